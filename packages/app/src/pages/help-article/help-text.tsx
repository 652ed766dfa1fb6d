import type { Language } from "@wattleaf/shared/i18n/language";
import type { help } from "virtual:content/help";

type HelpBlock = (typeof help)[Language][number]["blocks"][number];

/** The text of a help article below its opening. */
export function HelpText({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    <div className="mt-6 flex max-w-prose flex-col gap-4 text-lg leading-relaxed text-pretty">
      {blocks.map((block, index) => (
        <Block key={`${index}`} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: HelpBlock }) {
  if (block.kind === "heading") return <h2 className="mt-4 text-2xl font-bold tracking-tight">{block.text}</h2>;
  if (block.kind === "paragraph") {
    return (
      <p>
        <InlineCode text={block.text} />
      </p>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List
      className={`flex flex-col gap-2 pl-6 marker:text-brand-strong ${block.ordered ? "list-decimal" : "list-disc"}`}
    >
      {block.items.map((item) => (
        <li key={item}>
          <InlineCode text={item} />
        </li>
      ))}
    </List>
  );
}

/** Text with code between backticks. */
export function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={`${index}`} className="rounded bg-sunken px-1 font-mono text-[0.9em]">
        {part}
      </code>
    ),
  );
}
