import type { NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { findCarCharging } from "./car-charging";
import type { HomeRegion } from "./home-region";
import type { Run } from "./run";
import { opening } from "./sliding";

/** A load that neither comes nor goes within this time is heating or cooling, or many small things. */
const SLOW_HOURS = 2;
/** Heating is needed most in the morning, cooling most in the afternoon, by this factor at least. */
const LEANING = 1.35;
const SMALLEST_MEAN_WATTS = 100;
const MORNING_HOURS: readonly [number, number] = [4, 10];
const AFTERNOON_HOURS: readonly [number, number] = [13, 20];

/**
 * Parts of the load by kind, for intervals above five minutes. Without the hour of the day heating and cooling are not
 * told apart and stay unassigned.
 * @param load mains above the base in watts
 * @param hourOf local hour of a sample, 0 to 24, where it is known
 * @param region where the home is, if that is known: afternoons without cooling are cooking and company
 */
export function findCategories(
  load: Float64Array,
  intervalSeconds: number,
  hourOf: ((sample: number) => number) | undefined,
  region?: HomeRegion,
): { runs: Run[]; watts: Map<string, Float64Array> } {
  const charging = findCarCharging(load, intervalSeconds);
  const runs: Run[] = charging.runs.map((run) => ({ ...run, device: "ev_like" }));
  const watts = new Map([["ev_like", charging.watts]]);
  if (!hourOf) return { runs, watts };
  const left = load.map((value, i) => value - (charging.watts[i] as number));
  const slow = opening(left, Math.max(2, Math.round((SLOW_HOURS * HOUR_SECONDS) / intervalSeconds)));
  const meanBetween = ([from, to]: readonly [number, number]) => {
    let sum = 0;
    let count = 0;
    slow.forEach((value, i) => {
      const hour = hourOf(i);
      if (hour < from || hour >= to) return;
      sum += value;
      count += 1;
    });
    return count > 0 ? sum / count : 0;
  };
  const morning = meanBetween(MORNING_HOURS);
  const afternoon = meanBetween(AFTERNOON_HOURS);
  if (Math.max(morning, afternoon) < SMALLEST_MEAN_WATTS) return { runs, watts };
  let device: (typeof NILM_CATEGORIES)[number];
  if (afternoon > LEANING * morning) {
    if (region?.hasCoolSummers) return { runs, watts };
    device = "cooling";
  } else if (morning > LEANING * afternoon) device = "heating";
  else return { runs, watts };
  watts.set(device, slow);
  runs.push({
    device,
    from: 0,
    to: slow.length,
    score: 0,
    sum: slow.reduce((sum, value) => sum + value, 0),
    basis: "signature",
  });
  return { runs, watts };
}
