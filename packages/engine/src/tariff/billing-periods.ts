import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import type { MeteredSeries } from "./metered-series";
import { fieldError } from "@wattleaf/shared/field-error";
import { DAY_MS } from "@wattleaf/shared/domain/time";

/** Bills of these days are a month's and are not prorated (the usual service rule, such as PG&E's Electric Rule 9). */
const MONTHLY_BILL_DAYS = { from: 27, to: 33 };
/** 365.25 / 12. */
const DAYS_PER_MONTH = 30.4375;

/** One bill: intervals `first` up to and without `end`, of which it covers `days` of the wall clock. */
export interface BillingPeriod {
  first: number;
  end: number;
  fromMs: number;
  toMs: number;
  /** Wall-clock days, with fractions where the series begins or ends within a day. */
  days: number;
  /** What part of a month's charges falls on it: 1 for a whole month. */
  months: number;
  /** What part of a year's charges falls on it. */
  years: number;
  /** Calendar month (0–11) in which most of it lies; the earlier of two equals. */
  month: number;
  /** Months since year 0, for looking back over earlier bills. */
  monthNumber: number;
}

/** Begin and end of a bill in UTC epoch milliseconds, as a customer's bills have them. */
export interface BillDates {
  fromMs: number;
  toMs: number;
}

/**
 * Cuts a series into bills: calendar months of its zone, or the periods given. A part of a month is charged by its
 * days (days / days of the month); a given period of 27 to 33 days is a month, any other days / 30.4375.
 * @throws DomainError invalid_input when given periods overlap, run backwards or hold no interval
 */
export function billingPeriods(metered: MeteredSeries, dates?: readonly BillDates[]): BillingPeriod[] {
  return dates ? givenPeriods(metered, dates) : calendarMonths(metered);
}

function calendarMonths(metered: MeteredSeries): BillingPeriod[] {
  const count = metered.steps.length;
  const cuts: number[] = [0];
  let slotMonth = monthNumberOf(metered.localStartMs(0));
  let next = firstOfMonthMs(slotMonth + 1);
  for (let index = 1; index < count; index += 1) {
    const local = metered.localStartMs(index);
    if (local < next) continue;
    cuts.push(index);
    slotMonth = monthNumberOf(local);
    next = firstOfMonthMs(slotMonth + 1);
  }
  return cuts.map((first, at) => {
    const period = spanOf(metered, first, cuts[at + 1] ?? count);
    return { ...period, months: period.days / daysInMonth(period.monthNumber) };
  });
}

function givenPeriods(metered: MeteredSeries, dates: readonly BillDates[]): BillingPeriod[] {
  const indexAt = (ms: number) =>
    Math.min(metered.steps.length, Math.max(0, Math.ceil(intervalIndexAt(metered.series, ms))));
  let previousEnd = -Infinity;
  return dates.map(({ fromMs, toMs }, at) => {
    const path = `billing_periods.${at}`;
    if (!(fromMs < toMs)) throw fieldError(path, "The end must be after the start.");
    if (fromMs < previousEnd) throw fieldError(path, "This period must start after the previous one ends.");
    previousEnd = toMs;
    const first = indexAt(fromMs);
    const end = indexAt(toMs);
    if (first >= end) throw fieldError(path, "Use a period that overlaps the series.");
    const period = spanOf(metered, first, end);
    const full = prorate(metered.clock(fromMs), metered.clock(toMs));
    return { ...period, months: (full.months * period.days) / full.days };
  });
}

/** What part of a month's and a year's charges falls on a bill between two readings of the wall clock. */
export function prorate(
  fromMs: number,
  toMs: number,
): Pick<BillingPeriod, "days" | "months" | "years" | "month" | "monthNumber"> {
  const days = (toMs - fromMs) / DAY_MS;
  const monthNumber = mainMonth(fromMs, toMs);
  const year = Math.floor(monthNumber / 12);
  return {
    days,
    months: days >= MONTHLY_BILL_DAYS.from && days <= MONTHLY_BILL_DAYS.to ? 1 : days / DAYS_PER_MONTH,
    years: days / ((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS),
    month: ((monthNumber % 12) + 12) % 12,
    monthNumber,
  };
}

function spanOf(metered: MeteredSeries, first: number, end: number): BillingPeriod {
  return {
    first,
    end,
    fromMs: intervalStartMs(metered.series, first),
    toMs: intervalStartMs(metered.series, end),
    ...prorate(metered.localStartMs(first), metered.localStartMs(end)),
  };
}

/** The month that holds most of a stretch of the wall clock. */
function mainMonth(fromMs: number, toMs: number): number {
  let main = monthNumberOf(fromMs);
  let longest = -1;
  for (let month = main, at = fromMs; at < toMs; month += 1) {
    const end = Math.min(toMs, firstOfMonthMs(month + 1));
    if (end - at > longest) {
      longest = end - at;
      main = month;
    }
    at = end;
  }
  return main;
}

function monthNumberOf(localMs: number): number {
  const date = new Date(localMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const firstOfMonthMs = (monthNumber: number): number => Date.UTC(Math.floor(monthNumber / 12), monthNumber % 12, 1);

const daysInMonth = (monthNumber: number): number =>
  (firstOfMonthMs(monthNumber + 1) - firstOfMonthMs(monthNumber)) / DAY_MS;
