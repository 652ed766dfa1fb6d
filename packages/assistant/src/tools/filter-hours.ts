import { HOURS_OF } from "@wattleaf/engine/query/filter-code";
import { hoursOfFilter } from "../frame/labels";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

/** A part of the day in minutes since midnight, local; one that ends before it begins goes over midnight. */
export interface DayTime {
  fromMinute: number;
  toMinute: number;
}

/** The part of the day that `hours:18-21` or `night` leaves; null of a filter that is not of hours. */
export function dayTimeOf(filter: string): DayTime | null {
  if (!(filter in HOURS_OF)) return hoursOfFilter(filter);
  const { from, to } = HOURS_OF[filter as keyof typeof HOURS_OF];
  return { fromMinute: from * HOUR_MINUTES, toMinute: to * HOUR_MINUTES };
}

/** Its share of a day, 0–1. */
export const shareOfDay = ({ fromMinute, toMinute }: DayTime): number =>
  ((toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES) / DAY_MINUTES;

/** Whether a minute of the day lies within it. */
export function isWithin({ fromMinute, toMinute }: DayTime, minute: number): boolean {
  return fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute;
}
