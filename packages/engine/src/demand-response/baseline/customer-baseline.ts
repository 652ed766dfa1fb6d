import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../../time-series/interval-series";
import { intervalIndexAt, intervalStartMs } from "../../time-series/interval-series";
import type { ZoneClock } from "@wattleaf/shared/domain/zone-clock";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isoDay } from "../../time-series/calendar";
import type { Adjustment, AdjustmentKind } from "./adjustment";
import { adjusted, sameDayAdjustment } from "./adjustment";
import type { BaselineRule } from "./baseline-rule";
import { ADJUSTMENT_FROM_HOURS_BEFORE, ADJUSTMENT_TO_HOURS_BEFORE } from "./baseline-rule";
import type { DayKind, HolidayCalendar } from "./day-kind";
import { dayKinds } from "./day-kind";

/** From `startMs` up to but without `endMs`, UTC epoch milliseconds. */
export interface TimeSpan {
  startMs: number;
  endMs: number;
}

export interface BaselineOptions {
  rule: BaselineRule;
  adjustment: AdjustmentKind;
  holidays: HolidayCalendar;
  /**
   * Other events and outages: a local day affected by one of them is not a baseline day, and an affected interval is
   * excluded from the event day's own level.
   */
  exclude: readonly TimeSpan[];
}

export interface CustomerBaseline {
  /** What the site would have used in each interval of the event, kWh. */
  kwh: Float64Array;
  /** What it used, kWh; NaN where the meter gave none. */
  meteredKwh: Float64Array;
  dayKind: DayKind;
  /** The days that were averaged, most recent first, such as `2026-05-01`. */
  days: string[];
  adjustment: Adjustment;
}

/** Why there is no baseline, fit to be shown as a code. */
export interface NoBaseline {
  reason: "event_off_grid" | "event_not_metered" | "too_few_days";
  /** Eligible days that were found, and how many the rule asks for. */
  eligibleDays: number;
  neededDays: number;
}

export type BaselineResult = { ok: true; baseline: CustomerBaseline } | { ok: false; none: NoBaseline };

/**
 * The energy that a site would have used in an event's intervals, by the average of similar recent days (NAESB WEQ-015
 * "Baseline Type I"), adjusted by the hours before the event.
 *
 * A day is eligible when it is of the event day's kind, was touched by nothing in `exclude`, and was metered in every
 * interval that the average needs; a day whose clock skipped one of these hours therefore takes no part. An hour that
 * the clock showed twice counts with its first occurrence. An event past midnight belongs to the day of its start.
 *
 * @param series the site's metered net energy, at least up to the event's end
 */
export function customerBaseline(series: IntervalSeries, event: TimeSpan, options: BaselineOptions): BaselineResult {
  const { rule, holidays, exclude } = options;
  const clock = zoneClock(series.timeZone);
  const eventIntervals = intervalsOf(series, event);
  if (!eventIntervals) return noBaseline("event_off_grid");

  const meteredKwh = Float64Array.from(eventIntervals, (index) => series.kwh[index] ?? Number.NaN);
  if (meteredKwh.every(Number.isNaN)) return noBaseline("event_not_metered");

  const eventDay = dayOf(clock(event.startMs));
  const kindOf = dayKinds(holidays);
  const dayKind = kindOf(eventDay);
  const selection = rule.days[dayKind];
  const adjustmentIntervals = options.adjustment === "none" ? [] : adjustmentWindow(series, event);
  const wanted = [...adjustmentIntervals, ...eventIntervals];
  const excludedDays = daysTouched(clock, [event, ...exclude]);

  const candidates: { day: number; kwh: number[] }[] = [];
  for (let back = 1; back <= rule.lookbackDays && candidates.length < selection.candidates; back += 1) {
    const day = eventDay - back;
    if (excludedDays.has(day) || kindOf(day) !== dayKind) continue;
    const kwh = wanted.map((index) => kwhDaysBefore(series, clock, index, back));
    if (!kwh.some(Number.isNaN)) candidates.push({ day, kwh });
  }
  if (candidates.length < selection.minimum) {
    return noBaseline("too_few_days", candidates.length, selection.minimum);
  }

  const inEvent = (kwh: readonly number[]): number[] => kwh.slice(adjustmentIntervals.length);
  const kept =
    candidates.length > selection.kept
      ? candidates
          .toSorted((a, b) => sum(inEvent(b.kwh)) - sum(inEvent(a.kwh)))
          .slice(0, selection.kept)
          .toSorted((a, b) => b.day - a.day)
      : candidates;
  const average = wanted.map((_, at) => sum(kept.map(({ kwh }) => kwh[at] ?? Number.NaN)) / kept.length);
  const adjustment = sameDayAdjustment(
    options.adjustment,
    adjustmentIntervals.map((index) =>
      isTouched(series, index, exclude) ? Number.NaN : (series.kwh[index] ?? Number.NaN),
    ),
    average.slice(0, adjustmentIntervals.length),
    inEvent(average),
    rule.adjustmentCap,
  );
  return {
    ok: true,
    baseline: {
      kwh: Float64Array.from(inEvent(average), (kwh) => adjusted(kwh, adjustment)),
      meteredKwh,
      dayKind,
      days: kept.map(({ day }) => isoDay(day)),
      adjustment,
    },
  };
}

/** Indices of the intervals that make up a span; undefined when its ends fall inside intervals. */
function intervalsOf(series: IntervalSeries, span: TimeSpan): number[] | undefined {
  const first = intervalIndexAt(series, span.startMs);
  const end = intervalIndexAt(series, span.endMs);
  if (!Number.isInteger(first) || !Number.isInteger(end) || end <= first) return undefined;
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

/** Indices of the whole intervals between four hours and one hour before the event. */
function adjustmentWindow(series: IntervalSeries, event: TimeSpan): number[] {
  const from = Math.ceil(intervalIndexAt(series, event.startMs - ADJUSTMENT_FROM_HOURS_BEFORE * HOUR_MS));
  const to = Math.floor(intervalIndexAt(series, event.startMs - ADJUSTMENT_TO_HOURS_BEFORE * HOUR_MS));
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

/** kWh of the interval at the same wall-clock time so many days earlier; NaN where there is none. */
function kwhDaysBefore(series: IntervalSeries, clock: ZoneClock, index: number, days: number): number {
  const localMs = clock(intervalStartMs(series, index)) - days * DAY_MS;
  const utcMs = utcOfLocal(clock, localMs);
  const wasSkipped = clock(utcMs) !== localMs;
  const at = intervalIndexAt(series, utcMs);
  return wasSkipped || !Number.isInteger(at) ? Number.NaN : (series.kwh[at] ?? Number.NaN);
}

function isTouched(series: IntervalSeries, index: number, spans: readonly TimeSpan[]): boolean {
  const fromMs = intervalStartMs(series, index);
  const toMs = intervalStartMs(series, index + 1);
  return spans.some(({ startMs, endMs }) => startMs < toMs && endMs > fromMs);
}

function daysTouched(clock: ZoneClock, spans: readonly TimeSpan[]): Set<number> {
  const days = new Set<number>();
  for (const { startMs, endMs } of spans) {
    for (let day = dayOf(clock(startMs)); day <= dayOf(clock(endMs - 1)); day += 1) days.add(day);
  }
  return days;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const noBaseline = (reason: NoBaseline["reason"], eligibleDays = 0, neededDays = 0): BaselineResult => ({
  ok: false,
  none: { reason, eligibleDays, neededDays },
});
