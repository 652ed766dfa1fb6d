import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { Rhythm } from "./rhythm";
import type { Run } from "./run";
import { findSteadyCycles, type SteadyCycles } from "./steady-cycles";
import { type SupposedLoad, supposedLoads } from "./supposed-loads";
import { type Activity, activityOf, activityWithin, switchEvidence } from "./switch-evidence";
import { type Followed, followThermostat } from "./thermostat";

/** A compressor that cools day and night. */
export interface CyclicLoad {
  watts: Float64Array;
  /** Each scored with the mean probability that it ran. */
  runs: Run[];
}

/** By energy: the larger one is the fridge. */
const CYCLIC_DEVICES = ["fridge", "freezer"] as const;

/**
 * Log-likelihood that a load must gain every day over a home without it. Nearly every home has a fridge, so the first
 * one may be hidden half of the time; a second one has to be clear.
 */
const LEAST_GAIN_A_DAY = [-30, 40] as const;
/** Rhythms of thermostats, in minutes. */
const ON_MINUTES = [5, 100] as const;
const OFF_MINUTES = [5, 130] as const;
/** Less than this shows no rhythm. */
const SHORTEST_DAYS = 0.5;

/**
 * Finds up to two cyclic loads in what other devices left, and when they were on.
 * @param left watts above the base
 */
export function findCyclicLoads(
  left: Float64Array,
  missing: Uint8Array,
  intervalSeconds: number,
): Map<string, CyclicLoad> {
  const days = (missing.reduce((sum, gap) => sum + (gap ? 0 : 1), 0) * intervalSeconds) / DAY_SECONDS;
  if (days < SHORTEST_DAYS) return new Map();
  const rest = left.slice();
  const found: PlacedLoad[] = [];
  for (const leastGain of LEAST_GAIN_A_DAY) {
    const load = mostRegularLoad(rest, days, intervalSeconds, leastGain);
    if (!load) break;
    const placed = placedLoad(load, rest);
    placed.watts.forEach((value, i) => {
      rest[i] = (rest[i] as number) - value;
    });
    found.push(placed);
  }
  if (found.length === 0) {
    const unsure = findSteadyCycles(left, missing, intervalSeconds);
    if (unsure) found.push(unsureLoad(unsure));
  }
  found.sort((a, b) => energyOf(b) - energyOf(a));
  return new Map(
    found.map((load, k) => {
      const device = CYCLIC_DEVICES[k] as string;
      return [device, { watts: load.watts, runs: runsOf(device, load) }];
    }),
  );
}

/** Of several powers, the right one is found in these days from the middle of the series. */
const TRIAL_DAYS = 5;
/** A trial that promises this much less than the least gain is not followed through the series. */
const TRIAL_DOUBT = 20;
/** A rhythm holds for about this long; at most this many cycles are followed at once. */
const WINDOW_HOURS = 12;
const WINDOW_CYCLES = 40;

type FollowedLoad = SupposedLoad & Followed;

function mostRegularLoad(
  left: Float64Array,
  days: number,
  intervalSeconds: number,
  leastGain: number,
): FollowedLoad | undefined {
  const activity = activityOf(left, intervalSeconds);
  const samples = Math.ceil((TRIAL_DAYS * DAY_SECONDS) / intervalSeconds);
  const from = Math.max(0, (left.length - samples) >> 1);
  const to = Math.min(left.length, from + samples);
  const windowOf = ({ onSamples, offSamples }: Rhythm) =>
    Math.ceil(Math.min((WINDOW_HOURS * HOUR_SECONDS) / intervalSeconds, WINDOW_CYCLES * (onSamples + offSamples)));
  let likely: FollowedLoad | undefined;
  for (const load of supposedLoads(left, intervalSeconds)) {
    const trial = followTwice(
      load,
      activityWithin(activity, from, to),
      left.subarray(from, to),
      windowOf(load.rhythms[0] as Rhythm),
    );
    if (!isThermostat(trial.usual, intervalSeconds)) continue;
    if (!likely || trial.gain > likely.gain) likely = trial;
  }
  if (!likely) return undefined;
  const trialDays = (days * (to - from)) / left.length;
  if (likely.gain / trialDays < leastGain - TRIAL_DOUBT) return undefined;
  const load = followTwice({ ...likely, rhythms: [likely.usual] }, activity, left, windowOf(likely.usual));
  return isThermostat(load.usual, intervalSeconds) && load.gain / days >= leastGain ? load : undefined;
}

