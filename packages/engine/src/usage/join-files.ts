import { MAX_DAILY_TOTALS, isMeasured, type MeasuredUsage, type UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { monthAfter } from "../time-series/calendar";
import { changeOfAverageDay } from "./by-month";

type Month = UsageFacts["months"][number];

/** Days are rounded to a second. */
const ROUNDING_DAYS = 1e-4;
const HOURS_PER_DAY = 24;

/**
 * The facts of several files of readings as those of one: a file of June beside one of May makes two months. Files overlap
 * without counting twice: of a day the newest file that has its total counts, of a month the one that measured the most of
 * it, and two parts of a month that fit into it are added. Averages are weighed by measured days; the base load is the
 * newest file's.
 *
 * @param files the newest upload first, at least one; bills, and files of another commodity than the first, are left out
 * @returns the facts, and how many files were joined to the newest one
 */
export function joinFiles([newest, ...others]: readonly [UsageFacts, ...UsageFacts[]]): {
  facts: UsageFacts;
  joined: number;
} {
  if (!isReadings(newest)) return { facts: newest, joined: 0 };
  const alike = others.filter(isReadings).filter(({ commodity }) => commodity === newest.commodity);
  return {
    facts: alike.length === 0 ? newest : factsOf(newest, [newest, ...alike]),
    joined: alike.length,
  };
}

function factsOf(newest: MeasuredUsage, files: readonly MeasuredUsage[]): MeasuredUsage {
  const inTime = files.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const apart = inTime.every(({ start }, index) => index === 0 || start >= lastEnd(inTime.slice(0, index)));
  const months = joinMonths(files);
  const total = sum(months.map((month) => month.total));
  const days = sum(months.map((month) => month.days));
  const cost = months.every((month) => month.cost !== null) ? sum(months.map((month) => month.cost ?? 0)) : null;
  const hourlyAverage = joinHours(files);
  const peak = hourlyAverage.reduce((best, wh, hour) => (wh > (hourlyAverage[best] ?? 0) ? hour : best), 0);
  const byDays = (of: (file: MeasuredUsage) => number | null) =>
    weighted(files.map((file) => ({ value: of(file), weight: file.days })));
  return {
    ...newest,
    start: inTime[0]?.start ?? newest.start,
    end: lastEnd(files),
    readingCount: sum(files.map(({ readingCount }) => readingCount)),
    intervalSeconds: files.every((file) => file.intervalSeconds === newest.intervalSeconds)
      ? newest.intervalSeconds
      : null,
    total,
    days,
    averagePerDay: days > 0 ? total / days : 0,
    peakHour: hourlyAverage.length > 0 ? { hour: peak, average: hourlyAverage[peak] ?? 0 } : null,
    peakDemand: files.flatMap((file) => file.peakDemand ?? []).toSorted((a, b) => b.watts - a.watts)[0] ?? null,
    nightShare: byDays(({ nightShare }) => nightShare),
    weekdayAveragePerDay: byDays(({ weekdayAveragePerDay }) => weekdayAveragePerDay),
    weekendAveragePerDay: byDays(({ weekendAveragePerDay }) => weekendAveragePerDay),
    months,
    ...joinDays(files),
    hourlyAverage,
    cost:
      cost === null
        ? null
        : { total: cost, currency: files.find((file) => file.cost?.currency)?.cost?.currency ?? null },
    touSplit: apart ? joinPeriods(files) : [],
    // Of files that overlap, what was sold in the time that both cover is not known apart.
    exported: (apart ? sumOrNull : mostOrNull)(files.map(({ exported }) => exported)),
    gaps: [...inTime.flatMap(({ gaps }) => gaps), ...gapsBetween(inTime)].toSorted((a, b) =>
      a.start < b.start ? -1 : 1,
    ),
    notices: files.flatMap(({ notices }) => notices),
  };
}

const isReadings = (file: UsageFacts): file is MeasuredUsage => !file.bill && isMeasured(file);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const known = (values: readonly (number | null)[]): number[] => values.flatMap((value) => value ?? []);
const sumOrNull = (values: readonly (number | null)[]) => (known(values).length > 0 ? sum(known(values)) : null);
const mostOrNull = (values: readonly (number | null)[]) =>
  known(values).length > 0 ? Math.max(...known(values)) : null;
const lastEnd = (files: readonly MeasuredUsage[]): string =>
  files
    .map(({ end }) => end)
    .toSorted()
    .at(-1) ?? "";

/** Null where no file has a value. */
function weighted(parts: readonly { value: number | null; weight: number }[]): number | null {
  const told = parts.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const weight = sum(told.map((part) => part.weight));
  return weight > 0 ? sum(told.map((part) => part.value * part.weight)) / weight : null;
}

function joinHours(files: readonly MeasuredUsage[]): number[] {
  const hourly = files.filter(({ hourlyAverage }) => hourlyAverage.length === HOURS_PER_DAY);
  if (hourly.length === 0) return [];
  return Array.from(
    { length: HOURS_PER_DAY },
    (_, hour) => weighted(hourly.map((file) => ({ value: file.hourlyAverage[hour] ?? 0, weight: file.days }))) ?? 0,
  );
}

function joinMonths(files: readonly MeasuredUsage[]): Month[] {
  const byMonth = Map.groupBy(
    files.flatMap((file) => file.months),
    ({ month }) => month,
  );
  const months: Month[] = [];
  for (const [month, parts] of [...byMonth].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const joined = joinMonth(month, parts);
    const before = months.at(-1);
    const isNext = before !== undefined && monthAfter(before.month) === month;
    months.push({
      ...joined,
      changeFromPrevious:
        before && isNext
          ? changeOfAverageDay({ amount: before.total, days: before.days }, { amount: joined.total, days: joined.days })
          : null,
    });
  }
  return months;
}

/** @param parts the newest upload's first */
function joinMonth(month: string, parts: readonly Month[]): Month {
  const daysOfMonth = (Date.parse(`${monthAfter(month)}-01`) - Date.parse(`${month}-01`)) / DAY_MS;
  const days = sum(parts.map((part) => part.days));
  const fits = parts.length === 1 || days <= daysOfMonth + ROUNDING_DAYS;
  const chosen = fits ? parts : [parts.reduce(fuller)];
  return {
    month,
    total: sum(chosen.map((part) => part.total)),
    days: sum(chosen.map((part) => part.days)),
    cost: chosen.every(({ cost }) => cost !== null) ? sumOrNull(chosen.map(({ cost }) => cost)) : null,
    changeFromPrevious: null,
  };
}

/** Of two files' figures of a month, those of more days; of as many, those that know the cost, else the newer ones. */
function fuller(newer: Month, older: Month): Month {
  const more = older.days - newer.days;
  const knowsCost = older.cost !== null && newer.cost === null;
  return more > ROUNDING_DAYS || (knowsCost && more >= -ROUNDING_DAYS) ? older : newer;
}

function joinDays(files: readonly MeasuredUsage[]): Pick<UsageFacts, "dailyTotals"> {
  const byDay = new Map<number, number | null>();
  for (const { dailyTotals } of files) {
    for (const [index, total] of dailyTotals?.totals.entries() ?? []) {
      const day = Date.parse(dailyTotals?.firstDay ?? "") / DAY_MS + index;
      byDay.set(day, byDay.get(day) ?? total);
    }
  }
  if (byDay.size === 0) return {};
  const numbers = [...byDay.keys()].toSorted((a, b) => a - b);
  const last = numbers.at(-1) ?? 0;
  const first = Math.max(numbers[0] ?? 0, last - MAX_DAILY_TOTALS + 1);
  const totals = Array.from({ length: last - first + 1 }, (_, index) => byDay.get(first + index) ?? null);
  return { dailyTotals: { firstDay: new Date(first * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length), totals } };
}

/** Empty unless every file is split by tariff period: a part of the use would look like all of it. */
function joinPeriods(files: readonly MeasuredUsage[]): UsageFacts["touSplit"] {
  if (files.some(({ touSplit }) => touSplit.length === 0)) return [];
  const byPeriod = Map.groupBy(
    files.flatMap(({ touSplit }) => touSplit),
    ({ period }) => period,
  );
  return [...byPeriod].map(([period, parts]) => ({ period, total: sum(parts.map((part) => part.total)) }));
}

/** The time between two files that no file covers. */
function gapsBetween(inTime: readonly MeasuredUsage[]): UsageFacts["gaps"] {
  return inTime.flatMap(({ start, intervalSeconds }, index) => {
    const end = lastEnd(inTime.slice(0, index));
    if (index === 0 || start <= end || intervalSeconds === null) return [];
    const missing = (Date.parse(`${start}Z`) - Date.parse(`${end}Z`)) / SECOND_MS / intervalSeconds;
    return [{ start: end, end: start, missingReadings: Math.round(missing) }];
  });
}
