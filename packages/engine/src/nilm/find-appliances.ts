import { findCarCharging } from "./car-charging";
import { findCyclicLoad } from "./cyclic-loads";
import type { Run } from "./run";
import { assignTrained, type ScoredMains, scoreMains } from "./detect-trained";
import { type DeviceLabel, type HomeTemplate, labeledPulses, scoresWithLabels, templatesOf } from "./home-templates";
import type { Model } from "./model";
import { findPulses } from "./pulses";
import { assignOwnDevices, assignSignatures } from "./signatures";
import { stretchesOf } from "./stretches";
import { powerOf } from "./take-load";
import type { WorkingGrid } from "./working-grid";

export interface FoundAppliances {
  /** In cells of the grid. */
  runs: Run[];
  /** Watts per cell of each device. */
  watts: Map<string, Float64Array>;
  learned: HomeTemplate[];
}

/** The user's labels, in cells of the grid. */
interface Known {
  labels: readonly DeviceLabel[];
  templates: readonly HomeTemplate[];
}

/** Part of the grid that is looked at in one go. */
interface Stretch {
  from: number;
  watts: Float64Array;
  base: Float64Array;
  missing: Uint8Array;
  labels: DeviceLabel[];
}

/** Finds the appliances on a grid that they can be told on. */
export function findAppliances(grid: WorkingGrid, base: Float64Array, model: Model, known: Known): FoundAppliances {
  const load = grid.watts.map((value, i) => value - (base[i] as number));
  const stretches = stretchesOf(load, grid.intervalSeconds).map(([from, to]): Stretch => ({
    from,
    watts: grid.watts.subarray(from, to),
    base: base.subarray(from, to),
    missing: grid.missing.subarray(from, to),
    labels: known.labels
      .filter((label) => label.from < to && label.to > from)
      .map((label) => ({ ...label, from: Math.max(0, label.from - from), to: Math.min(to, label.to) - from })),
  }));
  const learned = stretches.flatMap((stretch) => learnedFrom(stretch, grid.intervalSeconds));
  const result: FoundAppliances = { runs: [], watts: new Map(), learned };
  for (const stretch of stretches) {
    const found = findInStretch(stretch, model, [...known.templates, ...learned]);
    for (const run of found.runs) {
      result.runs.push({ ...run, from: run.from + stretch.from, to: run.to + stretch.from });
    }
    for (const [device, watts] of found.watts) {
      powerOf(device, grid.watts.length, result.watts).set(watts, stretch.from);
    }
  }
  return result;
}

function learnedFrom({ watts, base, labels }: Stretch, intervalSeconds: number): HomeTemplate[] {
  if (labels.length === 0) return [];
  return templatesOf(labels, findPulses(watts, base, intervalSeconds).pulses, intervalSeconds);
}

type FoundInStretch = Pick<FoundAppliances, "runs" | "watts">;

function findInStretch(
  { watts, base, missing, labels }: Stretch,
  model: Model,
  templates: readonly HomeTemplate[],
): FoundInStretch {
  const { intervalSeconds } = model;
  const load = watts.map((value, i) => value - (base[i] as number));
  const charging = findCarCharging(load, intervalSeconds);
  const rest = watts.map((value, i) => value - (charging.watts[i] as number));
  let labeled: ReturnType<typeof labeledPulses> = [];
  const scored = scoreMains(rest, base, model, (pulses, scores) => {
    labeled = labeledPulses(pulses, labels, templates, intervalSeconds);
    scoresWithLabels(labeled, scores);
  });
  raiseLabeled(scored, labels);
  const detection = assignTrained(scored, intervalSeconds);
  assignOwnDevices(scored, labeled, detection);
  assignSignatures(scored, detection, intervalSeconds);
  const result: FoundInStretch = { runs: [...charging.runs, ...detection.runs], watts: detection.watts };
  if (charging.runs.length > 0) detection.watts.set("ev_charger", charging.watts);
  addCyclicLoads(result, scored, detection.taken, detection.left, missing, intervalSeconds);
  return result;
}

/** Where users labeled a running program, it ran. */
const SCORE_OF_LABEL = 0.95;

function raiseLabeled({ ofSamples }: ScoredMains, labels: readonly DeviceLabel[]): void {
  for (const { device, from, to } of labels) {
    const track = ofSamples.find((one) => one.device === device);
    if (!track) continue;
    for (let i = from; i < Math.min(to, track.score.length); i += 1) {
      if ((track.share[i] as number) === 0) track.share[i] = 1;
      track.score[i] = Math.max(SCORE_OF_LABEL, track.score[i] as number);
    }
  }
}

/** Larger unassigned pulses hide the compressors below them. */
const HIDING_WATTS = 350;

function addCyclicLoads(
  result: FoundInStretch,
  { pulses }: ScoredMains,
  taken: Uint8Array,
  left: Float64Array,
  missing: Uint8Array,
  intervalSeconds: number,
): void {
  const quiet = left.slice();
  pulses.forEach((pulse, p) => {
    if (taken[p] || pulse.height < HIDING_WATTS) return;
    pulse.watts.forEach((value, k) => {
      const i = pulse.start + k;
      quiet[i] = Math.max(0, (quiet[i] as number) - value);
    });
  });
  for (const device of ["fridge", "freezer"]) {
    const cyclic = findCyclicLoad(device, quiet, missing, intervalSeconds);
    if (!cyclic) return;
    const power = powerOf(device, left.length, result.watts);
    cyclic.watts.forEach((value, i) => {
      power[i] = value;
      quiet[i] = (quiet[i] as number) - value;
    });
    result.runs.push(...cyclic.runs.map((run) => ({ ...run, score: cyclic.regularity })));
  }
}
