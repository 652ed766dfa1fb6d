import { DAY_MS, DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { HomeLoad } from "../nilm/home-loads";
import type { Tariff } from "../tariff/tariff";
import type { IntervalSeries } from "../time-series/interval-series";
import { intervalStartMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
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

/** Energy and money of a stretch of whole local days. */
export interface DaysOfUse {
  span: LocalSpan;
  /** How many of its days were measured; all of them when absent. */
  measuredDays?: number;
  kwh: number | null;
  cost?: number | null;
}

/** Local days have no clock change in UTC: each is one interval. */
const LOCAL_DAYS = "UTC";

/**
 * A record of whole days: each stretch spread evenly over its measured days, which are taken to be its first ones.
 * @param stretches in any order, at least one; where two overlap the later in the list counts
 */
export function recordOfDays(stretches: readonly DaysOfUse[], currency: string | null): EnergyRecord {
  const firstMs = Math.min(...stretches.map(({ span }) => span.fromMs));
  const lastMs = Math.max(...stretches.map(({ span }) => span.toMs));
  const count = Math.round((lastMs - firstMs) / DAY_MS);
  const kwh = new Float64Array(count).fill(Number.NaN);
  const amounts = new Float64Array(count).fill(Number.NaN);
  let resolutionDays = 1;
  for (const { span, measuredDays, kwh: used, cost } of stretches) {
    const days = Math.round((span.toMs - span.fromMs) / DAY_MS);
    resolutionDays = Math.max(resolutionDays, days);
    const measured = Math.min(days, Math.max(1, Math.round(measuredDays ?? days)));
    const first = Math.round((span.fromMs - firstMs) / DAY_MS);
    if (used !== null) kwh.fill(used / measured, first, first + measured);
    if (cost != null) amounts.fill(cost / measured, first, first + measured);
  }
  const hasCosts = amounts.some((amount) => !Number.isNaN(amount));
  return {
    series: { startMs: firstMs, intervalSeconds: DAY_SECONDS, kwh, timeZone: LOCAL_DAYS },
    resolutionSeconds: resolutionDays * DAY_SECONDS,
    producedKwh: null,
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
