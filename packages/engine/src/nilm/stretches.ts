import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { runningTotals, windowMean } from "./running-totals";

/**
 * Long series are looked at in stretches: memory stays bounded, and what a home does often is counted within a season
 * and not over years.
 */
const LONGEST_STRETCH_SECONDS = 90 * DAY_SECONDS;
/** A stretch ends at the quietest moment of its last hours, so that no run is cut in two. */
const END_WITHIN_SECONDS = DAY_SECONDS;
const QUIET_SECONDS = HOUR_SECONDS;

/** Cuts a load into stretches `[from, to)`. */
export function stretchesOf(load: Float64Array, intervalSeconds: number): [from: number, to: number][] {
  const longest = Math.floor(LONGEST_STRETCH_SECONDS / intervalSeconds);
  if (load.length <= longest) return [[0, load.length]];
  const totals = runningTotals(load);
  const around = Math.max(1, Math.round(QUIET_SECONDS / 2 / intervalSeconds));
  const within = Math.floor(END_WITHIN_SECONDS / intervalSeconds);
  const stretches: [number, number][] = [];
  let from = 0;
  while (load.length - from > longest) {
    let to = from + longest;
    let quietest = Number.POSITIVE_INFINITY;
    for (let i = from + longest - within; i <= from + longest; i += 1) {
      const mean = windowMean(totals, i - around, i + around);
      if (mean < quietest) [quietest, to] = [mean, i];
    }
    stretches.push([from, to]);
    from = to;
  }
  return [...stretches, [from, load.length]];
}
