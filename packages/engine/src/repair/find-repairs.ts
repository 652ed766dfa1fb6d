import type { RepairKind } from "@wattleaf/shared/domain/meters";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../time-series/interval-series";
import { impossibleKwh } from "./limits";

/** Fewer readings do not show what is usual. */
const FEWEST_DAYS = 7;
/** A fault of the meter is over after this many intervals; what goes on longer is taken as use. */
const LONGEST_FAULT = 2;
/** A meter that was silent for longer than this does not report the time in one reading. */
const LONGEST_SILENCE_DAYS = 31;
/** Of a home that sells nothing, a negative reading may come this rarely, and no other within two days of it. */
const DAYS_PER_NEGATIVE = 90;
const NEGATIVE_APART_DAYS = 2;
/** More than this is how the meter counts, not a fault of it: then nothing is repaired. */
const MOST_REPAIRED_SHARE = 0.002;
const ALWAYS_REPAIRED = 4;

/** A reading that the meter cannot have counted, and what takes its place. */
export interface Repair {
  /** Of the interval in its series. */
  index: number;
  kind: RepairKind;
  /** kWh as the meter gave it; NaN of an interval without a reading, which a later one covers. */
  before: number;
  /** kWh. */
  after: number;
}

/**
 * The readings of a meter that are faults and not use, in order of time (docs/methods/repairs.md):
 *
 * - `spike`: one or two intervals above what the site can take in; replaced by the line between their neighbors, or by
 *   the one neighbor that has a reading. One without neighbors stays, and so do the first and the last reading.
 * - `catch_up`: such a reading right after a silence that it covers; spread evenly over the silence, no energy is lost.
 * - `reset`: the same below zero, as when a counter begins again and the difference was taken; replaced like a spike.
 * - `negative`: a single reading below zero of a home that sells nothing otherwise; replaced like a spike.
 *
 * Every rule prefers a fault that stays to use that goes: when many readings look like faults, none is repaired.
 */
export function findRepairs(series: IntervalSeries): Repair[] {
  const { kwh, intervalSeconds } = series;
  const perDay = DAY_SECONDS / intervalSeconds;
  const measured = kwh.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  if (measured < FEWEST_DAYS * perDay) return [];
  const repairs = [...impossibleReadings(series, perDay), ...strayNegatives(series, perDay)].toSorted(
    (a, b) => a.index - b.index,
  );
  const most = Math.max(ALWAYS_REPAIRED, MOST_REPAIRED_SHARE * measured);
  return repairs.filter(({ before }) => !Number.isNaN(before)).length > most ? [] : repairs;
}

/** The same readings with every repair in its place. */
export function withRepairs(
  series: IntervalSeries,
  repairs: readonly Pick<Repair, "index" | "after">[],
): IntervalSeries {
  const kwh = Float64Array.from(series.kwh);
  for (const { index, after } of repairs) kwh[index] = after;
  return { ...series, kwh };
}

function impossibleReadings(series: IntervalSeries, perDay: number): Repair[] {
  const { kwh } = series;
  const { usual, limit } = impossibleKwh(series);
  const isFault = (index: number) => Math.abs(kwh[index] ?? 0) > limit;
  const repairs: Repair[] = [];
  for (let from = 0; from < kwh.length; from += 1) {
    if (!isFault(from)) continue;
    let to = from + 1;
    while (to < kwh.length && isFault(to)) to += 1;
    const silent = silenceBefore(kwh, from, LONGEST_SILENCE_DAYS * perDay);
    const share = (kwh[from] ?? 0) / (silent + 1);
    if (silent > 0 && to === from + 1 && share > 0 && share <= usual) repairs.push(...spread(kwh, from, silent, share));
    else if (to - from <= LONGEST_FAULT)
      repairs.push(...bridged(kwh, from, to, (before) => (before < 0 ? "reset" : "spike")));
    from = to;
  }
  return repairs;
}

/** Intervals right before one that have no reading, or a zero. */
function silenceBefore(kwh: Float64Array, at: number, longest: number): number {
  let silent = 0;
  const isSilent = (value: number | undefined) => value === 0 || Number.isNaN(value);
  while (silent < longest && isSilent(kwh[at - silent - 1])) silent += 1;
  return silent;
}

const spread = (kwh: Float64Array, at: number, silent: number, share: number): Repair[] =>
  Array.from({ length: silent + 1 }, (_, step) => {
    const index = at - silent + step;
    return { index, kind: "catch_up", before: kwh[index] ?? Number.NaN, after: share };
  });

/** The line between the readings right before and right after. */
function bridged(kwh: Float64Array, from: number, to: number, kindOf: (before: number) => RepairKind): Repair[] {
  const ends = [kwh[from - 1], kwh[to]];
  // At either end of the series, the next readings will tell.
  if (ends.includes(undefined)) return [];
  const [known] = ends.filter((end) => !Number.isNaN(end));
  if (known === undefined) return [];
  const [before = known, after = known] = ends.map((end) => (Number.isNaN(end) ? known : end));
  return Array.from({ length: to - from }, (_, step) => {
    const index = from + step;
    const value = kwh[index] ?? Number.NaN;
    const line = before + ((after - before) * (step + 1)) / (to - from + 1);
    return { index, kind: kindOf(value), before: value, after: line };
  });
}

function strayNegatives(series: IntervalSeries, perDay: number): Repair[] {
  const { kwh } = series;
  const { limit } = impossibleKwh(series);
  const negatives = [...kwh.keys()].filter((index) => (kwh[index] ?? 0) < 0 && -(kwh[index] ?? 0) <= limit);
  const allowed = Math.floor(kwh.length / perDay / DAYS_PER_NEGATIVE);
  if (negatives.length > allowed) return [];
  const apart = NEGATIVE_APART_DAYS * perDay;
  return negatives
    .filter((index, place) => {
      const [earlier, later] = [negatives[place - 1] ?? -Infinity, negatives[place + 1] ?? Infinity];
      // Of the newest ones it cannot be told yet whether others follow, as they do once panels are installed.
      return index - earlier > apart && later - index > apart && kwh.length - index > apart;
    })
    .flatMap((index) => bridged(kwh, index, index + 1, () => "negative"));
}
