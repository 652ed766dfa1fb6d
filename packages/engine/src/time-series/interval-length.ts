import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageReading } from "./usage-readings";

/** The most frequent elapsed length, the shorter of two equally frequent; 0 for no readings. */
export function typicalSeconds(readings: readonly Pick<UsageReading, "seconds">[]): number {
  return typicalLength(lengthsOf(readings));
}

function* lengthsOf(readings: readonly Pick<UsageReading, "seconds">[]): Generator<number> {
  for (const { seconds } of readings) yield seconds;
}

/** As {@link typicalSeconds}, of lengths alone. */
export function typicalLength(lengths: Iterable<number>): number {
  const counts = new Map<number, number>();
  for (const seconds of lengths) counts.set(seconds, (counts.get(seconds) ?? 0) + 1);
  let typical = 0;
  let most = 0;
  for (const [seconds, count] of counts) {
    if (count > most || (count === most && seconds < typical)) {
      typical = seconds;
      most = count;
    }
  }
  return typical;
}

/** The one length of all readings, a clock-change day of 23 or 25 hours counting as a day; null when they differ. */
export function commonSeconds(readings: readonly UsageReading[]): number | null {
  const typical = typicalSeconds(readings);
  const isCommon = ({ seconds }: UsageReading) =>
    seconds === typical || (typical === DAY_SECONDS && Math.abs(seconds - typical) === HOUR_SECONDS);
  return readings.length > 0 && readings.every(isCommon) ? typical : null;
}
