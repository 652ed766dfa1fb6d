/** Characters that are not seen: they could carry text past a reader. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800]/gu;

/** What a reader's browser could follow or load. */
const ADDRESSES: readonly RegExp[] = [
  /<?\b(?:(?:https?|ftps?|wss?|file|blob):\/|(?:java|vb)script:|data:[\w-]+\/|mailto:|tel:\+?\d)[^\s，。；）]*[^\s，。；）.,;:!?)]/gi,
  /(?:\bwww\.|(?<!\w)\/\/)[^\s，。；）]*[^\s，。；）.,;:!?)]/gi,
  /\b(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?[/?#][^\s，。；）]*/gi,
];

/**
 * A line of a model's text as plain words: marks of Markdown and HTML go, and so does every address that a reader's
 * browser could follow or load. What an answer links to are its citations alone.
 */
export function plainText(line: string): string {
  const unlinked = line
    .replace(/!\[[^\]]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])/g, " ")
    .replace(/\[([^\]]*)\]\s*\([^)]*\)?/g, "$1")
    .replace(/^\s*\[[^\]]+\]:\s.*$/g, " ")
    .replace(/<!--.*?(?:-->|$)|<\/?[a-z][^>]*>?/gi, " ");
  return ADDRESSES.reduce((text, address) => text.replace(address, " "), unlinked)
    .replace(/```\w*|`/g, "")
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, "$2")
    .replace(/(?<![\w*])([*_])(?=\S)([^*_]*?\S)\1(?![\w*])/g, "$2")
    .replace(/\*\*|(?<!\w)__|__(?!\w)/g, "")
    .replace(/[[\]]/g, "")
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?，。；：！？])/g, "$1")
    .replace(/\(\s*\)|（\s*）/g, "")
    .trim();
}

/** Whether a text points anywhere: without its address such a sentence often says nothing. */
export const hasAddress = (text: string): boolean => ADDRESSES.some((address) => text.search(address) >= 0);

/** What a line of Markdown begins with, and the line without it. */
export function lineStart(line: string): { isEntry: boolean; rest: string } {
  const entry = /^\s*(?:[-*•+]|\d{1,2}[.)、])\s+/.exec(line);
  if (entry) return { isEntry: true, rest: line.slice(entry[0].length) };
  if (/^\s*\|/.test(line)) return { isEntry: true, rest: cellsOf(line) };
  return { isEntry: false, rest: line.replace(/^\s*(?:#{1,6}|>+)\s*/, "").replace(/^\s*(?:[-*_]\s*){3,}$/, "") };
}

/** A row of a table as words; the line beneath its head is none. */
function cellsOf(line: string): string {
  if (/^[\s|:-]+$/.test(line)) return "";
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.filter(Boolean).join(": ");
}
