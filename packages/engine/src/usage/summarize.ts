import type { MeasuredUsage } from "@wattleaf/shared/contracts/usage";
import { MAX_DAILY_TOTALS } from "@wattleaf/shared/contracts/usage";
import { reasonError } from "@wattleaf/shared/error-reason";
import { useByDay, useByKindOfDay } from "./by-day";
import { useByHour } from "./by-hour";
import { useByMonth } from "./by-month";
import { cleanReadings } from "../time-series/clean-readings";
import { costOf } from "./cost";
import { findGaps } from "../time-series/gaps";
import { commonSeconds } from "../time-series/interval-length";
import { powerOf } from "./power";
import type { Notice } from "../notices";
import type { UsageReading, UsageReadings } from "../time-series/usage-readings";
import { notice } from "../notices";
import { COST_STEPS_PER_CURRENCY_UNIT, STEPS_PER_UNIT, UNIT_OF } from "../time-series/usage-readings";
import { addReading, daysOf, noUse } from "../time-series/use-over-time";
import { isoLocal } from "../time-series/calendar";

/**
 * Usage facts of a series of readings (energy or water). Sums are exact; whatever the readings are too coarse or too
 * few to determine is null or empty. The order of the readings does not matter, and duplicate readings count once.
 *
 * Partial periods: a day counts by the share of it that was measured, so `averagePerDay`, the averages of weekdays and
 * weekend days and the comparison of months are all "usage per measured day".
 *
 * @throws DomainError `file_unreadable` if there is no reading at all
 */
export function summarizeUsage(series: UsageReadings): MeasuredUsage {
  const { readings, notices } = cleanReadings(series.readings);
  const [first] = readings;
  const last = readings.at(-1);
  if (!first || !last) throw reasonError("file_unreadable", "file_no_readings");

  const unit = UNIT_OF[series.commodity];
  const quantity = (amount: number) => Math.round(amount) / STEPS_PER_UNIT[unit];
  const quantityOrNull = (amount: number | null) => (amount === null ? null : quantity(amount));
  const money = (cost: number | null) => (cost === null ? null : cost / COST_STEPS_PER_CURRENCY_UNIT);

  const whole = noUse();
  for (const reading of readings) addReading(whole, reading);
  const days = daysOf(whole);
  const byHour = useByHour(readings);
  const byDay = useByKindOfDay(readings);
  const daily = useByDay(readings, MAX_DAILY_TOTALS);
  const exported = series.exported && quantity(sumOf(cleanReadings(series.exported).readings));
  const totalCost = money(costOf(readings));

  return {
    source: series.source,
    commodity: series.commodity,
    unit,
    start: isoLocal(first.localStart),
    end: isoLocal(last.localEnd),
    readingCount: readings.length,
    intervalSeconds: commonSeconds(readings),
    total: quantity(whole.amount),
    averagePerDay: days > 0 ? quantity(whole.amount / days) : 0,
    days: roundedDays(days),
    peakHour: byHour.peak && { ...byHour.peak, average: quantity(byHour.peak.average) },
    nightShare: byHour.nightShare,
    weekdayAveragePerDay: quantityOrNull(byDay.weekday),
    weekendAveragePerDay: quantityOrNull(byDay.weekend),
    ...(series.commodity === "electricity" ? powerOf(readings, { isBehindSolar: (exported ?? 0) > 0 }) : NO_POWER),
    months: useByMonth(readings).map(({ amount, cost, days: measuredDays, ...month }) => ({
      ...month,
      days: roundedDays(measuredDays),
      total: quantity(amount),
      cost: money(cost),
    })),
    ...(daily
      ? {
          dailyTotals: { firstDay: daily.firstDay, totals: daily.amounts.map(quantityOrNull) },
          partialDays: daily.parts.map(({ day, amount, share }) => ({
            day,
            total: quantity(amount),
            share: roundedShare(share),
          })),
        }
      : {}),
    hourlyAverage: byHour.averages.map(quantity),
    cost: totalCost === null ? null : { total: totalCost, currency: series.currency },
    touSplit: series.touSplit.map(({ period, amount }) => ({ period, total: quantity(amount) })),
    exported,
    gaps: findGaps(readings),
    notices: [...series.notices, ...notices, ...costNotices(readings)],
  };
}

/** Watts describe electricity only. */
const NO_POWER = { peakDemand: null, baseLoadWatts: null, baseLoadShare: null };

/** Finer than days, because an average divides by the share of a single hour. */
function roundedShare(share: number): number {
  return Math.round(share * 1e7) / 1e7;
}

/** To a second of a day, which hides the noise of division. */
function roundedDays(days: number): number {
  return Math.round(days * 1e5) / 1e5;
}

function sumOf(readings: readonly UsageReading[]): number {
  return readings.reduce((sum, { amount }) => sum + amount, 0);
}

function costNotices(readings: readonly UsageReading[]): Notice[] {
  const priced = readings.filter(({ cost }) => cost !== null).length;
  const isPartial = priced > 0 && costOf(readings) === null;
  return isPartial ? [notice("cost_incomplete", { priced, readings: readings.length })] : [];
}
