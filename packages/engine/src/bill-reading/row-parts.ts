import type { AmountReader } from "./amounts";
import type { TextCell, TextLine } from "./text-lines";

/** So many figures behind each other are a whole row of a table. */
export const FIGURES_OF_ROW = 3;
export const IS_FIGURE = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** Words that stand among the figures of a row: units and how a reading came about. */
const AMONG_FIGURES =
  /^(?:kwh|kw|m3|days?|actual|act|est(?:imated)?|read|smart|customer|real|estimad[oa]|\p{L}{1,2})\b/u;

/**
 * "18,330  18,116  214  1  214  Sewer  43,557.92": two boxes of the page stand beside each other, so a row of one and
 * a row of the other are one line. Each part begins with words that follow an amount of money or a row of figures.
 * Empty when the line is a single row.
 */
export function partsOfRow(line: TextLine, amounts: AmountReader): TextLine[] {
  const parts: TextCell[][] = [[]];
  for (const cell of line.cells) {
    const part = parts.at(-1) ?? [];
    const last = part.at(-1);
    const isEnd =
      last !== undefined &&
      IS_FIGURE.test(last.text) &&
      (amounts.money(last.text).length > 0 || part.filter(({ text }) => IS_FIGURE.test(text)).length >= FIGURES_OF_ROW);
    const isStart = /^\p{L}/u.test(cell.folded) && !AMONG_FIGURES.test(cell.folded);
    if (isEnd && isStart) parts.push([cell]);
    else part.push(cell);
  }
  return parts.length > 1 ? parts.map((cells) => ({ ...line, cells })) : [];
}
