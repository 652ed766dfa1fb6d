/** A piece of an article's text. */
export type TextBlock =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "paragraph"; text: string };

const HEADING = /^(#{1,3}) +(.+)$/;
const LIST_ITEM = /^- +/;

/**
 * Splits the text of an article into its blocks. Blank lines separate blocks; a block that starts with `# `, `## ` or
 * `### ` is a heading, one that starts with `- ` a list with one item per line, anything else a paragraph.
 */
export function textBlocksOf(content: string): TextBlock[] {
  return content
    .split(/\r?\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(toBlock);
}

function toBlock(block: string): TextBlock {
  const [, marks, text] = HEADING.exec(block) ?? [];
  if (marks && text) return { kind: "heading", level: marks.length as 1 | 2 | 3, text };
  if (!LIST_ITEM.test(block)) return { kind: "paragraph", text: block };
  return { kind: "list", items: block.split(/\r?\n/).map((line) => line.trim().replace(LIST_ITEM, "")) };
}
