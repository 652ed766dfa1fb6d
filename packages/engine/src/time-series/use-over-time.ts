import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageReading } from "./usage-readings";

/** Readings of this share of the covered time must be fine enough before a finer figure is given. */
const MIN_FINE_SHARE = 0.95;

/** Integer use and the time it covers, for one hour of the day, kind of day, or month. */
export interface Use {
  amount: number;
  /** Wall-clock seconds: a complete day counts as one day whether it had 23, 24 or 25 hours. */
  wallSeconds: number;
  elapsedSeconds: number;
}

export function noUse(): Use {
  return { amount: 0, wallSeconds: 0, elapsedSeconds: 0 };
}

export function addReading(use: Use, reading: UsageReading): void {
  use.amount += reading.amount;
  use.wallSeconds += reading.localEnd - reading.localStart;
  use.elapsedSeconds += reading.seconds;
}

/**
 * Days that were really measured. A half-covered day is half a day, so averages per day are not pulled down by
 * a file that starts at noon.
 */
export function daysOf(use: Use): number {
  return use.wallSeconds / DAY_SECONDS;
}

/**
 * A reading belongs whole to the hour, day and month in which its middle lies, so that sums stay exact.
 * A daily reading from 18:00 to 18:00 counts for the day that holds most of it; a billing period likewise.
 */
export function middleOf(reading: UsageReading): number {
  return reading.localStart + reading.seconds / 2;
}

/** The readings no longer than `maxSeconds`; none when the longer ones cover more than a small part of the time. */
export function readingsUpTo(readings: readonly UsageReading[], maxSeconds: number): readonly UsageReading[] {
  if (readings.every(({ seconds }) => seconds <= maxSeconds)) return readings;
  const fine = readings.filter(({ seconds }) => seconds <= maxSeconds);
  return elapsed(fine) >= MIN_FINE_SHARE * elapsed(readings) ? fine : [];
}

export function elapsed(readings: readonly UsageReading[]): number {
  return readings.reduce((sum, { seconds }) => sum + seconds, 0);
}
