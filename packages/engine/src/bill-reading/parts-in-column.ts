import { plainWords, touPeriodIn } from "../import/text/column-words";
import { energiesIn, numberAlone, SAME, UNIT_IN_LABEL } from "./energy-units";
import { LABELS } from "./labels";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import type { TextCell, TextLine } from "./text-lines";
import { overlap, textOf } from "./text-lines";

/** One row of such a table: its part, and whether price × energy is the amount at its end. */
export type PartInColumn = Field<number> & { period: string; isPriced: boolean };

/**
 * The energy of each period of the day in a table that has a row for each and a column for the energy: "尖 0.00, 峰 600.00,
 * 平 900.00" below "合计电量", whatever other columns say. Of several columns in one table the total counts; tables that
 * disagree tell nothing.
 */
export function partsInColumn(reading: Reading): PartInColumn[] {
  const tables = reading.lines.flatMap((line, index) => {
    const ofLine = line.cells
      .map((head) => ({ parts: rowsBelow(reading, index, head), isTotal: TOTAL_HEAD.test(head.folded) }))
      .filter(({ parts }) => parts.length > 1);
    const best = ofLine.find(({ isTotal }) => isTotal) ?? (ofLine.length === 1 ? ofLine[0] : undefined);
    return best ? [best.parts] : [];
  });
  const [first = [], ...others] = tables;
  const isSame = others.every((table) =>
    table.every(({ period, value }) => first.some((one) => one.period === period && isNear(one.value, value, SAME))),
  );
  if (!isSame) return [];
  return tables.find((table) => table.some(({ isPriced }) => isPriced)) ?? first;
}

/** Whether an energy is the sum of such a column that no price proves: readings that do not differ by it contradict it. */
export function isUnprovenColumn(reading: Reading, energy: number | undefined): boolean {
  const parts = partsInColumn(reading);
  const sum = parts.reduce((all, { value }) => all + value, 0);
  return parts.length > 0 && isNear(sum, energy ?? 0, SAME) && !parts.some((part) => part.isPriced);
}

/** The rows under a head, each of a period of its own; none if one of them has no figure there. */
function rowsBelow({ lines, amounts }: Reading, at: number, head: TextCell): PartInColumn[] {
  const line = lines[at];
  const isHead = HEAD.test(head.folded) && !LABELS.otherTime.test(head.folded) && !LABELS.exported.test(head.folded);
  if (!line || !isHead || /\d/.test(head.folded)) return [];
  const isLast = line.cells.at(-1) === head;
  const parts: PartInColumn[] = [];
  for (const row of lines.slice(at + 1, at + 1 + MOST_ROWS)) {
    const period = row.page === line.page ? periodOf(row) : undefined;
    if (period === undefined) {
      if (parts.length > 0 || row.cells.some(({ text }) => /\d/.test(text))) break;
      continue;
    }
    // A recognizer runs the heads of narrow columns together: the last one is over the row's last figure.
    const under = isLast ? row.cells.slice(-1) : row.cells.filter((cell) => overlap(cell, head));
    const [figure, more] = under.filter((cell) => overlap(cell, head) && /\d/.test(cell.text));
    const kwh = figure && (energiesIn({ amounts }, figure.text)[0] ?? numberAlone({ amounts }, figure.text));
    if (kwh === undefined || more || parts.some((part) => part.period === period)) return [];
    parts.push({ period, isPriced: hasPrice(row, kwh), ...field(kwh, 0.85 * row.certainty, textOf(row)) });
  }
  return parts;
}

/** "600.00  1.1591  695.46": the last two figures of a row are its price and their product. */
function hasPrice({ cells }: TextLine, kwh: number): boolean {
  const [price, amount] = cells.slice(-2).map(({ text }) => Number(text.replaceAll(",", "")));
  return (
    kwh > 0 && price !== undefined && amount !== undefined && isNear(kwh * price, amount, { share: 0.001, least: 0.02 })
  );
}

/** The period that a short cell names alone: "峰" or "(2)峰". */
const periodOf = ({ cells }: TextLine): string | undefined =>
  cells.flatMap(({ folded }) => (NAME_ALONE.test(folded) ? (touPeriodIn(plainWords(folded)) ?? []) : []))[0];

const NAME_ALONE = /^(?:[(（]?\d{1,2}[)）.、]? ?)?\p{L}[\p{L} -]{0,11}$/u;
const HEAD = new RegExp(
  String.raw`(?:${LABELS.chineseUse.source}|(?:${LABELS.use.source})|${UNIT_IN_LABEL.source})\W*$`,
  "u",
);
const TOTAL_HEAD = /(?:合[计計]|[总總]|total)\s?\S{0,8}$/;
const MOST_ROWS = 8;
