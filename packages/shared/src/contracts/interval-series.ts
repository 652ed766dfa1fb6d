import { DAY_SECONDS, SECOND_MS } from "../domain/time";
import { z } from "zod";

/** The most samples in one request. */
export const MAX_SAMPLES = 1_000_000;

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;
/** A year before the last valid date, so that dates after a series' end, such as its last bill's, are valid too. */
const SERIES_END_MS = Date.UTC(LAST_YEAR, 0, 1);
/** About what the largest power station generates in ten minutes: a higher value is a unit mistake. */
const MAX_INTERVAL_KWH = 1_000_000;

export const timeZone = () =>
  z
    .string()
    .max(64)
    .refine(isTimeZone, "Use an IANA time zone name, such as America/Los_Angeles.")
    .describe("IANA time zone, such as America/Los_Angeles");

/** A moment with its offset from UTC, so that it is unambiguous. */
export const moment = () =>
  z.iso
    .datetime({ offset: true, error: "Use a date and time with its offset, such as 2026-03-01T00:00:00-08:00." })
    .refine(isOfOurTime, `Use a time between ${FIRST_YEAR} and ${LAST_YEAR}.`);

/** A moment from which a plan, a forecast or a series goes on: what is derived from it, up to a year later, is valid too. */
export const startMoment = () =>
  moment().refine((written) => Date.parse(written) < SERIES_END_MS, `Use a time before ${LAST_YEAR}.`);

/** The first day of a year. */
export const startDay = () =>
  z.iso
    .date()
    .refine(
      (day) => isOfOurTime(day) && Date.parse(day) < SERIES_END_MS,
      `Use a day from ${FIRST_YEAR} to before ${LAST_YEAR}.`,
    );

export const ENDS_TOO_LATE = { path: ["kwh"], error: `Use a series that ends before ${LAST_YEAR}.` };

/**
 * Metered energy in contiguous intervals of one length, as the public API takes it. `null` marks a missing interval.
 */
export const intervalSeriesSchema = z
  .object({
    start: moment().describe("Start of the first interval"),
    interval_seconds: z
      .int()
      .min(60)
      .max(86_400)
      .refine((seconds) => DAY_SECONDS % seconds === 0, "Use a length that divides a day evenly, such as 900 or 3600.")
      .describe("Length of every interval in seconds"),
    time_zone: timeZone(),
    kwh: z
      .array(z.number().min(-MAX_INTERVAL_KWH).max(MAX_INTERVAL_KWH).nullable())
      .min(1)
      .max(MAX_SAMPLES)
      .describe("Energy of each interval in kWh; null if missing, negative if more was exported than used"),
  })
  .refine(endsInTime, ENDS_TOO_LATE);
export type IntervalSeriesInput = z.infer<typeof intervalSeriesSchema>;

/** Whether the public API accepts a series read from a file. */
export const isWithinBounds = (series: IntervalSeriesInput): boolean =>
  endsInTime(series) && series.kwh.every((energy) => energy === null || Math.abs(energy) <= MAX_INTERVAL_KWH);

interface SeriesTimes {
  start: string;
  interval_seconds: number;
  kwh: readonly unknown[];
}

export function endsInTime({ start, interval_seconds: seconds, kwh }: SeriesTimes): boolean {
  return Date.parse(start) + kwh.length * seconds * SECOND_MS <= SERIES_END_MS;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Smart meters are younger than this, and earlier calendars would need other rules. */
function isOfOurTime(written: string): boolean {
  const year = new Date(written).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
