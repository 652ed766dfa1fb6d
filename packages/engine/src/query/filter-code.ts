import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isHourWithin } from "../time-series/calendar";
import type { HourSpan, IntervalFilter } from "./energy-query";
import { publicHolidays } from "../time-series/holidays";
import type { LocalSpan } from "./local-span";
import { TARIFF_PERIODS, type TariffPeriod } from "./tariff-period";

/** Hours of the day by name; the night is that of a file's `nightShare`. */
export const HOURS_OF = {
  night: { from: 22, to: 6 },
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 18, to: 22 },
  daytime: { from: 6, to: 22 },
} as const;

/** Months by name of the season, as `group-key.ts` has them: a filter says nothing of the hemisphere. */
const MONTHS_OF = {
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
} as const;

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WORKING_DAYS = [0, 1, 2, 3, 4];
const WEEKEND_DAYS = [5, 6];

/** What a filter needs that was not measured. */
export type FilterGap = "away" | "holidays" | "temperatures" | "unknown_filter";

/**
 * The intervals that the filters' codes name together (`query-codes.ts`).
 * @param timeZone decides whose public holidays `holidays` are
 */
export function resolveFilters(
  codes: readonly string[],
  { measured, timeZone }: { measured: LocalSpan; timeZone: string },
): { filter: IntervalFilter } | { gap: FilterGap } {
  let filter: IntervalFilter = {};
  for (const code of codes) {
    if (code === "hot_days" || code === "cold_days") return { gap: "temperatures" };
    if (code === "away") return { gap: "away" };
    if (code === "holidays") {
      const days = publicHolidays(timeZone, Math.floor(measured.fromMs / DAY_MS), Math.floor(measured.toMs / DAY_MS));
      if (!days) return { gap: "holidays" };
      filter = { ...filter, days };
      continue;
    }
    const one = intervalsOf(code);
    if (!one) return { gap: "unknown_filter" };
    filter = both(filter, one);
  }
  return { filter };
}

/**
 * The filters that exclude one another, so that a question about all of them sets one against the other: weekends and
 * weekdays, peak and off-peak, days and nights. Empty when all of them can hold together.
 */
export function exclusiveFilters(codes: readonly string[]): readonly string[] {
  const read = codes.flatMap((code) => {
    const intervals = intervalsOf(code);
    return intervals ? [{ code, intervals }] : [];
  });
  for (const kind of ["weekdays", "months", "hours", "tariffPeriod"] as const) {
    const sides = read.filter(({ intervals }) => intervals[kind] !== undefined);
    const areApart = sides.every(({ intervals: one }, index) =>
      sides.slice(index + 1).every(({ intervals: other }) => !haveCommon(one, other)),
    );
    if (sides.length > 1 && areApart) return sides.map(({ code }) => code);
  }
  return [];
}

/** The hours of the day that a filter names alone, such as `night` or `hours:18-21`; null of another filter. */
export const hoursOf = (code: string): HourSpan | null => intervalsOf(code)?.hours?.[0] ?? null;

const DAY_MINUTES = 1_440;
const MINUTES_OF_DAY = Array.from({ length: DAY_MINUTES }, (_, minute) => minute / 60);

/**
 * The share of a week that filters of hours and weekdays leave: what share they would have of an even use.
 * @returns 0–1; null without filters, and where one is of something else
 */
export function shareOfWeek(codes: readonly string[]): number | null {
  let filter: IntervalFilter = {};
  for (const code of codes) {
    const one = intervalsOf(code);
    if (!one?.hours && !one?.weekdays) return null;
    filter = both(filter, one);
  }
  if (codes.length === 0) return null;
  const { weekdays, hours = [] } = filter;
  const minutes = MINUTES_OF_DAY.filter((hour) => hours.every(({ from, to }) => isHourWithin(hour, from, to)));
  return ((weekdays?.length ?? WEEKDAYS.length) / WEEKDAYS.length) * (minutes.length / DAY_MINUTES);
}

/** Whether any interval is of both, each of which names one thing. */
function haveCommon(a: IntervalFilter, b: IntervalFilter): boolean {
  if (a.weekdays) return a.weekdays.some((day) => b.weekdays?.includes(day));
  if (a.months) return a.months.some((month) => b.months?.includes(month));
  if (a.tariffPeriod) return a.tariffPeriod === b.tariffPeriod;
  const within = ({ hours = [] }: IntervalFilter, hour: number) =>
    hours.every(({ from, to }) => isHourWithin(hour, from, to));
  return QUARTERS_OF_DAY.some((hour) => within(a, hour) && within(b, hour));
}
const QUARTERS_OF_DAY = Array.from({ length: 96 }, (_, quarter) => quarter / 4);

/** Null for what is no filter, such as hours that do not exist. */
function intervalsOf(code: string): IntervalFilter | null {
  if (code === "weekend") return { weekdays: WEEKEND_DAYS };
  if (code === "weekday") return { weekdays: WORKING_DAYS };
  if (code in HOURS_OF) return { hours: [HOURS_OF[code as keyof typeof HOURS_OF]] };
  if (code in MONTHS_OF) return { months: MONTHS_OF[code as keyof typeof MONTHS_OF] };
  if (TARIFF_PERIODS.includes(code as TariffPeriod)) return { tariffPeriod: code as TariffPeriod };
  const hours = /^hours:([\d:]+)-([\d:]+)$/.exec(code);
  if (hours) return hoursBetween(clockHour(hours[1] ?? ""), clockHour(hours[2] ?? ""));
  const weekdays = code.split("+").map((day) => WEEKDAYS.indexOf(day));
  return weekdays.includes(-1) ? null : { weekdays };
}

function hoursBetween(from: number, to: number): IntervalFilter | null {
  const exist = [from, to].every((hour) => hour >= 0 && hour <= 24);
  return exist && from !== to ? { hours: [{ from: from % 24, to: to === 0 ? 24 : to }] } : null;
}

/** `7:30` is 7.5. */
function clockHour(text: string): number {
  const [hour = "", minute = "0"] = text.split(":");
  return Number(hour) + Number(minute) / 60;
}

/** The intervals that both name. */
function both(a: IntervalFilter, b: IntervalFilter): IntervalFilter {
  const common = (one?: readonly number[], other?: readonly number[]) =>
    one && other ? one.filter((each) => other.includes(each)) : (one ?? other);
  const weekdays = common(a.weekdays, b.weekdays);
  const months = common(a.months, b.months);
  const hours = [...(a.hours ?? []), ...(b.hours ?? [])];
  return {
    ...a,
    ...b,
    ...(weekdays ? { weekdays } : {}),
    ...(months ? { months } : {}),
    ...(hours.length > 0 ? { hours } : {}),
    // An interval has one period only: of two, none holds.
    ...(a.tariffPeriod && b.tariffPeriod && a.tariffPeriod !== b.tariffPeriod ? { weekdays: [] } : {}),
  };
}
