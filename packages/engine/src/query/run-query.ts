import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { dayOf, isHourWithin, isoDay, weekdayOf } from "../time-series/calendar";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "../time-series/zone-clock";
import type {
  DayRange,
  EnergyQuery,
  GroupChoice,
  HomeEnergy,
  IntervalFilter,
  QueryAnswer,
  QueryGap,
  QueryRow,
} from "./energy-query";
import { groupAt, type GroupSpan, needsHours } from "./group-key";

/**
 * Answers a query over a home's intervals. Days and hours are those of the series' own zone, so the day of a clock
 * change has 23 or 25 hours. A missing interval counts as missing, never as zero.
 */
export function runQuery(home: HomeEnergy, query: EnergyQuery): QueryAnswer {
  const gap = gapOf(home, query);
  if (gap) return { kind: "gap", gap };

  const { grid } = home;
  const { filter = {}, group, aggregate, choice, period } = query;
  const clock = zoneClock(grid.timeZone);
  const valueAt = valuesOf(home, query);
  const groups = new Map<string, Tally>();
  const whole = new Tally({ key: "all", span: null });
  let unfiltered: number | null = null;

  let current: Tally | undefined;
  const [first, last] = indexesOf(home, period);
  for (let index = first; index < last; index += 1) {
    const startMs = intervalStartMs(grid, index);
    const localMs = clock(startMs);
    const value = valueAt(index);
    if (!Number.isNaN(value)) unfiltered = (unfiltered ?? 0) + value;
    if (!passes(filter, localMs)) continue;
    whole.add(value, startMs, localMs);
    if (group === undefined) continue;
    // Most intervals belong to the group of the one before.
    if (!current?.holds(localMs)) {
      const at = groupAt(group, localMs);
      current = groups.get(at.key) ?? new Tally(at);
      groups.set(at.key, current);
    }
    current.add(value, startMs, localMs);
  }
  if (whole.measured === 0) return { kind: "gap", gap: "readings_in_period" };

  const fromMs = clock(intervalStartMs(grid, first));
  const toMs = clock(intervalStartMs(grid, last));
  const toRow = (tally: Tally): QueryRow => ({
    key: tally.group.key,
    value: tally.figure(aggregate, grid.intervalSeconds),
    share: aggregate === "total" && whole.sum !== 0 ? tally.sum / whole.sum : null,
    days: tally.days,
    measuredIntervals: tally.measured,
    missingIntervals: tally.missing,
    isWhole: tally.missing === 0 && isWithin(tally.group, fromMs, toMs),
    peakMs: tally.peakMs,
  });
  const rows = [...groups.values()].filter(({ measured }) => measured > 0).map(toRow);
  return {
    kind: "rows",
    rows: group === undefined ? [toRow(whole)] : choose(rows, choice),
    groups: rows.length,
    meanOfGroups: meanOf(rows),
    whole: toRow(whole),
    unfilteredTotal: unfiltered,
  };
}

const isWithin = ({ span }: GroupSpan, fromMs: number, toMs: number) =>
  span === null || (span.fromMs >= fromMs && span.toMs <= toMs);

function meanOf(rows: readonly QueryRow[]): number | null {
  const complete = rows.filter(({ isWhole }) => isWhole);
  const counted = complete.length > 0 ? complete : rows;
  return counted.length === 0 ? null : counted.reduce((sum, { value }) => sum + value, 0) / counted.length;
}

/** What is measured of one group. */
class Tally {
  sum = 0;
  measured = 0;
  missing = 0;
  days = 0;
  peakMs = 0;
  #peak = -Infinity;
  #day: number | null = null;

  constructor(readonly group: GroupSpan) {}

  /** Whether a moment lies in the group's span. One that comes again and again has none. */
  holds(localMs: number): boolean {
    const { span } = this.group;
    return span !== null && localMs >= span.fromMs && localMs < span.toMs;
  }

  /** @param value NaN when missing; intervals come in the order of time */
  add(value: number, startMs: number, localMs: number): void {
    if (Number.isNaN(value)) {
      this.missing += 1;
      return;
    }
    this.sum += value;
    this.measured += 1;
    if (value > this.#peak) [this.#peak, this.peakMs] = [value, startMs];
    const day = dayOf(localMs);
    if (day !== this.#day) {
      this.days += 1;
      this.#day = day;
    }
  }

  figure(aggregate: EnergyQuery["aggregate"], intervalSeconds: number): number {
    if (aggregate === "highest") return (this.#peak * HOUR_SECONDS) / intervalSeconds;
    return aggregate === "average" ? this.sum / this.days : this.sum;
  }
}

function gapOf(
  { grid, producedKwh, pricePerKwh }: HomeEnergy,
  { metric, filter, group }: EnergyQuery,
): QueryGap | null {
  if (metric === "produced" && !producedKwh) return "production";
  if (metric === "cost" && !pricePerKwh) return "prices";
  if ((filter?.hours || needsHours(group)) && grid.intervalSeconds > HOUR_SECONDS) return "hourly_readings";
  if (grid.intervalSeconds > DAY_SECONDS) return "daily_readings";
  return null;
}

function valuesOf({ grid, producedKwh, pricePerKwh }: HomeEnergy, { metric }: EnergyQuery): (index: number) => number {
  const kwhAt = (index: number) => grid.kwh[index] ?? Number.NaN;
  switch (metric) {
    case "bought":
      return (index) => Math.max(0, kwhAt(index));
    case "sold":
      return (index) => Math.max(0, -kwhAt(index));
    case "net":
      return kwhAt;
    case "produced":
      return (index) => producedKwh?.[index] ?? Number.NaN;
    case "cost":
      return (index) => Math.max(0, kwhAt(index)) * (pricePerKwh?.[index] ?? Number.NaN);
  }
}

/** The intervals that begin within the days, as the first index and the one behind the last. */
function indexesOf({ grid }: HomeEnergy, { fromDay, toDay }: DayRange): [number, number] {
  const clock = zoneClock(grid.timeZone);
  const indexAt = (day: number) => {
    const index = Math.ceil(intervalIndexAt(grid, utcOfLocal(clock, day * DAY_MS)));
    return Math.min(Math.max(0, index), grid.kwh.length);
  };
  return [indexAt(fromDay), indexAt(toDay)];
}

function passes({ weekdays, hours, months }: IntervalFilter, localMs: number): boolean {
  const day = dayOf(localMs);
  if (weekdays && !weekdays.includes(weekdayOf(day))) return false;
  if (months && !months.includes(Number(isoDay(day).slice(5, 7)))) return false;
  return !hours || isHourWithin((localMs - day * DAY_MS) / HOUR_MS, hours.from, hours.to);
}

function choose(rows: readonly QueryRow[], choice: GroupChoice | undefined): readonly QueryRow[] {
  if (!choice) return rows;
  const whole = rows.filter(({ isWhole }) => isWhole);
  switch (choice.kind) {
    case "above":
      return rows.filter(({ value }) => value > choice.value);
    case "below":
      return whole.filter(({ value }) => value < choice.value);
    case "highest":
      return rows.toSorted((a, b) => b.value - a.value).slice(0, choice.count);
    case "lowest":
      return whole.toSorted((a, b) => a.value - b.value).slice(0, choice.count);
  }
}
