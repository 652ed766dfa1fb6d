import type { PlacedText } from "../../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";

/**
 * Figures of two or more digits on a page, without their separators. They are taken from its cells, as one recognizer
 * returns words and another whole lines; the groups of "1 024" are one figure.
 */
function figuresOn(page: readonly PlacedText[]): string[] {
  const cells = linesOf(page).flatMap((line) => line.cells.map(({ text }) => text));
  return cells
    .map((text) => text.replaceAll(/(?<=\d) (?=\d)/g, ""))
    .flatMap((text) => [...text.matchAll(/\d[\d.,'’]*\d/g)])
    .map(([figure]) => figure.replaceAll(/\D/g, ""));
}

/** How many of the figures printed on a page were read, each as often as it is printed. */
export function figureRecall(
  printed: readonly PlacedText[],
  read: readonly PlacedText[],
): { printed: number; read: number } {
  const remaining = figuresOn(read);
  const wanted = figuresOn(printed);
  let found = 0;
  for (const figure of wanted) {
    const index = remaining.indexOf(figure);
    if (index === -1) continue;
    remaining.splice(index, 1);
    found += 1;
  }
  return { printed: wanted.length, read: found };
}
