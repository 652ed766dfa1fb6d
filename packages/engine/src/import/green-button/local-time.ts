import type { DstRule } from "./dst-rule";
import { dstChange } from "./dst-rule";

/** ESPI LocalTimeParameters: how UTC becomes the meter's local time. */
export interface LocalTimeParameters {
  /** Standard time minus UTC. */
  tzOffsetSeconds: number;
  /** Added while daylight saving time holds. */
  dstOffsetSeconds: number;
  /** Both null where there is no daylight saving time. */
  dstStart: DstRule | null;
  dstEnd: DstRule | null;
}

export const UTC: LocalTimeParameters = { tzOffsetSeconds: 0, dstOffsetSeconds: 0, dstStart: null, dstEnd: null };

/** UTC epoch seconds → wall-clock seconds. */
export type ToLocal = (epochSeconds: number) => number;

/**
 * The wall clock of a place. Both rules are read as wall-clock moments (02:00 standard time in spring, 02:00 summer
 * time in autumn), which is how the rules of North America and Europe are written in ESPI. Where the start comes
 * after the end within a year (the southern hemisphere), summer time spans the turn of the year.
 */
export function localClock({ tzOffsetSeconds, dstOffsetSeconds, dstStart, dstEnd }: LocalTimeParameters): ToLocal {
  if (!dstStart || !dstEnd || dstOffsetSeconds === 0) return (epochSeconds) => epochSeconds + tzOffsetSeconds;

  const seasons = new Map<number, { start: number; end: number }>();
  const seasonOf = (year: number) => {
    let season = seasons.get(year);
    if (!season) {
      const start = dstChange(dstStart, year) ?? Infinity;
      const end = (dstChange(dstEnd, year) ?? Infinity) - dstOffsetSeconds;
      season = { start, end };
      seasons.set(year, season);
    }
    return season;
  };

  return (epochSeconds) => {
    const standard = epochSeconds + tzOffsetSeconds;
    const { start, end } = seasonOf(new Date(standard * 1_000).getUTCFullYear());
    const isDst = start <= end ? standard >= start && standard < end : standard >= start || standard < end;
    return isDst ? standard + dstOffsetSeconds : standard;
  };
}

/** Wall-clock seconds → UTC epoch seconds; of an hour that the clock shows twice the first. */
export function utcOfLocal(parameters: LocalTimeParameters, local: number): number {
  const toLocal = localClock(parameters);
  const inSummer = local - parameters.tzOffsetSeconds - parameters.dstOffsetSeconds;
  return toLocal(inSummer) === local ? inSummer : local - parameters.tzOffsetSeconds;
}
