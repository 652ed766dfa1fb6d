import type { ReadingResolution } from "@wattleaf/shared/domain/meters";
import { DAY_MS } from "@wattleaf/shared/domain/time";

/** The unit of one view: the hours of a day, the days of a week or a month, the months of a year. */
export const ENERGY_VIEWS = ["day", "week", "month", "year"] as const;
export type EnergyView = (typeof ENERGY_VIEWS)[number];

export const RESOLUTION_OF = { day: "hour", week: "day", month: "day", year: "month" } as const satisfies Record<
  EnergyView,
  ReadingResolution
>;

const WEEK_DAYS = 7;
/** A year earlier on the same weekday. */
const YEAR_OF_WEEKS_DAYS = 364;
const HOURS_PER_DAY = 24;
const MONTHS_PER_YEAR = 12;

/** How many characters of a local date (YYYY-MM-DD) identify the period; a week is named by its Monday. */
const KEY_LENGTH: Record<EnergyView, number> = { day: 10, week: 10, month: 7, year: 4 };

/** The period of a local date: `2026-03-08`, its Monday, `2026-03` or `2026`. */
export const periodAt = (view: EnergyView, localDate: string): string =>
  (view === "week" ? mondayOf(localDate) : localDate).slice(0, KEY_LENGTH[view]);

/** The period this many steps after it, or before it if negative. */
export function shiftPeriod(view: EnergyView, period: string, by: number): string {
  const date = new Date(firstDayOf(period));
  if (view === "day" || view === "week") date.setUTCDate(date.getUTCDate() + by * (view === "day" ? 1 : WEEK_DAYS));
  else if (view === "month") date.setUTCMonth(date.getUTCMonth() + by);
  else date.setUTCFullYear(date.getUTCFullYear() + by);
  return date.toISOString().slice(0, KEY_LENGTH[view]);
}

/** The period that it is compared with: a year earlier, of days and weeks on the same weekdays. */
export const yearBefore = (view: EnergyView, period: string): string =>
  view === "day" || view === "week"
    ? addDays(period, -YEAR_OF_WEEKS_DAYS)
    : shiftPeriod(view, period, view === "month" ? -MONTHS_PER_YEAR : -1);

/** First local date of a period, YYYY-MM-DD. */
export const firstDayOf = (period: string): string => `${period}${"-01-01".slice(period.length - 4)}`;

/** Last local date of a period, YYYY-MM-DD. */
export const lastDayOf = (view: EnergyView, period: string): string =>
  addDays(firstDayOf(shiftPeriod(view, period, 1)), -1);

/** The period as questions about energy name it. */
export const codeOf = (view: EnergyView, period: string): string =>
  view === "week" ? `${period}..${lastDayOf(view, period)}` : period;

/** The names of its hours, days or months, as rows of an answer have them. */
export function keysOf(view: EnergyView, period: string): string[] {
  const many = (count: number, keyOf: (index: number) => string) => Array.from({ length: count }, (_, at) => keyOf(at));
  const two = (value: number) => String(value).padStart(2, "0");
  if (view === "day") return many(HOURS_PER_DAY, (hour) => `${period}T${two(hour)}`);
  if (view === "year") return many(MONTHS_PER_YEAR, (month) => `${period}-${two(month + 1)}`);
  const first = firstDayOf(period);
  const days = (Date.parse(lastDayOf(view, period)) - Date.parse(first)) / DAY_MS + 1;
  return many(days, (day) => addDays(first, day));
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);

function mondayOf(date: string): string {
  const weekday = (new Date(date).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return addDays(date, -weekday);
}

/** The local date of an instant, YYYY-MM-DD. */
export function localDateOf(instantMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.formatToParts(instantMs).find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
