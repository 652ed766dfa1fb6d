import { LABELS } from "./labels";
import type { TextCell, TextLine } from "./text-lines";
import { foldedOf, overlap, textOf } from "./text-lines";

/** A text range that may contain a label's value. */
export interface Place {
  /** Where it was found relative to its label: behind it, in a cell to the right, before it, below or above it. */
  where: "behind" | "right" | "before" | "below" | "above";
  text: string;
}

/** A label on the page, with the places to look for its value in, the nearest first. */
export interface Labeled {
  /** The label's own cell, as written and folded. */
  cell: string;
  label: string;
  /** What the pattern took of it. */
  match: string;
  /** Index of the label's line, and where its cell begins. */
  line: number;
  left: number;
  /** The whole folded line: its other text can rule the figure out. */
  context: string;
  places: readonly Place[];
  /** The label is in a line of labels, such as the header of a table. */
  isHeader: boolean;
  /** The words that a reading from here rests on. */
  text: string;
  certainty: number;
}

const LINES_BELOW = 2;

/** Where a label's pattern occurs in the document, and where its value can be. */
export function labeled(lines: readonly TextLine[], label: RegExp): Labeled[] {
  const found: Labeled[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      const match = label.exec(cell.folded);
      if (!match) continue;
      const neighbor = line.cells[position + 1] ?? line.cells[position - 1];
      const isHeader = neighbor !== undefined && isLabel(neighbor);
      const behind = cell.text.slice(match.index + match[0].length).replace(/^[\s:.#°º-]+(?=\S)/u, "");
      found.push({
        cell: cell.text,
        label: cell.folded,
        match: match[0],
        line: index,
        left: cell.left,
        context: foldedOf(line),
        places: [
          ...(behind === "" ? [] : [{ where: "behind", text: behind } as const]),
          ...ofThisTime(lines, index, valuesRightOf(line.cells.slice(position + 1))).map(
            ({ text }) => ({ where: "right", text }) as const,
          ),
          ...before(line.cells, position).map(({ text }) => ({ where: "before", text }) as const),
          ...below(lines, index, cell).map(({ text }) => ({ where: "below", text }) as const),
          ...above(lines, index, cell).map(({ text }) => ({ where: "above", text }) as const),
        ],
        isHeader,
        text: textOf(line),
        certainty: line.certainty,
      });
    }
  }
  return found;
}

/** The first range with a value; a range below counts only if there is no value next to the label. */
export function firstValue<T>(
  { places }: Labeled,
  read: (text: string) => T | undefined,
): { value: T; place: Place } | undefined {
  for (const place of places) {
    const value = read(place.text);
    if (value !== undefined) return { value, place };
  }
  return undefined;
}

/** Labels of other things, none of which is the value of the label beside it. */
const OTHER_LABELS: readonly RegExp[] = [
  LABELS.account,
  LABELS.otherDates,
  LABELS.period,
  LABELS.days,
  LABELS.previous,
  LABELS.current,
  LABELS.demand,
  LABELS.use,
  LABELS.charges,
  LABELS.due,
  LABELS.balance,
];

function isLabel(cell: TextCell): boolean {
  return !/\d/.test(cell.folded) && OTHER_LABELS.some((label) => label.test(cell.folded));
}

/** A line can contain several labels, each with its value: text after the next label belongs to that label. */
function valuesRightOf(cells: readonly TextCell[]): readonly TextCell[] {
  const next = cells.findIndex(isLabel);
  return next < 0 ? cells : cells.slice(0, next);
}

const HEADER_LINES = 8;

/**
 * "Consumption  5,120  4,610" below "A year ago  This period": of several figures in a row, those in a column for another
 * time belong to no label.
 */
function ofThisTime(lines: readonly TextLine[], index: number, cells: readonly TextCell[]): readonly TextCell[] {
  const figures = cells.filter(({ text }) => FIGURE.test(text));
  if (figures.length < 2) return cells;
  const heads = new Map(figures.map((cell) => [cell, headOf(lines, index, cell)]));
  const months = [...heads.values()].map(lastMonthIn);
  const latest = months.every((month) => month !== undefined) ? Math.max(...months) : undefined;
  const others = new Set(
    figures.filter((cell) => {
      const head = heads.get(cell) ?? "";
      return LABELS.otherTime.test(head) || (latest !== undefined && lastMonthIn(head) !== latest);
    }),
  );
  return others.size < figures.length ? cells.filter((cell) => !others.has(cell)) : cells;
}

/** The words over a figure: those of the nearest row that has some there, and of the row above where they wrap. */
function headOf(lines: readonly TextLine[], index: number, figure: TextCell): string {
  const words: string[] = [];
  for (let at = index - 1; at >= Math.max(0, index - HEADER_LINES); at -= 1) {
    const line = lines[at];
    if (!line || line.page !== lines[index]?.page) break;
    const over = line.cells.find((cell) => overlap(cell, figure));
    if (over && !FIGURE.test(over.text)) words.unshift(over.folded);
    if (words.length === 2 || (words.length === 1 && !over)) break;
  }
  return words.join(" ");
}

/** The last month that a column is for, as "12/2023 - 02/2024" in months since the year 0. */
function lastMonthIn(head: string): number | undefined {
  const months = [...head.matchAll(/(?<![\d/])(\d{1,2})\/(20\d{2})(?![\d/])/g)];
  const last = months.at(-1);
  return last && Number(last[2]) * 12 + Number(last[1]);
}

/** A figure with its unit or currency and nothing else. */
const FIGURE = /^[-−]?\s?(?:[^\p{L}\d\s]{0,3}|[A-Z]{3})\s?\d[\d.,'’ ]*\s?(?:[^\p{L}\d\s]|\p{L}{1,4})?$/u;

/** The figure that a line begins with, where the label closes the line: "612 kWh  Electricity used". */
function before(cells: readonly TextCell[], position: number): TextCell[] {
  const [first] = cells;
  return first && position === 1 && cells.length === 2 && FIGURE.test(first.text) ? [first] : [];
}

/** The single figure directly above a label on its own line, as in large print. */
function above(lines: readonly TextLine[], index: number, label: TextCell): TextCell[] {
  const [line, previous] = [lines[index], lines[index - 1]];
  const [figure] = previous?.cells ?? [];
  if (!line || !previous || !figure || line.cells.length > 1 || previous.cells.length > 1) return [];
  const isOver = previous.page === line.page && overlap(figure, label);
  return isOver && FIGURE.test(figure.text) ? [figure] : [];
}

/**
 * The cell under a label that shares most of its width, and the one below that when the first goes on with the header.
 * Large print leaves room for lines of another column between a label and its amount.
 */
function below(lines: readonly TextLine[], index: number, label: TextCell): TextCell[] {
  const under: TextCell[] = [];
  for (const [step, line] of lines.slice(index + 1, index + 1 + LINES_BELOW + LINES_BESIDE).entries()) {
    if (line.page !== lines[index]?.page) break;
    const best = cellUnder(line, label);
    if (step < LINES_BELOW) {
      // "Average price: 0.60" is a label with its own value.
      if (best && !/\p{L}{2}.*[:：]/u.test(best.text)) under.push(best);
      if (best && /\d/.test(best.text)) break;
      continue;
    }
    if (under.length > 0) break;
    if (!best) continue;
    if (isLargePrint(best)) under.push(best);
    break;
  }
  return under.some(({ text }) => /\d/.test(text)) ? under : [...under, ...inBox(lines, index, label)];
}

/** The amount alone in the rows under a label that ends its row: both are in a box, the amount to its right edge. */
function inBox(lines: readonly TextLine[], index: number, label: TextCell): TextCell[] {
  if (lines[index]?.cells.at(-1)?.left !== label.left) return [];
  for (const line of lines.slice(index + 1, index + 1 + LINES_BESIDE)) {
    const [only, more] = line.cells.filter(({ left }) => left >= label.left);
    if (!only) continue;
    const isNear = only.left < label.right + (label.right - label.left);
    return line.page === lines[index]?.page && !more && isNear && isLargePrint(only) ? [only] : [];
  }
  return [];
}

const LINES_BESIDE = 3;
/** An amount with its currency. */
const isLargePrint = ({ text }: TextCell): boolean => FIGURE.test(text) && WITH_CURRENCY.test(text);
const WITH_CURRENCY = /^(?!.*(?:kwh?|m3|%)$)[^a-z]*(?:\p{Sc}|[元円원]|\p{L}{2})/iu;

const cellUnder = ({ cells }: TextLine, label: TextCell): TextCell | undefined =>
  cells
    .map((cell) => ({ cell, shared: Math.min(cell.right, label.right) - Math.max(cell.left, label.left) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)[0]?.cell;

const MAX_TABLE_ROWS = 12;

/** A short text alone in its line begins another part of the page. */
const isTitle = ({ cells: [only, more] }: TextLine): boolean =>
  only !== undefined && more === undefined && only.text.length <= 40 && !/\d/.test(only.text);

/** The cells of the column that a label heads, down to the first two rows without one. */
export function columnBelow(
  lines: readonly TextLine[],
  { line: at, left, cell }: Pick<Labeled, "line" | "left" | "cell">,
): TextCell[] {
  const label = lines[at]?.cells.find((one) => one.left === left && one.text === cell);
  if (!label) return [];
  const column: TextCell[] = [];
  let missing = 0;
  for (const line of lines.slice(at + 1, at + 1 + MAX_TABLE_ROWS)) {
    const under = line.cells.find((one) => overlap(one, label) && /\d/.test(one.text));
    missing = under ? 0 : missing + 1;
    if (!under && isTitle(line)) break;
    if (line.page !== lines[at]?.page || missing > 1) break;
    if (under) column.push(under);
  }
  return column;
}
