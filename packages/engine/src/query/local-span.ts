import { DAY_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isoDay } from "../time-series/calendar";

/**
 * A stretch of the home's wall clock: milliseconds since 1970-01-01T00:00 as the clock shows them (`calendar.ts`), the
 * first included, the last not.
 */
export interface LocalSpan {
  fromMs: number;
  toMs: number;
}

export const isEmpty = ({ fromMs, toMs }: LocalSpan): boolean => fromMs >= toMs;

export const overlap = (a: LocalSpan, b: LocalSpan): LocalSpan => ({
  fromMs: Math.max(a.fromMs, b.fromMs),
  toMs: Math.min(a.toMs, b.toMs),
});

/** From the first day to the last, that one included. */
export const spanOfDays = (first: number, last: number): LocalSpan => ({
  fromMs: first * DAY_MS,
  toMs: (last + 1) * DAY_MS,
});

export const firstDayOf = ({ fromMs }: LocalSpan): string => isoDay(dayOf(fromMs));
/** The last day that the span reaches into. */
export const lastDayOf = ({ toMs }: LocalSpan): string => isoDay(dayOf(toMs - 1));
