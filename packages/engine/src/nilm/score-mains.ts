import { type BoostedTrees, boostedOutputs, logistic } from "./boosted-trees";
import { CYCLE_WIDTH, type CycleContext, cycleContext, forEachCycleRow } from "./cycle-features";
import { CYCLE_DEVICES, type CycleDevice, PULSE_DEVICES, TRAINED_DEVICES, type TrainedDevice } from "./devices";
import { forestScore } from "./forest";
import { forEach, type Model } from "./model";
import { pulseFeatures } from "./pulse-features";
import { findPulses, type Pulse } from "./pulses";
import { forEachMoment, MOMENT_WIDTH } from "./window-features";

/** What the model thinks of each pulse and each sample. */
export interface ScoredMains {
  pulses: Pulse[];
  /** Mains above the base, in watts. */
  load: Float64Array;
  /** Scores of the pulses, 0 to 1. */
  ofPulses: Record<TrainedDevice, Float64Array>;
  /** Probability of each sample that the appliance is on. */
  ofSamples: Record<TrainedDevice, Float64Array>;
  /** Share of the load that belongs to the program if it is on. */
  shares: Record<CycleDevice, Float64Array>;
}

/** Programs are scored every so many minutes; between, the nearest score counts. */
export const PROGRAM_STEP_MINUTES = 2;
/** One in eighty: what falls below this while the trees are summed up does not come back to a score that counts. */
const HOPELESS_LOG_ODDS = -4.4;
/** A share is asked for only where the program can be on. */
const SCORE_TO_SHARE = 0.08;

/**
 * Scores mains without gaps, given on the model's grid. The forests score the pulses; the window models see the raw load
 * around each sample together with those scores.
 */
export function scoreMains(watts: Float64Array, base: Float64Array, model: Model): ScoredMains {
  const { intervalSeconds } = model;
  const { pulses, rest } = findPulses(watts, base, intervalSeconds);
  const rows = pulseFeatures(pulses, watts, base, rest, intervalSeconds);
  const ofForests = forEach(TRAINED_DEVICES, (device) =>
    Float64Array.from(rows, (row) => forestScore(model.pulses[device], row)),
  );
  const context = cycleContext({ watts, base, rest, pulses, intervalSeconds });
  const { length } = watts;
  const ofSamples = forEach(TRAINED_DEVICES, () => new Float64Array(length));
  const shares = forEach(CYCLE_DEVICES, () => new Float64Array(length));
  scoreMoments(context, rows, ofForests, model, ofSamples);
  scorePrograms(context, ofForests, model, ofSamples, shares);
  const ofPulses: ScoredMains["ofPulses"] = { ...ofForests };
  for (const device of PULSE_DEVICES) ofPulses[device] = combined(pulses, ofForests[device], ofSamples[device]);
  return { pulses, load: context.load, ofPulses, ofSamples, shares };
}

/** A pulse's score: mean of what the forest and the window model think of it, the latter weighted by its power. */
function combined(pulses: readonly Pulse[], ofForest: Float64Array, ofSamples: Float64Array): Float64Array {
  return Float64Array.from(pulses, ({ start, watts, sum }, p) => {
    let weighted = 0;
    watts.forEach((value, k) => {
      weighted += value * (ofSamples[start + k] as number);
    });
    return (weighted / sum + (ofForest[p] as number)) / 2;
  });
}

function scoreMoments(
  { window, pulses }: CycleContext,
  rows: readonly Float64Array[],
  ofForests: ScoredMains["ofPulses"],
  model: Model,
  ofSamples: ScoredMains["ofSamples"],
): void {
  const batch = rowBatch(MOMENT_WIDTH, (samples, batched, count) => {
    for (const device of PULSE_DEVICES) {
      const outputs = boostedOutputs(model.windows[device], batched, count, MOMENT_WIDTH, HOPELESS_LOG_ODDS);
      for (let r = 0; r < count; r += 1) ofSamples[device][samples[r] as number] = logistic(outputs[r] as number);
    }
  });
  const scores = TRAINED_DEVICES.map((device) => ofForests[device]);
  forEachMoment(window, pulses, rows, scores, batch.add);
  batch.flush();
}

function scorePrograms(
  context: CycleContext,
  ofForests: ScoredMains["ofPulses"],
  model: Model,
  ofSamples: ScoredMains["ofSamples"],
  shares: ScoredMains["shares"],
): void {
  const step = Math.max(1, Math.round((PROGRAM_STEP_MINUTES * 60) / model.intervalSeconds));
  const batch = rowBatch(CYCLE_WIDTH, (samples, batched, count) => {
    for (const device of CYCLE_DEVICES) {
      const outputs = boostedOutputs(model.windows[device], batched, count, CYCLE_WIDTH, HOPELESS_LOG_ODDS);
      const asked: number[] = [];
      for (let r = 0; r < count; r += 1) {
        const score = logistic(outputs[r] as number);
        ofSamples[device].fill(score, samples[r] as number, (samples[r] as number) + step);
        if (score >= SCORE_TO_SHARE) asked.push(r);
      }
      const values = sharesOf(model.shares[device], batched, asked);
      asked.forEach((r, k) => {
        shares[device].fill(values[k] as number, samples[r] as number, (samples[r] as number) + step);
      });
    }
  });
  forEachCycleRow(context, ofForests.washing_machine, ofForests.dishwasher, step, batch.add);
  batch.flush();
}

function sharesOf(trees: BoostedTrees, rows: Float64Array, asked: readonly number[]): Float64Array {
  const chosen = new Float64Array(asked.length * CYCLE_WIDTH);
  asked.forEach((r, k) => chosen.set(rows.subarray(r * CYCLE_WIDTH, (r + 1) * CYCLE_WIDTH), k * CYCLE_WIDTH));
  return boostedOutputs(trees, chosen, asked.length, CYCLE_WIDTH).map((share) => Math.min(1, Math.max(0, share)));
}

/** Rows that are scored at once: few enough to stay in memory's fast part, for any length of series. */
const ROWS_AT_ONCE = 512;

function rowBatch(width: number, score: (samples: Int32Array, rows: Float64Array, count: number) => void) {
  const rows = new Float64Array(ROWS_AT_ONCE * width);
  const samples = new Int32Array(ROWS_AT_ONCE);
  let filled = 0;
  const flush = () => {
    score(samples, rows, filled);
    filled = 0;
  };
  const add = (sample: number, row: Float64Array) => {
    rows.set(row, filled * width);
    samples[filled] = sample;
    filled += 1;
    if (filled === ROWS_AT_ONCE) flush();
  };
  return { add, flush };
}
