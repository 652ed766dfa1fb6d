import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { type BestThreshold, bestThreshold } from "./best-threshold";
import {
  CYCLE_DEVICES,
  type CycleDevice,
  isCycle,
  PULSE_DEVICES,
  type PulseDevice,
  TRAINED_DEVICES,
  POSSIBLE_WATTS,
  type TrainedDevice,
} from "./devices";
import type { HomeRegion } from "./home-region";
import { forEach } from "./model";
import type { Pulse } from "./pulses";
import type { Run } from "./run";
import type { ScoredMains } from "./score-mains";
import { takePulseFor } from "./take-load";

export interface Detection {
  /** 1 for each pulse that a device took. */
  taken: Uint8Array;
  runs: Run[];
  /** Power of each device in watts per sample. */
  watts: Map<string, Float64Array>;
  /** What no device took, in watts above the base. */
  left: Float64Array;
}

/** Minutes at full power that an appliance can be on for. */
const LONGEST_MINUTES: Record<PulseDevice, number> = { kettle: 12, microwave: 30 };

/** Pauses inside a program that are too quiet to see. */
const LONGEST_PAUSE_MINUTES = 6;
const SHORTEST_RUN_MINUTES = 8;
const SMALLEST_RUN_WH = 60;

/** An appliance whose scores promise less than this F1 is not in the home, as far as its mains show. */
const LOWEST_EXPECTED_F1: Record<TrainedDevice, number> = {
  kettle: 0.35,
  microwave: 0.35,
  washing_machine: 0.35,
  dishwasher: 0.35,
};
/**
 * Where sockets have 120 V, a socket gives 1,800 W, few homes boil water in a kettle, and washing machines take hot water
 * from the tank: the models learned neither, so what looks like one must be clear.
 */
const LOW_VOLTAGE_EXPECTED_F1: Partial<Record<TrainedDevice, number>> = { kettle: 0.75, washing_machine: 0.75 };
const LOW_VOLTAGE_SOCKET_WATTS = 1_900;
/** A score that counts as a find is at least this. */
const LOWEST_SCORE = 0.12;
/** An appliance that scores promise nothing of but users labeled is found from this score on. */
const LABELED: Presence = { threshold: 0.5, expectedF1: 0.5 };

/** The lowest score that counts as a find in this home, and the F1 to expect of it. */
type Presence = BestThreshold;

/** How each appliance shows in a home; undefined for one that is not there. */
export type Presences = Record<TrainedDevice, Presence | undefined>;

export function presencesOf(scored: ScoredMains, region?: HomeRegion): Presences {
  return forEach(TRAINED_DEVICES, (device) => {
    const { threshold, expectedF1 } = bestThreshold(samplesOf(scored, device));
    const lowVoltage = region?.socketVolts === 120 ? LOW_VOLTAGE_EXPECTED_F1[device] : undefined;
    if (expectedF1 < (lowVoltage ?? LOWEST_EXPECTED_F1[device])) return undefined;
    return { threshold: Math.max(LOWEST_SCORE, threshold), expectedF1 };
  });
}

/** What confidence is read from: a score means more in a home where the appliance stands out. */
export const evidenceOf = (score: number, expectedF1: number): number => Math.sqrt(score * expectedF1);

/**
 * Presences for scores that labels moved. Labels change which pulses are found and not how many, beyond the labeled ones:
 * as many scores lie above the threshold as did before. A labeled appliance is in the home, whatever its scores.
 */
export function presencesWithLabels(
  presences: Presences,
  before: ScoredMains["ofPulses"],
  after: ScoredMains["ofPulses"],
  labeled: ReadonlySet<string>,
): Presences {
  return forEach(TRAINED_DEVICES, (device) => {
    const presence = presences[device];
    if (!presence) return labeled.has(device) ? LABELED : undefined;
    if (isCycle(device)) return presence;
    const movable = after[device].filter((score) => score > 0 && score < 1).toSorted();
    const found = before[device].reduce((count, score, p) => {
      const moved = after[device][p] as number;
      return count + (score >= presence.threshold && moved > 0 && moved < 1 ? 1 : 0);
    }, 0);
    return { ...presence, threshold: movable[movable.length - found] ?? 1 };
  });
}

/** Scores by sample: of programs as they are, of others those of their pulses. */
function samplesOf({ pulses, ofPulses, ofSamples }: ScoredMains, device: TrainedDevice): Float64Array {
  if (isCycle(device)) return ofSamples[device];
  const scores = new Float64Array(ofSamples[device].length);
  pulses.forEach(({ start, watts, height }, p) => {
    watts.forEach((value, k) => {
      if (value < height / 4) return;
      scores[start + k] = Math.max(scores[start + k] as number, ofPulses[device][p] as number);
    });
  });
  return scores;
}

