import { utcOfLocal, type ZoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type IntervalGrid, intervalMs } from "../interval-series";

/** The intervals that begin within one local month, on the meter's own grid. */
export interface MonthGrid extends IntervalGrid {
  /** Months since the year 0. */
  month: number;
  count: number;
}

/** The local month in which a moment lies. */
export function monthAt(clock: ZoneClock, utcMs: number): number {
  const date = new Date(clock(utcMs));
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** `2026-01` */
export const monthName = (month: number): string => new Date(localMonthMs(month)).toISOString().slice(0, 7);

/** The moment at which a local month begins. */
export const monthStartMs = (clock: ZoneClock, month: number): number => utcOfLocal(clock, localMonthMs(month));

/**
 * @param anchorMs begin of any of the meter's intervals: meters of a zone with half hours, or set by UTC, count from
 * elsewhere than local midnight
 */
export function monthGrid(clock: ZoneClock, month: number, intervalSeconds: number, anchorMs: number): MonthGrid {
  const stepMs = intervalMs({ intervalSeconds });
  const onGrid = (ms: number) => anchorMs + Math.ceil((ms - anchorMs) / stepMs) * stepMs;
  const startMs = onGrid(monthStartMs(clock, month));
  return { month, startMs, intervalSeconds, count: (onGrid(monthStartMs(clock, month + 1)) - startMs) / stepMs };
}

const localMonthMs = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);
