import { hoursOf } from "@wattleaf/engine/query/filter-code";

const DAY = 24;
const NOON = 12;

/** One end of a stretch of hours. */
export interface HourEnd {
  /** 0 to 24, minutes as its fraction. */
  hour: number;
  /** Of an hour from 0 to 12: whether its half of the day is said. */
  isKnown: boolean;
}

/** `hours:9-16`, `hours:22:30-6`: from the one to the other, at most a day. */
export function hoursCode(from: number, to: number): string {
  const written = (hour: number) => {
    const minutes = Math.round((hour % 1) * 60);
    return minutes === 0 ? String(Math.floor(hour)) : `${Math.floor(hour)}:${String(minutes).padStart(2, "0")}`;
  };
  return `hours:${written(from % DAY)}-${written(to % DAY === 0 ? DAY : to % DAY)}`;
}

/** `hours:16-8` of `hours:8-16`; undefined of a filter that names no hours. */
export function otherHoursOf(filter: string): string | undefined {
  const hours = hoursOf(filter);
  return hours ? hoursCode(hours.to, hours.from) : undefined;
}

/** The half of the day that one end says tells the other's: that of the shorter time. Undefined where neither says it. */
export function hoursBetween(first: HourEnd, second: HourEnd): string | undefined {
  if (!first.isKnown && !second.isKnown) return undefined;
  const halves = ({ hour, isKnown }: HourEnd) => (isKnown ? [hour] : [hour % NOON, (hour % NOON) + NOON]);
  const length = (from: number, to: number) => (to - from + DAY) % DAY || DAY;
  const [shortest] = halves(first)
    .flatMap((from) => halves(second).map((to) => ({ from, to, length: length(from, to) })))
    .toSorted((a, b) => a.length - b.length);
  return shortest && hoursCode(shortest.from, shortest.to);
}

/** "After midnight" is of the night. */
const NIGHT_ENDS = 6;

export const hoursAfter = (hour: number): string => hoursCode(hour, hour % DAY < NIGHT_ENDS ? NIGHT_ENDS : DAY);

/** Undefined for midnight: every hour is before it. */
export const hoursBefore = (hour: number): string | undefined => (hour % DAY === 0 ? undefined : hoursCode(0, hour));

export const hourAt = (hour: number): string => hoursCode(hour, Math.floor(hour) + 1);
