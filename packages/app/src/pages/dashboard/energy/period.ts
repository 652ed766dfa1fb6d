import type { ReadingResolution } from "@wattleaf/shared/domain/meters";

/** The unit of one view: the hours of a day, the days of a month, the months of a year. */
export const ENERGY_VIEWS = ["day", "month", "year"] as const;
export type EnergyView = (typeof ENERGY_VIEWS)[number];

export const RESOLUTION_OF: Record<EnergyView, ReadingResolution> = { day: "hour", month: "day", year: "month" };

/** The same, as questions about energy name it. */
export const GROUP_OF = { day: "hour", month: "day", year: "month" } as const satisfies Record<EnergyView, string>;

/** How many characters of a local date (YYYY-MM-DD) identify the period. */
const KEY_LENGTH: Record<EnergyView, number> = { day: 10, month: 7, year: 4 };

/** The period of a local date: `2026-03-08`, `2026-03` or `2026`. */
export const periodAt = (view: EnergyView, localDate: string): string => localDate.slice(0, KEY_LENGTH[view]);

/** The period this many steps after it, or before it if negative. */
export function shiftPeriod(view: EnergyView, period: string, by: number): string {
  const date = new Date(firstDayOf(period));
  if (view === "day") date.setUTCDate(date.getUTCDate() + by);
  else if (view === "month") date.setUTCMonth(date.getUTCMonth() + by);
  else date.setUTCFullYear(date.getUTCFullYear() + by);
  return periodAt(view, date.toISOString());
}

/** First local date of a period, YYYY-MM-DD. */
export const firstDayOf = (period: string): string => `${period}${"-01-01".slice(period.length - 4)}`;

/** Last local date of a period, YYYY-MM-DD. */
export const lastDayOf = (view: EnergyView, period: string): string =>
  shiftPeriod("day", firstDayOf(shiftPeriod(view, period, 1)), -1);

/** The period's start (inclusive) and end (exclusive), in the meter's time zone. */
export function spanOf(view: EnergyView, period: string, timeZone: string): { from: string; to: string } {
  const startOf = (localDate: string) => new Date(localMidnightMs(localDate, timeZone)).toISOString();
  return { from: startOf(firstDayOf(period)), to: startOf(firstDayOf(shiftPeriod(view, period, 1))) };
}

/** The local date of an instant, YYYY-MM-DD. */
export function localDateOf(instantMs: number, timeZone: string): string {
  return new Date(instantMs + zoneOffsetMs(instantMs, timeZone)).toISOString().slice(0, 10);
}

function localMidnightMs(localDate: string, timeZone: string): number {
  const asUtcMs = Date.parse(`${localDate}T00:00:00Z`);
  // The offset at the guess may differ from the one at midnight itself, if the clocks change in between.
  const guessMs = asUtcMs - zoneOffsetMs(asUtcMs, timeZone);
  return asUtcMs - zoneOffsetMs(guessMs, timeZone);
}

/** A zone's offset from UTC at an instant. */
function zoneOffsetMs(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const localMs = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return localMs - Math.floor(instantMs / 1000) * 1000;
}
