import { perPeriod } from "@wattleaf/engine/estimate/energy-cost";
import type { Metric, Subject, Appliance, Unit } from "../../frame/frame";
import type { GivenPeriod } from "../../frame/amounts/given-codes";
import { type Fact, fact, type FactUnit, QUESTION_SOURCE, type Source } from "../facts";
import type { SunZone } from "../../frame/sun-zone";
import type { GivenAmounts } from "./given-amounts";

/** What a calculation finds, which decides how its headline is worded. */
export type Finding =
  | "cost"
  | "energy"
  | "power"
  /** The same in another unit. */
  | "equal"
  /** Heat that is moved. */
  | "cooling"
  | "saving"
  /** What a higher price adds. */
  | "extra"
  | "hours"
  /** How long a charge takes, and what it costs in `worded`. */
  | "charging_time"
  | "price"
  | "change"
  | "battery_size"
  | "solar_size"
  | "production"
  | "payback"
  | "share";

/** `60 W × 4 hours = 0.24 kWh` */
export interface Step {
  factors: readonly Fact[];
  sign: "×" | "÷" | "+" | "−";
  result: Fact;
}

/** One figure, or the least and the most that it may be. */
export type Figures = readonly [Fact] | readonly [low: Fact, high: Fact];

/** What was taken where the asker gave nothing, with its source. */
export type Assumption =
  | "own_price"
  | "average_price"
  | "typical_watts"
  | "typical_consumption"
  | "panel_watts"
  | "solar_yield"
  /** Of what a battery takes in, what comes out again. */
  | "round_trip"
  /** What a boiler gives of the heat that is in its gas. */
  | "boiler_efficiency"
  | "usable_share"
  | "feedback_saving"
  | "charging_losses"
  /** What a Chinese 匹 draws. */
  | "pi_watts"
  /** Heat moved for each Wh (EER). */
  | "cooling_ratio";

export interface Calculation {
  finding: Finding;
  headline: Figures;
  /** `span` is a number of days, in `span`. */
  per: GivenPeriod | "hour" | "span" | null;
  span?: Fact;
  steps: readonly Step[];
  /** The same for other periods. */
  also?: readonly { figures: Figures; per: GivenPeriod }[];
  assumed?: readonly { what: Assumption; facts: readonly Fact[] }[];
  /** Amounts that only the wording needs. */
  worded?: readonly Fact[];
  /** How many panels make the watts that were found. */
  panels?: { figures: Figures; each: Fact };
  /** An air conditioner's compressor pauses: its rated power bounds what it uses. */
  isAtMost?: true;
  /** What would make it complete. */
  ask?: "battery_price" | "distance" | "hours" | "price" | "saved_price" | "system_cost" | undefined;
}

/** What a calculator may use of a question. */
export interface Problem {
  given: GivenAmounts;
  metric: Metric | undefined;
  subject: Subject | undefined;
  appliance: Appliance | undefined;
  group: string | undefined;
  filters: readonly string[];
  /** Where panels would stand. */
  sun: SunZone;
  /** The length of the time that is named: "last month I used …". */
  named: GivenPeriod | null;
  unit: Unit | undefined;
  /** The likeliest topic of the articles. */
  topic: string | undefined;
  isAdvice: boolean;
  /** What a kWh costs: stated, else of the asker's own bills, else a published average; null when none may be used. */
  price: { fact: Fact; assumed: Assumption | null } | null;
  currency: string | null;
}

/** What an amount must be stated with, where a figure would only be a guess. */
export interface Unknown {
  unknown: "cop" | "energy_period" | "no_gain" | "stored_energy";
  /** The amount that lacks it. */
  amount: Fact;
}

/** Null where the amounts are none of this kind, so that another may take them. */
export type Calculator = (problem: Problem) => Calculation | Unknown | null;

export const isUnknown = (found: Calculation | Unknown): found is Unknown => "unknown" in found;

export const stated = (id: string, value: number, unit: FactUnit, text?: string | null): Fact =>
  fact(QUESTION_SOURCE, id, value, unit, text ?? undefined);

/**
 * What comes of stated amounts alone is as little a matter of sources as they are; else it is cited with the
 * assumption.
 */
export function computed(id: string, value: number, unit: FactUnit, from: readonly Fact[], text?: string | null): Fact {
  const source: Source = from.find(({ source: { kind } }) => kind !== "question")?.source ?? QUESTION_SOURCE;
  return fact(source, id, value, unit, text ?? undefined);
}

export const step = (sign: Step["sign"], factors: readonly Fact[], result: Fact): Step => ({ factors, sign, result });

const LENGTHS: readonly GivenPeriod[] = ["day", "week", "month", "year"];

/** What counts once a day, counted once a year: "900 kWh × 12 = 10,800 kWh". No step within the same period. */
export function inPeriod(each: Fact, from: GivenPeriod, to: GivenPeriod): { fact: Fact; steps: Step[] } {
  if (from === to) return { fact: each, steps: [] };
  const isLonger = LENGTHS.indexOf(from) < LENGTHS.indexOf(to);
  const [short, long] = isLonger ? [from, to] : [to, from];
  const unit = short === "day" ? "days" : short === "week" ? "weeks" : "count";
  const factor = stated(`${each.id}.${short}s`, perPeriod(1, short, long), unit);
  const result: Fact = { ...each, id: `${each.id}.${to}`, value: perPeriod(Number(each.value), from, to) };
  return { fact: result, steps: [step(isLonger ? "×" : "÷", [each, factor], result)] };
}

/** Energy times price, where there is a price. */
export function costStep(id: string, energy: Fact, price: Problem["price"]): Step | null {
  if (!price) return null;
  const amount = (Number(energy.value) / 1_000) * Number(price.fact.value);
  return step("×", [energy, price.fact], computed(id, amount, "currency", [energy, price.fact], price.fact.text));
}

export const assumedPrice = (price: Problem["price"]): NonNullable<Calculation["assumed"]> =>
  price?.assumed ? [{ what: price.assumed, facts: [price.fact] }] : [];
