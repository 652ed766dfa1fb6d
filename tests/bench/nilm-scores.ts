/** How well one device's estimated power fits its sub-meter. */
export interface DeviceScore {
  precision: number;
  recall: number;
  f1: number;
  eventF1: number;
  /** Mean absolute error in watts, next to the errors of "always off" and "always the training mean". */
  maeWatts: number;
  maeOffWatts: number;
  maeMeanWatts: number;
  /** |estimated energy − true energy| / true energy. */
  sae: number;
  teca: number;
  /** The sums behind TECA, to add up over devices. */
  errorSum: number;
  truthSum: number;
}

/**
 * TECA = 1 − Σ|estimate − truth| / (2 Σ truth), as public benchmarks of these data sets compute it for an appliance:
 * 0.5 for "always off", 1 for no error. (Kolter and Johnson 2011 divide by twice the mains, which is more lenient.)
 */
export const teca = (errorSum: number, truthSum: number): number => 1 - errorSum / (2 * truthSum);

export function scoreDevice(
  estimate: Float64Array,
  truth: Float64Array,
  onWatts: number,
  mergeSamples: number,
  trainingMeanWatts: number,
): DeviceScore {
  let errorSum = 0;
  let truthSum = 0;
  let estimateSum = 0;
  let meanErrorSum = 0;
  let both = 0;
  let estimatedOn = 0;
  let reallyOn = 0;
  truth.forEach((real, i) => {
    const estimated = estimate[i]!;
    errorSum += Math.abs(estimated - real);
    meanErrorSum += Math.abs(trainingMeanWatts - real);
    truthSum += real;
    estimateSum += estimated;
    if (estimated >= onWatts) estimatedOn += 1;
    if (real >= onWatts) reallyOn += 1;
    if (estimated >= onWatts && real >= onWatts) both += 1;
  });
  const events = matchedEvents(eventsOf(estimate, onWatts, mergeSamples), eventsOf(truth, onWatts, mergeSamples));
  return {
    precision: estimatedOn > 0 ? both / estimatedOn : 0,
    recall: reallyOn > 0 ? both / reallyOn : 0,
    f1: f1(both, estimatedOn, reallyOn),
    eventF1: f1(events.matched, events.estimated, events.real),
    maeWatts: errorSum / truth.length,
    maeOffWatts: truthSum / truth.length,
    maeMeanWatts: meanErrorSum / truth.length,
    sae: Math.abs(estimateSum - truthSum) / truthSum,
    teca: teca(errorSum, truthSum),
    errorSum,
    truthSum,
  };
}

const f1 = (both: number, estimated: number, real: number) =>
  estimated + real > 0 ? (2 * both) / (estimated + real) : 0;

export type Event = [from: number, to: number];

/** Periods of being on; pauses of up to `mergeSamples` are merged. */
export function eventsOf(watts: Float64Array, onWatts: number, mergeSamples: number): Event[] {
  const events: Event[] = [];
  watts.forEach((value, i) => {
    if (value < onWatts) return;
    const last = events.at(-1);
    if (last && i - last[1] <= mergeSamples) last[1] = i + 1;
    else events.push([i, i + 1]);
  });
  return events;
}

/** An estimated and a real event match when their overlap is at least this share of their union. */
const SAME_EVENT = 0.3;

function matchedEvents(estimated: Event[], real: Event[]): { matched: number; estimated: number; real: number } {
  let matched = 0;
  let place = 0;
  for (const [from, to] of real) {
    while (place < estimated.length && estimated[place]![1] <= from) place += 1;
    for (let k = place; k < estimated.length && estimated[k]![0] < to; k += 1) {
      const [start, end] = estimated[k]!;
      const shared = Math.min(to, end) - Math.max(from, start);
      if (shared / (Math.max(to, end) - Math.min(from, start)) < SAME_EVENT) continue;
      matched += 1;
      place = k + 1;
      break;
    }
  }
  return { matched, estimated: estimated.length, real: real.length };
}
