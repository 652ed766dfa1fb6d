import { ACCOUNT_CASES } from "./cases/account";
import { API_KEY_CASES } from "./cases/api-keys";
import { BILL_EXPLANATION_CASES } from "./cases/bill-explanation";
import { BILL_EXTRACTION_CASES } from "./cases/bill-extraction";
import { DEVICE_CASES } from "./cases/devices";
import { CHAT_ACTION_CASES } from "./cases/chat-actions";
import { CONVERSATION_CASES } from "./cases/conversations";
import { FORECAST_CASES } from "./cases/forecast";
import { GREEN_BUTTON_CASES } from "./cases/greenbutton";
import { METER_CASES } from "./cases/meters";
import { NILM_CASES } from "./cases/nilm";
import { ONBOARDING_CASES } from "./cases/onboarding";
import { OPENADR_CASES, OPENADR_REFUSALS_TESTED_ELSEWHERE } from "./cases/openadr";
import { OPTIMIZATION_CASES } from "./cases/optimization";
import { REWARD_CASES } from "./cases/rewards";
import { SITE_CASES } from "./cases/site";
import { TARIFF_CASES } from "./cases/tariffs";
import { VALIDATION_CASES } from "./cases/validation";
import { VPP_CASES, VPP_REFUSALS_TESTED_ELSEWHERE } from "./cases/vpp";
import type { OperationCase } from "./operation-case";

/** Each case runs over REST and over tRPC, and must come to the same. */
export const OPERATION_CASES: readonly OperationCase[] = [
  ...SITE_CASES,
  ...ACCOUNT_CASES,
  ...API_KEY_CASES,
  ...BILL_EXPLANATION_CASES,
  ...BILL_EXTRACTION_CASES,
  ...DEVICE_CASES,
  ...CHAT_ACTION_CASES,
  ...CONVERSATION_CASES,
  ...FORECAST_CASES,
  ...GREEN_BUTTON_CASES,
  ...METER_CASES,
  ...NILM_CASES,
  ...ONBOARDING_CASES,
  ...OPTIMIZATION_CASES,
  ...REWARD_CASES,
  ...TARIFF_CASES,
  ...VALIDATION_CASES,
  ...VPP_CASES,
  ...OPENADR_CASES,
];

/** Refusals that need a state which a table row cannot bring about; each has a test of its own, named here. */
export const REFUSALS_TESTED_ELSEWHERE: readonly string[] = [
  ...VPP_REFUSALS_TESTED_ELSEWHERE,
  ...OPENADR_REFUSALS_TESTED_ELSEWHERE,
  "chat.send session_expired: widget-session.test.ts",
  "chat.send not_found: chat-stream.test.ts",
  "optimization.schedule overloaded: optimization.test.ts",
];
