import { type Block, type Inline, parseAnswer } from "../../lib/answer-text";
import { SourceChip } from "./source-chip";

interface AnswerTextProps {
  text: string;
  /** The link target of a source number. */
  sourceHref: (index: number) => string;
}

export function AnswerText({ text, sourceHref }: AnswerTextProps) {
  return (
    <div className="flex flex-col gap-2">
      {parseAnswer(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end and have no other identity
        <AnswerBlock key={index} block={block} sourceHref={sourceHref} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  sourceHref: AnswerTextProps["sourceHref"];
}

function AnswerBlock({ block, sourceHref }: BlockProps) {
  if (block.kind === "paragraph") {
    return (
      <p className="whitespace-pre-line">
        <Runs content={block.content} sourceHref={sourceHref} />
      </p>
    );
  }
  return (
    <ul className="list-disc pl-5">
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items only grow at the end and have no other identity
        <li key={index}>
          <Runs content={item} sourceHref={sourceHref} />
        </li>
      ))}
    </ul>
  );
}

interface RunsProps {
  content: readonly Inline[];
  sourceHref: AnswerTextProps["sourceHref"];
}

function Runs({ content, sourceHref }: RunsProps) {
  return content.map((run, index) => {
    const key = `${index}`;
    if (run.kind === "text") return run.text;
    if (run.kind === "source") return <SourceChip key={key} index={run.index} href={sourceHref(run.index)} />;
    if (run.kind === "link")
      return (
        <a key={key} href={run.href} className="underline">
          {run.text}
        </a>
      );
    return (
      <strong key={key} className="font-semibold tabular-nums">
        {run.text}
      </strong>
    );
  });
}
