import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { findCarCharging } from "./car-charging";
import { type HomeRegion, isWarmMonth } from "./home-region";
import type { Run } from "./run";
import { type ClimateLoad, seasonalLoads } from "./seasonal-loads";
import { opening } from "./sliding";

/** A load that neither comes nor goes within this time is heating or cooling, or many small things. */
const SLOW_HOURS = 2;
/** Heating is needed most in the morning, cooling most in the afternoon, by this factor at least. */
const LEANING = 1.35;
const SMALLEST_MEAN_WATTS = 100;
/** With less, the hours show the habits of single days. */
const FEWEST_DAYS = 7;
const MORNING_HOURS: readonly [number, number] = [4, 10];
const AFTERNOON_HOURS: readonly [number, number] = [13, 20];

export interface CategoryOptions {
  intervalSeconds: number;
  /** Local hour of a sample, 0 to 24, where it is known. */
  hourOf?: ((sample: number) => number) | undefined;
  /** Local month of a sample, 1 to 12, where it is known. */
  monthOf?: ((sample: number) => number) | undefined;
  /** Where the home is, if that is known: afternoons without cooling are cooking and company. */
  region?: HomeRegion | undefined;
  /** The mains are what is left behind solar panels. */
  isNet?: boolean;
}

export interface FoundCategories {
  runs: Run[];
  watts: Map<string, Float64Array>;
}

/**
 * Parts of the load by kind, for intervals above five minutes. Without the hour of the day heating and cooling are not
 * told apart and stay unassigned. With most of a year they are found by the seasons, with less by the hours of the day.
 * @param mains in watts
 * @param load mains above the base
 */
export function findCategories(mains: Float64Array, load: Float64Array, options: CategoryOptions): FoundCategories {
  const { intervalSeconds, hourOf, monthOf, region, isNet = false } = options;
  const charging = findCarCharging(load, intervalSeconds);
  const runs: Run[] = charging.runs.map((run) => ({ ...run, device: "ev_like" }));
  const watts = new Map([["ev_like", charging.watts]]);
  if (!hourOf) return { runs, watts };
  const withoutCar = (value: number, i: number) => value - (charging.watts[i] as number);
  const left = load.map(withoutCar);
  const seasonal =
    monthOf && region && region.seasons !== "tropical"
      ? seasonalLoads(mains.map(withoutCar), left, { intervalSeconds, hourOf, monthOf, seasons: region.seasons, isNet })
      : null;
  for (const [device, found] of seasonal ?? byHours(left, options, hourOf)) {
    if (device === "cooling" && region?.hasCoolSummers) continue;
    const sum = found.reduce((all, value) => all + value, 0);
    watts.set(device, found);
    runs.push({ device, from: 0, to: found.length, score: 0, sum, basis: "signature" });
  }
  return { runs, watts };
}

/** Heating or cooling by when the load is slow and large, in its own season where that is known. */
function byHours(
  load: Float64Array,
  { intervalSeconds, monthOf, region, isNet = false }: CategoryOptions,
  hourOf: (sample: number) => number,
): Map<ClimateLoad, Float64Array> {
  if (load.length * intervalSeconds < FEWEST_DAYS * DAY_SECONDS) return new Map();
  // Behind solar panels the afternoons show what the sun leaves.
  if (isNet) return new Map();
  const slow = opening(load, Math.max(2, Math.round((SLOW_HOURS * HOUR_SECONDS) / intervalSeconds)));
  const isWarm = (sample: number) => !monthOf || !region || isWarmMonth(monthOf(sample), region.seasons);
  const isCold = (sample: number) => !monthOf || !region || !isWarmMonth(monthOf(sample), region.seasons);
  const meanBetween = ([from, to]: readonly [number, number], isIn: (sample: number) => boolean) => {
    let sum = 0;
    let count = 0;
    slow.forEach((value, i) => {
      const hour = hourOf(i);
      if (hour < from || hour >= to || !isIn(i)) return;
      sum += value;
      count += 1;
    });
    return count > 0 ? sum / count : 0;
  };
  const found = new Map<ClimateLoad, Float64Array>();
  const cooled = meanBetween(AFTERNOON_HOURS, isWarm);
  const heated = meanBetween(MORNING_HOURS, isCold);
  if (cooled >= SMALLEST_MEAN_WATTS && cooled > LEANING * meanBetween(MORNING_HOURS, isWarm))
    found.set(
      "cooling",
      slow.map((value, i) => (isWarm(i) ? value : 0)),
    );
  if (heated >= SMALLEST_MEAN_WATTS && heated > LEANING * meanBetween(AFTERNOON_HOURS, isCold))
    found.set(
      "heating",
      slow.map((value, i) => (isCold(i) ? value : 0)),
    );
  return found;
}
