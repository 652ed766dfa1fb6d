import type { MonthPair, TrialHome } from "@wattleaf/engine/savings/effect";
import { monthName } from "@wattleaf/engine/time-series/packing/month-grid";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { MeterMonth } from "./homes.repo";

/** A month with more missing is not compared. */
const LEAST_MEASURED_SHARE = 0.97;
const MONTHS_PER_YEAR = 12;

/**
 * A home's months of the trial, each beside the same month of the latest year before the trial began for it. It begins
 * in the month in which the last of its meters was connected, or in which the trial itself began; that month is neither.
 * @param months of all meters of the home
 * @param trialMonth in which the trial began, and `lastMonth`, of which readings have arrived: months since the year 0
 */
export function trialHome(
  treated: boolean,
  months: readonly MeterMonth[],
  { trialMonth, lastMonth }: { trialMonth: number; lastMonth: number },
): TrialHome {
  const meterIds = new Set(months.map(({ meterId }) => meterId));
  const connectedMonth = Math.max(...months.map(({ connectedAtMs }) => utcMonthOf(connectedAtMs)));
  const beganMonth = Math.max(trialMonth, connectedMonth);
  const whOf = wholeMonths(months, meterIds.size);
  const pairs: MonthPair[] = [];
  for (const [month, wh] of whOf) {
    if (month <= beganMonth || month > lastMonth) continue;
    const years = Math.floor((month - beganMonth) / MONTHS_PER_YEAR) + 1;
    const base = month - years * MONTHS_PER_YEAR;
    const baseWh = whOf.get(base);
    if (baseWh !== undefined) pairs.push({ month: monthName(month), wh, baseMonth: monthName(base), baseWh });
  }
  return { treated, pairs };
}

/** Energy by month where all of the home's meters measured nearly all of it; what is missing is filled in by the mean. */
function wholeMonths(months: readonly MeterMonth[], meterCount: number): Map<number, number> {
  const byMonth = new Map<number, { wh: number; meters: number }>();
  for (const { month, wh, measuredSeconds } of months) {
    const share = measuredSeconds / (daysIn(month) * DAY_SECONDS);
    if (share < LEAST_MEASURED_SHARE) continue;
    const before = byMonth.get(month) ?? { wh: 0, meters: 0 };
    byMonth.set(month, { wh: before.wh + wh / Math.min(1, share), meters: before.meters + 1 });
  }
  return new Map(
    Array.from(byMonth).flatMap(([month, { wh, meters }]) => (meters === meterCount ? [[month, wh]] : [])),
  );
}

const daysIn = (month: number): number =>
  new Date(Date.UTC(Math.floor(month / MONTHS_PER_YEAR), (month % MONTHS_PER_YEAR) + 1, 0)).getUTCDate();

/** Months since the year 0. */
export function utcMonthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
}
