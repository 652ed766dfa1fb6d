import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { type CycleContext, CYCLE_FEATURES, cycleContext, forEachCycleRow } from "./cycle-features";
import {
  CYCLE_DEVICES,
  type CycleDevice,
  PULSE_DEVICES,
  type PulseDevice,
  TRAINED_DEVICES,
  POSSIBLE_WATTS,
  type TrainedDevice,
} from "./devices";
import { forestScore, forestScoresAndShares } from "./forest";
import type { Model } from "./model";
import { pulseFeatures } from "./pulse-features";
import type { Run } from "./run";
import { takePulseFor } from "./take-load";
import { type Pulse, findPulses } from "./pulses";

/** What the forests think of each pulse and each sample. */
export interface ScoredMains {
  pulses: Pulse[];
  /** Mains above the base, in watts. */
  load: Float64Array;
  /** Scores of the pulses, 0 to 1. */
  ofPulses: Record<TrainedDevice, Float64Array>;
  /** Scores of the samples, and the share of the load that belongs to the appliance if it is on. */
  ofSamples: CycleTrack[];
}

export interface CycleTrack {
  device: CycleDevice;
  score: Float64Array;
  share: Float64Array;
}

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

/** Lowest score that counts as a find; mean F1 on homes left out of the training was best there (docs/methods/nilm.md). */
const LOWEST_SCORE: Record<TrainedDevice, number> = {
  kettle: 0.4,
  microwave: 0.25,
  washing_machine: 0.3,
  dishwasher: 0.35,
};

/**
 * Scores mains without gaps, given on the model's grid.
 * @param adjust may raise or lower the pulses' scores by what is known of this home
 */
export function scoreMains(
  watts: Float64Array,
  base: Float64Array,
  model: Model,
  adjust?: (pulses: readonly Pulse[], scores: Record<TrainedDevice, Float64Array>) => void,
): ScoredMains {
  const { intervalSeconds } = model;
  const { pulses, rest } = findPulses(watts, base, intervalSeconds);
  const rows = pulseFeatures(pulses, watts, base, rest, intervalSeconds);
  const ofPulses = Object.fromEntries(
    TRAINED_DEVICES.map((device) => [device, Float64Array.from(rows, (row) => forestScore(model.pulses[device], row))]),
  ) as Record<TrainedDevice, Float64Array>;
  adjust?.(pulses, ofPulses);
  const context = cycleContext({ watts, base, rest, pulses, intervalSeconds });
  return { pulses, load: context.load, ofPulses, ofSamples: cycleTracks(context, ofPulses, model) };
}

/** Gives the load to the trained appliances whose scores are high enough. */
export function assignTrained(
  scored: ScoredMains,
  intervalSeconds: number,
  lowestScore: Record<TrainedDevice, number> = LOWEST_SCORE,
): Detection {
  const { pulses, load } = scored;
  const left = load.slice();
  const detection: Detection = { taken: new Uint8Array(pulses.length), runs: [], watts: new Map(), left };
  for (const device of TRAINED_DEVICES) detection.watts.set(device, new Float64Array(load.length));
  pulses.forEach((pulse, p) => {
    const device = deviceOfPulse(scored, p, lowestScore, intervalSeconds);
    if (!device) return;
    detection.taken[p] = 1;
    const run = { device, score: scored.ofPulses[device][p] as number, basis: "trained" as const };
    takePulseFor(run, pulse, left, detection.watts, detection.runs);
  });
  paintCycles(detection, scored.ofSamples, lowestScore, intervalSeconds);
  return detection;
}

/** The appliance that a pulse most likely is; undefined when no score is high enough. */
function deviceOfPulse(
  { pulses, ofPulses }: ScoredMains,
  index: number,
  lowestScore: Record<TrainedDevice, number>,
  intervalSeconds: number,
): PulseDevice | undefined {
  const pulse = pulses[index] as Pulse;
  const scoreOf = (device: TrainedDevice) => ofPulses[device][index] as number;
  const minutes = (pulse.sum / pulse.height) * (intervalSeconds / 60);
  let best: PulseDevice | undefined;
  for (const device of PULSE_DEVICES) {
    const [low, high] = POSSIBLE_WATTS[device];
    if (scoreOf(device) < lowestScore[device] || pulse.height < low || pulse.height > high) continue;
    if (minutes > LONGEST_MINUTES[device]) continue;
    if (CYCLE_DEVICES.some((cycle) => scoreOf(cycle) > scoreOf(device))) continue;
    if (!best || scoreOf(device) > scoreOf(best)) best = device;
  }
  return best;
}

function paintCycles(
  detection: Detection,
  tracks: readonly CycleTrack[],
  lowestScore: Record<TrainedDevice, number>,
  intervalSeconds: number,
): void {
  const { left, watts } = detection;
  const runs = tracks.flatMap((track) => cycleRuns(track, lowestScore[track.device], left, intervalSeconds));
  const parts = tracks.map(({ device, share }) => {
    const wanted = new Float64Array(left.length);
    for (const run of runs) {
      if (run.device !== device) continue;
      for (let i = run.from; i < run.to; i += 1) wanted[i] = share[i] as number;
    }
    return wanted;
  });
  const before = left.slice();
  parts.forEach((wanted, t) => {
    const power = watts.get((tracks[t] as CycleTrack).device) as Float64Array;
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

/** Rows that are scored at once: few enough to stay in memory's fast part, for any length of series. */
const ROWS_AT_ONCE = 4_096;

function cycleTracks(
  context: CycleContext,
  { washing_machine, dishwasher }: Record<TrainedDevice, Float64Array>,
  model: Model,
): CycleTrack[] {
  const length = context.load.length;
  const width = CYCLE_FEATURES.length;
  const tracks = CYCLE_DEVICES.map((device) => ({
    device,
    score: new Float64Array(length),
    share: new Float64Array(length),
  }));
  const rows = new Float64Array(ROWS_AT_ONCE * width);
  const places = new Int32Array(ROWS_AT_ONCE);
  let filled = 0;
  const flush = () => {
    for (const track of tracks) {
      const { scores, shares } = forestScoresAndShares(model.cycles[track.device], rows, filled, width);
      for (let r = 0; r < filled; r += 1) {
        track.score[places[r] as number] = scores[r] as number;
        track.share[places[r] as number] = shares[r] as number;
      }
    }
    filled = 0;
  };
  forEachCycleRow(context, washing_machine, dishwasher, (sample, row) => {
    rows.set(row, filled * width);
    places[filled] = sample;
    filled += 1;
    if (filled === ROWS_AT_ONCE) flush();
  });
  flush();
  return tracks;
}

function cycleRuns(
  { device, score, share }: CycleTrack,
  lowest: number,
  load: Float64Array,
  intervalSeconds: number,
): Run[] {
  const pause = Math.round((LONGEST_PAUSE_MINUTES * 60) / intervalSeconds);
  const runs: Run[] = [];
  for (let i = 0; i < score.length; i += 1) {
    if ((score[i] as number) < lowest) continue;
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
    run.score = sum / (run.to - run.from);
    return (run.to - run.from) * intervalSeconds >= SHORTEST_RUN_MINUTES * 60 && energy >= SMALLEST_RUN_WH;
  });
}
