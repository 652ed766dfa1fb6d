import { ACCOUNT_CASES } from "./cases/account";
import { ACHIEVEMENTS_CASES } from "./cases/achievements";
import { ADVICE_CASES } from "./cases/advice";
import { ANOMALIES_CASES } from "./cases/anomalies";
import { API_KEYS_CASES } from "./cases/api-keys";
import { AUTH_CASES } from "./cases/auth";
import { BILLING_CASES, BILLING_ERRORS_TESTED_ELSEWHERE } from "./cases/billing";
import { BILL_EXPLANATION_CASES } from "./cases/bills/explanation";
import { BILL_EXTRACTION_CASES } from "./cases/bills/extraction";
import { BLOG_CASES } from "./cases/blog";
import { CHAT_ACTION_CASES } from "./cases/chat/actions";
import { CONVERSATION_CASES } from "./cases/chat/conversations";
import { CHAT_MESSAGE_CASES, CHAT_ERRORS_TESTED_ELSEWHERE } from "./cases/chat/messages";
import { CONTACT_CASES } from "./cases/contact";
import { DEVICES_CASES } from "./cases/devices";
import { ENERGY_QUERY_CASES } from "./cases/energy-query";
import { EVENTS_CASES, EVENTS_ERRORS_TESTED_ELSEWHERE } from "./cases/events";
import { FACILITIES_CASES } from "./cases/facilities";
import { FORECAST_CASES } from "./cases/forecast";
import { GREENBUTTON_CASES } from "./cases/greenbutton";
import { HEALTH_CASES } from "./cases/health";
import { HUBS_CASES, HUBS_ERRORS_TESTED_ELSEWHERE } from "./cases/hubs";
import { MARKETPLACE_CASES } from "./cases/marketplace";
import { METERS_CASES } from "./cases/meters";
import { NEWSLETTER_CASES } from "./cases/newsletter";
import { NILM_CASES } from "./cases/nilm";
import { NOTIFICATIONS_CASES } from "./cases/notifications";
import { ONBOARDING_CASES } from "./cases/onboarding";
import { OPENADR_CASES, OPENADR_ERRORS_TESTED_ELSEWHERE } from "./cases/openadr";
import { OPENID_CASES } from "./cases/openid";
import { OPTIMIZATION_CASES, OPTIMIZATION_ERRORS_TESTED_ELSEWHERE } from "./cases/optimization";
import { PARTNERS_CASES, PARTNERS_ERRORS_TESTED_ELSEWHERE } from "./cases/partners";
import { PARTNER_CONTENT_CASES } from "./cases/partners/content";
import { PARTNER_WORKSPACE_CASES } from "./cases/partners/workspaces";
import { REWARDS_CASES } from "./cases/rewards";
import { SECOND_FACTOR_CASES } from "./cases/second-factor";
import { SECURITY_EVENTS_CASES } from "./cases/security-events";
import { TARIFFS_CASES } from "./cases/tariffs";
import { UPLOADS_CASES } from "./cases/uploads";
import { VALIDATION_CASES } from "./cases/validation";
import { VPP_CASES, VPP_ERRORS_TESTED_ELSEWHERE } from "./cases/vpp";
import { WEBHOOKS_CASES } from "./cases/webhooks";
import { WHITE_PAPERS_CASES } from "./cases/white-papers";
import type { OperationCase } from "./operation-case";

/** Each case runs over REST and over tRPC, with the same result. */
export const OPERATION_CASES: readonly OperationCase[] = [
  ...ACCOUNT_CASES,
  ...ACHIEVEMENTS_CASES,
  ...ADVICE_CASES,
  ...ANOMALIES_CASES,
  ...API_KEYS_CASES,
  ...AUTH_CASES,
  ...BILLING_CASES,
  ...BILL_EXPLANATION_CASES,
  ...BILL_EXTRACTION_CASES,
  ...BLOG_CASES,
  ...CHAT_ACTION_CASES,
  ...CHAT_MESSAGE_CASES,
  ...CONVERSATION_CASES,
  ...CONTACT_CASES,
  ...DEVICES_CASES,
  ...ENERGY_QUERY_CASES,
  ...EVENTS_CASES,
  ...FACILITIES_CASES,
  ...FORECAST_CASES,
  ...GREENBUTTON_CASES,
  ...HEALTH_CASES,
  ...HUBS_CASES,
  ...MARKETPLACE_CASES,
  ...METERS_CASES,
  ...NEWSLETTER_CASES,
  ...NILM_CASES,
  ...NOTIFICATIONS_CASES,
  ...ONBOARDING_CASES,
  ...OPENADR_CASES,
  ...OPENID_CASES,
  ...OPTIMIZATION_CASES,
  ...PARTNERS_CASES,
  ...PARTNER_WORKSPACE_CASES,
  ...PARTNER_CONTENT_CASES,
  ...REWARDS_CASES,
  ...SECOND_FACTOR_CASES,
  ...SECURITY_EVENTS_CASES,
  ...TARIFFS_CASES,
  ...UPLOADS_CASES,
  ...VALIDATION_CASES,
  ...VPP_CASES,
  ...WEBHOOKS_CASES,
  ...WHITE_PAPERS_CASES,
];

/** Errors that need a state that a table row cannot set up; each entry names the file that tests it. */
export const ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  ...BILLING_ERRORS_TESTED_ELSEWHERE,
  ...CHAT_ERRORS_TESTED_ELSEWHERE,
  ...EVENTS_ERRORS_TESTED_ELSEWHERE,
  ...HUBS_ERRORS_TESTED_ELSEWHERE,
  ...OPENADR_ERRORS_TESTED_ELSEWHERE,
  ...OPTIMIZATION_ERRORS_TESTED_ELSEWHERE,
  ...PARTNERS_ERRORS_TESTED_ELSEWHERE,
  ...VPP_ERRORS_TESTED_ELSEWHERE,
];
