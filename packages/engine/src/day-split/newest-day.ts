import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import { cleanReadings } from "../time-series/clean-readings";
import { wattsOf, type UsageReading, type UsageReadings } from "../time-series/usage-readings";

/** A day and the weeks before it, from which the analysis learns what the home always uses. */
export interface NewestDay {
  /** Days since 1970-01-01 on the meter's clock. */
  dayNumber: number;
  intervalSeconds: number;
  /** Mean power of each interval in watts up to the end of the day; NaN where the meter gave none. */
  watts: Float64Array;
  /** Local hour of a sample, 0 to 24. */
  hourOf: (sample: number) => number;
  /** Index of the day's first interval. */
  from: number;
}

const DAYS_BEFORE = 13;

/**
 * The newest calendar day of which a file has every reading, an hour long at most.
 * @throws DomainError `file_unreadable` for another commodity, or without such a day
 */
export function newestDay({ commodity, readings: raw }: UsageReadings): NewestDay {
  if (commodity !== "electricity") throw reasonError("file_unreadable", "day_not_electricity");
  const { readings } = cleanReadings(raw);
  const byDay = Map.groupBy(readings, ({ localStart }) => Math.floor(localStart / DAY_SECONDS));
  const dayNumber = [...byDay]
    .filter(([, ofDay]) => isWhole(ofDay))
    .reduce((newest, [day]) => Math.max(newest, day), Number.NEGATIVE_INFINITY);
  const first = byDay.get(dayNumber)?.[0];
  if (!first) throw reasonError("file_unreadable", "day_not_whole");
  const intervalSeconds = first.seconds;
  const perDay = DAY_SECONDS / intervalSeconds;
  const from = DAYS_BEFORE * perDay;
  const startsAt = first.start - from * intervalSeconds;
  const watts = new Float64Array(from + perDay).fill(Number.NaN);
  for (const { start, seconds, amount } of readings) {
    const sample = (start - startsAt) / intervalSeconds;
    if (seconds === intervalSeconds && Number.isInteger(sample) && sample in watts)
      watts[sample] = wattsOf(amount, seconds);
  }
  const earliest = watts.findIndex((value) => !Number.isNaN(value));
  const skipped = earliest - (earliest % perDay);
  return {
    dayNumber,
    intervalSeconds,
    watts: watts.subarray(skipped),
    hourOf: (sample) => ((sample % perDay) * intervalSeconds) / HOUR_SECONDS,
    from: from - skipped,
  };
}

/** Every interval of 24 hours is there, in one length. The days of a clock change are not whole. */
function isWhole(readings: readonly UsageReading[]): boolean {
  const seconds = readings[0]?.seconds ?? Number.POSITIVE_INFINITY;
  return (
    seconds <= HOUR_SECONDS &&
    DAY_SECONDS % seconds === 0 &&
    readings.length === DAY_SECONDS / seconds &&
    readings.every((reading) => reading.seconds === seconds && reading.localStart % seconds === 0)
  );
}
