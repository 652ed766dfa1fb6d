import { reasonError } from "@wattleaf/shared/error-reason";
import type { Columns } from "./columns";
import type { CountedRow } from "./counted-rows";

/** This many values that almost never decrease are register readings, unless their header says otherwise. */
const LEAST_VALUES_TO_TELL = 48;
/** Rollovers, exchanges and faulty readings: at most one fall, or this share of all steps. */
const MAX_FALLING_SHARE = 0.01;
/** An empty house uses nothing for weeks, but it uses less as often as it uses more. */
const MIN_RISES_PER_FALL = 10;

/**
 * Whether the rows hold what a meter's register showed, which counts on and on, by the name of their column and by
 * their values.
 *
 * @throws DomainError `file_unreadable` when the column is named as a register but its values go up and down
 */
export function isRegister({ register, use }: Columns, rows: readonly CountedRow[]): boolean {
  const values = rows.toSorted((a, b) => a.local - b.local).flatMap((row) => (row.use ? [row.use.value] : []));
  const { rises, falls } = stepsOf(values);
  const hardlyFalls = falls <= Math.max(1, MAX_FALLING_SHARE * values.length);
  if (register === "yes" && hardlyFalls) return true;
  if (register === "yes") {
    throw reasonError("file_unreadable", "csv_not_a_register", {
      column: (use?.index ?? 0) + 1,
      name: use?.name.slice(0, 40) ?? "",
    });
  }
  const isRising = rises > 0 && hardlyFalls && rises >= MIN_RISES_PER_FALL * falls;
  if (register === "no") return false;
  return isRising && (register === "maybe" || values.length >= LEAST_VALUES_TO_TELL);
}

function stepsOf(values: readonly number[]): { rises: number; falls: number } {
  let rises = 0;
  let falls = 0;
  for (const [index, value] of values.entries()) {
    const before = values[index - 1] ?? value;
    if (value > before) rises += 1;
    if (value < before) falls += 1;
  }
  return { rises, falls };
}
