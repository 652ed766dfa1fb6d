/**
 * - `multiplicative`: the average times (metered ÷ average) in the adjustment window, within the rule's cap (CAISO)
 * - `additive`: the average plus (metered − average) per interval of the window, without a cap (PJM)
 * - `none`: the average as it is
 */
export type AdjustmentKind = "multiplicative" | "additive" | "none";

export type Adjustment =
  | { kind: "multiplicative"; factor: number; uncappedFactor: number }
  | { kind: "additive"; kwhPerInterval: number }
  | { kind: "none"; reason: "not_asked" | "window_not_metered" | "baseline_not_positive" };

/** With less of the window metered than this, there is no adjustment. */
const MINIMUM_METERED_SHARE = 0.5;

/**
 * Same-day adjustment from the hours before the event.
 * @param meteredKwh kWh of the event day's intervals of the adjustment window, NaN where missing or affected by another
 *   event
 * @param averageKwh the baseline days' average of the same intervals, kWh
 * @param eventAverageKwh the baseline days' average of the event's intervals, kWh
 * @param cap the largest change of a multiplicative adjustment, as a share
 */
export function sameDayAdjustment(
  kind: AdjustmentKind,
  meteredKwh: readonly number[],
  averageKwh: readonly number[],
  eventAverageKwh: readonly number[],
  cap: number,
): Adjustment {
  if (kind === "none") return { kind: "none", reason: "not_asked" };
  let metered = 0;
  let average = 0;
  let intervals = 0;
  for (const [index, kwh] of meteredKwh.entries()) {
    const expected = averageKwh[index] ?? Number.NaN;
    if (Number.isNaN(kwh) || Number.isNaN(expected)) continue;
    metered += kwh;
    average += expected;
    intervals += 1;
  }
  if (intervals === 0 || intervals < meteredKwh.length * MINIMUM_METERED_SHARE) {
    return { kind: "none", reason: "window_not_metered" };
  }
  if (kind === "additive") return { kind, kwhPerInterval: (metered - average) / intervals };
  // A site that exports has no meaningful ratio: a day of more use would be one of more export.
  if (average <= 0 || eventAverageKwh.some((kwh) => kwh < 0)) return { kind: "none", reason: "baseline_not_positive" };
  const uncappedFactor = metered / average;
  return { kind, factor: Math.min(1 + cap, Math.max(1 - cap, uncappedFactor)), uncappedFactor };
}

export function adjusted(kwh: number, adjustment: Adjustment): number {
  if (adjustment.kind === "multiplicative") return kwh * adjustment.factor;
  return adjustment.kind === "additive" ? kwh + adjustment.kwhPerInterval : kwh;
}
