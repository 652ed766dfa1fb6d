import { DAY_MS } from "@wattleaf/shared/domain/time";
import { dayOf } from "../time-series/calendar";
import { intervalMs, intervalStartMs, type IntervalSeries, seriesEndMs } from "../time-series/interval-series";
import { utcOfLocal, type ZoneClock, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { typicalWeek } from "./typical-week";

/** The days still to come are taken to be like the same weekdays of these weeks. */
export const LIKE_WEEKS = 4;
const DAYS_PER_WEEK = 7;
/** Earlier periods that are forecast again from the same point to learn the errors. */
const TESTED_PERIODS = 12;
/** Share of periods whose outcome the interval is to hold. */
export const OUTLOOK_INTERVAL_SHARE = 0.8;
/** An earlier period counts when at least this share of its intervals was measured. */
const WHOLE_SHARE = 0.98;

/** Local days, as numbers since 1970-01-01; the last one is no longer of it. */
export interface DaySpan {
  firstDay: number;
  endDay: number;
}

export interface Estimate {
  value: number;
  /** Null where too few earlier periods were measured. */
  low: number | null;
  high: number | null;
}

export interface PeriodOutlook {
  /** Bought so far; null for a period that has not begun. */
  soFarKwh: number | null;
  /** Bought in the whole period. */
  kwh: Estimate;
  /** Null without a price. */
  cost: Estimate | null;
  /** Earlier periods that the interval was learned from. */
  testedPeriods: number;
}

interface OutlookOptions {
  /** What a series costs; null without a price. */
  price: ((series: IntervalSeries) => number) | null;
}

/**
 * Energy and cost of a period that is not over: what was measured of it, and the coming days like the same weekdays of
 * the latest four weeks. The interval is the split-conformal one of the errors that the same method made in earlier
 * periods from the same point on.
 * @param series kWh; NaN where nothing was measured, negative where more was sold than used
 * @returns null with less than four weeks of readings
 */
export function periodOutlook(series: IntervalSeries, span: DaySpan, { price }: OutlookOptions): PeriodOutlook | null {
  const clock = zoneClock(series.timeZone);
  const endMs = seriesEndMs(series);
  const expected = completed(series, span, endMs);
  if (!expected) return null;
  const fromMs = startOf(clock, span.firstDay);
  const errors = earlierSpans(span, clock, series.startMs).flatMap((earlier) => {
    const originMs = startOf(clock, earlier.firstDay) + (endMs - fromMs);
    const overMs = startOf(clock, earlier.endDay);
    if (!isWhole(sliced(series, earlier, clock))) return [];
    const actual = completed(series, earlier, overMs);
    const guessed = completed(series, earlier, Math.min(originMs, overMs));
    if (!actual || !guessed) return [];
    return [
      {
        kwh: Math.abs(boughtOf(actual) - boughtOf(guessed)),
        cost: price ? Math.abs(price(actual) - price(guessed)) : 0,
      },
    ];
  });
  const kwh = boughtOf(expected);
  const sells = expected.kwh.some((value) => value < 0);
  const soFar = endMs > fromMs ? boughtOf(sliced(series, span, clock)) : null;
  return {
    soFarKwh: soFar,
    kwh: estimate(
      kwh,
      errors.map((error) => error.kwh),
      soFar ?? 0,
    ),
    // What is sold can lower a bill below what it has come to so far.
    cost:
      price &&
      estimate(
        price(expected),
        errors.map((error) => error.cost),
        sells ? -Infinity : 0,
      ),
    testedPeriods: errors.length,
  };
}

function estimate(value: number, errors: readonly number[], least: number): Estimate {
  const error = conformalQuantile(errors, OUTLOOK_INTERVAL_SHARE);
  return error === null
    ? { value, low: null, high: null }
    : { value, low: Math.max(Math.min(least, value), value - error), high: value + error };
}

/** The error that holds the given share of new ones (split conformal); null with too few for that. */
function conformalQuantile(errors: readonly number[], share: number): number | null {
  const rank = Math.ceil((errors.length + 1) * share);
  return errors.toSorted((a, b) => a - b)[rank - 1] ?? null;
}

/** The period as it was measured up to a moment, and as it will typically be after it; gaps are filled in the same way. */
function completed(series: IntervalSeries, span: DaySpan, originMs: number): IntervalSeries | null {
  const clock = zoneClock(series.timeZone);
  const learnedFromMs = startOf(clock, dayOf(clock(originMs)) - LIKE_WEEKS * DAYS_PER_WEEK);
  if (learnedFromMs < series.startMs) return null;
  const typical = typicalWeek(part(series, learnedFromMs, originMs));
  const stepMs = intervalMs(series);
  const firstMs = startOf(clock, span.firstDay);
  const steps = Math.round((startOf(clock, span.endDay) - firstMs) / stepMs);
  const kwh = Float64Array.from({ length: steps }, (_, step) => {
    const ms = firstMs + step * stepMs;
    const measured = ms < originMs ? valueAt(series, ms) : Number.NaN;
    return Number.isNaN(measured) ? typical(ms) : measured;
  });
  return { ...series, startMs: firstMs, kwh };
}

const startOf = (clock: ZoneClock, day: number): number => utcOfLocal(clock, day * DAY_MS);

const valueAt = (series: IntervalSeries, utcMs: number): number =>
  series.kwh[Math.round((utcMs - series.startMs) / intervalMs(series))] ?? Number.NaN;

function part(series: IntervalSeries, fromMs: number, toMs: number): IntervalSeries {
  const indexOf = (ms: number) => Math.max(0, Math.round((ms - series.startMs) / intervalMs(series)));
  const first = indexOf(fromMs);
  return { ...series, startMs: intervalStartMs(series, first), kwh: series.kwh.subarray(first, indexOf(toMs)) };
}

const sliced = (series: IntervalSeries, { firstDay, endDay }: DaySpan, clock: ZoneClock): IntervalSeries =>
  part(series, startOf(clock, firstDay), startOf(clock, endDay));

const isWhole = ({ kwh }: IntervalSeries): boolean =>
  kwh.length > 0 && kwh.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0) >= kwh.length * WHOLE_SHARE;

const boughtOf = ({ kwh }: IntervalSeries): number => kwh.reduce((sum, value) => sum + (value > 0 ? value : 0), 0);

/** The periods before one: whole months for a whole month, else as many days, on the same weekdays. */
function earlierSpans({ firstDay, endDay }: DaySpan, clock: ZoneClock, seriesStartMs: number): DaySpan[] {
  const firstMeasured = dayOf(clock(seriesStartMs));
  const step = Math.ceil((endDay - firstDay) / DAYS_PER_WEEK) * DAYS_PER_WEEK;
  const areMonths = isFirstOfMonth(firstDay) && shiftMonths(firstDay, 1) === endDay;
  return Array.from({ length: TESTED_PERIODS }, (_, index): DaySpan => {
    const back = index + 1;
    if (areMonths) return { firstDay: shiftMonths(firstDay, -back), endDay: shiftMonths(firstDay, 1 - back) };
    return { firstDay: firstDay - back * step, endDay: endDay - back * step };
  }).filter((span) => span.firstDay >= firstMeasured);
}

const isFirstOfMonth = (day: number): boolean => new Date(day * DAY_MS).getUTCDate() === 1;

function shiftMonths(firstOfMonth: number, by: number): number {
  const date = new Date(firstOfMonth * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1) / DAY_MS;
}
