import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../time-series/interval-series";
import { quantile } from "../statistics/robust";

/** The smallest service in common use, 100 A at 240 V: below it no reading is called impossible. */
const SMALLEST_SERVICE_KW = 24;
/** A reading is far above a site's own when it exceeds this many times what all but 1 in 200 stay below. */
const FAR_ABOVE = 10;
const USUAL_SHARE = 0.995;

/**
 * The energy (kWh, either way) above which an interval cannot have been used or sold: more than the smallest service
 * carries, and ten times the site's own 99.5th percentile, so that no site is measured by another's size. Zero readings
 * are left out: a site that stands empty for months is no smaller for it.
 */
export function impossibleKwh({ kwh, intervalSeconds }: IntervalSeries): { usual: number; limit: number } {
  const usual = quantile(kwh.filter((value) => !Number.isNaN(value) && value !== 0).map(Math.abs), USUAL_SHARE);
  return { usual, limit: Math.max((SMALLEST_SERVICE_KW * intervalSeconds) / HOUR_SECONDS, FAR_ABOVE * usual) };
}
