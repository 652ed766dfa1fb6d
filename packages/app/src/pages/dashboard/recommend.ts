import type { UsageFacts } from "@wattleaf/shared/contracts/usage";

/** Above this share of all use, the base load is the first recommendation. */
const HIGH_BASE_LOAD_SHARE = 0.35;
/** Late afternoon and evening, when time-of-use tariffs are most expensive. */
const PEAK_PRICE_HOURS = { from: 16, to: 21 };
const HOURS_PER_YEAR = 8_760;

/** The first recommendation for the readings, with its figures. */
export type Recommendation =
  | { kind: "baseLoad"; watts: number; share: number; yearWh: number }
  | { kind: "peakHour"; hour: number; averageWh: number }
  | { kind: "tariff"; totalWh: number; days: number };

/** Null when the readings are not electricity, or too few. */
export function recommend(facts: UsageFacts): Recommendation | null {
  if (facts.unit !== "Wh") return null;
  const { baseLoadShare, baseLoadWatts, peakHour, total, days } = facts;
  if (baseLoadWatts !== null && baseLoadShare !== null && baseLoadShare >= HIGH_BASE_LOAD_SHARE)
    return { kind: "baseLoad", watts: baseLoadWatts, share: baseLoadShare, yearWh: baseLoadWatts * HOURS_PER_YEAR };
  if (peakHour && peakHour.hour >= PEAK_PRICE_HOURS.from && peakHour.hour < PEAK_PRICE_HOURS.to)
    return { kind: "peakHour", hour: peakHour.hour, averageWh: peakHour.average };
  return total === null ? null : { kind: "tariff", totalWh: total, days };
}
