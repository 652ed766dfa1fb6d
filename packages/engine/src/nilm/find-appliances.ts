import { findCarCharging } from "./car-charging";
import { findCyclicLoads } from "./cyclic-loads";
import { isCycle, TRAINED_DEVICES } from "./devices";
import type { Run } from "./run";
import { assignTrained, type Presences, presencesOf, presencesWithLabels } from "./detect-trained";
import {
  type DeviceLabel,
  type HomeTemplate,
  type LabeledPulse,
  labeledPulses,
  scoresWithLabels,
  templatesOf,
} from "./home-templates";
import type { HomeRegion } from "./home-region";
import { forEach, type Model } from "./model";
import { findPulses } from "./pulses";
import { type ScoredMains, scoreMains } from "./score-mains";
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

/** The user's labels, in cells of the grid, and what the home's place and the season say. */
interface Known {
  region?: HomeRegion | undefined;
  /** Whether a cell lies in the warm months, where that is known. */
  isWarm?: ((cell: number) => boolean) | undefined;
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
    const found = findInStretch(stretch, model, [...known.templates, ...learned], known);
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
  { from, watts, base, missing, labels }: Stretch,
  model: Model,
  templates: readonly HomeTemplate[],
  { region, isWarm }: Known,
): FoundInStretch {
  const { intervalSeconds } = model;
  const load = watts.map((value, i) => value - (base[i] as number));
  const charging = findCarCharging(load, intervalSeconds);
  const rest = watts.map((value, i) => value - (charging.watts[i] as number));
  const scored = scoreMains(rest, base, model);
  const { labeled, presences } = withLabels(scored, presencesOf(scored, region), labels, templates, intervalSeconds);
  const detection = assignTrained(scored, presences, intervalSeconds, region);
  assignOwnDevices(scored, labeled, detection);
  assignSignatures(scored, detection, intervalSeconds, { region, isWarm: isWarm && ((cell) => isWarm(from + cell)) });
  const result: FoundInStretch = { runs: [...charging.runs, ...detection.runs], watts: detection.watts };
  if (charging.runs.length > 0) detection.watts.set("ev_charger", charging.watts);
  addCyclicLoads(result, scored, detection.taken, detection.left, missing, intervalSeconds);
  return result;
}

/** From this expected F1 on, the model ranks an appliance's pulses better than a template does. */
const SURE_F1 = 0.65;

/** On a coarser grid, a run of a few minutes has neither its power nor its duration. */
const LONGEST_TEMPLATE_INTERVAL_SECONDS = 120;

/** Thresholds of the appliances that the model is unsure of. */
const unsureThresholds = (presences: Presences, intervalSeconds: number) =>
  forEach(TRAINED_DEVICES, (device) => {
    const presence = presences[device];
    const canHelp = intervalSeconds <= LONGEST_TEMPLATE_INTERVAL_SECONDS && presence && presence.expectedF1 < SURE_F1;
    return canHelp ? presence.threshold : undefined;
  });

/** Moves the scores by what users said of the home, without changing how much is found. */
function withLabels(
  scored: ScoredMains,
  presences: Presences,
  labels: readonly DeviceLabel[],
  templates: readonly HomeTemplate[],
  intervalSeconds: number,
): { labeled: LabeledPulse[]; presences: Presences } {
  const labeled = labeledPulses(scored.pulses, labels, templates, intervalSeconds);
  if (labeled.length === 0 && labels.length === 0) return { labeled, presences };
  const before = forEach(TRAINED_DEVICES, (device) => scored.ofPulses[device].slice());
  scoresWithLabels(labeled, scored.ofPulses, unsureThresholds(presences, intervalSeconds));
  raiseLabeled(scored, labels);
  const devices = new Set([...labels, ...templates].map(({ device }) => device));
  return { labeled, presences: presencesWithLabels(presences, before, scored.ofPulses, devices) };
}

/** Where users labeled a running program, it ran. */
const SCORE_OF_LABEL = 0.95;

function raiseLabeled({ ofSamples, shares }: ScoredMains, labels: readonly DeviceLabel[]): void {
  for (const { device, from, to } of labels) {
    if (!isCycle(device)) continue;
    const score = ofSamples[device];
    const share = shares[device];
    for (let i = from; i < Math.min(to, score.length); i += 1) {
      if ((share[i] as number) === 0) share[i] = 1;
      score[i] = Math.max(SCORE_OF_LABEL, score[i] as number);
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
  for (const [device, { watts, runs }] of findCyclicLoads(quiet, missing, intervalSeconds)) {
    powerOf(device, left.length, result.watts).set(watts);
    result.runs.push(...runs);
  }
}
