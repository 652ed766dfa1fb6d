import { type Block, type Inline, parseAnswer } from "../../lib/answer-text";

interface AnswerTextProps {
  text: string;
  /** Where the sources stand below the answer; without it their numbers are left out. */
  sources?: SourceTargets;
}

interface SourceTargets {
  /** Makes the id of a source's entry, for its number to lead to. */
  id: (index: number) => string;
  label: string;
}

export function AnswerText({ text, sources }: AnswerTextProps) {
  return (
    <div className="flex flex-col gap-2">
      {parseAnswer(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks only grow at the end and have no other identity
        <AnswerBlock key={index} block={block} sources={sources} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  sources: SourceTargets | undefined;
}

function AnswerBlock({ block, sources }: BlockProps) {
  if (block.kind === "paragraph") {
    return (
      <p className="whitespace-pre-line">
        <Runs content={block.content} sources={sources} />
      </p>
    );
  }
  return (
    <ul className="list-disc pl-5">
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items only grow at the end and have no other identity
        <li key={index}>
          <Runs content={item} sources={sources} />
        </li>
      ))}
    </ul>
  );
}

function Runs({ content, sources }: { content: readonly Inline[]; sources: SourceTargets | undefined }) {
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
    if (!sources) return null;
    return (
      <a
        key={key}
        href={`#${sources.id(run.index)}`}
        aria-label={`${sources.label} ${run.index}`}
        className="ml-0.5 inline-flex rounded-sm bg-brand-soft px-1 align-super text-xs font-semibold tabular-nums text-brand-strong"
      >
        {run.index}
      </a>
    );
  });
}
