import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { baseLoad } from "./base-load";
import { breakDown } from "./break-down";
import { findCategories } from "./categories";
import { labelCategories } from "./category-labels";
import { cleanMains, type MainsQuality } from "./clean-mains";
import { runConfidence } from "./confidence";
import type { Run, RunBasis } from "./run";
import { type FoundAppliances, findAppliances } from "./find-appliances";
import { type HomeRegion, isWarmMonth } from "./home-region";
import type { DeviceLabel, HomeTemplate } from "./home-templates";
import type { Model } from "./model";
import { type WorkingGrid, workingGrid } from "./working-grid";

export interface MainsInput {
  /** Mean power of each interval in watts; NaN where the meter gave none, negative where the home exports. */
  watts: Float64Array;
  intervalSeconds: number;
  /** Local hour of a sample, 0 to 24, where it is known. */
  hourOf?: ((sample: number) => number) | undefined;
  /** Local month of a sample, 1 to 12, where it is known. */
  monthOf?: ((sample: number) => number) | undefined;
  /** What the home's place says about its appliances, where it is known. */
  region?: HomeRegion | undefined;
  /** Names of the devices that are asked for; all when absent. */
  devices?: readonly string[];
  /** The user's labels for this series, in samples. */
  labels?: readonly DeviceLabel[];
  /** What earlier labels of the home taught. */
  templates?: readonly HomeTemplate[];
}

export interface DeviceRun {
  /** First and one past the last sample. */
  from: number;
  to: number;
  energyWh: number;
  confidence: number;
}

export interface DeviceResult {
  device: string;
  basis: RunBasis;
  energyWh: number;
  /** Expected share of the runs that are right, 0 to 1; weighted by energy. */
  confidence: number;
  runs: DeviceRun[];
  /** Power per sample in watts; NaN where the mains are missing. */
  watts: Float64Array;
}

export interface MainsAnalysis {
  /** Whether appliances or only kinds of load were looked for. */
  detail: "appliances" | "categories";
  devices: DeviceResult[];
  base: Float64Array;
  unassigned: Float64Array;
  /** Power that the home gave back, present when it did; mains = base + devices + unassigned − exported. */
  exported: Float64Array | undefined;
  confidence: number;
  quality: MainsQuality;
  /** What the labels of this series taught, to be kept for the home. */
  learned: HomeTemplate[];
}

/**
 * Takes the mains of a home apart into devices. The parts add up to the mains in every sample, to a tenth of a watt.
 * Method, sources, limits and measured figures: docs/methods/nilm.md.
 * @param models one for each working grid, by rising interval
 */
export function analyzeMains(input: MainsInput, models: readonly Model[]): MainsAnalysis {
  const { watts, intervalSeconds } = input;
  const { clean, quality } = cleanMains(watts);
  const model = models.find((one) => one.intervalSeconds >= intervalSeconds);
  const grid = workingGrid(clean, intervalSeconds, model?.intervalSeconds ?? intervalSeconds);
  const base = baseLoad(grid.watts, grid.intervalSeconds);
  const labels = (input.labels ?? []).map((label) => onGrid(label, grid.firstSample));
  const found = model
    ? findAppliances(grid, base, model, {
        labels,
        templates: input.templates ?? [],
        region: input.region,
        isWarm: warmth(input, grid),
      })
    : categoriesOf(grid, base, { ...input, isNet: quality.exporting > 0 }, labels);
  const wanted = input.devices ? new Set(input.devices) : undefined;
  const parts = breakDown(
    watts,
    clean,
    grid,
    base,
    [...found.watts].filter(([device]) => !wanted || wanted.has(device)),
  );
  const devices = [...parts.devices].flatMap(([device, power]) => {
    const runs = found.runs.filter((run) => run.device === device);
    return deviceResult(device, power, runs, grid.firstSample, intervalSeconds, model) ?? [];
  });
  devices.sort((a, b) => b.energyWh - a.energyWh);
  const total = devices.reduce((sum, { energyWh }) => sum + energyWh, 0);
  return {
    detail: model ? "appliances" : "categories",
    devices,
    base: parts.base,
    unassigned: parts.unassigned,
    exported: quality.exporting > 0 ? parts.exported : undefined,
    confidence: total > 0 ? devices.reduce((sum, one) => sum + one.confidence * one.energyWh, 0) / total : 0,
    quality,
    learned: found.learned,
  };
}

/** Whether a cell lies in the months without heating; undefined where the place or the time is not known. */
function warmth(
  { monthOf, region }: MainsInput,
  { firstSample }: WorkingGrid,
): ((cell: number) => boolean) | undefined {
  if (!monthOf || !region) return undefined;
  return (cell) => isWarmMonth(monthOf(firstSample[cell] as number), region.seasons);
}

function categoriesOf(
  grid: WorkingGrid,
  base: Float64Array,
  input: MainsInput & { isNet: boolean },
  labels: readonly DeviceLabel[],
): FoundAppliances {
  const load = grid.watts.map((value, i) => value - (base[i] as number));
  const found = findCategories(grid.watts, load, { ...input, intervalSeconds: grid.intervalSeconds });
  labelCategories(found, load, labels);
  return { ...found, learned: [] };
}

/** A label given in samples, in the grid's cells that it touches. */
function onGrid({ device, from, to }: DeviceLabel, firstSample: Int32Array): DeviceLabel {
  const cellOf = (sample: number) => {
    let low = 0;
    let high = firstSample.length - 1;
    while (low < high - 1) {
      const middle = (low + high) >> 1;
      if ((firstSample[middle] as number) <= sample) low = middle;
      else high = middle;
    }
    return low;
  };
  return { device, from: cellOf(from), to: cellOf(Math.max(from, to - 1)) + 1 };
}

/** What is left of a load's estimate in samples of its cell before it began or after it ended. */
const STRAY_WATTS = 5;

function deviceResult(
  device: string,
  watts: Float64Array,
  runs: readonly Run[],
  firstSample: Int32Array,
  intervalSeconds: number,
  model: Model | undefined,
): DeviceResult | undefined {
  const hours = intervalSeconds / HOUR_SECONDS;
  const placed: DeviceRun[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    let from = firstSample[run.from] as number;
    let to = firstSample[run.to] as number;
    while (from < to && !((watts[from] as number) > STRAY_WATTS)) from += 1;
    while (to > from && !((watts[to - 1] as number) > STRAY_WATTS)) to -= 1;
    if (from === to) continue;
    let sum = 0;
    for (let i = from; i < to; i += 1) if ((watts[i] as number) > 0) sum += watts[i] as number;
    placed.push({ from, to, energyWh: sum * hours, confidence: runConfidence(run, model) });
  }
  const energyWh = placed.reduce((sum, run) => sum + run.energyWh, 0);
  if (energyWh <= 0) return undefined;
  const confidence = placed.reduce((sum, run) => sum + run.confidence * run.energyWh, 0) / energyWh;
  const byLabels = runs.some(({ basis }) => basis === "labels");
  return {
    device,
    basis: byLabels ? "labels" : (runs[0]?.basis ?? "signature"),
    energyWh,
    confidence,
    runs: placed,
    watts,
  };
}
