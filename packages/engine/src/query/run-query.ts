import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isHourWithin, isoDay, weekdayOf } from "../time-series/calendar";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { choose, markComparable, meanOf, meanOfParts } from "./choose-rows";
import type {
  EnergyQuery,
  GroupChoice,
  IntervalFilter,
  QueriedSeries,
  QueryAnswer,
  QueryGap,
  QueryQuantity,
  QueryRow,
} from "./energy-query";
import { groupAt, type GroupSpan, isRecurring, needsHours } from "./group-key";
import { firstDayOf, lastDayOf, type LocalSpan, overlap } from "./local-span";
import { Tally } from "./tally";

/**
 * Answers a query over a home's intervals. Days and hours are those of the series' own zone, so the day of a clock
 * change has 23 or 25 hours. A missing interval counts as missing, never as zero.
 */
export function runQuery(home: QueriedSeries, query: EnergyQuery): QueryAnswer {
  const gap = gapOf(home, query);
  if (gap) return { kind: "gap", gap };

  const { grid } = home;
  const { filter = {}, group, aggregate, choice, longestRun, period } = query;
  const clock = zoneClock(grid.timeZone);
  const valueAt = valuesOf(home, query.quantity);
  const groupOf = group === undefined ? null : groupsOf(home, group);
  const groups = new Map<string, Tally>();
  const keepsDays = aggregate === "median";
  const whole = new Tally({ key: "all", span: null }, keepsDays);
  let unfiltered: number | null = null;

  let current: Tally | null = null;
  let beforeMs = Number.NaN;
  /** Until when the clock shows what it already showed, because it went back. */
  let repeatedUntilMs = Number.NEGATIVE_INFINITY;
  const [first, last] = indexesOf(home, period);
  for (let index = first; index < last; index += 1) {
    const localMs = clock(intervalStartMs(grid, index));
    const clockSeconds = Number.isNaN(beforeMs) ? 0 : (localMs - beforeMs) / SECOND_MS - grid.intervalSeconds;
    if (clockSeconds < 0) {
      repeatedUntilMs = localMs - clockSeconds * SECOND_MS;
      current = null;
    }
    beforeMs = localMs;
    const value = valueAt(index);
    if (!Number.isNaN(value)) unfiltered = (unfiltered ?? 0) + value;
    if (!passes(filter, localMs)) continue;
    if (filter.tariffPeriod && home.tariffPeriods?.[index] !== filter.tariffPeriod) continue;
    const part = home.parts?.get(index);
    whole.add(value, localMs, clockSeconds, part);
    if (!groupOf) continue;
    // Most intervals belong to the group of the one before.
    if (!current?.holds(localMs)) {
      const at = groupOf(localMs, index, localMs < repeatedUntilMs);
      current = at && (groups.get(at.key) ?? new Tally(at, keepsDays));
      if (at && current) groups.set(at.key, current);
    }
    current?.add(value, localMs, clockSeconds, part);
  }
  if (whole.measured === 0) return { kind: "gap", gap: "readings_in_period" };

  const within = { fromMs: clock(intervalStartMs(grid, first)), toMs: clock(intervalStartMs(grid, last)) };
  const covered = home.covered ? overlap(within, home.covered) : within;
  const secondsPerDay = countedSecondsPerDay(query);
  const toRow = (tally: Tally): QueryRow => {
    const perDay = tally === whole ? countedSecondsPerDay({ filter }) : secondsPerDay;
    const measuredSeconds = tally.measured * grid.intervalSeconds;
    const measuredDays = perDay === null ? tally.dayShares : (measuredSeconds + tally.clockSeconds) / perDay;
    return {
      key: tally.group.key,
      value:
        aggregate === "median" ? tally.medianDay(within) : tally.figure(aggregate, grid.intervalSeconds, measuredDays),
      share: aggregate === "total" && whole.sum !== 0 ? tally.sum / whole.sum : null,
      days: tally.days,
      measuredDays,
      measuredSeconds,
      missingIntervals: tally.missing,
      isWhole: tally.isWhole(covered),
      isUncut: tally.isUncut(covered),
      coverage: tally.coverage(within),
      isComparable: true,
      peakLocalMs: tally.peakLocalMs,
    };
  };
  const areAverages = aggregate === "average";
  const all = markComparable([...groups.values()].filter(({ measured }) => measured > 0).map(toRow), areAverages);
  return {
    kind: "rows",
    rows:
      group === undefined
        ? [toRow(whole)]
        : longestRun
          ? runOf(groups, toRow, choice)
          : choose(all, choice, areAverages),
    groups: all.length,
    meanOfGroups: meanOfGroups(query, toRow(whole), all),
    all,
    whole: toRow(whole),
    unfilteredTotal: unfiltered,
  };
}

