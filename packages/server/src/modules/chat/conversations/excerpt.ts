/** Length of the text before and after the first match. */
const BEFORE = 40;
const AFTER = 100;

/** The first text that holds a word, or the first text, cut to the place and without the answers' markup. */
export function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const plain = texts.map((text) =>
    text
      .replaceAll(/\*\*|\s*\[\d{1,2}\]/g, "")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
  for (const text of plain) {
    const places = words.map((word) => text.toLowerCase().indexOf(word.toLowerCase())).filter((at) => at >= 0);
    if (places.length > 0) return around(text, Math.min(...places));
  }
  return around(plain[0] ?? "", 0);
}

function around(text: string, at: number): string {
  const from = at <= BEFORE ? 0 : at - BEFORE;
  const to = at + AFTER;
  return `${from > 0 ? "…" : ""}${text.slice(from, to).toWellFormed().trim()}${to < text.length ? "…" : ""}`;
}
