import type { AccountSummary, ChargeLine } from "./charge-lines";
import { CENT, summaryOfRow } from "./charge-lines";
import { commodityOfWords } from "./commodities";
import { LABELS } from "./labels";
import type { Reading } from "./reading";
import { isNear } from "./reading";
import type { TextCell, TextLine } from "./text-lines";
import { extentOf, foldedOf, overlap, textOf } from "./text-lines";

/** Rows that a heading of columns is for. */
const ROWS_BELOW = 9;
const LONGEST_HEAD = 40;
const FIGURE =
  /^[-−(]?\s?(?:[^\p{L}\d\s]{0,3}|[A-Z]\p{L}{0,2}\.?)\s?[-−]?\d[\d.,'’ ]*\)?\s?(?:[^\p{L}\d\s]|\p{L}{1,4}\.?)?$/u;

/** What a row says about electricity where "Electricity  Gas  Total" head its figures. */
export interface ElectricityFigure {
  folded: string;
  figure: string;
  /** The figures of the other columns, the total among them. */
  others: readonly string[];
  hasTotal: boolean;
  text: string;
  certainty: number;
}

export function electricityColumn({ lines }: Pick<Reading, "lines">): ElectricityFigure[] {
  return lines.flatMap((line, index) => {
    const heads = line.cells.filter(({ text, folded }) => !/\d/.test(text) && isHead(folded));
    const own = heads.findIndex(({ folded }) => commodityOfWords(folded) === "electricity");
    const hasOther = heads.some(({ folded }) => /^(gas|water)$/.test(commodityOfWords(folded) ?? ""));
    if (own < 0 || !hasOther) return [];
    return lines.slice(index + 1, index + 1 + ROWS_BELOW).flatMap((row) => {
      if (row.page !== line.page) return [];
      const figures = row.cells.filter(({ text, left }) => FIGURE.test(text) && left >= (heads[0]?.left ?? 0) - SLACK);
      const at = columnAt(heads, figures, own);
      const label = row.cells.filter(({ text, left }) => !/^[\d.,'’ ]+$/.test(text) && left < (figures[0]?.left ?? 0));
      const figure = figures[at];
      // Words between the figures: two lists stand beside each other, each with labels of its own.
      const isOneRow = row.cells.length === label.length + figures.length;
      if (!figure || label.length === 0 || !isOneRow) return [];
      return [
        {
          folded: foldedOf({ cells: label }),
          figure: figure.text,
          others: figures.toSpliced(at, 1).map(({ text }) => text),
          hasTotal: figures.length === heads.length && LABELS.total.test(heads.at(-1)?.folded ?? ""),
          text: textOf(row),
          certainty: row.certainty,
        },
      ];
    });
  });
}

/** A right-aligned figure may begin a little before its left-aligned head. */
const SLACK = 40;

const isHead = (folded: string): boolean =>
  folded.length <= LONGEST_HEAD &&
  folded.split(" ").length <= 4 &&
  (commodityOfWords(folded) !== undefined || LABELS.total.test(folded));

function columnAt(heads: readonly TextCell[], figures: readonly TextCell[], own: number): number {
  if (figures.length === heads.length) return own;
  const isTotalLeftOut = LABELS.total.test(heads.at(-1)?.folded ?? "") && figures.length === heads.length - 1;
  if (isTotalLeftOut) return own;
  const head = heads[own];
  return head ? figures.findIndex((figure) => overlap(figure, head)) : -1;
}

/** A row of labels over a row of amounts ("Previous balance  Payments  This bill  To pay") that adds up. */
export function summaryInRow(reading: Reading): { due: ChargeLine; summary: AccountSummary } | null {
  for (const [index, line] of reading.lines.entries()) {
    for (const row of rowsUnder(reading, index)) {
      const sums = sumsIn(reading, line, row, index + 1);
      const due = sums.findLast(({ folded }) => LABELS.due.test(folded)) ?? sums.at(-1);
      if (!due || sums.length < 3 || due.amount <= 0) continue;
      const summary = summaryOfRow(
        sums.filter((sum) => sum !== due),
        due.amount,
      );
      if (summary && (LABELS.due.test(due.folded) || !isNear(summary.carried, 0, CENT))) return { due, summary };
    }
  }
  return null;
}

/** The two rows below the labels; where the rows are one for each supply, the row of their total stands for them. */
function rowsUnder({ lines }: Reading, index: number): TextLine[] {
  const below = lines.slice(index + 1, index + 1 + ROWS_BELOW).filter(({ page }) => page === lines[index]?.page);
  const rows = below.slice(0, 2);
  const areForSupplies = rows.every(({ cells }) => commodityOfWords(cells[0]?.folded ?? "") !== undefined);
  const total = below.find(({ cells }) => LABELS.total.test(cells[0]?.folded ?? ""));
  return areForSupplies && total ? [total] : rows;
}

function sumsIn({ amounts }: Reading, heads: TextLine, row: TextLine, index: number): ChargeLine[] {
  const labels = heads.cells.filter(
    ({ folded }) => /^\p{L}/u.test(folded) && !/\d{3}/.test(folded.replaceAll(/\([^)]*\)/g, "")),
  );
  const figures = row.cells.flatMap((cell) => {
    const [money, more] = amounts.money(cell.text);
    return money && !more && FIGURE.test(cell.text.replace(/\s?(CR|cr)\.?$/, ""))
      ? [{ cell, amount: money.value }]
      : [];
  });
  if (labels.length < 3 || labels.length > figures.length + 2 || figures.length < 3) return [];
  return figures.flatMap(({ cell, amount }, at) => {
    const label = labels.length === figures.length ? labels[at] : labels.find((one) => overlap(one, cell));
    if (!label) return [];
    return [
      {
        index,
        page: row.page,
        folded: label.folded,
        text: `${label.text} ${cell.text}`,
        amount: /\bcr\.?$/.test(cell.folded) && amount > 0 ? -amount : amount,
        certainty: row.certainty,
        label: extentOf(label),
        money: extentOf(cell),
      },
    ];
  });
}
