import { unpackReadings } from "@wattleaf/engine/time-series/packing/interval-block";
import { type MonthReadings, seriesOf } from "@wattleaf/engine/time-series/packing/month-readings";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";

/** A stretch of time, UTC epoch milliseconds; `toMs` is no longer of it. */
export interface TimeSpan {
  fromMs: number;
  toMs: number;
}

/** Readings of a meter as they are stored, which a Worker unpacks without anything that reads a database. */
export interface PackedReadings {
  months: readonly PackedMonth[];
  span: TimeSpan & { timeZone: string };
}

interface PackedMonth {
  month: number;
  startMs: number;
  intervalSeconds: number;
  intervalCount: number;
  readings: Parameters<typeof unpackReadings>[0];
}

/** Their series, gaps as NaN. */
export const unpackSeries = ({ months, span }: PackedReadings): IntervalSeries | null =>
  seriesOf(months.map(unpacked), span);

const unpacked = ({ month, startMs, intervalSeconds, intervalCount, readings }: PackedMonth): MonthReadings => ({
  month,
  startMs,
  intervalSeconds,
  count: intervalCount,
  amounts: unpackReadings(readings),
});
