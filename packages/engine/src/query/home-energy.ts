import { DAY_MS, DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { HomeLoad } from "../nilm/home-loads";
import type { Tariff } from "../tariff/tariff";
import type { IntervalSeries } from "../time-series/interval-series";
import { intervalStartMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { PartMeasured, PartsMeasured } from "./energy-query";
import type { LocalSpan } from "./local-span";

/** All that is known of one home's energy, however it came: a meter, a file's summary, bills. */
export interface HomeEnergy {
  /**
   * The same energy at different lengths of interval, the longest first: a question is answered from the first that is
   * short enough for it, because a file's months also count the days that were measured in part.
   */
  records: readonly EnergyRecord[];
  tariff: Tariff | null;
  /** The newest first. */
  bills: readonly BilledPeriod[];
  /** kg of CO2 that a kWh from the home's grid causes. */
  kgPerKwh: number;
  /** Whose public holidays count. */
  timeZone: string;
  /** Takes readings apart by load; absent where that is not known how. */
  splitLoads?: (series: IntervalSeries) => SplitLoads;
}

/** Readings by load, with what a kWh costs in each interval. */
export interface SplitLoads {
  loads: readonly HomeLoad[];
  /** Null without a tariff. */
  prices: Float64Array | null;
  currency: string | null;
}

export interface EnergyRecord {
  series: IntervalSeries;
  /** How long the readings really were, where `series` has spread them over their days; else its own interval. */
  resolutionSeconds: number;
  producedKwh: Float64Array | null;
  /** The intervals that were measured in part. */
  parts?: PartsMeasured;
  /** When the readings begin and end, where that is within intervals of `series`. */
  covered?: LocalSpan;
  /** `series` repeats an average day: it tells of the hours of a day over the whole time, and of nothing else. */
  isTypicalDay?: true;
  /** The strongest interval, where only that is left of the readings. */
  peak?: { kw: number; localMs: number } | null;
  /** `series` is what was bought alone: what was sold was counted elsewhere. */
  isImportOnly?: true;
  /** Money of each interval where the file counts it, and of one load at the tariff's prices; null elsewhere. */
  costs: { amounts: Float64Array; currency: string } | null;
  /** `series` is one load of the home, in the times that were asked for; `measured` is what the home's readings cover. */
  ofLoad?: { measured: LocalSpan };
}

export interface BilledPeriod {
  span: LocalSpan;
  kwh: number | null;
  /** Null for a bill that could only be read in part. */
  amount: number | null;
  currency: string | null;
}

/** Energy and money of a stretch of local days. */
export interface DaysOfUse {
  span: LocalSpan;
  /** What was measured of each of its days; all of all of them when absent. */
  measured?: readonly DayMeasured[];
  kwh: number | null;
  cost?: number | null;
}

/** Of a day without readings the share is 0, of a whole one 1. */
export type DayMeasured = PartMeasured;

/** Local days have no clock change in UTC: each is one interval. */
const LOCAL_DAYS = "UTC";
const WHOLE_DAY: DayMeasured = { share: 1, lacksReadings: false };

/**
 * A record of days: each stretch spread evenly over what was measured of its days.
 * @param stretches in any order, at least one; where two overlap the later in the list counts
 */
export function recordOfDays(stretches: readonly DaysOfUse[], currency: string | null): EnergyRecord {
  const firstMs = Math.min(...stretches.map(({ span }) => span.fromMs));
  const lastMs = Math.max(...stretches.map(({ span }) => span.toMs));
  const count = Math.round((lastMs - firstMs) / DAY_MS);
  const kwh = new Float64Array(count).fill(Number.NaN);
  const amounts = new Float64Array(count).fill(Number.NaN);
  const parts = new Map<number, PartMeasured>();
  let resolutionDays = 1;
  for (const { span, measured, kwh: used, cost } of stretches) {
    const length = Math.round((span.toMs - span.fromMs) / DAY_MS);
    resolutionDays = Math.max(resolutionDays, length);
    const days = measured ?? Array.from({ length }, () => WHOLE_DAY);
    const measuredDays = days.reduce((sum, { share }) => sum + share, 0);
    const first = Math.round((span.fromMs - firstMs) / DAY_MS);
    for (const [at, day] of days.entries()) {
      if (day.share === 0) continue;
      const index = first + at;
      if (used !== null) kwh[index] = (used * day.share) / measuredDays;
      if (cost != null) amounts[index] = (cost * day.share) / measuredDays;
      if (day.share < 1) parts.set(index, day);
      else parts.delete(index);
    }
  }
  const hasCosts = amounts.some((amount) => !Number.isNaN(amount));
  return {
    series: { startMs: firstMs, intervalSeconds: DAY_SECONDS, kwh, timeZone: LOCAL_DAYS },
    resolutionSeconds: resolutionDays * DAY_SECONDS,
    producedKwh: null,
    ...(parts.size > 0 ? { parts } : {}),
    costs: hasCosts && currency !== null ? { amounts, currency } : null,
  };
}

/** From the first reading to the last on the record's clock; null when it has none. */
export function measuredSpan({ series, ofLoad }: EnergyRecord): LocalSpan | null {
  if (ofLoad) return ofLoad.measured;
  const isMeasured = (kwh: number) => !Number.isNaN(kwh);
  const first = series.kwh.findIndex(isMeasured);
  if (first < 0) return null;
  const clock = zoneClock(series.timeZone);
  const lastStartMs = intervalStartMs(series, series.kwh.findLastIndex(isMeasured));
  return {
    fromMs: clock(intervalStartMs(series, first)),
    toMs: clock(lastStartMs + series.intervalSeconds * SECOND_MS),
  };
}
