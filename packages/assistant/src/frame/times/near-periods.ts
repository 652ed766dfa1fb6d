import { DAY_MS } from "@wattleaf/shared/domain/time";

/** A unit that is counted from now (`month-1`), and how many of it make a year; null where the year has no whole number. */
const UNITS_IN_A_YEAR: Readonly<Record<string, number | null>> = {
  day: null,
  week: 52,
  weekend: 52,
  month: 12,
  quarter: 4,
  year: null,
  bill: null,
};
const COUNTED = /^(day|week|weekend|month|quarter|year|bill|mon|tue|wed|thu|fri|sat|sun)(0|[-+]\d+)$/;
const DATE = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/;
const WITHOUT_YEAR = /^--(\d\d)(?:-(\d\d))?$/;
const SEASON = /^(\d{4})-(spring|summer|autumn|winter)$/;

/**
 * The periods that a reader of one period looks at next: the one before, the one after and the same a year before, as
 * far as they have begun. Of a period that has no such neighbors, none.
 *
 * @param today YYYY-MM-DD of the asker's clock
 */
export function nearPeriods(period: string, today: string): readonly string[] {
  const counted = COUNTED.exec(period);
  if (counted?.[1]) return nearCounted(counted[1], Number(counted[2]), today);
  const [from, to] = period.split("..");
  if (from && to) return nearRange(dated(from, today), dated(to, today), today);
  const season = SEASON.exec(period);
  if (season) return [`${Number(season[1]) - 1}-${season[2]}`];
  const date = dated(period, today);
  if (!DATE.test(date)) return [];
  const lengthInYears = date.length === "2026".length;
  return begun([moved(date, -1), moved(date, 1), ...(lengthInYears ? [] : [yearBefore(date)])], today);
}

function nearCounted(unit: string, count: number, today: string): readonly string[] {
  const code = (to: number) => `${unit}${to > 0 ? "+" : ""}${to}`;
  const year = UNITS_IN_A_YEAR[unit];
  const sameDate = unit === "day" ? [yearBefore(moved(today, count))] : [];
  return [code(count - 1), ...(count < 0 ? [code(count + 1)] : []), ...(year ? [code(count - year)] : []), ...sameDate];
}

/** Of whole months, or of days: the range of the same length before it, after it, and a year before. */
function nearRange(from: string, to: string, today: string): readonly string[] {
  if (!DATE.test(from) || from.length !== to.length || from > to) return [];
  const length = distance(from, to) + 1;
  const ranges = [
    [moved(from, -length), moved(to, -length)],
    [moved(from, length), moved(to, length)],
    ...(from.length > "2026".length ? [[yearBefore(from), yearBefore(to)]] : []),
  ];
  return ranges.filter(([start = ""]) => hasBegun(start, today)).map((ends) => ends.join(".."));
}

/** The latest of a date that has no year: `--12` is 2025-12 in November 2026. */
function dated(period: string, today: string): string {
  const found = WITHOUT_YEAR.exec(period);
  if (!found || Number(found[1]) > 12) return period;
  const date = period.slice("--".length);
  const year = Number(today.slice(0, 4));
  return `${date > today.slice(5, 5 + date.length) ? year - 1 : year}-${date}`;
}

const hasBegun = (date: string, today: string) => date <= today.slice(0, date.length);
const begun = (dates: readonly string[], today: string) => dates.filter((date) => hasBegun(date, today));

/** A year, month or day moved by so many of its kind. */
export function moved(date: string, by: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  if (date.length === 4) return String(year + by);
  if (date.length === 7) return isoOf(Date.UTC(year, month - 1 + by, 1)).slice(0, 7);
  return isoOf(Date.UTC(year, month - 1, day + by));
}

/** The same date of the year before; 28 February for the 29th. */
export function yearBefore(date: string): string {
  const same = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return same.endsWith("-02-29") ? same.replace("-29", "-28") : same;
}

/** How many of its kind lie between two dates. */
function distance(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 1] = to.split("-").map(Number);
  if (from.length === 4) return toYear - fromYear;
  if (from.length === 7) return (toYear - fromYear) * 12 + toMonth - fromMonth;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
