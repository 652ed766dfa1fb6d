import { type IntervalSeries, intervalIndexAt, intervalMs, seriesEndMs } from "./interval-series";

/**
 * One series over the time of several. Where none of them was measured it has a gap.
 *
 * @param combine what an interval holds, from what it held before (NaN at first) and what the next series measured
 * @param maxLength of the series; parts that lie further apart make none
 * @returns null for no parts, and when their intervals differ in length or do not fit one grid
 */
export function combinedSeries(
  parts: readonly IntervalSeries[],
  combine: (before: number, energy: number) => number,
  maxLength = Infinity,
): IntervalSeries | null {
  const [first] = parts;
  if (!first) return null;
  const { intervalSeconds, timeZone } = first;
  const isOnGrid = (part: IntervalSeries) =>
    part.intervalSeconds === intervalSeconds && Number.isInteger(intervalIndexAt(first, part.startMs));
  if (!parts.every(isOnGrid)) return null;
  let { startMs } = first;
  let endMs = startMs;
  for (const part of parts) {
    startMs = Math.min(startMs, part.startMs);
    endMs = Math.max(endMs, seriesEndMs(part));
  }
  const length = (endMs - startMs) / intervalMs(first);
  if (length > maxLength) return null;
  const combined = { startMs, intervalSeconds, kwh: new Float64Array(length).fill(Number.NaN), timeZone };
  for (const part of parts) {
    const offset = intervalIndexAt(combined, part.startMs);
    for (const [index, energy] of part.kwh.entries()) {
      if (Number.isNaN(energy)) continue;
      combined.kwh[offset + index] = combine(combined.kwh[offset + index] ?? Number.NaN, energy);
    }
  }
  return combined;
}
