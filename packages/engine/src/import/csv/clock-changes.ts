import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import { hourOfDay, weekday } from "../../time-series/calendar";
import type { CountedRow } from "./counted-rows";

const SUNDAY = 6;
/** Everywhere clocks change by an hour in the small hours of a Sunday. */
const LATEST_CHANGE_HOUR = 3;

export interface PlacedRow {
  row: CountedRow;
  /** Seconds on a clock that does not jump. */
  start: number;
  localEnd: number;
}

/**
 * Maps wall-clock timestamps to a clock without jumps. A timestamp with a zone is unambiguous. Without one, a missing
 * hour early on a Sunday is the spring clock change, not a gap, and an hour that occurs twice (each of its timestamps
 * exactly twice) is the autumn change, not a duplicate.
 */
export function placeClockChanges(
  rows: readonly CountedRow[],
  step: number,
): { placed: PlacedRow[]; notices: Notice[] } {
  const zoned = rows.every(({ utcOffsetSeconds }) => utcOffsetSeconds !== null);
  if (zoned) {
    return {
      placed: rows.map((row) => ({ row, start: row.local - (row.utcOffsetSeconds ?? 0), localEnd: row.local + step })),
      notices: [],
    };
  }
  const sorted = rows.toSorted((a, b) => a.local - b.local);
  if (step > HOUR_SECONDS) {
    return { placed: sorted.map((row) => ({ row, start: row.local, localEnd: row.local + step })), notices: [] };
  }
  return placeWithoutZone(sorted, step);
}

function placeWithoutZone(sorted: readonly CountedRow[], step: number): { placed: PlacedRow[]; notices: Notice[] } {
  const repeated = repeatedHours(sorted, step);
  const placed: PlacedRow[] = [];
  let shift = 0;
  let changes = 0;
  let endOfRepeatedHour = Infinity;
  for (const row of sorted) {
    const previous = placed.at(-1);
    if (row.local >= endOfRepeatedHour) {
      shift += HOUR_SECONDS;
      changes += 1;
      endOfRepeatedHour = Infinity;
    }
    if (previous && isSpringChange(previous.row.local + step, row.local)) {
      shift -= HOUR_SECONDS;
      changes += 1;
      previous.localEnd = row.local;
    }
    const localEnd = row.local + step;
    const hourEnd = (hourNumber(row) + 1) * HOUR_SECONDS;
    if (!repeated.has(hourNumber(row))) placed.push({ row, start: row.local + shift, localEnd });
    else {
      endOfRepeatedHour = hourEnd;
      const isSecondPass = previous?.row.local === row.local;
      // At the end of the first pass the wall clock steps back, so the day of 25 hours still counts as one day.
      const stepsBack = !isSecondPass && localEnd === hourEnd;
      placed.push({
        row,
        start: row.local + shift + (isSecondPass ? HOUR_SECONDS : 0),
        localEnd: stepsBack ? localEnd - HOUR_SECONDS : localEnd,
      });
    }
  }
  if (endOfRepeatedHour < Infinity) changes += 1;
  return { placed, notices: changes > 0 ? [notice("clock_changes_recognized", { changes })] : [] };
}

function hourNumber({ local }: CountedRow): number {
  return Math.floor(local / HOUR_SECONDS);
}

function mayChangeClock(local: number): boolean {
  return weekday(local) === SUNDAY && hourOfDay(local) <= LATEST_CHANGE_HOUR;
}

function isSpringChange(expected: number, actual: number): boolean {
  return actual - expected === HOUR_SECONDS && mayChangeClock(expected);
}

/** Early Sunday hours in which every timestamp occurs exactly twice while the hour before does not. */
function repeatedHours(sorted: readonly CountedRow[], step: number): Set<number> {
  const stamps = new Map<number, Map<number, number>>();
  for (const row of sorted) {
    if (weekday(row.local) !== SUNDAY || hourOfDay(row.local) > LATEST_CHANGE_HOUR) continue;
    const counts = stamps.get(hourNumber(row)) ?? new Map<number, number>();
    counts.set(row.local, (counts.get(row.local) ?? 0) + 1);
    stamps.set(hourNumber(row), counts);
  }
  const stampsPerHour = HOUR_SECONDS / step;
  const isTwice = (hour: number) => {
    const counts = stamps.get(hour);
    return counts?.size === stampsPerHour && [...counts.values()].every((count) => count === 2);
  };
  return new Set([...stamps.keys()].filter((hour) => isTwice(hour) && !isTwice(hour - 1) && !isTwice(hour + 1)));
}
