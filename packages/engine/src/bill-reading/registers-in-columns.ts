import { energiesIn, SAME, UNIT_IN_LABEL } from "./energy-units";
import { withoutDates } from "./dates";
import { LABELS } from "./labels";
import type { Register } from "./meter";
import type { Labeled } from "./near-label";
import { labeled } from "./near-label";
import { isAboutOther } from "./other-use";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import type { TextLine } from "./text-lines";
import { textOf } from "./text-lines";

/** Rows of earlier and later readings stand at most this many lines above the row of the use. */
const LINES_ABOVE = 4;
const MOST_COLUMNS = 6;

/**
 * Registers beside each other: "Previous reading 2,410 1,207 5,913", "Current reading 2,492 1,283 6,041" and
 * "Use 82 76 128". In each column the difference of the readings is the use, so the rows prove each other, also where
 * the columns are too narrow to tell their heads apart.
 */
export function registersInColumns(reading: Reading): Register[] {
  for (const found of labeled(reading.lines, LABELS.use)) {
    const line = reading.lines[found.line];
    const uses = line ? figuresBehind(reading, line, found) : [];
    if (!line || uses.length < 2 || uses.length > MOST_COLUMNS || isAboutOther(reading, found)) continue;
    const above = reading.lines
      .slice(Math.max(0, found.line - LINES_ABOVE), found.line)
      .filter(({ page }) => page === line.page)
      .map((row) => figuresBehind(reading, row, found))
      .filter((figures) => figures.length === uses.length);
    const rows = readingsOf(above, uses);
    if (!rows) continue;
    const [earlier, later] = rows;
    const columns = uses.map((kwh, at) => ({
      name: "",
      period: undefined,
      line: found.line,
      previous: earlier[at] ?? 0,
      current: later[at] ?? 0,
      multiplier: 1,
      kwh,
      text: textOf(line),
      certainty: line.certainty,
    }));
    return withoutTotal(columns);
  }
  return [];
}

/** The numbers of a row that stand behind the left edge of the label. */
function figuresBehind(reading: Reading, { cells }: TextLine, { left }: Labeled): number[] {
  return cells
    .filter((cell) => cell.left > left && !UNIT_IN_LABEL.test(cell.folded.replaceAll(/\d+ ?kwh/g, "")))
    .flatMap(({ text }) => {
      const plain = withoutDates(text).replaceAll(/\([^)]*\)/g, " ");
      const numbers = reading.amounts.numbers(plain).map(({ value }) => value);
      return numbers.length > 0 ? numbers : energiesIn(reading, plain);
    });
}

/** Of the rows above, the two whose differences are the use in every column. */
function readingsOf(above: readonly number[][], uses: readonly number[]): [number[], number[]] | undefined {
  for (const [at, one] of above.entries()) {
    for (const other of above.slice(at + 1)) {
      const isUse = uses.every((kwh, column) => isNear(Math.abs((one[column] ?? 0) - (other[column] ?? 0)), kwh, ONE));
      const isUsed = uses.filter((kwh) => kwh > 0).length > 1;
      if (isUse && isUsed) return (one[0] ?? 0) <= (other[0] ?? 0) ? [one, other] : [other, one];
    }
  }
  return undefined;
}

const ONE = { least: 0.051 };

/** A last column of the total repeats what the others add up to. */
function withoutTotal<Column extends { kwh: number }>(columns: readonly Column[]): Column[] {
  const parts = columns.slice(0, -1);
  const sum = parts.reduce((all, { kwh }) => all + kwh, 0);
  return parts.length > 1 && isNear(sum, columns.at(-1)?.kwh ?? 0, SAME) ? parts : [...columns];
}
