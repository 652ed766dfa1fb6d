/** Where a fact comes from. `key` tells sources apart; two facts of one key share one citation. */
export interface Source {
  key: string;
  kind: "article" | "upload" | "meter" | "product" | "account" | "question";
  title: string;
  url?: string;
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
  | "litre"
  | "fraction"
  | "currency"
  | "price"
  | "coins"
  | "days"
  | "hours"
  | "months"
  | "minutes"
  | "megabytes"
  | "kgCo2"
  | "celsius"
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
}

/** Article text that an answer may quote, with the source it is cited as. */
export interface CitedPassage {
  text: string;
  sentences: readonly string[];
  source: Source;
}

export interface ToolResult {
  facts: readonly Fact[];
  passages: readonly CitedPassage[];
}

export function fact(source: Source, id: string, value: number | string, unit: FactUnit, text?: string): Fact {
  return { id, value, unit, source, ...(text === undefined ? {} : { text }) };
}

/** What the asker said counts as given: it may be repeated and reckoned with, and is not cited. */
export const QUESTION_SOURCE: Source = { key: "question", kind: "question", title: "" };
