import { baseLoad } from "../../packages/engine/src/nilm/base-load";
import { cycleContext, forEachCycleRow } from "../../packages/engine/src/nilm/cycle-features";
import {
  CYCLE_DEVICES,
  TRAINED_DEVICES,
  type CycleDevice,
  type TrainedDevice,
} from "../../packages/engine/src/nilm/devices";
import { type Forest, forestScore, storeForest } from "../../packages/engine/src/nilm/forest";
import type { StoredModel } from "../../packages/engine/src/nilm/model";
import { pulseFeatures } from "../../packages/engine/src/nilm/pulse-features";
import { findPulses, type Pulse } from "../../packages/engine/src/nilm/pulses";
import { emptyLessons, type GrownForest, growForest, type Lessons } from "./grow-forest";
import { coarserHome, type MeasuredHome } from "./measured-home";
import { mixedHomes } from "./mixed-home";

/** Power in watts from which the sub-meter counts an appliance as on. */
export const ON_WATTS: Record<TrainedDevice | "electric_shower", number> = {
  kettle: 200,
  microwave: 200,
  washing_machine: 20,
  dishwasher: 10,
  electric_shower: 200,
};

export interface TrainOptions {
  intervalSeconds: number;
  mixedHomes: number;
  seed: number;
  pulseTrees: number;
  cycleTrees: number;
}
export const TRAIN_OPTIONS: TrainOptions = {
  intervalSeconds: 60,
  mixedHomes: 24,
  seed: 7,
  pulseTrees: 32,
  cycleTrees: 24,
};

const PULSE_FOREST = { depth: 13, smallestLeaf: 8, featuresTried: 8 };
const CYCLE_FOREST = { depth: 13, smallestLeaf: 60, featuresTried: 12 };
/** Neighboring minutes are nearly identical, so every fourth is enough. */
const MINUTES_A_ROW = 4;
/** Half a day of one home is sampled or left out as a whole. */
const GROUP_SECONDS = 43_200;

/** Trains a model for one interval length on measured and mixed homes. `calibratedModel` calibrates its scores. */
export function trainModel(homes: readonly MeasuredHome[], options: TrainOptions): StoredModel {
  const mixed = mixedHomes(homes, options.mixedHomes, options.seed);
  const studied = [...homes, ...mixed].map((home) => study(coarserHome(home, options.intervalSeconds)));
  const grown = Object.fromEntries(
    TRAINED_DEVICES.map((device, d) => [device, growPulseForest(studied, device, options, options.seed + d)]),
  ) as Record<TrainedDevice, GrownForest>;
  const cycles = CYCLE_DEVICES.map((device, d) => {
    const { forest, steps } = growCycleForest(studied, device, grown, options, options.seed + 100 + d);
    return [device, storeForest(forest, steps)] as const;
  });
  return {
    intervalSeconds: options.intervalSeconds,
    attribution: "",
    pulses: Object.fromEntries(
      TRAINED_DEVICES.map((device) => [device, storeForest(grown[device].forest, grown[device].steps)]),
    ) as StoredModel["pulses"],
    cycles: Object.fromEntries(cycles) as StoredModel["cycles"],
    calibration: {
      kettle: { scores: [], precisions: [] },
      microwave: { scores: [], precisions: [] },
      washing_machine: { scores: [], precisions: [] },
      dishwasher: { scores: [], precisions: [] },
    },
  };
}

interface Studied {
  home: MeasuredHome;
  base: Float64Array;
  pulses: Pulse[];
  rest: Float64Array;
  rows: Float64Array[];
}

function study(home: MeasuredHome): Studied {
  const base = baseLoad(home.mains, home.intervalSeconds);
  const { pulses, rest } = findPulses(home.mains, base, home.intervalSeconds);
  return { home, base, pulses, rest, rows: pulseFeatures(pulses, home.mains, base, rest, home.intervalSeconds) };
}

/** Share of a pulse's energy that the sub-meter recorded as well. */
export function sharedEnergy({ start, watts, sum }: Pulse, truth: Float64Array): number {
  let shared = 0;
  watts.forEach((value, i) => {
    shared += Math.min(value, truth[start + i] as number);
  });
  return shared / sum;
}

const groupOf = (homeIndex: number, sample: number, intervalSeconds: number) =>
  homeIndex * 1_000 + Math.floor((sample * intervalSeconds) / GROUP_SECONDS);

function growPulseForest(
  studied: readonly Studied[],
  device: TrainedDevice,
  options: TrainOptions,
  seed: number,
): GrownForest {
  const lessons = emptyLessons();
  studied.forEach(({ home, pulses, rows }, h) => {
    const truth = home.devices[device];
    if (!truth || !home.known.has(device)) return;
    pulses.forEach((pulse, p) => {
      lessons.rows.push(rows[p] as Float64Array);
      lessons.isOn.push(sharedEnergy(pulse, truth) >= 0.5 ? 1 : 0);
      lessons.share.push(1);
      lessons.weight.push(Math.sqrt(pulse.sum));
      lessons.groups.push(groupOf(h, pulse.start, home.intervalSeconds));
    });
  });
  return growForest(lessons, { ...PULSE_FOREST, trees: options.pulseTrees, seed });
}

function growCycleForest(
  studied: readonly Studied[],
  device: CycleDevice,
  grown: Record<TrainedDevice, GrownForest>,
  options: TrainOptions,
  seed: number,
): GrownForest {
  const washer = unseenPulseScores(studied, "washing_machine", grown.washing_machine);
  const dishwasher = unseenPulseScores(studied, "dishwasher", grown.dishwasher);
  const lessons: Lessons = emptyLessons();
  const every = Math.max(1, Math.round((MINUTES_A_ROW * 60) / options.intervalSeconds));
  studied.forEach(({ home, base, pulses, rest }, h) => {
    const truth = home.devices[device];
    if (!truth || !home.known.has(device)) return;
    const context = cycleContext({ watts: home.mains, base, rest, pulses, intervalSeconds: home.intervalSeconds });
    forEachCycleRow(context, washer[h] as Float64Array, dishwasher[h] as Float64Array, (i, row) => {
      if (i % every !== h % every) return;
      const power = truth[i] as number;
      const load = (home.mains[i] as number) - (base[i] as number) - shortLoads(home, i);
      lessons.rows.push(row.slice());
      lessons.isOn.push(power >= ON_WATTS[device] ? 1 : 0);
      lessons.share.push(load > 0 ? Math.min(1, power / load) : 1);
      lessons.weight.push(1);
      lessons.groups.push(groupOf(h, i, home.intervalSeconds));
    });
  });
  return growForest(lessons, { ...CYCLE_FOREST, trees: options.cycleTrees, seed });
}

/** Kettles and microwaves are removed before a program is attributed its share. */
const shortLoads = ({ devices }: MeasuredHome, i: number) => (devices.kettle?.[i] ?? 0) + (devices.microwave?.[i] ?? 0);

/** Scores as on a new home: out-of-bag where possible. */
function unseenPulseScores(studied: readonly Studied[], device: TrainedDevice, grown: GrownForest): Float64Array[] {
  const scores = grown.unseenScores();
  let done = 0;
  return studied.map(({ home, rows }) => {
    if (!home.devices[device] || !home.known.has(device)) return scored(grown.forest, rows);
    const own = scores.slice(done, done + rows.length);
    done += rows.length;
    return own;
  });
}

const scored = (forest: Forest, rows: readonly Float64Array[]) =>
  Float64Array.from(rows, (row) => forestScore(forest, row));
