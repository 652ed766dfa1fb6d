import { DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "./interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { cleanReadings } from "./clean-readings";
import type { UsageReading, UsageReadings } from "./usage-readings";
import { STEPS_PER_KWH } from "./usage-readings";

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
  if (DAY_SECONDS % seconds !== 0 || seconds < SHORTEST_SECONDS || length > maxLength) return null;
  const isEven = readings.every(
    (reading) => reading.seconds === seconds && (reading.start - first.start) % seconds === 0,
  );
  if (!isEven) return null;
  const kwh = new Float64Array(length).fill(Number.NaN);
  for (const { start, amount } of readings) {
    kwh[(start - first.start) / seconds] = amount / STEPS_PER_KWH;
  }
  return { startMs: first.start * SECOND_MS, intervalSeconds: seconds, kwh, timeZone };
}

/**
 * The electricity of a file as a series of intervals in the meter's time zone. Timestamps in tables are local times unless
 * they carry their offset, so the zone determines the instant of the first interval; after that, each interval has its
 * stated length.
 *
 * @returns null for another commodity, and if the readings are not intervals of equal length
 */
export function placedSeries(
  { commodity, readings: raw, hasOffsets }: UsageReadings,
  timeZone: string,
  maxLength: number,
): IntervalSeries | null {
  if (commodity !== "electricity") return null;
  const { readings } = cleanReadings(raw);
  return evenSeries(hasOffsets ? readings : placedIn(timeZone, readings)(readings), timeZone, maxLength);
}

/** Shifts readings with local timestamps so that those of `anchors` begin at the zone's local time. */
export function placedIn(timeZone: string, [anchor]: readonly UsageReading[]) {
  const shift = anchor ? utcOfLocal(zoneClock(timeZone), anchor.localStart * SECOND_MS) / SECOND_MS - anchor.start : 0;
  return (readings: readonly UsageReading[]): UsageReading[] =>
    readings.map((reading) => ({ ...reading, start: reading.start + shift }));
}
