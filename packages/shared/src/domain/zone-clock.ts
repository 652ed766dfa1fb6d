import { DAY_MS, QUARTER_HOUR_MS } from "./time";

/** UTC epoch milliseconds → what the wall clock of a zone shows, as milliseconds since 1970-01-01T00:00 on that clock. */
export type ZoneClock = (utcMs: number) => number;

const clocks = new Map<string, ZoneClock>();

/**
 * The wall clock of an IANA time zone. Asking `Intl` takes microseconds, which years of quarter hours cannot afford, so
 * an offset is asked once a day and remembered; on a day whose offset changes, once a quarter of an hour.
 * @throws RangeError when the zone is unknown
 */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** Whether the name is an IANA time zone that this machine knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    zoneClock(timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The UTC moment at which a wall clock shows `localMs`: of an hour that the clock shows twice the first, of an hour
 * that it skips the moment after the jump.
 */
export function utcOfLocal(clock: ZoneClock, localMs: number): number {
  const before = localMs - (clock(localMs - DAY_MS) - (localMs - DAY_MS));
  const after = localMs - (clock(localMs + DAY_MS) - (localMs + DAY_MS));
  const earlier = Math.min(before, after);
  if (clock(earlier) === localMs) return earlier;
  return Math.max(before, after);
}

function createClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const offsetAt = (utcMs: number): number => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(utcMs)) parts[type] = Number(value);
    const local = Date.UTC(
      parts.year ?? 0,
      (parts.month ?? 1) - 1,
      parts.day ?? 1,
      parts.hour ?? 0,
      parts.minute ?? 0,
      parts.second ?? 0,
    );
    return local - Math.floor(utcMs / 1000) * 1000;
  };
  // Offsets change at most on a few days a year, so most days need only their two ends.
  const offsetOfDay = new Map<number, number | null>();
  const offsetOfQuarter = new Map<number, number>();
  const dayOffset = (day: number): number | null => {
    let offset = offsetOfDay.get(day);
    if (offset === undefined) {
      const first = offsetAt(day * DAY_MS);
      offset = first === offsetAt((day + 1) * DAY_MS) ? first : null;
      offsetOfDay.set(day, offset);
    }
    return offset;
  };
  return (utcMs) => {
    const offset = dayOffset(Math.floor(utcMs / DAY_MS));
    if (offset !== null) return utcMs + offset;
    // Every change of a clock so far fell on a quarter of an hour of UTC.
    const quarter = Math.floor(utcMs / QUARTER_HOUR_MS);
    let own = offsetOfQuarter.get(quarter);
    if (own === undefined) offsetOfQuarter.set(quarter, (own = offsetAt(quarter * QUARTER_HOUR_MS)));
    return utcMs + own;
  };
}
