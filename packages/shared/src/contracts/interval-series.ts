import { z } from "zod";

/** The most samples that one request may hold. */
export const MAX_SAMPLES = 1_000_000;

const FIRST_YEAR = 1970;
const LAST_YEAR = 2200;

export const timeZone = () =>
  z
    .string()
    .max(64)
    .refine(isTimeZone, "Give the name of an IANA time zone, such as America/Los_Angeles.")
    .describe("IANA time zone, such as America/Los_Angeles");

/** A moment with its offset from UTC, so that it is the same moment for everybody. */
export const moment = () =>
  z.iso
    .datetime({ offset: true, error: "Give a date and time with its offset, such as 2026-03-01T00:00:00-08:00." })
    .refine(isOfOurTime, `Give a time between ${FIRST_YEAR} and ${LAST_YEAR}.`);

/**
 * Metered energy in intervals of one length, back to back, as the public API takes it. `null` stands for an interval
 * that the meter did not give.
 */
export const intervalSeriesSchema = z.object({
  start: moment().describe("Begin of the first interval"),
  interval_seconds: z
    .int()
    .min(60)
    .max(86_400)
    .refine((seconds) => 86_400 % seconds === 0, "Give a length that divides a day, such as 900 or 3600.")
    .describe("Length of every interval in seconds"),
  time_zone: timeZone(),
  kwh: z
    .array(z.number().min(-1_000_000).max(1_000_000).nullable())
    .min(1)
    .max(MAX_SAMPLES)
    .describe("Energy of each interval in kWh, null where it is missing, negative where more was exported than used"),
});
export type IntervalSeriesInput = z.infer<typeof intervalSeriesSchema>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Meters are younger than that, and calendars of other centuries are another matter. */
function isOfOurTime(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