/** By the day it is the average of a measured day, as without groups. */
function meanOfGroups({ aggregate, group }: EnergyQuery, whole: QueryRow, all: readonly QueryRow[]): number | null {
  if (group === undefined || aggregate !== "total" || isRecurring(group))
    return meanOf(all.filter(({ isComparable }) => isComparable));
  return group === "day" ? whole.value / whole.measuredDays : meanOfParts(all);
}

/**
 * How much of each day counts, so that a day that was measured in part counts by that part, as in a file's
 * `averagePerDay`; null where it differs from day to day.
 */
function countedSecondsPerDay({ filter = {}, group }: Pick<EnergyQuery, "filter" | "group">): number | null {
  const { hours = [] } = filter;
  if (filter.tariffPeriod || group === "tariff_period" || hours.length > 1) return null;
  const [only] = hours;
  if (group === "hour_of_day") return only ? null : HOUR_SECONDS;
  return only ? ((only.to - only.from + 24) % 24) * HOUR_SECONDS : DAY_SECONDS;
}

function gapOf(home: QueriedSeries, { quantity, filter, group }: EnergyQuery): QueryGap | null {
  const { intervalSeconds } = home.grid;
  if ((quantity === "produced" || quantity === "own_use") && !home.producedKwh) return "production";
  if (quantity === "cost" && !home.costs) return "prices";
  if ((group === "tariff_period" || filter?.tariffPeriod) && !home.tariffPeriods) return "tariff_periods";
  if (group === "bill" && home.bills.length === 0) return "bills";
  if ((filter?.hours || needsHours(group)) && intervalSeconds > HOUR_SECONDS) return "hourly_readings";
  return intervalSeconds > DAY_SECONDS ? "daily_readings" : null;
}

function valuesOf({ grid, producedKwh, costs }: QueriedSeries, quantity: QueryQuantity): (index: number) => number {
  const kwhAt = (index: number) => grid.kwh[index] ?? Number.NaN;
  switch (quantity) {
    case "bought":
      return (index) => Math.max(0, kwhAt(index));
    case "sold":
      return (index) => Math.max(0, -kwhAt(index));
    case "net":
      return kwhAt;
    case "produced":
      return (index) => producedKwh?.[index] ?? Number.NaN;
    case "own_use":
      return (index) => (producedKwh?.[index] ?? Number.NaN) + Math.min(0, kwhAt(index));
    case "cost":
      return (index) => costs?.[index] ?? Number.NaN;
  }
}

/** The group of each interval; null of one that is in none, as between bills. */
function groupsOf(
  { tariffPeriods, bills }: QueriedSeries,
  group: NonNullable<EnergyQuery["group"]>,
): (localMs: number, index: number, isRepeated: boolean) => GroupSpan | null {
  if (group === "tariff_period") return (_, index) => ({ key: tariffPeriods?.[index] ?? "off_peak", span: null });
  if (group !== "bill") return (localMs, _, isRepeated) => groupAt(group, localMs, isRepeated);
  return (localMs) => {
    const span = bills.find(({ fromMs, toMs }) => localMs >= fromMs && localMs < toMs);
    return span ? { key: `${firstDayOf(span)}..${lastDayOf(span)}`, span } : null;
  };
}

/** The intervals that begin within the period, as the first index and the one behind the last. */
function indexesOf({ grid }: QueriedSeries, { fromMs, toMs }: LocalSpan): [number, number] {
  const clock = zoneClock(grid.timeZone);
  const indexAt = (localMs: number) => {
    const index = Math.ceil(intervalIndexAt(grid, utcOfLocal(clock, localMs)));
    return Math.min(Math.max(0, index), grid.kwh.length);
  };
  const first = indexAt(fromMs);
  return [first, Math.max(first, indexAt(toMs))];
}

function passes({ weekdays, hours, months, days }: IntervalFilter, localMs: number): boolean {
  const day = dayOf(localMs);
  if (days && !days.has(day)) return false;
  if (weekdays && !weekdays.includes(weekdayOf(day))) return false;
  if (months && !months.includes(Number(isoDay(day).slice(5, 7)))) return false;
  const hour = (localMs - day * DAY_MS) / HOUR_MS;
  return !hours || hours.every(({ from, to }) => isHourWithin(hour, from, to));
}

/** A group that was not measured, or of which the choice does not hold, ends a run. */
function runOf(
  groups: ReadonlyMap<string, Tally>,
  toRow: (tally: Tally) => QueryRow,
  choice: GroupChoice | undefined,
): readonly QueryRow[] {
  let longest: QueryRow[] = [];
  let current: QueryRow[] = [];
  for (const tally of groups.values()) {
    const row = tally.measured > 0 ? toRow(tally) : null;
    current = row && choose([row], choice, false).length > 0 ? [...current, row] : [];
    if (current.length >= longest.length) longest = current;
  }
  return longest;
}
