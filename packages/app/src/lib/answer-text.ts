import { type ReachableRun, reachableRuns } from "@wattleaf/shared/domain/reachable";

/** A run of an answer's text: plain, an address that opens, emphasized, or the number of a source. */
export type Inline = ReachableRun | { kind: "strong"; text: string } | { kind: "source"; index: number };

export type Block = { kind: "paragraph"; content: Inline[] } | { kind: "list"; items: Inline[][] };

const BULLET = /^\s*[-•*]\s+/;
/** Removes the space before a source's number. */
const INLINE = /\*\*(.+?)\*\*|\s*\[(\d{1,2})\]/g;

/**
 * Parses the little markup that answers use: blank lines between paragraphs, `- ` lists, `**strong**` source
 * numbers as `[1]`, and addresses. Anything else is kept as text; nothing ever becomes HTML.
 */
export function parseAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    let lines: string[] = [];
    const flush = () => {
      if (lines.length > 0) blocks.push({ kind: "paragraph", content: parseInline(lines.join("\n")) });
      lines = [];
    };
    for (const line of paragraph.split("\n")) {
      if (!BULLET.test(line)) {
        if (line.trim()) lines.push(line);
        continue;
      }
      flush();
      const item = parseInline(line.replace(BULLET, ""));
      const last = blocks.at(-1);
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    }
    flush();
  }
  return blocks;
}

function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    runs.push(...reachableRuns(text.slice(end, match.index)));
    if (match[1] === undefined) runs.push({ kind: "source", index: Number(match[2]) });
    else runs.push({ kind: "strong", text: match[1] });
    end = match.index + match[0].length;
  }
  return [...runs, ...reachableRuns(text.slice(end))];
}

/** An answer as plain text, for copying and reading aloud: without emphasis marks and source numbers. */
export const plainText = (answer: string) => answer.replaceAll(/\*\*|\s*\[\d{1,2}\]/g, "");
