import type { Intent } from "../understand/types";
import { connectAnswer, purchasesAnswer, rankAnswer } from "./account";
import { applianceAdvice, applianceCost, tariff, vppBenefits, vppJoin } from "./advice";
import { carbonAnswer } from "./carbon";
import { compareBillsAnswer, explainBillAnswer } from "./bills";
import { breakdownAnswer } from "./breakdown";
import type { Composer } from "./composition";
import { controlAnswer, devicesAnswer } from "./devices";
import { billSummary, cost, savings } from "./money";
import { coinsBalance, coinsEarn, pricing, store, trial, uploadHow } from "./product";
import { averageDay, baseLoad, nightShare, peakDemand, peakHour, weekdayWeekend } from "./load-shape";
import { anomaliesAnswer, forecastAnswer } from "./outlook";
import { scheduleAnswer } from "./schedule";
import { solarAnswer } from "./solar";
import { compareTariffsAnswer } from "./tariffs";
import {
  capabilities,
  fromArticles,
  fromKnowledge,
  goodbye,
  greeting,
  languageSwitch,
  outOfScope,
  provenance,
  thanks,
  unsafe,
} from "./talk";
import { compareMonths, usageByPeriodAnswer, usageTotal } from "./usage";
import { confirmAnswer, declineAnswer } from "./verdict";
import { enrollAnswer, vppEarningsAnswer } from "./vpp";

const ownThings = fromArticles("managing-your-account");
const privacy = fromArticles("privacy-and-security");

/** How each intent is answered. */
export const COMPOSERS: Record<Intent, Composer> = {
  greeting,
  thanks,
  goodbye,
  capabilities,
  usage_total: usageTotal,
  usage_by_period: usageByPeriodAnswer,
  compare_months: compareMonths,
  peak_hour: peakHour,
  peak_demand: peakDemand,
  base_load: baseLoad,
  night_share: nightShare,
  weekday_weekend: weekdayWeekend,
  average_day: averageDay,
  cost,
  bill_summary: billSummary,
  bill_explain: explainBillAnswer,
  bill_compare: compareBillsAnswer,
  anomalies: anomaliesAnswer,
  forecast: forecastAnswer,
  savings_estimate: savings,
  tariff_explain: tariff,
  tariff_compare: compareTariffsAnswer,
  appliance_advice: applianceAdvice,
  appliance_cost: applianceCost,
  appliance_breakdown: breakdownAnswer,
  schedule: scheduleAnswer,
  device_control: controlAnswer,
  device_list: devicesAnswer,
  vpp_benefits: vppBenefits,
  vpp_join: vppJoin,
  vpp_earnings: vppEarningsAnswer,
  vpp_enroll: enrollAnswer,
  plans_pricing: pricing,
  trial,
  coins_balance: coinsBalance,
  coins_earn: coinsEarn,
  store_items: store,
  purchases: purchasesAnswer,
  rank: rankAnswer,
  upload_how: uploadHow,
  connect_meter: connectAnswer,
  privacy: (c) =>
    (/\b(?:delete|erase|close|wipe)\b|注销|删除|删掉|清除|销户/.test(c.understanding.query) ? ownThings : privacy)(c),
  account_settings: ownThings,
  carbon: carbonAnswer,
  solar_output: solarAnswer,
  api: fromArticles("api-and-developers", "partner-widget"),
  contact: fromArticles("contact-and-support"),
  language_switch: languageSwitch,
  provenance,
  confirm: confirmAnswer,
  decline: declineAnswer,
  out_of_scope: outOfScope,
  unsafe,
  knowledge: fromKnowledge,
};

/** What explains an answer that was a figure of the asker's own ("why?", "tell me more"). */
export const EXPLAINED_BY: Partial<Record<Intent, string>> = {
  base_load: "what-is-base-load",
  usage_total: "why-bill-went-up",
  usage_by_period: "why-bill-went-up",
  compare_months: "why-bill-went-up",
  average_day: "why-bill-went-up",
  cost: "why-bill-went-up",
  peak_hour: "peak-and-off-peak",
  peak_demand: "demand-charges",
  night_share: "what-is-base-load",
  weekday_weekend: "peak-and-off-peak",
  plans_pricing: "plans-and-pricing",
  coins_balance: "green-coins",
  coins_earn: "green-coins",
  store_items: "green-store",
  upload_how: "uploading-bills",
};
