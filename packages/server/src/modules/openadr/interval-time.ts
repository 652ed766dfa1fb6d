import type { IntervalPeriod, OpenAdrInterval } from "@wattleaf/shared/contracts/openadr/objects";
import { fieldError } from "@wattleaf/shared/field-error";
import { DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { NO_END_MS } from "@wattleaf/shared/domain/vpp";

const SECONDS_OF = { W: 7 * DAY_SECONDS, D: DAY_SECONDS, H: HOUR_SECONDS, M: 60, S: 1 } as const;
const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** From `startMs` up to but without `endMs`, with what the interval carries. */
export interface TimedInterval {
  startMs: number;
  endMs: number;
  payloads: OpenAdrInterval["payloads"];
}

/** Infinite, as the User Guide has it. */
const ENDLESS_DURATION = "P9999Y";

/** What a time means that is not given: intervals begin then, and go on without an end. */
interface OpenTimes {
  startMs: number;
}

/**
 * The times of an event's or report's intervals: each from its own period, otherwise consecutively from the common
 * period's start, each with that period's duration (OpenADR 3 User Guide, "Intervals").
 * @param path of the intervals in the input
 * @param open for what needs no times: without a duration, or with one of PT0S or P9999Y, an interval ends at NO_END_MS
 * @throws DomainError invalid_input without a time that is needed, or for a duration that can't be converted to seconds
 */
export function timedIntervals(
  common: IntervalPeriod | null | undefined,
  intervals: readonly OpenAdrInterval[],
  path: string,
  open?: OpenTimes,
): TimedInterval[] {
  let nextMs = common ? Date.parse(common.start) : (open?.startMs ?? Number.NaN);
  return intervals.map(({ intervalPeriod, payloads }, index) => {
    const startMs = intervalPeriod ? Date.parse(intervalPeriod.start) : nextMs;
    const duration = intervalPeriod?.duration ?? common?.duration;
    const isOpen = open !== undefined && isEndless(duration);
    const endMs = isOpen ? NO_END_MS : Math.min(startMs + durationMs(duration), NO_END_MS);
    if (!(endMs > startMs)) {
      const message =
        "Send an intervalPeriod with a start and a duration in weeks, days, hours, minutes, or seconds, here or for all intervals.";
      throw fieldError(`${path}.${index}.intervalPeriod`, message);
    }
    // After an interval without an end, the next one begins with it, unless it has its own start.
    nextMs = isOpen ? startMs : endMs;
    return { startMs, endMs, payloads };
  });
}

/** PT0S, the default, is "instantaneous or infinity, depending on payloadType": a signal holds until it is replaced. */
const isEndless = (duration = "PT0S"): boolean => duration === ENDLESS_DURATION || durationMs(duration) === 0;

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
