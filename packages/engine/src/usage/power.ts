import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageReading } from "../time-series/usage-readings";
import { STEPS_PER_UNIT, wattsOf } from "../time-series/usage-readings";
import { quantile } from "../statistics/robust";
import { elapsed, middleOf, readingsUpTo } from "../time-series/use-over-time";
import { hourOfDay, isoLocal } from "../time-series/calendar";

/** The power that a house is below only 5 % of the time: robust against single dropped readings, unlike the minimum. */
const BASE_LOAD_QUANTILE = 0.05;

/** Before it no panel makes power in the latitudes where people live, summer time included. */
const DARK_UNTIL_HOUR = 4;

export interface Power {
  peakDemand: UsageFacts["peakDemand"];
  baseLoadWatts: number | null;
  baseLoadShare: number | null;
}

/**
 * Peak demand and base load of an electricity series, from the average power of each reading of an hour or less.
 * Longer readings hide both. Base load: 5th percentile (nearest rank) of those powers, at least 0 W, from one
 * measured day on; its share is what this power, running all the time, would use of the measured total.
 *
 * Behind solar panels the meter reads next to nothing by day, so the base load is that of the hours from midnight to
 * 4:00, and it has no share: the total is what was bought and not what was used.
 */
export function powerOf(readings: readonly UsageReading[], { isBehindSolar }: { isBehindSolar: boolean }): Power {
  const fine = readingsUpTo(readings, HOUR_SECONDS);
  const [first] = fine;
  if (!first) return { peakDemand: null, baseLoadWatts: null, baseLoadShare: null };

  let peak = first;
  for (const reading of fine) if (powerIn(reading) > powerIn(peak)) peak = reading;
  const peakDemand = { at: isoLocal(peak.localStart), watts: powerIn(peak) };

  const dark = isBehindSolar ? fine.filter((reading) => hourOfDay(middleOf(reading)) < DARK_UNTIL_HOUR) : fine;
  const seconds = elapsed(dark);
  if (seconds < DAY_SECONDS) return { peakDemand, baseLoadWatts: null, baseLoadShare: null };
  const baseLoadWatts = Math.max(0, quantile(dark.map(powerIn), BASE_LOAD_QUANTILE));
  if (isBehindSolar) return { peakDemand, baseLoadWatts, baseLoadShare: null };
  const totalWh = fine.reduce((sum, { amount }) => sum + amount, 0) / STEPS_PER_UNIT.Wh;
  const baseLoadWh = (baseLoadWatts * seconds) / HOUR_SECONDS;
  return { peakDemand, baseLoadWatts, baseLoadShare: totalWh > 0 ? Math.min(1, baseLoadWh / totalWh) : null };
}

const powerIn = ({ amount, seconds }: UsageReading): number => wattsOf(amount, seconds);
