import { isMeasured, type MeasuredUsage, type UsageFacts } from "@wattleaf/shared/contracts/usage";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { joinDays } from "./join-days";
import { joinMonths } from "./join-months";

const HOURS_PER_DAY = 24;

/**
 * The facts of several files of readings as those of one: a file of June beside one of May makes two months. Files may
 * overlap, and no day counts twice: the newest file that has its total counts (`join-days.ts`). Averages are weighed by measured days; the
 * base load is the newest file's.
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
  const daily = joinDays(files);
  const months = joinMonths(files, daily);
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
    ...daily,
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
