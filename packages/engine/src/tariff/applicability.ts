import { notice, type Notice } from "./notices";
import type { SeriesBill } from "./bill";
import type { Tariff } from "./tariff";

/** Notices that the usage is outside the tariff's eligibility limits. */
const NOT_APPLICABLE = "outside_applicability";

/**
 * Holds the highest month of a bill against the tariff's bounds. URDB's own look-back (demand or energy "history"
 * months) is not followed: the series itself is the history.
 */
export function applicabilityNotices({ applicability }: Tariff, { periods }: SeriesBill): Notice[] {
  const { minKw, maxKw, minKwhPerMonth, maxKwhPerMonth } = applicability;
  const peaks = periods.flatMap(({ peakKw }) => (peakKw === null ? [] : [peakKw]));
  const wholeMonths = periods.filter(({ months, missingIntervals }) => months >= 1 && missingIntervals === 0);
  return [
    ...outside("kW", Math.max(...peaks), minKw, maxKw),
    ...outside(
      "kWh per month",
      Math.max(...wholeMonths.map(({ importKwh }) => importKwh)),
      minKwhPerMonth,
      maxKwhPerMonth,
    ),
  ];
}

function outside(unit: string, highest: number, min: number | null, max: number | null): Notice[] {
  if (!Number.isFinite(highest)) return [];
  if (min !== null && highest < min) return [notice(NOT_APPLICABLE, { unit, value: highest, min })];
  if (max !== null && highest > max) return [notice(NOT_APPLICABLE, { unit, value: highest, max })];
  return [];
}

/** Whether a bill's notices leave the customer within the tariff's bounds. */
export const isApplicable = (notices: readonly Notice[]): boolean =>
  notices.every(({ code }) => code !== NOT_APPLICABLE);
