import { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isHourWithin, isoDay, weekdayOf } from "../time-series/calendar";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type {
  EnergyQuery,
  GroupChoice,
  IntervalFilter,
  PartMeasured,
  QueriedSeries,
  QueryAnswer,
  QueryGap,
  QueryQuantity,
  QueryRow,
} from "./energy-query";
import { groupAt, type GroupSpan, needsHours } from "./group-key";
import { firstDayOf, lastDayOf, type LocalSpan } from "./local-span";

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
  const [first, last] = indexesOf(home, period);
  for (let index = first; index < last; index += 1) {
    const localMs = clock(intervalStartMs(grid, index));
    const clockSeconds = Number.isNaN(beforeMs) ? 0 : (localMs - beforeMs) / SECOND_MS - grid.intervalSeconds;
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
      const at = groupOf(localMs, index);
      current = at && (groups.get(at.key) ?? new Tally(at, keepsDays));
      if (at && current) groups.set(at.key, current);
    }
    current?.add(value, localMs, clockSeconds, part);
  }
  if (whole.measured === 0) return { kind: "gap", gap: "readings_in_period" };

  const within = { fromMs: clock(intervalStartMs(grid, first)), toMs: clock(intervalStartMs(grid, last)) };
  const secondsPerDay = countedSecondsPerDay(query);
  const toRow = (tally: Tally): QueryRow => {
    const perDay = tally === whole ? countedSecondsPerDay({ filter }) : secondsPerDay;
    const measuredSeconds = tally.measured * grid.intervalSeconds;
    const measuredDays = perDay === null ? tally.days : (measuredSeconds + tally.clockSeconds) / perDay;
    return {
      key: tally.group.key,
      value:
        aggregate === "median" ? tally.medianDay(within) : tally.figure(aggregate, grid.intervalSeconds, measuredDays),
      share: aggregate === "total" && whole.sum !== 0 ? tally.sum / whole.sum : null,
      days: tally.days,
      measuredDays,
      measuredSeconds,
      missingIntervals: tally.missing,
      isWhole: tally.missing === 0 && isWithin(tally, within),
      peakLocalMs: tally.peakLocalMs,
    };
  };
  const all = [...groups.values()].filter(({ measured }) => measured > 0).map(toRow);
  return {
    kind: "rows",
    rows: group === undefined ? [toRow(whole)] : longestRun ? runOf(groups, toRow, choice) : choose(all, choice),
    groups: all.length,
    meanOfGroups: meanOf(all),
    all,
    whole: toRow(whole),
    unfilteredTotal: unfiltered,
  };
}

/** Neither the period nor the readings begin or end within the group. */
const isWithin = ({ group: { span }, parts }: Tally, { fromMs, toMs }: LocalSpan) =>
  span === null || (parts === 0 && span.fromMs >= fromMs && span.toMs <= toMs);

function meanOf(rows: readonly QueryRow[]): number | null {
  const complete = rows.filter(({ isWhole }) => isWhole);
  const counted = complete.length > 0 ? complete : rows;
  return counted.length === 0 ? null : counted.reduce((sum, { value }) => sum + value, 0) / counted.length;
}

/** What is measured of one group. */
class Tally {
  sum = 0;
  /** Intervals; one that was measured in part counts by its share. */
  measured = 0;
  missing = 0;
  /** By which the clocks went forward in it: a local day of 23 or 25 hours is one day. */
  clockSeconds = 0;
  /** Intervals of which only a part was measured. */
  parts = 0;
  days = 0;
  peakLocalMs = 0;
  #highest = -Infinity;
  #lowest = Infinity;
  #day: number | null = null;
  /** What each local day adds up to; kept where the days are asked for. */
  readonly #byDay = new Map<number, { sum: number; measured: number; missing: number }>();

  constructor(
    readonly group: GroupSpan,
    private readonly keepsDays = false,
  ) {}

  /** Whether a moment lies in the group's span. One that comes again and again has none. */
  holds(localMs: number): boolean {
    const { span } = this.group;
    return span !== null && localMs >= span.fromMs && localMs < span.toMs;
  }

  /**
   * @param value NaN when missing; intervals come in the order of time
   * @param clockSeconds by which the clocks went forward right before it; below zero where they went back
   */
  add(value: number, localMs: number, clockSeconds: number, part?: PartMeasured): void {
    if (this.keepsDays) this.#addToDay(value, localMs, part);
    if (Number.isNaN(value)) {
      this.missing += 1;
      return;
    }
    this.sum += value;
    this.measured += part?.share ?? 1;
    this.clockSeconds += clockSeconds;
    if (part) this.parts += 1;
    if (part?.lacksReadings) this.missing += 1;
    if (value > this.#highest) {
      this.#highest = value;
      this.peakLocalMs = localMs;
    }
    if (value < this.#lowest) this.#lowest = value;
    const day = dayOf(localMs);
    if (day !== this.#day) {
      this.days += 1;
      this.#day = day;
    }
  }

  #addToDay(value: number, localMs: number, part?: PartMeasured): void {
    const day = dayOf(localMs);
    const before = this.#byDay.get(day) ?? { sum: 0, measured: 0, missing: 0 };
    const isMissing = Number.isNaN(value);
    this.#byDay.set(day, {
      sum: before.sum + (isMissing ? 0 : value),
      measured: before.measured + (isMissing ? 0 : 1),
      missing: before.missing + (isMissing || part ? 1 : 0),
    });
  }

  /** The median of what each whole day adds up to, of all days where none is whole. */
  medianDay({ fromMs, toMs }: LocalSpan): number {
    const days = [...this.#byDay].filter(([, { measured }]) => measured > 0);
    const whole = days.filter(
      ([day, { missing }]) => missing === 0 && day * DAY_MS >= fromMs && (day + 1) * DAY_MS <= toMs,
    );
    const sums = (whole.length > 0 ? whole : days).map(([, { sum }]) => sum).toSorted((a, b) => a - b);
    const middle = Math.floor(sums.length / 2);
    const upper = sums[middle] ?? 0;
    return sums.length % 2 === 1 ? upper : ((sums[middle - 1] ?? upper) + upper) / 2;
  }

  figure(
    aggregate: Exclude<EnergyQuery["aggregate"], "median">,
    intervalSeconds: number,
    measuredDays: number,
  ): number {
    const perHour = HOUR_SECONDS / intervalSeconds;
    switch (aggregate) {
      case "total":
        return this.sum;
      case "average":
        return this.sum / measuredDays;
      case "highest_power":
        return this.#highest * perHour;
      case "lowest_power":
        return this.#lowest * perHour;
      case "average_power":
        return (this.sum / this.measured) * perHour;
    }
  }
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
): (localMs: number, index: number) => GroupSpan | null {
  if (group === "tariff_period") return (_, index) => ({ key: tariffPeriods?.[index] ?? "off_peak", span: null });
  if (group !== "bill") return (localMs) => groupAt(group, localMs);
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
    case "first":
      return rows.slice(0, 1);
    case "last":
      return rows.slice(-1);
  }
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
    current = row && choose([row], choice).length > 0 ? [...current, row] : [];
    if (current.length >= longest.length) longest = current;
  }
  return longest;
}
