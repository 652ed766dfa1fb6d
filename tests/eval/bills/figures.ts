import type { PlacedText } from "../../../packages/engine/src/bill-reading/text-lines";

/** Figures of two or more digits in a text, without their separators. */
function figuresIn(text: string): string[] {
  return [...text.normalize("NFKC").matchAll(/\d[\d.,'’]*\d/g)].map(([figure]) => figure.replaceAll(/\D/g, ""));
}

/** How many of the figures printed on a page were read, each as often as it is printed. */
export function figureRecall(
  printed: readonly PlacedText[],
  read: readonly PlacedText[],
): { printed: number; read: number } {
  // A recognizer may join the groups of "1 024" or part them: both are the same figure.
  const remaining = read.map(({ text }) => text.replaceAll(/(?<=\d) (?=\d)/g, "")).flatMap(figuresIn);
  const wanted = printed.map(({ text }) => text.replaceAll(/(?<=\d)[  ](?=\d)/g, "")).flatMap(figuresIn);
  let found = 0;
  for (const figure of wanted) {
    const index = remaining.indexOf(figure);
    if (index === -1) continue;
    remaining.splice(index, 1);
    found += 1;
  }
  return { printed: wanted.length, read: found };
}
