import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Proposal, ToldSection } from "../turn";

/** Where a fact comes from. `key` tells sources apart; two facts of one key share one citation. */
export interface Source {
  key: string;
  kind: "article" | "upload" | "meter" | "product" | "account" | "question";
  title: string;
  url?: string;
  /** Made-up readings, simulated devices, sample rates: the title says so, and what is drawn from it does. */
  sandbox?: boolean;
}

/**
 * Unit of a fact's value. `currency` and `price` (per kWh) carry their currency in `text`; `hour` is an hour of the day
 * (0–23) that stands for the hour that begins then, `time` a clock time "HH:MM"; `rank` is a place ("3rd"); `month` is "YYYY-MM", `date` "YYYY-MM-DD", `instant` local ISO;
 * `text` is quoted as it stands and never read as a figure.
 */
export type FactUnit =
  | "Wh"
  | "W"
  | "therm"
  | "liter"
  | "fraction"
  | "currency"
  | "price"
  | "coins"
  | "days"
  | "weeks"
  | "hours"
  | "months"
  | "years"
  | "minutes"
  | "megabytes"
  | "kgCo2"
  | "celsius"
  | "volt"
  | "ampere"
  /** BTU/h of cooling. */
  | "btu"
  | "km"
  | "points"
  | "rank"
  | "count"
  | "hour"
  | "time"
  | "month"
  | "date"
  | "instant"
  | "text";

/** One thing that a tool found out, with its unit and its source. The only stuff answers are made of. */
export interface Fact {
  id: string;
  value: number | string;
  unit: FactUnit;
  text?: string;
  source: Source;
  /** What was read with doubt from a document, of what this figure is or was calculated from. */
  doubts?: readonly Doubt[];
}

/** What was read from a document and what nothing else on it confirms: one figure, or the first and the last day. */
export interface Doubt {
  /** The document's name. */
  file: Fact;
  figures: readonly [Fact] | readonly [first: Fact, last: Fact];
}

/** Article text that an answer may quote, with the source it is cited as. */
export interface CitedPassage {
  text: string;
  sentences: readonly string[];
  source: Source;
  /** Of an article: which of its sections it is. */
  section?: ToldSection;
  /** It tells of nothing that there is on a partner's page. */
  ofOurSite?: true | undefined;
}

export interface ToolResult {
  facts: readonly Fact[];
  passages?: readonly CitedPassage[];
  /** What shows the facts below the text; every value in it is one of them. */
  attachments?: readonly Attachment[];
  /** What the tool has proposed and not done; the asker's yes or no comes in the next message or by the card. */
  proposal?: Proposal;
}

/** What a tool could not find out, by what stands in the way. */
export interface Missing<Reason extends string> extends ToolResult {
  missing: Reason;
}

export const missing = <Reason extends string>(reason: Reason): Missing<Reason> => ({ missing: reason, facts: [] });

export function fact(source: Source, id: string, value: number | string, unit: FactUnit, text?: string): Fact {
  return { id, value, unit, source, ...(text === undefined ? {} : { text }) };
}

/** A published text that figures are taken from. */
export const published = (key: string, title: string, url?: string): Source => ({
  key,
  kind: "article",
  title,
  ...(url ? { url } : {}),
});

/** What the asker said counts as given: it may be repeated and used, and is not cited. */
export const QUESTION_SOURCE: Source = { key: "question", kind: "question", title: "" };

/** Id of the fact that no price is known for what was asked in money: the answer is then in kWh, and says so. */
export const UNPRICED = "query.unpriced";

/** Every fact within nested groups, in their order. */
export function factsIn(group: unknown): Fact[] {
  if (Array.isArray(group)) return group.flatMap(factsIn);
  if (typeof group !== "object" || group === null) return [];
  return isFact(group) ? [group] : Object.values(group).flatMap(factsIn);
}

export function isFact(value: object): value is Fact {
  return "unit" in value && "source" in value && "id" in value && "value" in value;
}

/** Whether any of the facts is of sandbox, sample or simulated data. */
export const isSandboxed = (facts: readonly Fact[]): boolean => facts.some(({ source }) => source.sandbox === true);
