import { ACHIEVEMENTS_OPERATIONS } from "./achievements";
import { ACCOUNT_OPERATIONS } from "./account";
import { ADVICE_OPERATIONS } from "./advice";
import { ANOMALIES_OPERATIONS } from "./anomalies";
import { API_KEYS_OPERATIONS } from "./api-keys";
import { AUTH_OPERATIONS } from "./auth";
import { BILLING_OPERATIONS } from "./billing";
import { BILLS_EXPLANATION_OPERATIONS } from "./bills/explanation";
import { BILLS_EXTRACTION_OPERATIONS } from "./bills/extraction";
import { BLOG_OPERATIONS } from "./blog";
import { CHAT_ACTIONS_OPERATIONS } from "./chat/actions";
import { CONVERSATION_OPERATIONS } from "./chat/conversations";
import { CHAT_MESSAGES_OPERATIONS } from "./chat/messages";
import { CONTACT_OPERATIONS } from "./contact";
import { DEVICES_OPERATIONS } from "./devices";
import { DEVICE_ENERGY_OPERATIONS } from "./devices/energy";
import { DEVICE_SCHEDULE_OPERATIONS } from "./devices/schedules";
import { ENERGY_QUERY_OPERATIONS } from "./energy-query";
import { EVENTS_OPERATIONS } from "./events";
import { FACILITIES_OPERATIONS } from "./facilities";
import { FORECAST_OPERATIONS } from "./forecast";
import { GREENBUTTON_OPERATIONS } from "./greenbutton";
import { HEALTH_OPERATIONS } from "./health";
import { HUBS_OPERATIONS } from "./hubs";
import { MARKETPLACE_OPERATIONS } from "./marketplace";
import { METERS_OPERATIONS } from "./meters";
import { METER_LABEL_OPERATIONS } from "./meters/labels";
import { NEWSLETTER_OPERATIONS } from "./newsletter";
import { NILM_OPERATIONS } from "./nilm";
import { NOTIFICATIONS_OPERATIONS } from "./notifications";
import { ONBOARDING_OPERATIONS } from "./onboarding";
import { OPENADR_OPERATIONS } from "./openadr";
import { OPENID_OPERATIONS } from "./openid";
import { OPTIMIZATION_OPERATIONS } from "./optimization";
import { OPTIMIZATION_TARIFFS_OPERATIONS } from "./optimization/tariffs";
import { PARTNERS_OPERATIONS } from "./partners";
import { PARTNER_ARTICLE_OPERATIONS } from "./partners/articles";
import { PARTNER_INSIGHT_OPERATIONS } from "./partners/insight";
import { PARTNER_QUESTION_OPERATIONS } from "./partners/questions";
import { PARTNER_TARIFF_OPERATIONS } from "./partners/tariffs";
import { PARTNER_WORKSPACE_OPERATIONS } from "./partners/workspaces";
import { REWARDS_OPERATIONS } from "./rewards";
import { SECOND_FACTOR_OPERATIONS } from "./second-factor";
import { SECURITY_EVENTS_OPERATIONS } from "./security-events";
import { TARIFFS_BILLING_OPERATIONS } from "./tariffs/billing";
import { TARIFFS_CATALOG_OPERATIONS } from "./tariffs/catalog";
import { UPLOADS_OPERATIONS } from "./uploads";
import { VALIDATION_OPERATIONS } from "./validation";
import { VPP_OPERATIONS } from "./vpp";
import { WEBHOOKS_OPERATIONS } from "./webhooks";
import { WHITE_PAPERS_OPERATIONS } from "./white-papers";
import type { Operation } from "./operation";

/** Every operation of the product; the OpenAPI document and the operation tests are derived from this. */
export const OPERATIONS: readonly Operation[] = [
  ...ACHIEVEMENTS_OPERATIONS,
  ...AUTH_OPERATIONS,
  ...OPENID_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...SECOND_FACTOR_OPERATIONS,
  ...SECURITY_EVENTS_OPERATIONS,
  ...API_KEYS_OPERATIONS,
  ...ONBOARDING_OPERATIONS,
  ...CHAT_MESSAGES_OPERATIONS,
  ...CHAT_ACTIONS_OPERATIONS,
  ...CONVERSATION_OPERATIONS,
  ...UPLOADS_OPERATIONS,
  ...METERS_OPERATIONS,
  ...METER_LABEL_OPERATIONS,
  ...ADVICE_OPERATIONS,
  ...CONTACT_OPERATIONS,
  ...EVENTS_OPERATIONS,
  ...WHITE_PAPERS_OPERATIONS,
  ...DEVICES_OPERATIONS,
  ...DEVICE_SCHEDULE_OPERATIONS,
  ...DEVICE_ENERGY_OPERATIONS,
  ...HUBS_OPERATIONS,
  ...MARKETPLACE_OPERATIONS,
  ...REWARDS_OPERATIONS,
  ...NOTIFICATIONS_OPERATIONS,
  ...NEWSLETTER_OPERATIONS,
  ...BLOG_OPERATIONS,
  ...PARTNERS_OPERATIONS,
  ...PARTNER_WORKSPACE_OPERATIONS,
  ...PARTNER_ARTICLE_OPERATIONS,
  ...PARTNER_TARIFF_OPERATIONS,
  ...PARTNER_QUESTION_OPERATIONS,
  ...PARTNER_INSIGHT_OPERATIONS,
  ...WEBHOOKS_OPERATIONS,
  ...HEALTH_OPERATIONS,
  ...BILLS_EXTRACTION_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...BILLS_EXPLANATION_OPERATIONS,
  ...GREENBUTTON_OPERATIONS,
  ...NILM_OPERATIONS,
  ...FORECAST_OPERATIONS,
  ...ANOMALIES_OPERATIONS,
  ...VPP_OPERATIONS,
  ...OPENADR_OPERATIONS,
  ...ENERGY_QUERY_OPERATIONS,
  ...TARIFFS_BILLING_OPERATIONS,
  ...TARIFFS_CATALOG_OPERATIONS,
  ...FACILITIES_OPERATIONS,
  ...OPTIMIZATION_OPERATIONS,
  ...OPTIMIZATION_TARIFFS_OPERATIONS,
  ...VALIDATION_OPERATIONS,
];
