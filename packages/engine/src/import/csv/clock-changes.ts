import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import { hourOfDay, weekday } from "../../time-series/calendar";
import type { CountedRow, CountedRows } from "./counted-rows";
import { losesHour } from "./spring-change";

const SUNDAY = 6;
/** Clocks go forward once a year. */
const HALF_YEAR = 182 * DAY_SECONDS;
/** Everywhere clocks change by an hour in the small hours of a Sunday. */
const LATEST_CHANGE_HOUR = 3;

export interface PlacedRow {
  row: CountedRow;
  /** Seconds on a clock that does not jump. */
  start: number;
  localEnd: number;
}

/**
 * Maps wall-clock timestamps to a clock without jumps. A timestamp with a zone is unambiguous. Without one, the hour that
 * is missing where clocks go forward somewhere is the spring change, once a year; any other missing hour is a gap, and an hour that occurs twice (each of its timestamps
 * exactly twice) is the autumn change, not a duplicate.
 *
 * @param take gets each row in turn: a long file has too many to keep them all as objects
 */
export function placeClockChanges(rows: CountedRows, step: number, take: (placed: PlacedRow) => void): Notice[] {
  const zoned = rows.find(({ utcOffsetSeconds }) => utcOffsetSeconds === null) === undefined;
  if (zoned) {
    for (const row of rows) take({ row, start: row.local - (row.utcOffsetSeconds ?? 0), localEnd: row.local + step });
    return [];
  }
  const sorted = rows.inOrder();
  if (step <= HOUR_SECONDS) return placeWithoutZone(sorted, step, take);
  for (const row of sorted) take({ row, start: row.local, localEnd: row.local + step });
  return [];
}

function placeWithoutZone(sorted: CountedRows, step: number, take: (placed: PlacedRow) => void): Notice[] {
  const repeated = repeatedHours(sorted, step);
  let previous: PlacedRow | undefined;
  let shift = 0;
  let changes = 0;
  let endOfRepeatedHour = Infinity;
  let lastSpring = -Infinity;
  for (const row of sorted) {
    if (row.local >= endOfRepeatedHour) {
      shift += HOUR_SECONDS;
      changes += 1;
      endOfRepeatedHour = Infinity;
    }
    if (previous && isSpringChange(previous.row.local + step, row.local) && row.local > lastSpring + HALF_YEAR) {
      lastSpring = row.local;
      shift -= HOUR_SECONDS;
      changes += 1;
      previous.localEnd = row.local;
    }
    const localEnd = row.local + step;
    const hourEnd = (hourNumber(row.local) + 1) * HOUR_SECONDS;
    const placed: PlacedRow = { row, start: row.local + shift, localEnd };
    if (repeated.has(hourNumber(row.local))) {
      endOfRepeatedHour = hourEnd;
      const isSecondPass = previous?.row.local === row.local;
      if (isSecondPass) placed.start += HOUR_SECONDS;
      // At the end of the first pass the wall clock steps back, so the day of 25 hours still counts as one day.
      else if (localEnd === hourEnd) placed.localEnd -= HOUR_SECONDS;
    }
    if (previous) take(previous);
    previous = placed;
  }
  if (previous) take(previous);
  if (endOfRepeatedHour < Infinity) changes += 1;
  return changes > 0 ? [notice("clock_changes_recognized", { changes })] : [];
}

function hourNumber(local: number): number {
  return Math.floor(local / HOUR_SECONDS);
}

const isSpringChange = (expected: number, actual: number): boolean =>
  actual - expected === HOUR_SECONDS && losesHour(expected);

/** Early Sunday hours in which every timestamp occurs exactly twice while the hour before does not. */
function repeatedHours(sorted: CountedRows, step: number): Set<number> {
  const stamps = new Map<number, Map<number, number>>();
  for (const local of sorted.locals()) {
    if (weekday(local) !== SUNDAY || hourOfDay(local) > LATEST_CHANGE_HOUR) continue;
    const counts = stamps.get(hourNumber(local)) ?? new Map<number, number>();
    counts.set(local, (counts.get(local) ?? 0) + 1);
    stamps.set(hourNumber(local), counts);
  }
  const stampsPerHour = HOUR_SECONDS / step;
  const isTwice = (hour: number) => {
    const counts = stamps.get(hour);
    return counts?.size === stampsPerHour && [...counts.values()].every((count) => count === 2);
  };
  return new Set([...stamps.keys()].filter((hour) => isTwice(hour) && !isTwice(hour - 1) && !isTwice(hour + 1)));
}
