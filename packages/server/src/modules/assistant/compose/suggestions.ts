import type { Intent } from "../understand/types";
import type { AssistantKey } from "../words";
import { words } from "../words";
import type { Composition } from "./composition";

type Ask = Extract<AssistantKey, `assistant.ask.${string}`> extends `assistant.ask.${infer Name}` ? Name : never;

/** Which intent each offered question leads to: it is never offered as the sequel of itself. */
const ASKS: Record<Ask, { intent: Intent; needsData: boolean }> = {
  save: { intent: "savings_estimate", needsData: false },
  control: { intent: "device_control", needsData: false },
  vpp: { intent: "vpp_benefits", needsData: false },
  upload: { intent: "upload_how", needsData: false },
  baseLoad: { intent: "base_load", needsData: true },
  peakHour: { intent: "peak_hour", needsData: true },
  night: { intent: "night_share", needsData: true },
  weekend: { intent: "weekday_weekend", needsData: true },
  months: { intent: "compare_months", needsData: true },
  total: { intent: "usage_total", needsData: true },
  summary: { intent: "bill_summary", needsData: true },
  tariff: { intent: "tariff_explain", needsData: false },
  dryer: { intent: "appliance_advice", needsData: false },
  ev: { intent: "appliance_advice", needsData: false },
  vppJoin: { intent: "vpp_join", needsData: false },
  plans: { intent: "plans_pricing", needsData: false },
  trial: { intent: "trial", needsData: false },
  earn: { intent: "coins_earn", needsData: false },
  store: { intent: "store_items", needsData: false },
  privacy: { intent: "privacy", needsData: false },
  formats: { intent: "upload_how", needsData: false },
};

const AFTER: Partial<Record<Intent, readonly Ask[]>> = {
  base_load: ["save", "night", "peakHour", "upload"],
  night_share: ["baseLoad", "peakHour", "tariff", "upload"],
  peak_hour: ["tariff", "baseLoad", "weekend", "upload"],
  peak_demand: ["peakHour", "tariff", "vpp", "upload"],
  weekday_weekend: ["peakHour", "months", "save", "upload"],
  usage_total: ["months", "baseLoad", "save", "upload"],
  usage_by_period: ["months", "peakHour", "save", "upload"],
  compare_months: ["summary", "baseLoad", "save", "upload"],
  average_day: ["weekend", "peakHour", "save", "upload"],
  cost: ["save", "tariff", "months", "upload"],
  bill_summary: ["save", "baseLoad", "months", "upload"],
  savings_estimate: ["baseLoad", "dryer", "tariff", "upload"],
  tariff_explain: ["peakHour", "ev", "save", "dryer"],
  appliance_advice: ["save", "tariff", "control"],
  appliance_cost: ["save", "tariff", "upload"],
  device_control: ["vpp", "dryer", "save"],
  vpp_benefits: ["vppJoin", "control", "save"],
  vpp_join: ["vpp", "control", "privacy"],
  plans_pricing: ["trial", "save", "vpp"],
  trial: ["plans", "save", "upload"],
  coins_balance: ["store", "earn", "save"],
  coins_earn: ["store", "upload", "save"],
  store_items: ["earn", "save", "vpp"],
  upload_how: ["summary", "baseLoad", "formats", "save", "privacy"],
  privacy: ["upload", "save", "control"],
  api: ["plans", "control", "privacy"],
  contact: ["plans", "save", "vpp"],
};
const DEFAULT: readonly Ask[] = ["summary", "save", "control", "vpp", "upload"];
const MAX_SUGGESTIONS = 3;

/** Two or three questions that the engine can answer for this asker, in the answer's language. */
export async function suggest(c: Composition): Promise<string[]> {
  const { intent, language } = c.understanding;
  const hasData = (await c.tools.data.usage()) !== null;
  const t = words(language);
  return (
    [...new Set([...(AFTER[intent] ?? []), ...DEFAULT])]
      .filter(
        (ask) => ASKS[ask].intent !== intent || ask === "formats" || (intent === "appliance_advice" && ask !== "dryer"),
      )
      .filter((ask) => hasData || !ASKS[ask].needsData)
      // Someone whose file is here already has better things to ask than how to send one.
      .filter((ask) => !(hasData && (ask === "upload" || ask === "formats")))
      .slice(0, MAX_SUGGESTIONS)
      .map((ask) => t(`assistant.ask.${ask}`))
  );
}
