import { type TextBlock, textBlocksOf } from "@wattleaf/shared/domain/text-blocks";

/** Markdown that the pages do not render, so that readers would see its signs. */
const UNRENDERED: readonly (readonly [RegExp, string])[] = [
  [/\*\*|__|\*\S/, "emphasis"],
  [/`/, "code"],
  [/\]\(|https?:\/\//, "a link"],
  [/^(?:#|[-*+>|])/m, "a marker that belongs at the start of its block"],
  [/^\d+[.)] /m, "a numbered list"],
  [/<\/?[a-z]/i, "HTML"],
];

/**
 * Splits an article's text into blocks.
 *
 * @throws Error naming the file when the text holds Markdown other than headings, paragraphs and bullet lists
 */
export function readBlocks(text: string, name: string): TextBlock[] {
  const blocks = textBlocksOf(text);
  if (blocks.length === 0) throw new Error(`${name}: no text`);
  for (const words of blocks.flatMap(wordsOf)) {
    const fault = UNRENDERED.find(([pattern]) => pattern.test(words));
    if (fault) throw new Error(`${name}: ${fault[1]} in "${words.slice(0, 60)}"`);
  }
  return blocks;
}

/** The text of a block without its markers, one entry for each line that is shown. */
export const wordsOf = (block: TextBlock): readonly string[] => (block.kind === "list" ? block.items : [block.text]);
