import type { MilpModel } from "@wattleaf/engine/schedule/milp";

/** The decisions of a model: columns that take whole numbers. */
export interface Choices {
  /** Columns of which at most one is 1, in the order of time: the starts of a run. */
  groups: readonly (readonly number[])[];
  /** Single columns, each with its rows: whether a charger is on in a step. */
  switches: ReadonlyMap<number, readonly { row: number; value: number }[]>;
}

/** Finds groups by their rows, Σ x (+ one continuous column) = 1. */
export function choicesOf(model: MilpModel): Choices {
  const { rows, rowStart, rowLower, rowUpper, entryColumn, entryValue, integer } = model;
  const groups: number[][] = [];
  const switches = new Map<number, { row: number; value: number }[]>();
  integer.forEach((isInteger, column) => isInteger && switches.set(column, []));
  for (let row = 0; row < rows; row += 1) {
    const [from = 0, to = 0] = [rowStart[row], rowStart[row + 1]];
    const columns = Array.from(entryColumn.subarray(from, to)).filter((column) => integer[column] === 1);
    const isOneOf = rowLower[row] === 1 && rowUpper[row] === 1 && columns.length > 1 && columns.length >= to - from - 1;
    if (isOneOf && columns.every((column) => switches.has(column))) {
      groups.push(columns);
      for (const column of columns) switches.delete(column);
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let entry = rowStart[row] ?? 0; entry < (rowStart[row + 1] ?? 0); entry += 1)
      switches.get(entryColumn[entry] ?? -1)?.push({ row, value: entryValue[entry] ?? 0 });
  }
  return { groups, switches };
}