/** Gives the load to the trained appliances whose scores are high enough. */
export function assignTrained(
  scored: ScoredMains,
  presences: Presences,
  intervalSeconds: number,
  region?: HomeRegion,
): Detection {
  const { pulses, load } = scored;
  const left = load.slice();
  const detection: Detection = { taken: new Uint8Array(pulses.length), runs: [], watts: new Map(), left };
  for (const device of TRAINED_DEVICES) detection.watts.set(device, new Float64Array(load.length));
  pulses.forEach((pulse, p) => {
    const device = deviceOfPulse(scored, p, presences, intervalSeconds, region);
    if (!device) return;
    detection.taken[p] = 1;
    const score = evidenceOf(scored.ofPulses[device][p] as number, presences[device]?.expectedF1 ?? 0);
    const run = { device, score, basis: "trained" as const };
    takePulseFor(run, pulse, left, detection.watts, detection.runs);
  });
  paintPrograms(detection, scored, presences, intervalSeconds);
  return detection;
}

/** The appliance that a pulse most likely is; undefined when no score is high enough. */
function deviceOfPulse(
  { pulses, ofPulses }: ScoredMains,
  index: number,
  presences: Presences,
  intervalSeconds: number,
  region: HomeRegion | undefined,
): PulseDevice | undefined {
  const pulse = pulses[index] as Pulse;
  const scoreOf = (device: TrainedDevice) => ofPulses[device][index] as number;
  const minutes = (pulse.sum / pulse.height) * (intervalSeconds / 60);
  if (region?.socketVolts === 120 && pulse.height > LOW_VOLTAGE_SOCKET_WATTS) return undefined;
  let best: PulseDevice | undefined;
  for (const device of PULSE_DEVICES) {
    const [low, high] = POSSIBLE_WATTS[device];
    const presence = presences[device];
    if (!presence || scoreOf(device) < presence.threshold || pulse.height < low || pulse.height > high) continue;
    if (minutes > LONGEST_MINUTES[device]) continue;
    if (CYCLE_DEVICES.some((cycle) => scoreOf(cycle) > scoreOf(device))) continue;
    if (!best || scoreOf(device) > scoreOf(best)) best = device;
  }
  return best;
}

function paintPrograms(
  detection: Detection,
  { ofSamples, shares }: ScoredMains,
  presences: Presences,
  intervalSeconds: number,
): void {
  const { left, watts } = detection;
  const runs = CYCLE_DEVICES.flatMap((device) =>
    programRuns(device, ofSamples[device], shares[device], presences[device], left, intervalSeconds),
  );
  const parts = CYCLE_DEVICES.map((device) => {
    const wanted = new Float64Array(left.length);
    for (const run of runs) {
      if (run.device === device) wanted.set(shares[device].subarray(run.from, run.to), run.from);
    }
    return wanted;
  });
  const before = left.slice();
  parts.forEach((wanted, t) => {
    const power = watts.get(CYCLE_DEVICES[t] as CycleDevice) as Float64Array;
    for (let i = 0; i < left.length; i += 1) {
      const total = parts.reduce((sum, part) => sum + (part[i] as number), 0);
      // Two programs at once can claim more than there is; they then share it.
      const taken = ((before[i] as number) * (wanted[i] as number)) / Math.max(1, total);
      power[i] = taken;
      left[i] = Math.max(0, (left[i] as number) - taken);
    }
  });
  for (const run of runs) {
    const power = watts.get(run.device) as Float64Array;
    for (let i = run.from; i < run.to; i += 1) run.sum += power[i] as number;
    detection.runs.push(run);
  }
}

function programRuns(
  device: CycleDevice,
  score: Float64Array,
  share: Float64Array,
  presence: Presence | undefined,
  load: Float64Array,
  intervalSeconds: number,
): Run[] {
  if (!presence) return [];
  const pause = Math.round((LONGEST_PAUSE_MINUTES * 60) / intervalSeconds);
  const runs: Run[] = [];
  for (let i = 0; i < score.length; i += 1) {
    if ((score[i] as number) < presence.threshold) continue;
    const last = runs.at(-1);
    if (last && i - last.to <= pause) last.to = i + 1;
    else runs.push({ device, from: i, to: i + 1, score: 0, sum: 0, basis: "trained" });
  }
  return runs.filter((run) => {
    let energy = 0;
    let sum = 0;
    for (let i = run.from; i < run.to; i += 1) {
      energy += ((load[i] as number) * (share[i] as number) * intervalSeconds) / HOUR_SECONDS;
      sum += score[i] as number;
    }
    run.score = evidenceOf(sum / (run.to - run.from), presence.expectedF1);
    return (run.to - run.from) * intervalSeconds >= SHORTEST_RUN_MINUTES * 60 && energy >= SMALLEST_RUN_WH;
  });
}
