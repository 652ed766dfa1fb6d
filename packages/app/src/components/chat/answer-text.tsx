import { type Block, type Inline, parseAnswer } from "../../lib/answer-text";

interface AnswerTextProps {
  text: string;
  /** Makes the id of a source's entry below the answer, for its number to lead to. */
  sourceId: (index: number) => string;
  sourceLabel: string;
}

export function AnswerText({ text, sourceId, sourceLabel }: AnswerTextProps) {
  return (
    <div className="flex flex-col gap-2">
      {parseAnswer(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end and have no other identity
        <AnswerBlock key={index} block={block} sourceId={sourceId} sourceLabel={sourceLabel} />
      ))}
    </div>
  );
}

type BlockProps = Omit<AnswerTextProps, "text"> & { block: Block };

function AnswerBlock({ block, ...source }: BlockProps) {
  if (block.kind === "paragraph") {
    return (
      <p className="whitespace-pre-line">
        <Runs content={block.content} {...source} />
      </p>
    );
  }
  return (
    <ul className="list-disc pl-5">
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items only grow at the end and have no other identity
        <li key={index}>
          <Runs content={item} {...source} />
        </li>
      ))}
    </ul>
  );
}

function Runs({ content, sourceId, sourceLabel }: Omit<AnswerTextProps, "text"> & { content: readonly Inline[] }) {
  return content.map((run, index) => {
    const key = `${index}`;
    if (run.kind === "text") return run.text;
    if (run.kind === "strong") {
      return (
        <strong key={key} className="font-semibold tabular-nums">
          {run.text}
        </strong>
      );
    }
    return (
      <a
        key={key}
        href={`#${sourceId(run.index)}`}
        aria-label={`${sourceLabel} ${run.index}`}
        className="mx-0.5 inline-flex min-w-[1.125rem] justify-center rounded-sm bg-brand-soft px-1 align-super text-xs font-semibold tabular-nums text-brand-strong"
      >
        {run.index}
      </a>
    );
  });
}
