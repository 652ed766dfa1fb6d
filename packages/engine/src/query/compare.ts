import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { QueryRow } from "./energy-query";
import type { LocalSpan } from "./local-span";

/**
 * Two periods as they can be compared: of one that is still running only what has passed, and of the other as much from
 * its own start.
 * @param endMs until when there are readings
 */
export function comparable(a: LocalSpan, b: LocalSpan, endMs: number): [LocalSpan, LocalSpan] {
  const isRunning = ({ fromMs, toMs }: LocalSpan) => fromMs < endMs && endMs < toMs;
  if (isRunning(a) && !isRunning(b)) return [a, startOf(b, endMs - a.fromMs)];
  if (isRunning(b) && !isRunning(a)) return [startOf(a, endMs - b.fromMs), b];
  return [a, b];
}

const startOf = ({ fromMs, toMs }: LocalSpan, lengthMs: number): LocalSpan => ({
  fromMs,
  toMs: Math.min(toMs, fromMs + lengthMs),
});

/**
 * The change from the second to the first as a fraction of the second; null when that is 0. Totals of unequal measured
 * times are compared per day; a clock change is no difference.
 * @param countsDays the days are counted, because only some hours of them are asked about
 */
export function changeBetween(
  first: QueryRow,
  second: QueryRow,
  { areTotals, countsDays }: { areTotals: boolean; countsDays: boolean },
): { change: number | null; perDay: boolean } {
  const perDay = areTotals && Math.abs(first.measuredSeconds - second.measuredSeconds) > HOUR_SECONDS;
  const figure = (row: QueryRow) => {
    if (!perDay) return row.value;
    return row.value / (countsDays ? row.days : row.measuredSeconds);
  };
  const base = figure(second);
  return { change: base === 0 ? null : (figure(first) - base) / Math.abs(base), perDay };
}
