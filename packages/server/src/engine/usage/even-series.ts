import type { IntervalSeries } from "../interval/interval-series";
import type { UsageReading } from "./series";
import { STEPS_PER_UNIT } from "./series";
import { SECONDS_PER_DAY } from "./wall-clock";

const WH_PER_KWH = 1_000;
const SHORTEST_SECONDS = 60;

/**
 * Electricity readings of one length as a series of intervals back to back, gaps as NaN.
 *
 * @param readings in order of time, none counted twice, `start` in UTC
 * @param maxLength of the series; readings that lie further apart make none
 * @returns null when the readings differ in length, do not fit one grid, or their length does not divide a day
 */
export function evenSeries(
  readings: readonly UsageReading[],
  timeZone: string,
  maxLength: number,
): IntervalSeries | null {
  const [first] = readings;
  const last = readings.at(-1);
  if (!first || !last) return null;
  const { seconds } = first;
  const length = (last.start - first.start) / seconds + 1;
  if (SECONDS_PER_DAY % seconds !== 0 || seconds < SHORTEST_SECONDS || length > maxLength) return null;
  const isEven = readings.every(
    (reading) => reading.seconds === seconds && (reading.start - first.start) % seconds === 0,
  );
  if (!isEven) return null;
  const kwh = new Float64Array(length).fill(Number.NaN);
  for (const { start, amount } of readings) {
    kwh[(start - first.start) / seconds] = amount / (STEPS_PER_UNIT.Wh * WH_PER_KWH);
  }
  return { startMs: first.start * 1_000, intervalSeconds: seconds, kwh, timeZone };
}
