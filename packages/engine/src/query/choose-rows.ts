import type { GroupChoice, QueryRow } from "./energy-query";

/** A month that lacks less than a day is told as it is; a day that lacks an hour is not. */
export const NEARLY_WHOLE = 0.97;
/** Less of a group says nothing of the rest. */
const MOSTLY = 0.5;

/** The rows that a choice picks of all. @param areAverages of groups of which little was measured neither end is told */
export function choose(
  rows: readonly QueryRow[],
  choice: GroupChoice | undefined,
  areAverages: boolean,
): readonly QueryRow[] {
  if (!choice) return rows;
  const comparable = rows.filter(({ isComparable }) => isComparable);
  switch (choice.kind) {
    case "above":
      return rows.filter(({ value }) => value > choice.value);
    case "below":
      return rows.filter(({ isWhole, value }) => isWhole && value < choice.value);
    case "highest":
      return (areAverages ? comparable : rows).toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, choice.count);
    case "lowest":
      return comparable.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, choice.count);
    case "first":
      return rows.slice(0, 1);
    case "last":
      return rows.slice(-1);
  }
}

/** To a millionth, so that of equal groups the earlier one comes first, whatever the noise of their sums. */
const sizeOf = ({ value }: QueryRow): number => Math.round(value * 1e6);

/** The rows, each with whether it can be ranked by its size. @param areAverages by what was measured, not sums */
export function markComparable(rows: readonly QueryRow[], areAverages: boolean): readonly QueryRow[] {
  const comparable = new Set(comparableRows(rows, areAverages));
  return rows.map((row) => ({ ...row, isComparable: comparable.has(row) }));
}

/**
 * What can be ranked by its size: whole groups, unless readings are missing in most of them; then those of which at
 * least half was measured, as of averages, which missing readings do not lower. What the period or the readings cut off is
 * out as long as there is something else.
 */
function comparableRows(rows: readonly QueryRow[], areAverages: boolean): readonly QueryRow[] {
  const uncut = rows.filter(({ isUncut }) => isUncut);
  const whole = uncut.filter(({ coverage }) => coverage >= NEARLY_WHOLE);
  if (!areAverages && whole.length > 0 && whole.length * 2 >= uncut.length) return whole;
  const mostly = (some: readonly QueryRow[]) => some.filter(({ coverage }) => coverage >= MOSTLY);
  return [mostly(uncut), mostly(rows)].find((some) => some.length > 0) ?? rows;
}

export const meanOf = (rows: readonly QueryRow[]): number | null =>
  rows.length === 0 ? null : rows.reduce((sum, { value }) => sum + value, 0) / rows.length;

/**
 * What a group has on average, of totals. One of which half was measured counts half, so that missing hours are not
 * taken for zero.
 */
export function meanOfParts(rows: readonly QueryRow[]): number | null {
  const uncut = rows.filter(({ isUncut }) => isUncut);
  const counted = uncut.length > 0 ? uncut : rows;
  const groups = counted.reduce((sum, { coverage }) => sum + coverage, 0);
  return groups === 0 ? null : counted.reduce((sum, { value }) => sum + value, 0) / groups;
}
