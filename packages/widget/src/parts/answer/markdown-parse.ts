/** A run of text in one style; a citation is the number of a source. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "citation"; index: number };
export type Block = { kind: "paragraph"; content: Inline[] } | { kind: "bullets"; items: Inline[][] };

const BULLET = /^\s*[-*•]\s+/;
const HEADING = /^#{1,6}\s+(.*)$/;
/** The space before a source's number goes with it: without the number, words and period stand together. */
const INLINE = /\*\*(.+?)\*\*|\s*\[(\d{1,2})\]/g;

/**
 * Reads the little markup that answers use: paragraphs, bullets, **bold**, [1]. A heading becomes a bold line.
 * Anything else stays the text that it is; half an answer (a bold that has not closed yet) reads as plain text.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.trim() === "") {
      // An empty line ends a paragraph; the empty block that marks it is dropped below.
      if (last?.kind === "paragraph" && last.content.length > 0) blocks.push({ kind: "paragraph", content: [] });
    } else if (BULLET.test(line)) {
      const item = parseInline(line.replace(BULLET, ""));
      if (last?.kind === "bullets") last.items.push(item);
      else blocks.push({ kind: "bullets", items: [item] });
    } else {
      const heading = HEADING.exec(line)?.[1];
      const content: Inline[] = heading ? [{ kind: "bold", text: heading }] : parseInline(line.trim());
      if (last?.kind === "paragraph" && !heading) {
        if (last.content.length > 0) last.content.push({ kind: "text", text: " " });
        last.content.push(...content);
      } else blocks.push({ kind: "paragraph", content });
      if (heading) blocks.push({ kind: "paragraph", content: [] });
    }
  }
  return blocks.filter((block) => block.kind === "bullets" || block.content.length > 0);
}

function parseInline(text: string): Inline[] {
  const runs: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) runs.push({ kind: "text", text: text.slice(from, match.index) });
    if (match[1]) runs.push({ kind: "bold", text: match[1] });
    else runs.push({ kind: "citation", index: Number(match[2]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ kind: "text", text: text.slice(from) });
  return runs;
}

/** The same text for ears: no markup, no source numbers. */
export function plainText(source: string): string {
  const ofInline = (content: Inline[]) => content.map((run) => (run.kind === "citation" ? "" : run.text)).join("");
  return parseMarkdown(source)
    .flatMap((block) => (block.kind === "bullets" ? block.items : [block.content]))
    .map(ofInline)
    .join("\n");
}
