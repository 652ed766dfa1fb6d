import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthAt } from "@wattleaf/engine/time-series/packing/month-grid";
import { type PackedReadings, type TimeSpan, unpackSeries } from "../../../core/packed-readings";
import type { Platform } from "../../../core/platform";
import * as repo from "../repo";

/** A meter that has readings. */
export type MeteredRow = repo.MeterRow & { intervalSeconds: number; firstReadingMs: number; lastReadingMs: number };

export const hasReadings = (row: repo.MeterRow): row is MeteredRow =>
  row.intervalSeconds !== null && row.firstReadingMs !== null && row.lastReadingMs !== null;

/** The part of a time in which the meter has readings; null when it has none there. */
export function withinReadings({ firstReadingMs, lastReadingMs }: MeteredRow, span: TimeSpan): TimeSpan | null {
  const fromMs = Math.max(span.fromMs, firstReadingMs);
  const toMs = Math.min(span.toMs, lastReadingMs);
  return fromMs < toMs ? { fromMs, toMs } : null;
}

export function monthsOf({ timeZone }: MeteredRow, { fromMs, toMs }: TimeSpan): { first: number; last: number } {
  const clock = zoneClock(timeZone);
  // An interval may begin in the month before, when the meter does not count from local midnight.
  return { first: monthAt(clock, fromMs), last: monthAt(clock, toMs - 1) };
}

/** The readings of a time, from the first interval to the last one that the meter has in it; null when it has none. */
export async function readPacked(
  { db }: Platform,
  meter: repo.MeterRow,
  span: TimeSpan,
): Promise<PackedReadings | null> {
  if (!hasReadings(meter)) return null;
  const within = withinReadings(meter, span);
  if (!within) return null;
  const { first, last } = monthsOf(meter, within);
  return {
    months: await repo.listMonths(db, meter.id, first, last),
    span: { ...within, timeZone: meter.timeZone },
  };
}

export async function readIntervals(
  platform: Platform,
  meter: repo.MeterRow,
  span: TimeSpan,
): Promise<IntervalSeries | null> {
  const packed = await readPacked(platform, meter, span);
  return packed && unpackSeries(packed);
}
