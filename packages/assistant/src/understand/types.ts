import type { ACTION_KINDS } from "@wattleaf/shared/contracts/attachments";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { Appliance } from "./entities/appliance";
import type { Amount } from "./entities/amount";
import type { Command, Setting } from "./entities/command";
import type { Period } from "./entities/period";
import type { TariffKind } from "./entities/tariff";
import type { ClockTime } from "./entities/time";

export const INTENTS = [
  "greeting",
  "thanks",
  "goodbye",
  "capabilities",
  "usage_total",
  "usage_by_period",
  "compare_months",
  "peak_hour",
  "peak_demand",
  "base_load",
  "night_share",
  "weekday_weekend",
  "average_day",
  "cost",
  "bill_summary",
  /** Why a bill is what it is, or what its lines mean. */
  "bill_explain",
  /** Two bills, in money. */
  "bill_compare",
  "anomalies",
  /** Use or cost of a time to come. */
  "forecast",
  "savings_estimate",
  "tariff_explain",
  /** Whether the asker would pay less on another tariff. */
  "tariff_compare",
  "appliance_advice",
  /** What a given appliance costs or uses, as a rule or by the figures in the question. */
  "appliance_cost",
  /** What the asker's own appliances use. */
  "appliance_breakdown",
  "schedule",
  "device_control",
  "device_list",
  "vpp_benefits",
  "vpp_join",
  "vpp_earnings",
  /** Asks to be enrolled now. */
  "vpp_enroll",
  "plans_pricing",
  "trial",
  "coins_balance",
  "coins_earn",
  "store_items",
  "purchases",
  /** The asker's place, level, points or streak on the leaderboard. */
  "rank",
  "upload_how",
  "connect_meter",
  "privacy",
  /** Where to change, download or delete what is one's own: the account, a meter, a device. */
  "account_settings",
  /** What the asker's electricity emits. */
  "carbon",
  /** What the asker's own panels made or fed in. */
  "solar_output",
  "api",
  "contact",
  "language_switch",
  /** "How do you know that?": the sources of the answer before. */
  "provenance",
  /** Yes and no to what the answer before proposed; read only behind a proposal. */
  "confirm",
  "decline",
  "out_of_scope",
  /** What would endanger the asker or take from others. */
  "unsafe",
  /** Nothing above fits: the knowledge base is searched with the words of the question. */
  "knowledge",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Read from the conversation alone, never from the words alone: neither rules nor examples know them. */
export const REPLY_INTENTS = ["confirm", "decline"] as const;
export type TrainedIntent = Exclude<Intent, (typeof REPLY_INTENTS)[number]>;
export const TRAINED_INTENTS = INTENTS.filter(
  (intent): intent is TrainedIntent => intent !== "confirm" && intent !== "decline",
);

export type EnergyUnit = "Wh" | "kWh" | "MWh";

export interface Entities {
  appliance?: Appliance;
  period?: Period;
  /** A second period named beside the first: "June or May". */
  comparedTo?: Period;
  amounts: readonly Amount[];
  /** Unit in which the asker wants energy to be said. */
  unit?: EnergyUnit;
  /** Language that the asker asks to be answered in. */
  answerLanguage?: Language;

  /** "The living room": in English, whatever the language of the question. */
  room?: string;
  /** What stood in quotes: a hint at the name of one of the asker's devices. */
  deviceName?: string;
  /** "Everything", "all the lights". */
  allDevices?: true;
  command?: Command;
  setting?: Setting;
  /** "By 7 am". */
  deadline?: ClockTime;
  /** "After 10 pm". */
  notBefore?: ClockTime;
  /** "At 10". */
  at?: ClockTime;
  durationMinutes?: number;
  /** "To 80 %", "20 kWh", "100 miles": how far something is to be charged. */
  target?: { value: number; unit: "fraction" | "Wh" | "km" };
  tariff?: TariffKind;
}

/** What the engine made of a question: plain JSON, kept with the conversation so that later questions can lean on it. */
export interface Understanding {
  intent: Intent;
  /** 0–1: how clearly the best reading won. */
  confidence: number;
  /** Language of the answer. */
  language: Language;
  entities: Entities;
  /** The asker's question as understood: for a follow-up it carries the words of what it follows. */
  query: string;
  /** True when the reading leans on an earlier turn. */
  followUp: boolean;
  /** True for a "why?": the answer explains instead of stating. */
  explain: boolean;
  /** True for "is that a lot?": the answer sets the figure beside another. */
  judge?: boolean;
  /** What the answer proposed to do, filled in once it is composed; a yes or a no right behind it is read against it. */
  proposal?: { action: (typeof ACTION_KINDS)[number]; id: string | null };
  /** Sources that the answer cited, filled in once it is composed. */
  sources: readonly { title: string; kind: "article" | "upload" | "meter" | "product" | "account" }[];
}

/** An earlier question of the conversation. */
export interface Turn {
  question: string;
  understanding: Understanding;
}
