import { reasonError } from "@wattleaf/shared/error-reason";
import type { Columns } from "./columns";
import type { CountedRows } from "./counted-rows";

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
export function isRegister({ register, use }: Columns, rows: CountedRows): boolean {
  if (register === "no") return false;
  const { values, rises, falls } = stepsOf(rows.inOrder());
  const hardlyFalls = falls <= Math.max(1, MAX_FALLING_SHARE * values);
  if (register === "yes" && hardlyFalls) return true;
  if (register === "yes") {
    throw reasonError("file_unreadable", "csv_not_a_register", {
      column: (use?.index ?? 0) + 1,
      name: use?.name.slice(0, 40) ?? "",
    });
  }
  const isRising = rises > 0 && hardlyFalls && rises >= MIN_RISES_PER_FALL * falls;
  return isRising && (register === "maybe" || values >= LEAST_VALUES_TO_TELL);
}

function stepsOf(rows: CountedRows): { values: number; rises: number; falls: number } {
  let [values, rises, falls] = [0, 0, 0];
  let before: number | undefined;
  for (const { use } of rows) {
    if (!use) continue;
    values += 1;
    if (before !== undefined && use.value > before) rises += 1;
    if (before !== undefined && use.value < before) falls += 1;
    before = use.value;
  }
  return { values, rises, falls };
}
