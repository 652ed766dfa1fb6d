import type { Pulse } from "./pulses";
import { runningTotals, windowMean } from "./running-totals";
import { opening, slidingMin } from "./sliding";
import { putWindow, windowContext, WINDOW_WIDTH } from "./window-features";

/** Heating of a washer or dishwasher that lasts: everything shorter than 5 min is taken off before blocks are looked for. */
const BLOCK_OPENING_MINUTES = 5;
const BLOCK_WATTS = 700;
/** Pulses above this are heating or cooking, what is below is motors, pumps, electronics. */
const LIGHT_WATTS = 700;
/** A run begins at most this long before its first heating and ends at most this long after the last. */
const MINUTES_BEFORE_HEATING = 40;
const MINUTES_AFTER_HEATING = 130;
const FAR_MINUTES = 300;
/** Smaller pulses do not indicate heating. */
const SCORED_WATTS = 350;
/** A block whose pulses all score less for both appliances is not looked at: cooking, mostly. */
const LOWEST_SCORE_TO_LOOK = 0.05;

/** A time of heating without a break. */
export interface HeatingBlock {
  /** First and one past the last sample. */
  from: number;
  to: number;
  meanWatts: number;
  /** Standard deviation in watts. */
  ripple: number;
}

export const CYCLE_FEATURES = [
  "load",
  "rest",
  "light",
  "opened 5",
  "opened 12",
  "opened 25",
  "lowest 3",
  "lowest 10",
  "light 2 around",
  "light 8 around",
  "light 15 before",
  "light 15 after",
  "light 45 before",
  "light 45 after",
  "light lowest 5 before",
  "light lowest 5 after",
  "rough 3",
  "rough 10",
  "rough 25 before",
  "rough 25 after",
  "inside heating",
  "since heating",
  "heated minutes",
  "heated watts",
  "heated ripple",
  "until heating",
  "next minutes",
  "next watts",
  "next ripple",
  "second since",
  "second minutes",
  "second watts",
  "later until",
  "later minutes",
  "light before heating",
  "light over level before",
  "washer score of heating",
  "washer score of next",
  "washer score here",
  "washer score near",
  "dishwasher score of heating",
  "dishwasher score of next",
  "dishwasher score here",
  "dishwasher score near",
] as const;

/** A row holds these features and the window of the load around the sample. */
export const CYCLE_WIDTH = CYCLE_FEATURES.length + WINDOW_WIDTH;

export interface CycleInputs {
  watts: Float64Array;
  base: Float64Array;
  rest: Float64Array;
  pulses: readonly Pulse[];
  intervalSeconds: number;
}

/** Everything that the rows of washer and dishwasher have in common, made once for a series. */
export function cycleContext({ watts, base, rest, pulses, intervalSeconds }: CycleInputs) {
  const samples = (minutes: number) => Math.max(1, Math.round((minutes * 60) / intervalSeconds));
  const load = watts.map((value, i) => value - (base[i] as number));
  const light = load.slice();
  for (const pulse of pulses) {
    if (pulse.height < LIGHT_WATTS) continue;
    pulse.watts.forEach((value, i) => {
      light[pulse.start + i] = (light[pulse.start + i] as number) - value;
    });
  }
  const opened = opening(load, samples(BLOCK_OPENING_MINUTES));
  const blocks = heatingBlocks(opened, load);
  return {
    samples,
    minutes: intervalSeconds / 60,
    load,
    window: windowContext(load),
    rest,
    light,
    opened,
    opened12: opening(load, samples(12)),
    opened25: opening(load, samples(25)),
    lowest3: slidingMin(load, samples(3), samples(3)),
    lowest10: slidingMin(load, samples(10), samples(10)),
    lightLowBefore: slidingMin(light, samples(5), 0),
    lightLowAfter: slidingMin(light, 0, samples(5)),
    lightTotals: runningTotals(light),
    roughTotals: runningTotals(light.map((value, i) => (i === 0 ? 0 : Math.abs(value - (light[i - 1] as number))))),
    blocks,
    pulses,
  };
}
export type CycleContext = ReturnType<typeof cycleContext>;

function heatingBlocks(opened: Float64Array, load: Float64Array): HeatingBlock[] {
  const blocks: HeatingBlock[] = [];
  let i = 0;
  while (i < opened.length) {
    if ((opened[i] as number) < BLOCK_WATTS) {
      i += 1;
      continue;
    }
    const from = i;
    let sum = 0;
    let squares = 0;
    for (; i < opened.length && (opened[i] as number) >= BLOCK_WATTS; i += 1) {
      sum += opened[i] as number;
      squares += (load[i] as number) ** 2;
    }
    const count = i - from;
    const meanWatts = sum / count;
    blocks.push({ from, to: i, meanWatts, ripple: Math.sqrt(Math.max(0, squares / count - meanWatts ** 2)) });
  }
  return blocks;
}

/** Stretches `[from, to)` of samples around those blocks in which a run of a washer or dishwasher can lie. */
function cycleWindows({ blocks, load, samples }: CycleContext, tracks: readonly ScoreTrack[]): [number, number][] {
  const windows: [number, number][] = [];
  blocks.forEach(({ from, to }, b) => {
    if (tracks.every(({ highestOfBlock }) => (highestOfBlock[b] as number) < LOWEST_SCORE_TO_LOOK)) return;
    const start = Math.max(0, from - samples(MINUTES_BEFORE_HEATING));
    const end = Math.min(load.length, to + samples(MINUTES_AFTER_HEATING));
    const last = windows.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else windows.push([start, end]);
  });
  return windows;
}

/** Pulse scores for one appliance, by sample and by block, weighted by power. */
interface ScoreTrack {
  here: Float64Array;
  ofBlock: Float64Array;
  highestOfBlock: Float64Array;
  weightedTotals: Float64Array;
  powerTotals: Float64Array;
}

