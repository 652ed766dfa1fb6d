import type { Point } from "./trend";

/** A change is looked for in the latest weeks, at most so many and at least so many. */
const MOST_WEEKS = 12;
const FEWEST_WEEKS = 8;
/** On each side of a change; two weeks are not yet a level. */
const SIDE_WEEKS = 3;
const PERMUTATIONS = 1_999;
/** Of 50 homes whose base load stays as it is, one is claimed by chance. */
const SIGNIFICANT_P = 0.02;
/** A rise is worth a word from this share of what was before, and from this many kW. */
const MINIMUM_RISE_SHARE = 0.15;
const MINIMUM_RISE_KW = 0.015;

export interface RecentRise {
  /** The week that is the first of the higher level, in days since 1970-01-01. */
  sinceDay: number;
  /** Mean base load of the weeks before, and of the last three weeks, kW. */
  beforeKw: number;
  afterKw: number;
  pValue: number;
}

/**
 * A rise of the base load within the last 8 to 12 weeks, as a step or over several weeks, which a trend over a whole
 * year does not show yet. Of the steps and ramps that may begin in one of the weeks, the one that the weeks follow most
 * closely counts; how often chance alone gives as close a one is told by shuffling the weeks (a permutation test of a
 * single change-point).
 * @param weeks weekly base load in kW, in order
 * @returns undefined without a rise that is significant and large enough to matter
 */
export function recentRise(weeks: readonly Point[]): RecentRise | undefined {
  const latest = weeks.slice(-MOST_WEEKS);
  if (latest.length < FEWEST_WEEKS) return undefined;
  const values = latest.map(({ value }) => value);
  const shapes = shapesOf(values.length);
  const { correlation, at } = bestFit(shapes, values);
  const shuffle = shuffler();
  let asClose = 1;
  for (let round = 0; round < PERMUTATIONS; round += 1) {
    if (bestFit(shapes, shuffle(values)).correlation >= correlation) asClose += 1;
  }
  const pValue = asClose / (PERMUTATIONS + 1);
  const beforeKw = mean(values.slice(0, at));
  // The level that was reached: of a ramp, the mean since it began would tell only half.
  const afterKw = mean(values.slice(-SIDE_WEEKS));
  const isLarge = afterKw - beforeKw >= Math.max(MINIMUM_RISE_KW, MINIMUM_RISE_SHARE * beforeKw);
  if (pValue >= SIGNIFICANT_P || !isLarge) return undefined;
  return { sinceDay: latest[at]?.at ?? 0, beforeKw, afterKw, pValue };
}

interface Shape {
  /** The first week after the change. */
  at: number;
  /** Centered and of length 1, so that its product with centered values over their length is the correlation. */
  form: number[];
}

/** A step, and a ramp that goes on until the end, from each week that leaves enough weeks on both sides. */
function shapesOf(count: number): Shape[] {
  const begins = Array.from({ length: count - 2 * SIDE_WEEKS + 1 }, (_, index) => index + SIDE_WEEKS);
  return begins.flatMap((at) => [
    { at, form: unit(Array.from({ length: count }, (_, week) => (week >= at ? 1 : 0))) },
    { at, form: unit(Array.from({ length: count }, (_, week) => Math.max(0, week - at + 1))) },
  ]);
}

/** How closely the weeks follow the rising shape that they follow best, as a correlation, and where it begins. */
function bestFit(shapes: readonly Shape[], values: readonly number[]): { correlation: number; at: number } {
  const own = unit(values);
  let best = { correlation: 0, at: 0 };
  for (const { at, form } of shapes) {
    const correlation = form.reduce((sum, value, week) => sum + value * (own[week] ?? 0), 0);
    if (correlation > best.correlation) best = { correlation, at };
  }
  return best;
}

/** Centered and of length 1; all 0 where the values are all alike. */
function unit(values: readonly number[]): number[] {
  const center = mean(values);
  const centered = values.map((value) => value - center);
  const length = Math.hypot(...centered);
  return length > 0 ? centered.map((value) => value / length) : centered;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Shuffles that are the same on every call: the same readings must give the same answer (Park–Miller). */
function shuffler(): (values: readonly number[]) => number[] {
  let state = 48_271;
  const below = (count: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  return (values) => {
    const shuffled = [...values];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] ?? 0, shuffled[last] ?? 0];
    }
    return shuffled;
  };
}
