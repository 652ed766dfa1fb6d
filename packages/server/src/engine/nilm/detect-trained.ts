import { type CycleContext, CYCLE_FEATURES, cycleContext, forEachCycleRow } from "./cycle-features";
import {
  CYCLE_DEVICES,
  type CycleDevice,
  PULSE_DEVICES,
  type PulseDevice,
  TRAINED_DEVICES,
  type TrainedDevice,
} from "./devices";
import { forestScore, forestScoresAndShares } from "./forest";
import type { Model } from "./model";
import { pulseFeatures } from "./pulse-features";
import { type Pulse, findPulses } from "./pulses";

/** One time that an appliance was on, in samples of the working grid. */
export interface Run {
  device: string;
  from: number;
  /** One past the last sample. */
  to: number;
  /** Mean score of the forest over the run, 0 to 1. */
  score: number;
  /** Energy in watt samples. */
  sum: number;
}

export interface Detection {
  pulses: Pulse[];
  /** Index of each pulse's device in `runs`, −1 where none was found. */
  taken: Uint8Array;
  runs: Run[];
  /** Power of each device in watts per sample. */
  watts: Map<string, Float64Array>;
  /** What no device took, in watts above the base. */
  left: Float64Array;
}

/** Lowest score that counts, chosen on homes left out of the training (docs/methods/nilm.md). */
export const LOWEST_SCORE: Record<TrainedDevice, number> = {
  kettle: 0.5,
  microwave: 0.4,
  washing_machine: 0.4,
  dishwasher: 0.4,
};

/**
 * Plateau power in watts that an appliance can have in a sample. Low ends allow for a sample that the appliance was on
 * for a part of; kettles are rated 1.8 to 3.1 kW in Europe, microwaves take 0.8 to 1.7 kW.
 */
const POSSIBLE_WATTS: Record<PulseDevice, readonly [number, number]> = {
  kettle: [900, 3_400],
  microwave: [300, 2_000],
};
/** Minutes at full power that an appliance can be on for. */
const LONGEST_MINUTES: Record<PulseDevice, number> = { kettle: 12, microwave: 30 };

/** Pauses inside a programme that are too quiet to see. */
const LONGEST_PAUSE_MINUTES = 6;
const SHORTEST_RUN_MINUTES = 8;
const SMALLEST_RUN_WH = 60;

/** Finds the trained appliances in mains without gaps, given on the model's grid. */
export function detectTrained(watts: Float64Array, base: Float64Array, model: Model): Detection {
  const { intervalSeconds } = model;
  const { pulses, rest } = findPulses(watts, base, intervalSeconds);
  const rows = pulseFeatures(pulses, watts, base, rest, intervalSeconds);
  const scores = Object.fromEntries(
    TRAINED_DEVICES.map((device) => [device, Float64Array.from(rows, (row) => forestScore(model.pulses[device], row))]),
  ) as Record<TrainedDevice, Float64Array>;
  const context = cycleContext({ watts, base, rest, pulses, intervalSeconds });
  const cycles = cycleTracks(context, scores, model);

  const left = watts.map((value, i) => value - (base[i] as number));
  const detection: Detection = { pulses, taken: new Uint8Array(pulses.length), runs: [], watts: new Map(), left };
  for (const device of TRAINED_DEVICES) detection.watts.set(device, new Float64Array(watts.length));
  pulses.forEach((pulse, p) => {
    const device = deviceOfPulse(pulse, p, scores, intervalSeconds);
    if (!device) return;
    const power = detection.watts.get(device) as Float64Array;
    let sum = 0;
    pulse.watts.forEach((value, i) => {
      const taken = Math.min(value, left[pulse.start + i] as number);
      power[pulse.start + i] = (power[pulse.start + i] as number) + taken;
      left[pulse.start + i] = (left[pulse.start + i] as number) - taken;
      sum += taken;
    });
    detection.taken[p] = 1;
    const to = pulse.start + pulse.watts.length;
    detection.runs.push({ device, from: pulse.start, to, score: scores[device][p] as number, sum });
  });
  paintCycles(detection, cycles, intervalSeconds);
  return detection;
}

function deviceOfPulse(
  pulse: Pulse,
  index: number,
  scores: Record<TrainedDevice, Float64Array>,
  intervalSeconds: number,
): PulseDevice | undefined {
  const minutes = (pulse.sum / pulse.height) * (intervalSeconds / 60);
  let best: PulseDevice | undefined;
  for (const device of PULSE_DEVICES) {
    const score = scores[device][index] as number;
    const [low, high] = POSSIBLE_WATTS[device];
    if (score < LOWEST_SCORE[device] || pulse.height < low || pulse.height > high) continue;
    if (minutes > LONGEST_MINUTES[device]) continue;
    if (CYCLE_DEVICES.some((cycle) => (scores[cycle][index] as number) > score)) continue;
    if (!best || score > (scores[best][index] as number)) best = device;
  }
  return best;
}

interface CycleTrack {
  device: CycleDevice;
  score: Float64Array;
  share: Float64Array;
}

function paintCycles(detection: Detection, tracks: readonly CycleTrack[], intervalSeconds: number): void {
  const { left, watts } = detection;
  const runs = tracks.flatMap((track) => cycleRuns(track, left, intervalSeconds));
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
      // Two programmes at once can claim more than there is; they then share it.
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

function cycleRuns({ device, score, share }: CycleTrack, load: Float64Array, intervalSeconds: number): Run[] {
  const pause = Math.round((LONGEST_PAUSE_MINUTES * 60) / intervalSeconds);
  const runs: Run[] = [];
  for (let i = 0; i < score.length; i += 1) {
    if ((score[i] as number) < LOWEST_SCORE[device]) continue;
    const last = runs.at(-1);
    if (last && i - last.to <= pause) last.to = i + 1;
    else runs.push({ device, from: i, to: i + 1, score: 0, sum: 0 });
  }
  return runs.filter((run) => {
    let energy = 0;
    let sum = 0;
    for (let i = run.from; i < run.to; i += 1) {
      energy += ((load[i] as number) * (share[i] as number) * intervalSeconds) / 3_600;
      sum += score[i] as number;
    }
    run.score = sum / (run.to - run.from);
    return (run.to - run.from) * intervalSeconds >= SHORTEST_RUN_MINUTES * 60 && energy >= SMALLEST_RUN_WH;
  });
}
