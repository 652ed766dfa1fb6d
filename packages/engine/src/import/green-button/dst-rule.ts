import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { wallClock, weekday } from "../../time-series/calendar";

/**
 * When daylight saving time starts or ends each year, decoded from ESPI's DstRuleType (NAESB REQ.21, 4 bytes):
 *
 *     bits 28–31 month 1–12 · 25–27 operator · 20–24 day of month · 17–19 day of week (Monday = 1) · 12–16 hour ·
 *     0–11 second within the hour
 *
 * `360E2000` is the second Sunday of March, 02:00.
 */
export interface DstRule {
  month: number;
  operator: number;
  dayOfMonth: number;
  /** Monday = 1 … Sunday = 7; 0 when the rule names a date. */
  dayOfWeek: number;
  secondsIntoDay: number;
}

const SECONDS_PER_WEEK = 7 * DAY_SECONDS;
const DISABLED = 0xff_ff_ff_ff;
const OPERATOR_DAY_OF_MONTH = 0;
const OPERATOR_WEEKDAY_ON_OR_AFTER_DAY = 1;
const OPERATOR_FIRST_WEEKDAY = 2;
const OPERATOR_LAST_WEEKDAY = 7;

/** Null when the rule is absent, malformed, or `FFFFFFFF` (no daylight saving time). */
export function decodeDstRule(hex: string): DstRule | null {
  if (!/^(0x)?[0-9a-f]{8}$/i.test(hex)) return null;
  const bits = Number.parseInt(hex.replace(/^0x/i, ""), 16);
  if (bits === DISABLED) return null;
  const field = (lowestBit: number, width: number) => (bits >>> lowestBit) & ((1 << width) - 1);
  const rule: DstRule = {
    month: field(28, 4),
    operator: field(25, 3),
    dayOfMonth: field(20, 5),
    dayOfWeek: field(17, 3),
    secondsIntoDay: field(12, 5) * HOUR_SECONDS + field(0, 12),
  };
  return dstChange(rule, 2024) === undefined ? null : rule;
}

/** The wall-clock moment (see time-series/calendar.ts) that the rule names in a year; undefined when there is none. */
export function dstChange(rule: DstRule, year: number): number | undefined {
  const { month, operator, dayOfMonth, dayOfWeek, secondsIntoDay } = rule;
  const namesDay = operator === OPERATOR_DAY_OF_MONTH || operator === OPERATOR_WEEKDAY_ON_OR_AFTER_DAY;
  const anchor = wallClock(year, month, namesDay ? dayOfMonth : 1);
  if (anchor === undefined) return undefined;
  if (operator === OPERATOR_DAY_OF_MONTH) return anchor + secondsIntoDay;
  if (dayOfWeek === 0) return undefined;

  const daysToWeekday = (dayOfWeek - 1 - weekday(anchor) + 7) % 7;
  const firstMatch = anchor + daysToWeekday * DAY_SECONDS;
  // Operators 2 to 6 count from the first to the fifth; 7, the last, is the fifth where there is one, else the fourth.
  const isLast = operator === OPERATOR_LAST_WEEKDAY;
  const weeksLater = namesDay ? 0 : isLast ? 4 : operator - OPERATOR_FIRST_WEEKDAY;
  const day = firstMatch + weeksLater * SECONDS_PER_WEEK;
  if (namesDay || isInMonth(day, month)) return day + secondsIntoDay;
  return isLast ? day - SECONDS_PER_WEEK + secondsIntoDay : undefined;
}

function isInMonth(local: number, month: number): boolean {
  return new Date(local * 1_000).getUTCMonth() === month - 1;
}
