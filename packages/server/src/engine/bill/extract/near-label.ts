import type { TextCell, TextLine } from "./text-lines";
import { textOf } from "./text-lines";

/** A stretch of text in which a label's value may stand. */
export interface Place {
  /** Where it was found relative to its label: behind it, in a cell to the right, or in the cell below. */
  where: "behind" | "right" | "below";
  text: string;
}

/** A label on the page, with the places to look for its value in, the nearest first. */
export interface Labelled {
  /** The label's own cell, folded. */
  label: string;
  /** Index of the label's line. */
  line: number;
  /** The whole line, folded: what else it says may rule the figure out. */
  context: string;
  places: readonly Place[];
  /** The words that a reading from here rests on. */
  text: string;
  certainty: number;
}

const LINES_BELOW = 2;

/** Where a label's pattern occurs in the document, and where its value may stand. */
export function labelled(lines: readonly TextLine[], label: RegExp): Labelled[] {
  const found: Labelled[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      const match = label.exec(cell.folded);
      if (!match) continue;
      const behind = cell.text.slice(match.index + match[0].length).replace(/^[\s:.#°º-]+(?=\S)/u, "");
      found.push({
        label: cell.folded,
        line: index,
        context: line.cells.map(({ folded }) => folded).join("  "),
        places: [
          ...(behind === "" ? [] : [{ where: "behind", text: behind } as const]),
          ...line.cells.slice(position + 1).map(({ text }) => ({ where: "right", text }) as const),
          ...below(lines, index, cell).map(({ text }) => ({ where: "below", text }) as const),
        ],
        text: textOf(line),
        certainty: line.certainty,
      });
    }
  }
  return found;
}

/** The first place that holds a value; a place below counts only when nothing stands beside the label. */
export function firstValue<T>(
  { places }: Labelled,
  read: (text: string) => T | undefined,
): { value: T; place: Place } | undefined {
  for (const place of places) {
    const value = read(place.text);
    if (value !== undefined) return { value, place };
  }
  return undefined;
}

/** The cell under a label that shares most of its width, and the one below that when the first goes on with the header. */
function below(lines: readonly TextLine[], index: number, label: TextCell): TextCell[] {
  const under: TextCell[] = [];
  for (const line of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    if (line.page !== lines[index]?.page) break;
    const [best] = line.cells
      .map((cell) => ({ cell, shared: Math.min(cell.right, label.right) - Math.max(cell.left, label.left) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared);
    if (best) under.push(best.cell);
    if (best && /\d/.test(best.cell.text)) break;
  }
  return under;
}
