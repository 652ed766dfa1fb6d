import type { Language } from "@wattleaf/shared/i18n/language";
import type { Appliance } from "./entities/appliance";
import type { Amount } from "./entities/amount";
import type { Period } from "./entities/period";

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
  "savings_estimate",
  "tariff_explain",
  "appliance_advice",
  "appliance_cost",
  "device_control",
  "vpp_benefits",
  "vpp_join",
  "plans_pricing",
  "trial",
  "coins_balance",
  "coins_earn",
  "store_items",
  "upload_how",
  "privacy",
  "api",
  "contact",
  "language_switch",
  /** "How do you know that?": the sources of the answer before. */
  "provenance",
  "out_of_scope",
  /** Nothing above fits: the knowledge base is searched with the words of the question. */
  "knowledge",
] as const;
export type Intent = (typeof INTENTS)[number];

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
  /** Sources that the answer cited, filled in once it is composed. */
  sources: readonly { title: string; kind: "article" | "upload" | "meter" | "product" | "account" }[];
}

/** An earlier question of the conversation. */
export interface Turn {
  question: string;
  understanding: Understanding;
}
