import { findClaims } from "../guard/claims";
import type { Evidence } from "../guard";

/**
 * Inputs of tools that are amounts to calculate with. What a tool makes of one becomes a fact, so a model may only pass on
 * what the asker said or a tool found: an amount of its own would come back as if it were known.
 */
export const AMOUNTS: ReadonlySet<string> = new Set([
  "watts",
  "hours",
  "minutes",
  "durationMinutes",
  "energyWh",
  "energyKwh",
  "money",
  "km",
  "pricePerKwh",
  "targetCharge",
  "value",
]);

/** Inputs that choose among what there is: a wrong one finds something else, or nothing. */
export const CHOICES: ReadonlySet<string> = new Set([
  "month",
  "day",
  "year",
  "back",
  "monthsBack",
  "count",
  "weekday",
  "limit",
  "minuteOfDay",
  "daysAhead",
  "fromHour",
  "toHour",
  "days",
  "skip",
]);

/** Between the units of an input and those of a sentence: kWh and Wh, minutes and hours, miles and km, percent. */
const FACTORS = [1, 1000, 0.001, 60, 1 / 60, 1.609344, 0.01];
/** Hours of a day: "always on" says it without a number. */
const ALWAYS = 24;

/** The amounts of an input that neither the asker nor a tool has named, as `name: value`. */
export function ungivenAmounts(input: unknown, askerTexts: readonly string[], evidence: Evidence): string[] {
  const wanted = amountsIn(input);
  if (wanted.length === 0) return [];
  const known = [
    ...askerTexts.flatMap(numbersIn),
    ...evidence.facts.flatMap(({ value }) => (typeof value === "number" ? [value] : [])),
    ...evidence.passages.flatMap(({ text }) => numbersIn(text)),
    ALWAYS,
  ];
  const isKnown = (value: number) =>
    known.some((one) => FACTORS.some((factor) => Math.abs(one * factor - value) <= Math.abs(value) * 0.005));
  return wanted.filter(({ value }) => !isKnown(value)).map(({ name, value }) => `${name}: ${value}`);
}

/** A temperature may be said in Fahrenheit and set in Celsius. */
const numbersIn = (text: string): number[] =>
  findClaims(text).figures.flatMap(({ value }) => [Math.abs(value), Math.abs(((value - 32) * 5) / 9)]);

function amountsIn(input: unknown): { name: string; value: number }[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    typeof value === "number" ? (AMOUNTS.has(name) ? [{ name, value: Math.abs(value) }] : []) : amountsIn(value),
  );
}
