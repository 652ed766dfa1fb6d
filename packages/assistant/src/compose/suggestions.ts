import type { Intent } from "../understand/types";
import type { AssistantKey } from "../messages";
import { messages } from "../messages";
import type { Composition } from "./composition";

type Ask = Extract<AssistantKey, `assistant.ask.${string}`> extends `assistant.ask.${infer Name}` ? Name : never;

/** Which intent each offered question leads to: it is never offered as the sequel of itself. */
interface Offer {
  intent: Intent;
  /** An upload or a meter. */
  needsData?: boolean;
  needsMeter?: boolean;
  needsAccount?: boolean;
}

const ASKS: Record<Ask, Offer> = {
  save: { intent: "savings_estimate" },
  control: { intent: "device_control" },
  vpp: { intent: "vpp_benefits" },
  upload: { intent: "upload_how" },
  baseLoad: { intent: "base_load", needsData: true },
  peakHour: { intent: "peak_hour", needsData: true },
  night: { intent: "night_share", needsData: true },
  weekend: { intent: "weekday_weekend", needsData: true },
  months: { intent: "compare_months", needsData: true },
  total: { intent: "usage_total", needsData: true },
  summary: { intent: "bill_summary", needsData: true },
  tariff: { intent: "tariff_explain" },
  dryer: { intent: "appliance_advice" },
  ev: { intent: "appliance_advice" },
  vppJoin: { intent: "vpp_join" },
  plans: { intent: "plans_pricing" },
  trial: { intent: "trial" },
  earn: { intent: "coins_earn" },
  store: { intent: "store_items" },
  privacy: { intent: "privacy" },
  formats: { intent: "upload_how" },
  explain: { intent: "bill_explain", needsData: true },
  tariffs: { intent: "tariff_compare", needsMeter: true },
  breakdown: { intent: "appliance_breakdown", needsMeter: true },
  schedule: { intent: "schedule", needsMeter: true },
  thisMonth: { intent: "forecast", needsMeter: true },
  tomorrow: { intent: "forecast", needsMeter: true },
  unusual: { intent: "anomalies", needsMeter: true },
  devices: { intent: "device_list", needsAccount: true },
  earnings: { intent: "vpp_earnings", needsAccount: true },
  enroll: { intent: "vpp_enroll", needsAccount: true },
  rank: { intent: "rank", needsAccount: true },
  connect: { intent: "connect_meter", needsAccount: true },
};

const AFTER: Partial<Record<Intent, readonly Ask[]>> = {
  base_load: ["save", "unusual", "breakdown", "night", "peakHour", "connect", "upload"],
  night_share: ["breakdown", "baseLoad", "tariffs", "peakHour", "tariff", "connect", "upload"],
  peak_hour: ["schedule", "tariffs", "tariff", "baseLoad", "weekend", "connect", "upload"],
  peak_demand: ["peakHour", "breakdown", "tariff", "vpp", "connect", "upload"],
  weekday_weekend: ["peakHour", "breakdown", "months", "save", "connect", "upload"],
  usage_total: ["breakdown", "months", "tariffs", "baseLoad", "save", "connect", "upload"],
  usage_by_period: ["breakdown", "thisMonth", "months", "peakHour", "save", "connect", "upload"],
  compare_months: ["explain", "breakdown", "summary", "baseLoad", "save", "connect", "upload"],
  average_day: ["breakdown", "tomorrow", "weekend", "peakHour", "save", "connect", "upload"],
  cost: ["tariffs", "thisMonth", "explain", "save", "tariff", "months", "connect", "upload"],
  bill_summary: ["save", "explain", "tariffs", "baseLoad", "months", "connect", "upload"],
  bill_explain: ["tariffs", "breakdown", "thisMonth", "months", "save", "connect", "upload"],
  bill_compare: ["explain", "tariffs", "thisMonth", "months", "save", "connect", "upload"],
  anomalies: ["breakdown", "baseLoad", "thisMonth", "save", "connect", "upload"],
  forecast: ["tariffs", "schedule", "breakdown", "months", "save", "connect", "upload"],
  savings_estimate: ["tariffs", "breakdown", "baseLoad", "dryer", "tariff", "connect", "upload"],
  tariff_explain: ["tariffs", "schedule", "peakHour", "ev", "save", "dryer"],
  tariff_compare: ["schedule", "explain", "thisMonth", "peakHour", "tariff", "save", "connect"],
  appliance_advice: ["breakdown", "save", "tariff", "control"],
  appliance_cost: ["breakdown", "save", "tariff", "connect", "upload"],
  appliance_breakdown: ["baseLoad", "tariffs", "unusual", "save", "tariff", "connect", "upload"],
  schedule: ["tariffs", "devices", "thisMonth", "tariff", "save", "connect"],
  device_control: ["devices", "earnings", "schedule", "vpp", "dryer", "save"],
  device_list: ["earnings", "schedule", "control", "vpp", "save"],
  vpp_benefits: ["earnings", "vppJoin", "control", "save"],
  vpp_join: ["enroll", "vpp", "control", "privacy"],
  vpp_earnings: ["vppJoin", "devices", "rank", "vpp", "save"],
  vpp_enroll: ["earnings", "devices", "vpp", "save"],
  plans_pricing: ["trial", "save", "vpp"],
  trial: ["plans", "save", "upload"],
  coins_balance: ["store", "earn", "rank", "save"],
  coins_earn: ["store", "upload", "rank", "save"],
  store_items: ["earn", "rank", "save", "vpp"],
  purchases: ["store", "earn", "rank"],
  rank: ["earn", "store", "save"],
  upload_how: ["summary", "connect", "baseLoad", "formats", "save", "privacy"],
  connect_meter: ["breakdown", "tariffs", "thisMonth", "privacy", "upload", "save"],
  confirm: ["devices", "breakdown", "tariffs", "save"],
  decline: ["breakdown", "tariffs", "thisMonth", "save"],
  privacy: ["upload", "save", "control"],
  api: ["plans", "control", "privacy"],
  contact: ["plans", "save", "vpp"],
};
const DEFAULT: readonly Ask[] = ["summary", "save", "control", "vpp", "upload"];
const MAX_SUGGESTIONS = 3;

/** Two or three questions that the engine can answer for this asker, in the answer's language. */
export async function suggest(c: Composition): Promise<string[]> {
  const { intent, language } = c.understanding;
  const { data } = c.tools;
  const [usage, meter, account] = await Promise.all([data.usage(), data.meter(), data.account()]);
  const has = { data: usage !== null, meter: meter !== null, account: account !== null };
  const t = messages(language);
  return (
    [...new Set([...(AFTER[intent] ?? []), ...DEFAULT])]
      .filter(
        (ask) => ASKS[ask].intent !== intent || ask === "formats" || (intent === "appliance_advice" && ask !== "dryer"),
      )
      .filter((ask) => isOpen(ASKS[ask], has))
      // Someone whose data is here already has better things to ask than how to send it.
      .filter((ask) => !(has.data && (ask === "upload" || ask === "formats")) && !(has.meter && ask === "connect"))
      .slice(0, MAX_SUGGESTIONS)
      .map((ask) => t(`assistant.ask.${ask}`))
  );
}

const isOpen = (
  { needsData, needsMeter, needsAccount }: Offer,
  has: { data: boolean; meter: boolean; account: boolean },
): boolean => (!needsData || has.data) && (!needsMeter || has.meter) && (!needsAccount || has.account);
