import { baseLoad } from "../../packages/engine/src/nilm/base-load";
import { storeBoostedTrees } from "../../packages/engine/src/nilm/boosted-trees";
import {
  type CycleContext,
  CYCLE_WIDTH,
  cycleContext,
  forEachCycleRow,
} from "../../packages/engine/src/nilm/cycle-features";
import {
  CYCLE_DEVICES,
  isCycle,
  TRAINED_DEVICES,
  type CycleDevice,
  type TrainedDevice,
} from "../../packages/engine/src/nilm/devices";
import { type Forest, forestScore, storeForest } from "../../packages/engine/src/nilm/forest";
import { forEach, type StoredModel } from "../../packages/engine/src/nilm/model";
import { pulseFeatures } from "../../packages/engine/src/nilm/pulse-features";
import { findPulses, type Pulse } from "../../packages/engine/src/nilm/pulses";
import { PROGRAM_STEP_MINUTES } from "../../packages/engine/src/nilm/score-mains";
import { forEachMoment, MOMENT_WIDTH } from "../../packages/engine/src/nilm/window-features";
import { type BoostOptions, emptyWindowLessons, growBoosted, type WindowLessons } from "./grow-boosted";
import { emptyLessons, type GrownForest, growForest } from "./grow-forest";
import { coarserHome, type MeasuredDevice, type MeasuredHome } from "./measured-home";
import { mixedHomes } from "./mixed-home";

/** Power in watts from which the sub-meter counts an appliance as on. */
export const ON_WATTS: Record<MeasuredDevice, number> = {
  kettle: 200,
  microwave: 200,
  washing_machine: 20,
  dishwasher: 10,
  electric_shower: 200,
  fridge: 40,
};

export interface TrainOptions {
  intervalSeconds: number;
  mixedHomes: number;
  seed: number;
  pulseTrees: number;
  windowTrees: number;
}
export const TRAIN_OPTIONS: TrainOptions = {
  intervalSeconds: 60,
  mixedHomes: 36,
  seed: 7,
  pulseTrees: 32,
  windowTrees: 80,
};

const PULSE_FOREST = { depth: 13, smallestLeaf: 8, featuresTried: 8 };
const WINDOW_TREES = { depth: 5, rate: 0.1, rowShare: 0.5, featureShare: 0.4 };
const SMALLEST_WINDOW_LEAF = 10;
/** A share of the load is a smoother target than a probability. */
const SHARE_TREES = 30;
const SMALLEST_SHARE_LEAF = 40;
/** Neighboring samples are nearly identical, so every second or third row is enough. */
const ROWS_A_LESSON = { moments: 2, programs: 3 };

/** Trains a model for one interval length on measured and mixed homes. `calibratedModel` calibrates its scores. */
export function trainModel(homes: readonly MeasuredHome[], options: TrainOptions): StoredModel {
  const mixed = mixedHomes(homes, options.mixedHomes, options.seed);
  const studied = [...homes, ...mixed].map((home) => study(coarserHome(home, options.intervalSeconds)));
  const grown = forEach(TRAINED_DEVICES, (device) => growPulseForest(studied, device, options));
  const scores = forEach(TRAINED_DEVICES, (device) => unseenPulseScores(studied, device, grown[device]));
  const lessons = windowLessons(studied, scores);
  return {
    intervalSeconds: options.intervalSeconds,
    attribution: "",
    pulses: forEach(TRAINED_DEVICES, (device) => storeForest(grown[device].forest, grown[device].steps)),
    windows: forEach(TRAINED_DEVICES, (device) =>
      growWindowTrees(lessons.isOn[device], {
        loss: "logistic",
        trees: options.windowTrees,
        smallestLeaf: SMALLEST_WINDOW_LEAF,
        seed: options.seed,
      }),
    ),
    shares: forEach(CYCLE_DEVICES, (device) =>
      growWindowTrees(lessons.share[device], {
        loss: "squared",
        trees: SHARE_TREES,
        smallestLeaf: SMALLEST_SHARE_LEAF,
        seed: options.seed,
      }),
    ),
    calibration: forEach(TRAINED_DEVICES, () => ({ scores: [], precisions: [] })),
  };
}

function growWindowTrees(
  lessons: WindowLessons,
  options: Pick<BoostOptions, "loss" | "trees" | "smallestLeaf" | "seed">,
) {
  const { trees, steps } = growBoosted(lessons, { ...WINDOW_TREES, ...options });
  return storeBoostedTrees(trees, steps);
}