function isThermostat({ onSamples, offSamples }: Rhythm, intervalSeconds: number): boolean {
  const minutes = intervalSeconds / 60;
  return isWithin(ON_MINUTES, onSamples * minutes) && isWithin(OFF_MINUTES, offSamples * minutes);
}

const isWithin = ([low, high]: readonly [number, number], value: number) => value >= low && value <= high;

/** Mains below this share of its power leave no room for a load. */
const ROOM = 0.25;

/** Follows a load, and once more with the power and the rhythm that were found. */
function followTwice(load: SupposedLoad, activity: Activity, left: Float64Array, windowSamples: number): FollowedLoad {
  const follow = ({ rise, fall, rhythms }: SupposedLoad): FollowedLoad => {
    const lowest = ROOM * Math.min(rise, fall);
    const blocked = new Uint8Array(left.length);
    for (let i = 0; i < left.length; i += 1) if ((left[i] as number) < lowest) blocked[i] = 1;
    const found = followThermostat(switchEvidence(activity, rise, fall), blocked, rhythms, windowSamples);
    return {
      ...found,
      rise: sizeOf(found.risen, activity.change, rise),
      fall: -sizeOf(found.fallen, activity.change, -fall),
    };
  };
  return follow(follow(load));
}

/** Switches that are probable and of about the usual size tell the load's size. */
const PROBABLE = 0.3;
const ABOUT_THE_SIZE = [0.7, 1.4] as const;
const FEWEST_SWITCHES = 3;

function sizeOf(probability: Float64Array, change: Float64Array, usual: number): number {
  let weight = 0;
  let sum = 0;
  for (let i = 0; i < probability.length; i += 1) {
    const p = probability[i] as number;
    if (p < PROBABLE || !isWithin(ABOUT_THE_SIZE, (change[i] as number) / usual)) continue;
    weight += p;
    sum += p * (change[i] as number);
  }
  return weight > FEWEST_SWITCHES ? sum / weight : usual;
}

/** Below one half, since F1 is largest at half of the F1 that is reached (Lipton et al. 2014). */
const ON_PROBABILITY = 0.22;

interface PlacedLoad {
  watts: Float64Array;
  probability: Float64Array;
}

function placedLoad({ on, rise, fall }: FollowedLoad, left: Float64Array): PlacedLoad {
  const power = (rise + fall) / 2;
  const watts = on.map((probability, i) =>
    probability < ON_PROBABILITY ? 0 : Math.max(0, Math.min(left[i] as number, power)),
  );
  return { watts, probability: on };
}

/**
 * Where no rhythm can be followed, but something switches at all hours, nearly every home's fridge is the best guess. How
 * probable it is, from irregular to regular, is a judgment that keeps its confidence below one half.
 */
const UNSURE = [0.3, 0.55] as const;

function unsureLoad({ watts, regularity }: SteadyCycles): PlacedLoad {
  const [irregular, regular] = UNSURE;
  return { watts, probability: new Float64Array(watts.length).fill(irregular + (regular - irregular) * regularity) };
}

const energyOf = ({ watts }: PlacedLoad) => watts.reduce((sum, value) => sum + value, 0);

function runsOf(device: string, { watts, probability }: PlacedLoad): Run[] {
  const runs: Run[] = [];
  watts.forEach((value, i) => {
    if (value <= 0) return;
    let run = runs.at(-1);
    if (run?.to !== i) runs.push((run = { device, from: i, to: i, score: 0, sum: 0, basis: "signature" }));
    run.to = i + 1;
    run.sum += value;
    run.score += probability[i] as number;
  });
  for (const run of runs) run.score /= run.to - run.from;
  return runs;
}
