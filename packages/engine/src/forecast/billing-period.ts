import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { DaySpan } from "./period-outlook";

/** A bill's days, as local dates; `end` is the first day that it no longer bills. */
export interface BilledDays {
  start: string;
  end: string;
}

/** A bill older than this many of its own lengths says nothing of the present period. */
const MOST_PERIODS_SINCE = 3;

/**
 * The billing period of a day: periods as long as the newest bill, one after the other from its end, or where bills begin
 * on the same day of each month, months from that day on; the calendar month without a recent bill.
 * @param bills the newest first
 * @param today local day, as a number since 1970-01-01
 */
export function billingPeriodOf(bills: readonly BilledDays[], today: number): DaySpan {
  const [newest] = bills;
  if (!newest) return calendarMonthOf(today);
  const [start, end] = [dayNumber(newest.start), dayNumber(newest.end)];
  const length = end - start;
  if (length <= 0 || today < end || today - end > MOST_PERIODS_SINCE * length) return calendarMonthOf(today);
  const next = monthLater(start) === end ? monthLater : (day: number) => day + length;
  let firstDay = end;
  while (next(firstDay) <= today) firstDay = next(firstDay);
  return { firstDay, endDay: next(firstDay) };
}

function calendarMonthOf(day: number): DaySpan {
  const date = new Date(day * DAY_MS);
  const firstOf = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS;
  return { firstDay: firstOf(0), endDay: firstOf(1) };
}

const dayNumber = (date: string): number => Date.parse(date) / DAY_MS;

/** The same day of the next month; of a longer month's last days the next month's last one. */
function monthLater(day: number): number {
  const date = new Date(day * DAY_MS);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, Math.min(date.getUTCDate(), lastDay)) / DAY_MS;
}