interface Studied {
  home: MeasuredHome;
  base: Float64Array;
  pulses: Pulse[];
  rest: Float64Array;
  rows: Float64Array[];
  context: CycleContext;
}

function study(home: MeasuredHome): Studied {
  const base = baseLoad(home.mains, home.intervalSeconds);
  const { pulses, rest } = findPulses(home.mains, base, home.intervalSeconds);
  const { mains: watts, intervalSeconds } = home;
  return {
    home,
    base,
    pulses,
    rest,
    rows: pulseFeatures(pulses, watts, base, rest, intervalSeconds),
    context: cycleContext({ watts, base, rest, pulses, intervalSeconds }),
  };
}

/** Share of a pulse's energy that the sub-meter recorded as well. */
function sharedEnergy({ start, watts, sum }: Pulse, truth: Float64Array): number {
  let shared = 0;
  watts.forEach((value, i) => {
    shared += Math.min(value, truth[start + i] as number);
  });
  return shared / sum;
}

/** A house is sampled or left out as a whole: the window models are to learn how pulses score in an unseen one. */
function houseNumbers(studied: readonly Studied[]): number[] {
  const houses = [...new Set(studied.map(({ home }) => home.house))];
  return studied.map(({ home }) => houses.indexOf(home.house));
}

function growPulseForest(studied: readonly Studied[], device: TrainedDevice, options: TrainOptions): GrownForest {
  const lessons = emptyLessons();
  const houses = houseNumbers(studied);
  studied.forEach(({ home, pulses, rows }, h) => {
    const truth = home.devices[device];
    if (!truth || !home.known.has(device)) return;
    pulses.forEach((pulse, p) => {
      lessons.rows.push(rows[p] as Float64Array);
      lessons.isOn.push(sharedEnergy(pulse, truth) >= 0.5 ? 1 : 0);
      lessons.weight.push(Math.sqrt(pulse.sum));
      lessons.groups.push(houses[h] as number);
    });
  });
  const seed = options.seed + TRAINED_DEVICES.indexOf(device);
  return growForest(lessons, { ...PULSE_FOREST, trees: options.pulseTrees, seed });
}

/** Rows of the window models: whether each appliance is on, and what share of the load a program that is on takes. */
function windowLessons(studied: readonly Studied[], scores: Record<TrainedDevice, Float64Array[]>) {
  const isOn = forEach(TRAINED_DEVICES, (device) => emptyWindowLessons(isCycle(device) ? CYCLE_WIDTH : MOMENT_WIDTH));
  const share = forEach(CYCLE_DEVICES, () => emptyWindowLessons(CYCLE_WIDTH));
  const learn = (lessons: WindowLessons, row: Float64Array, target: number) => {
    for (const value of row) lessons.rows.push(value);
    lessons.target.push(target);
    lessons.weight.push(1);
  };
  studied.forEach(({ home, pulses, rows, context }, h) => {
    const known = TRAINED_DEVICES.filter((device) => home.devices[device] && home.known.has(device));
    const onAt = (device: TrainedDevice, i: number) => (home.devices[device]?.[i] as number) >= ON_WATTS[device];
    const ofPulses = forEach(TRAINED_DEVICES, (device) => scores[device][h] as Float64Array);
    let met = h;
    forEachMoment(
      context.window,
      pulses,
      rows,
      TRAINED_DEVICES.map((device) => ofPulses[device]),
      (i, row) => {
        met += 1;
        if (met % ROWS_A_LESSON.moments !== 0) return;
        for (const device of known) if (!isCycle(device)) learn(isOn[device], row, onAt(device, i) ? 1 : 0);
      },
    );
    const step = Math.max(1, Math.round((PROGRAM_STEP_MINUTES * 60) / home.intervalSeconds));
    forEachCycleRow(context, ofPulses.washing_machine, ofPulses.dishwasher, step, (i, row) => {
      met += 1;
      if (met % ROWS_A_LESSON.programs !== 0) return;
      for (const device of known) {
        if (!isCycle(device)) continue;
        learn(isOn[device], row, onAt(device, i) ? 1 : 0);
        if (onAt(device, i)) learn(share[device], row, shareOfLoad(home, context, device, i));
      }
    });
  });
  return { isOn, share };
}

function shareOfLoad(home: MeasuredHome, { load }: CycleContext, device: CycleDevice, i: number): number {
  const shared = (load[i] as number) - shortLoads(home, i);
  return shared > 0 ? Math.min(1, (home.devices[device]?.[i] as number) / shared) : 1;
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
