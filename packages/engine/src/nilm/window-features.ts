import { PULSE_FEATURES } from "./pulse-features";
import type { Pulse } from "./pulses";
import { runningTotals, windowMean } from "./running-totals";
import { slidingMin } from "./sliding";

/** Every sample within this many samples is a feature of its own. */
const NEAR_SAMPLES = 12;
/** Further away, parts of the load are summed up: from and to, in samples after the moment (before it when mirrored). */
const FAR_PARTS: readonly (readonly [from: number, to: number])[] = [
  [13, 24],
  [25, 60],
  [61, 120],
];
/** Mean, lowest and highest of each part on both sides. */
export const WINDOW_WIDTH = 2 * NEAR_SAMPLES + 1 + FAR_PARTS.length * 2 * 3;

/** Load above the level that it had shortly before and after, in watts, from which a moment is looked at. */
const SMALLEST_STEP_WATTS = 250;
const STEP_WITHIN_SAMPLES = 15;

/** Load around moments, as raw as the meter gave it. */
export const windowContext = (load: Float64Array) => ({ load, totals: runningTotals(load) });
export type WindowContext = ReturnType<typeof windowContext>;

/** Writes the window around `sample` into `row` from `at` on. Beyond the ends of the series the load counts as 0. */
export function putWindow({ load, totals }: WindowContext, sample: number, row: Float64Array, at: number): void {
  let f = at;
  for (let i = sample - NEAR_SAMPLES; i <= sample + NEAR_SAMPLES; i += 1) {
    row[f] = load[i] ?? 0;
    f += 1;
  }
  for (const [from, to] of FAR_PARTS) {
    for (const start of [sample - to, sample + from]) {
      const end = start + to - from + 1;
      row[f] = windowMean(totals, start, end);
      putExtremes(load, start, end, row, f + 1);
      f += 3;
    }
  }
}

/** Writes the lowest and the highest value of `[start, end)`; zeros for a part that begins outside the series. */
function putExtremes(load: Float64Array, start: number, end: number, row: Float64Array, at: number): void {
  let lowest = load[start] ?? 0;
  let highest = lowest;
  for (let i = start < 0 ? end : start; i < end && i < load.length; i += 1) {
    const value = load[i] as number;
    if (value < lowest) lowest = value;
    else if (value > highest) highest = value;
  }
  row[at] = lowest;
  row[at + 1] = highest;
}

/** The window, the features of the largest pulse at the moment, and that pulse's scores for the trained appliances. */
export const MOMENT_WIDTH = WINDOW_WIDTH + PULSE_FEATURES.length + 4;

/**
 * Calls `visit` with the features of each sample in which a load of a few minutes can be on. The row is used again for
 * the next sample.
 * @param rows features of the pulses
 * @param scores four scores for each pulse
 */
export function forEachMoment(
  context: WindowContext,
  pulses: readonly Pulse[],
  rows: readonly Float64Array[],
  scores: readonly ArrayLike<number>[],
  visit: (sample: number, row: Float64Array) => void,
): void {
  const { load } = context;
  const largest = largestPulses(load.length, pulses);
  const floorBefore = slidingMin(load, STEP_WITHIN_SAMPLES, 0);
  const floorAfter = slidingMin(load, 0, STEP_WITHIN_SAMPLES);
  const row = new Float64Array(MOMENT_WIDTH);
  for (let i = 0; i < load.length; i += 1) {
    const value = load[i] as number;
    if (value - Math.min(floorBefore[i] as number, floorAfter[i] as number) < SMALLEST_STEP_WATTS) continue;
    putWindow(context, i, row, 0);
    const p = largest[i] as number;
    const features = p >= 0 ? (rows[p] as Float64Array) : undefined;
    for (let f = 0; f < PULSE_FEATURES.length; f += 1) row[WINDOW_WIDTH + f] = features?.[f] ?? 0;
    scores.forEach((score, s) => {
      row[WINDOW_WIDTH + PULSE_FEATURES.length + s] = p >= 0 ? (score[p] as number) : 0;
    });
    visit(i, row);
  }
}

/** The pulse with the most power at each sample, −1 where there is none. */
function largestPulses(length: number, pulses: readonly Pulse[]): Int32Array {
  const largest = new Int32Array(length).fill(-1);
  const power = new Float64Array(length);
  pulses.forEach((pulse, p) => {
    pulse.watts.forEach((value, k) => {
      const i = pulse.start + k;
      if (value <= (power[i] as number)) return;
      power[i] = value;
      largest[i] = p;
    });
  });
  return largest;
}
