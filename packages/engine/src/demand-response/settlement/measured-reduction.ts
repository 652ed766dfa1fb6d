import { DAY_MS } from "@wattleaf/shared/domain/time";
import { dayOf } from "../../time-series/calendar";
import type { IntervalSeries } from "../../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { BaselineOptions, BaselineResult, NoBaseline, TimeSpan } from "../baseline/customer-baseline";
import { customerBaseline } from "../baseline/customer-baseline";
import { dayKinds } from "../baseline/day-kind";

/** How much less was used in an event than the baseline says, and how far that may be chance. */
export interface MeasuredReduction {
  /** kWh of each interval. */
  baselineKwh: Float64Array;
  meteredKwh: Float64Array;
  /** Baseline less metered over the whole event. */
  reductionKwh: number;
  /** Half the width of the 90 % interval of the reduction. */
  uncertaintyKwh: number;
  /** What is left of the reduction at the lower end of that interval, at least zero: all that is ever paid. */
  certainKwh: number;
  /** Days without an event on which the same baseline was tried. */
  comparedDays: number;
}

export type ReductionResult =
  | { ok: true; reduction: MeasuredReduction }
  | { ok: false; reason: NoBaseline["reason"] | "too_few_compared_days" };

/**
 * Fewer would make the uncertainty itself uncertain: with eight, one of the homes that this was chosen on was credited
 * for nothing in more than one of twenty events; with ten, none was (docs/methods/vpp.md). More days ago tell of another
 * season.
 */
const MIN_COMPARED_DAYS = 10;
const MAX_COMPARED_DAYS = 20;
const COMPARED_WITHIN_DAYS = 45;
/** What a series must reach back before an event: the compared days, and what their own baselines look at. */
export const REDUCTION_HISTORY_MS = (COMPARED_WITHIN_DAYS + 46) * DAY_MS;

/** The 95 % quantile of the normal distribution: 5 % of pure chance lies above it. */
const Z_95_PERCENT = 1.645;

/**
 * Measures an event against its baseline, and the baseline against days on which nothing happened: the same hours of
 * the days before, of the same kind, without an event. Their root mean square error, bias included, is what chance
 * makes of an event, so the lower end of its interval is what a site can be said to have delivered. A site that did
 * nothing gets past it in one of twenty events, and then by little.
 *
 * A single home's error is about half of its use; that of a group of n homes falls with √n, so homes are measured
 * together ({@link summedSeries}).
 *
 * @param series metered net energy that reaches {@link REDUCTION_HISTORY_MS} back
 */
export function measuredReduction(series: IntervalSeries, event: TimeSpan, options: BaselineOptions): ReductionResult {
  const result = customerBaseline(series, event, options);
  if (!result.ok) return { ok: false, reason: result.none.reason };
  const { kwh: baselineKwh, meteredKwh } = result.baseline;
  const reductionKwh = energyBelow(result);
  if (Number.isNaN(reductionKwh)) return { ok: false, reason: "event_not_metered" };
  const uncertainty = reductionUncertainty(series, event, options);
  if (!uncertainty) return { ok: false, reason: "too_few_compared_days" };
  const { uncertaintyKwh, comparedDays } = uncertainty;
  const certainKwh = Math.max(0, reductionKwh - uncertaintyKwh);
  return { ok: true, reduction: { baselineKwh, meteredKwh, reductionKwh, uncertaintyKwh, certainKwh, comparedDays } };
}

/** How far chance alone goes in an event's hours, kWh; null with too few days without an event to tell. */
export function reductionUncertainty(
  series: IntervalSeries,
  event: TimeSpan,
  options: BaselineOptions,
): Pick<MeasuredReduction, "comparedDays" | "uncertaintyKwh"> | null {
  const errors = quietDayErrors(series, event, options);
  if (errors.length < MIN_COMPARED_DAYS) return null;
  return { uncertaintyKwh: quantileOf95(errors.length) * rootMeanSquare(errors), comparedDays: errors.length };
}

/**
 * Several sites as one, over a time; an interval that one of them did not measure is NaN.
 * @param sites with intervals of one length on one grid, at least one
 */
export function summedSeries(sites: readonly IntervalSeries[], { startMs, endMs }: TimeSpan): IntervalSeries {
  const [first] = sites;
  if (!first) throw new RangeError("A sum needs at least one site");
  const { intervalSeconds, timeZone } = first;
  const stepMs = intervalSeconds * 1_000;
  const length = Math.max(0, Math.floor((endMs - startMs) / stepMs));
  const kwh = new Float64Array(length);
  for (const site of sites) {
    const offset = (startMs - site.startMs) / stepMs;
    for (let at = 0; at < length; at += 1) kwh[at] = (kwh[at] ?? 0) + (site.kwh[offset + at] ?? Number.NaN);
  }
  return { startMs, intervalSeconds, kwh, timeZone };
}

/** Baseline less metered of the event's hours on days that had no event, latest first. */
function quietDayErrors(series: IntervalSeries, event: TimeSpan, options: BaselineOptions): number[] {
  const clock = zoneClock(series.timeZone);
  const kindOf = dayKinds(options.holidays);
  const localStartMs = clock(event.startMs);
  const lengthMs = event.endMs - event.startMs;
  const eventKind = kindOf(dayOf(localStartMs));
  const withoutEvent = { ...options, exclude: [...options.exclude, event] };
  const errors: number[] = [];
  for (let back = 1; back <= COMPARED_WITHIN_DAYS && errors.length < MAX_COMPARED_DAYS; back += 1) {
    const localMs = localStartMs - back * DAY_MS;
    if (kindOf(dayOf(localMs)) !== eventKind) continue;
    const startMs = utcOfLocal(clock, localMs);
    const quiet = { startMs, endMs: startMs + lengthMs };
    if (withoutEvent.exclude.some((span) => dayOf(clock(span.startMs)) === dayOf(localMs))) continue;
    const error = energyBelow(customerBaseline(series, quiet, withoutEvent));
    if (!Number.isNaN(error)) errors.push(error);
  }
  return errors;
}

/** NaN without a baseline, or when an interval was not metered. */
function energyBelow(result: BaselineResult): number {
  if (!result.ok) return Number.NaN;
  const { kwh, meteredKwh } = result.baseline;
  return kwh.reduce((total, expected, at) => total + expected - (meteredKwh[at] ?? Number.NaN), 0);
}

/** Student's t at 95 % for an error known from so many days (first term of its Cornish–Fisher expansion). */
const quantileOf95 = (days: number): number => Z_95_PERCENT * (1 + (Z_95_PERCENT ** 2 + 1) / (4 * days));

const rootMeanSquare = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((total, error) => total + error * error, 0) / errors.length);
