import { type TextBlock, textBlocksOf } from "@wattleaf/shared/domain/text-blocks";
import { useMemo } from "react";

const headingLooks = {
  1: "mt-6 text-3xl font-bold tracking-tight",
  2: "mt-6 text-2xl font-bold tracking-tight",
  3: "mt-4 text-xl font-semibold",
} as const;

/** The text of an article: headings of three levels, paragraphs and bullet lists. */
export function TextBlocks({ content }: { content: string }) {
  const blocks = useMemo(() => textBlocksOf(content), [content]);
  return (
    <div className="flex max-w-prose flex-col gap-5 text-lg leading-relaxed text-pretty">
      {blocks.map((block, index) => (
        <Block key={`${index}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  if (block.kind === "list") {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-brand-strong">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  // The page's own title is its only first level.
  const Heading = `h${Math.max(2, block.level) as 2 | 3}` as const;
  return <Heading className={headingLooks[block.level]}>{block.text}</Heading>;
}
