import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../time-series/interval-series";
import { intervalStartMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf } from "../time-series/calendar";
import { median, quantile } from "../statistics/robust";
import { type RecentRise, recentRise } from "./recent-rise";
import type { Point } from "./trend";
import { trend } from "./trend";

const DAYS_PER_WEEK = 7;
const DAYS_PER_YEAR = 365.25;
/** The night is from midnight to this hour of the local day. */
const NIGHT_ENDS_AT_HOUR = 6;
/** Base load of a night: the power below which this share of its readings lies. */
const NIGHT_QUANTILE = 0.1;
/** A night is judged when this share of it was metered, a week with so many nights, a load with so many weeks. */
const MINIMUM_NIGHT_SHARE = 0.75;
const MINIMUM_NIGHTS = 4;
const MINIMUM_WEEKS = 8;
/** From two years on, each month is compared with the same month of other years, so that winter is no trend. */
const WEEKS_FOR_SEASONS = 104;
const SIGNIFICANT_P = 0.01;
/** A rise is worth a word from this share of where it began, and from this many kW. */
const MINIMUM_RISE_SHARE = 0.15;
const MINIMUM_RISE_KW = 0.015;

export interface BaseLoadTrend {
  creeping: boolean;
  weeks: number;
  /** The fitted base load at the begin and at the end, kW. */
  startKw: number;
  endKw: number;
  /** What a year at the end's base load uses more than one at the begin's, kWh. */
  extraKwhPerYear: number;
  pValue: number;
  /** Whether seasons were told from a trend; without two years of readings they cannot be. */
  seasonSeparated: boolean;
  /** A rise within the last 8 to 12 weeks; undefined without one. */
  recentRise: RecentRise | undefined;
}

/**
 * Detects a rising nighttime base load: an old fridge, a forgotten heater, one more set-top box. The median of each
 * week's nightly low quantiles is tested for a trend; single nights are noisy, and consecutive nights are too
 * correlated to count individually.
 * @returns undefined with fewer than eight weeks of nights, or without a base load (a site that exports at night)
 */
export function baseLoadTrend(series: IntervalSeries): BaseLoadTrend | undefined {
  const weeks = weeklyBaseLoad(series);
  if (weeks.length < MINIMUM_WEEKS) return undefined;
  const level = median(weeks.map(({ value }) => value));
  if (!(level > 0)) return undefined;

  const span = (weeks.at(-1)?.at ?? 0) - (weeks[0]?.at ?? 0);
  const seasonSeparated = span >= WEEKS_FOR_SEASONS * DAYS_PER_WEEK;
  const { slope, pValue } = trend(seasonSeparated ? byMonth(weeks) : [weeks]);
  const rise = slope * span;
  const startKw = Math.max(0, level - rise / 2);
  return {
    creeping: pValue < SIGNIFICANT_P && rise >= Math.max(MINIMUM_RISE_KW, MINIMUM_RISE_SHARE * startKw),
    weeks: weeks.length,
    startKw,
    endKw: startKw + rise,
    extraKwhPerYear: (rise * DAYS_PER_YEAR * DAY_MS) / HOUR_MS,
    pValue,
    seasonSeparated,
    recentRise: recentRise(weeks),
  };
}

/** Median base load in kW of each week that has enough nights; `at` in days since 1970-01-01. */
function weeklyBaseLoad(series: IntervalSeries): Point[] {
  const clock = zoneClock(series.timeZone);
  const hoursPerInterval = series.intervalSeconds / HOUR_SECONDS;
  const nights = new Map<number, number[]>();
  for (let index = 0; index < series.kwh.length; index += 1) {
    const kwh = series.kwh[index] ?? Number.NaN;
    if (Number.isNaN(kwh)) continue;
    const localMs = clock(intervalStartMs(series, index));
    const day = dayOf(localMs);
    if (localMs - day * DAY_MS >= NIGHT_ENDS_AT_HOUR * HOUR_MS) continue;
    const night = nights.get(day);
    if (night) night.push(kwh / hoursPerInterval);
    else nights.set(day, [kwh / hoursPerInterval]);
  }
  const fullNight = NIGHT_ENDS_AT_HOUR / hoursPerInterval;
  const weeks = new Map<number, number[]>();
  for (const [day, kw] of nights) {
    if (kw.length < MINIMUM_NIGHT_SHARE * fullNight) continue;
    const week = Math.floor(day / DAYS_PER_WEEK);
    weeks.set(week, [...(weeks.get(week) ?? []), quantile(kw, NIGHT_QUANTILE)]);
  }
  return [...weeks]
    .filter(([, baseLoads]) => baseLoads.length >= MINIMUM_NIGHTS)
    .map(([week, baseLoads]) => ({ at: week * DAYS_PER_WEEK, value: median(baseLoads) }))
    .toSorted((a, b) => a.at - b.at);
}

function byMonth(weeks: readonly Point[]): Point[][] {
  const months: Point[][] = Array.from({ length: 12 }, () => []);
  for (const week of weeks) months[new Date(week.at * DAY_MS).getUTCMonth()]?.push(week);
  return months;
}