function scoreTrack({ load, pulses, blocks }: CycleContext, scores: ArrayLike<number>): ScoreTrack {
  const weighted = new Float64Array(load.length);
  const power = new Float64Array(load.length);
  const highest = new Float64Array(load.length);
  pulses.forEach((pulse, p) => {
    if (pulse.height < SCORED_WATTS) return;
    const score = scores[p] as number;
    pulse.watts.forEach((value, k) => {
      const i = pulse.start + k;
      weighted[i] = (weighted[i] as number) + value * score;
      power[i] = (power[i] as number) + value;
      if (score > (highest[i] as number)) highest[i] = score;
    });
  });
  const ofBlock = new Float64Array(blocks.length);
  const highestOfBlock = new Float64Array(blocks.length);
  blocks.forEach(({ from, to }, b) => {
    let sum = 0;
    let total = 0;
    for (let i = from; i < to; i += 1) {
      sum += weighted[i] as number;
      total += power[i] as number;
      if ((highest[i] as number) > (highestOfBlock[b] as number)) highestOfBlock[b] = highest[i] as number;
    }
    ofBlock[b] = total > 0 ? sum / total : 0;
  });
  const here = weighted.map((value, i) => ((power[i] as number) > 0 ? value / (power[i] as number) : 0));
  return { here, ofBlock, highestOfBlock, weightedTotals: runningTotals(weighted), powerTotals: runningTotals(power) };
}

/**
 * Calls `visit` with the features of every `step`-th sample that can belong to a washer or dishwasher. The row is used again for the
 * next sample.
 * @param step samples from one row to the next: neighboring samples are nearly alike
 * @param washer scores of the pulses for the washer
 * @param dishwasher scores of the pulses for the dishwasher
 */
export function forEachCycleRow(
  context: CycleContext,
  washer: ArrayLike<number>,
  dishwasher: ArrayLike<number>,
  step: number,
  visit: (sample: number, row: Float64Array) => void,
): void {
  const { samples, minutes, blocks, load, lightTotals, roughTotals } = context;
  const tracks = [scoreTrack(context, washer), scoreTrack(context, dishwasher)];
  const row = new Float64Array(CYCLE_WIDTH);
  const [two, three, eight, ten] = [samples(2), samples(3), samples(8), samples(10)];
  const [fifteen, twenty, twentyFive, fortyFive, ninety] = [15, 20, 25, 45, 90].map(samples) as [
    number,
    number,
    number,
    number,
    number,
  ];
  let block = 0;
  let f = 0;
  const put = (value: number) => {
    row[f] = value;
    f += 1;
  };
  for (const [from, to] of cycleWindows(context, tracks)) {
    for (let i = from; i < to; i += step) {
      while (block < blocks.length && (blocks[block] as HeatingBlock).from <= i) block += 1;
      const last = blocks[block - 1];
      const second = blocks[block - 2];
      const next = blocks[block];
      const later = blocks[block + 1];
      const inside = last !== undefined && i < last.to;
      const lightBeforeHeating = last ? windowMean(lightTotals, last.from - twenty, last.from) : 0;
      const lightAround = windowMean(lightTotals, i - two, i + two + 1);
      f = 0;
      put(load[i] as number);
      put(context.rest[i] as number);
      put(context.light[i] as number);
      put(context.opened[i] as number);
      put(context.opened12[i] as number);
      put(context.opened25[i] as number);
      put(context.lowest3[i] as number);
      put(context.lowest10[i] as number);
      put(lightAround);
      put(windowMean(lightTotals, i - eight, i + eight + 1));
      put(windowMean(lightTotals, i - fifteen, i));
      put(windowMean(lightTotals, i, i + fifteen));
      put(windowMean(lightTotals, i - fortyFive, i));
      put(windowMean(lightTotals, i, i + fortyFive));
      put(context.lightLowBefore[i] as number);
      put(context.lightLowAfter[i] as number);
      put(windowMean(roughTotals, i - three, i + three));
      put(windowMean(roughTotals, i - ten, i + ten));
      put(windowMean(roughTotals, i - twentyFive, i));
      put(windowMean(roughTotals, i, i + twentyFive));
      put(inside ? 1 : 0);
      put(last ? Math.min(FAR_MINUTES, (inside ? i - last.from : i - last.to) * minutes) : FAR_MINUTES);
      put(last ? (last.to - last.from) * minutes : 0);
      put(last ? last.meanWatts : 0);
      put(last ? last.ripple : 0);
      put(next ? Math.min(FAR_MINUTES, (next.from - i) * minutes) : FAR_MINUTES);
      put(next ? (next.to - next.from) * minutes : 0);
      put(next ? next.meanWatts : 0);
      put(next ? next.ripple : 0);
      put(second ? Math.min(FAR_MINUTES, (i - second.to) * minutes) : FAR_MINUTES);
      put(second ? (second.to - second.from) * minutes : 0);
      put(second ? second.meanWatts : 0);
      put(later ? Math.min(FAR_MINUTES, (later.from - i) * minutes) : FAR_MINUTES);
      put(later ? (later.to - later.from) * minutes : 0);
      put(lightBeforeHeating);
      put(lightAround - lightBeforeHeating);
      for (const track of tracks) {
        const power = windowMean(track.powerTotals, i - ninety, i + ninety);
        put(last ? (track.ofBlock[block - 1] as number) : 0);
        put(next ? (track.ofBlock[block] as number) : 0);
        put(track.here[i] as number);
        put(power > 0 ? windowMean(track.weightedTotals, i - ninety, i + ninety) / power : 0);
      }
      putWindow(context.window, i, row, CYCLE_FEATURES.length);
      visit(i, row);
    }
  }
}
