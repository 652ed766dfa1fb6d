import type { IntervalPeriod, OpenAdrInterval } from "@wattleaf/shared/contracts/openadr/objects";
import { fieldError } from "@wattleaf/shared/field-error";
import { DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";

const SECONDS_OF = { W: 7 * DAY_SECONDS, D: DAY_SECONDS, H: HOUR_SECONDS, M: 60, S: 1 } as const;
const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** From `startMs` up to but without `endMs`, with what the interval carries. */
export interface TimedInterval {
  startMs: number;
  endMs: number;
  payloads: OpenAdrInterval["payloads"];
}

/**
 * The times of an event's or report's intervals: each from its own period, otherwise consecutively from the common
 * period's start, each with that period's duration (OpenADR 3 User Guide, "Intervals").
 * @param path of the intervals in the input
 * @throws DomainError invalid_input without a start or a duration that can be converted to seconds
 */
export function timedIntervals(
  common: IntervalPeriod | null | undefined,
  intervals: readonly OpenAdrInterval[],
  path: string,
): TimedInterval[] {
  let nextMs = common ? Date.parse(common.start) : Number.NaN;
  return intervals.map(({ intervalPeriod, payloads }, index) => {
    const startMs = intervalPeriod ? Date.parse(intervalPeriod.start) : nextMs;
    const lengthMs = durationMs(intervalPeriod?.duration ?? common?.duration);
    if (!(lengthMs > 0) || Number.isNaN(startMs)) {
      const message =
        "Send an intervalPeriod with a start and a duration in weeks, days, hours, minutes, or seconds, here or for all intervals.";
      throw fieldError(`${path}.${index}.intervalPeriod`, message);
    }
    nextMs = startMs + lengthMs;
    return { startMs, endMs: nextMs, payloads };
  });
}

/** NaN for a duration of months or years, whose length the calendar decides. */
function durationMs(duration = ""): number {
  const parts = DURATION.exec(duration);
  if (!parts) return Number.NaN;
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const inSeconds =
    Number(weeks) * SECONDS_OF.W +
    Number(days) * SECONDS_OF.D +
    Number(hours) * SECONDS_OF.H +
    Number(minutes) * SECONDS_OF.M +
    Number(seconds) * SECONDS_OF.S;
  return inSeconds * SECOND_MS;
}

/** `PT5400S`: exact and widely supported. */
export const isoDuration = (ms: number): string => `PT${ms / SECOND_MS}S`;
