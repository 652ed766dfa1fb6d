import type { Language } from "@wattleaf/shared/i18n/language";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, type ZoneClock } from "@wattleaf/shared/domain/zone-clock";
import { formatDayOfMonth, formatMonth, formatTime } from "../../../lib/format";
import type { TimeWindow } from "../../../ui/chart/envelope";

/** As many labels as a wide plot holds; a phone shows every other one. */
const MAX_TICKS = 8;
const MONTHS_PER_YEAR = 12;
const HOUR_STEPS = [1, 2, 3, 6, 12] as const;
const DAY_STEPS = [1, 2, 4, 7, 14] as const;
const MONTH_STEPS = [1, 2, 3, 6, 12] as const;
const MONTH_MS = 31 * DAY_MS;

export interface TimeTick {
  ms: number;
  label: string;
  /** Left out on a phone. */
  spare: boolean;
}

/** Full hours, days or months of the wall clock within a window, whichever are few enough to be labeled. */
export function timeTicks({ fromMs, toMs }: TimeWindow, clock: ZoneClock, language: Language): TimeTick[] {
  const lengthMs = toMs - fromMs;
  const fits = (stepMs: number) => lengthMs / stepMs <= MAX_TICKS;
  const [from, to] = [clock(fromMs), clock(toMs)];
  const steps = [...HOUR_STEPS.map((hours) => hours * HOUR_MS), ...DAY_STEPS.map((days) => days * DAY_MS)];
  const step = steps.find(fits);
  if (step !== undefined) {
    return upTo(Math.ceil(from / step), Math.floor(to / step)).map((ordinal) =>
      tick(ordinal * step, ordinal, timeOrDay(ordinal * step, language), clock),
    );
  }
  const months = MONTH_STEPS.find((each) => fits(each * MONTH_MS)) ?? MONTHS_PER_YEAR;
  return upTo(Math.ceil(monthOf(from) / months), Math.floor(monthOf(to) / months)).map((ordinal) => {
    const localMs = firstOf(ordinal * months);
    return tick(localMs, ordinal, monthOrYear(localMs, language), clock);
  });
}

/** Every other one by its place in time, not in the window: labels stay what they are while the window moves. */
const tick = (localMs: number, ordinal: number, label: string, clock: ZoneClock): TimeTick => ({
  ms: utcOfLocal(clock, localMs),
  label,
  spare: ordinal % 2 !== 0,
});

/** Short, for a phone: the year stands at its beginning. */
function monthOrYear(localMs: number, language: Language): string {
  const date = isoDate(localMs);
  return date.slice("YYYY-".length).startsWith("01") ? date.slice(0, "YYYY".length) : formatMonth(date, language);
}

function timeOrDay(localMs: number, language: Language): string {
  const ofDayMs = localMs % DAY_MS;
  return ofDayMs === 0 ? formatDayOfMonth(isoDate(localMs), language) : formatTime(ofDayMs / MINUTE_MS, language);
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

const isoDate = (localMs: number): string => new Date(localMs).toISOString().slice(0, "YYYY-MM-DD".length);

/** Months since the year 0, as a fraction within the month. */
function monthOf(localMs: number): number {
  const date = new Date(localMs);
  const month = date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
  return month + (localMs - firstOf(month)) / MONTH_MS;
}

const firstOf = (month: number): number => Date.UTC(Math.floor(month / MONTHS_PER_YEAR), month % MONTHS_PER_YEAR, 1);
