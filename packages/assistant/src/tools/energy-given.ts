import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { namedHours } from "../compose/figures/filter-words";
import { hoursOfFilter } from "../frame/labels";
import { periodLabel } from "../frame/times/period-label";
import { type Answered, countFacts } from "./energy-figures";
import { type Fact, fact, QUESTION_SOURCE } from "./facts";

/** What the question itself says may be said again: hours, thresholds, how many. */
export function givenFacts(question: EnergyQuestion, { currency }: Answered, language: Language): Fact[] {
  const { filters = [], pick } = question;
  const threshold = thresholdOf(pick, currency);
  return [
    ...hourFacts(filters),
    ...(threshold ? [threshold] : []),
    ...datesOf(question, language),
    ...countFacts(QUESTION_SOURCE, "given.count", Number(pick?.split(":")[1] ?? Number.NaN)),
  ];
}

/** The hours of the day that filters name. */
export function hourFacts(filters: readonly string[]): Fact[] {
  const time = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  const minutes = filters.flatMap((filter) => {
    const named = namedHours(filter);
    const hours = named ? { fromMinute: named.from * 60, toMinute: named.to * 60 } : hoursOfFilter(filter);
    return hours ? [hours.fromMinute, hours.toMinute] : [];
  });
  return minutes.map((minute) => fact(QUESTION_SOURCE, "given.time", time(minute), "time"));
}

/** The periods by their dates and names: what has no readings may be named as well. */
export function datesOf({ period, compared_to }: EnergyQuestion, language: Language): Fact[] {
  const given = (value: string | number, unit: Fact["unit"]) => fact(QUESTION_SOURCE, "given.period", value, unit);
  const codes = [period, compared_to].filter((code) => code !== undefined);
  return codes.flatMap((code) => [
    ...(/^(?:last|next)\d|^[a-z]+[-+]\d+$|^--(?:1[3-9]|[23]\d)$/.test(code) && !/^\d{4}/.test(code)
      ? [given(periodLabel(code, language), "text")]
      : []),
    // A date without its year has one that no sentence says.
    ...(code.match(/(?:\d{4}|-)-\d\d(?:-\d\d)?/g) ?? []).map((date) => {
      const full = date.replace(/^--/, "2000-");
      return given(full, full.length === "YYYY-MM".length ? "month" : "date");
    }),
    ...(code.match(/(?<![\d-])\d{4}/g) ?? []).flatMap((year) => [
      given(`${year}-01-01`, "date"),
      given(Number(year), "count"),
    ]),
  ]);
}

/**
 * `above:30kWh`, `below:10usd`, `above:5kW` as a fact; null of another pick.
 * @param currency of the answer, which is what an amount of money was compared with
 */
export function thresholdOf(pick: string | undefined, currency: string | null): Fact | null {
  const [, figure, unit = ""] = /^(?:above|below):([\d.]+)(\S*)$/.exec(pick ?? "") ?? [];
  if (figure === undefined) return null;
  const value = Number(figure);
  const scale = { wh: 1, kwh: 1_000, mwh: 1_000_000, w: 1, kw: 1_000, "": 1_000 }[unit.toLowerCase()];
  if (scale === undefined) return fact(QUESTION_SOURCE, "given.threshold", value, "currency", currency ?? undefined);
  return fact(QUESTION_SOURCE, "given.threshold", value * scale, /w$/i.test(unit) ? "W" : "Wh");
}
