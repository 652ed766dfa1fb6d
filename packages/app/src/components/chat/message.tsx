import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { type ComponentType, lazy, memo, Suspense } from "react";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";
import { Button } from "../../ui/button";
import { Logo } from "../../ui/logo";
import { activityText } from "./activity-text";
import { AnswerText } from "./answer-text";

/** Charts and cards load on demand with their messages, because few answers have one. */
const Attachments = lazy(() => import("./attachments").then((module) => ({ default: module.Attachments })));

/** The chips' menus load with the first answer that has some. */
const Reading = lazy(() => import("./reading").then((module) => ({ default: module.Reading })));

/** With a finished answer. */
const Sources = lazy(() => import("./sources").then((module) => ({ default: module.Sources })));

/** What a page adds to messages; the components must be stable across renders. */
export interface MessageParts {
  /** Replaces a question's plain bubble. */
  Question?: ComponentType<{ line: ChatLine }>;
  /** Below a finished answer. */
  AnswerActions?: ComponentType<{ line: ChatLine; isLast: boolean }>;
}

interface MessageProps {
  line: ChatLine;
  isLast: boolean;
  /** Explains why an answer failed; null leaves the error to a toast. */
  failureText?: string | null;
  onRetry?: (line: ChatLine) => void;
  /** Has the question answered again with one slot changed; absent below older answers. */
  onChoose?: ((choice: ReadingChoice) => void) | undefined;
  /** Nothing can be sent now. */
  busy?: boolean;
  parts?: MessageParts | undefined;
}

/** One message. Memoized: while an answer streams, the other messages do not rerender. */
export const Message = memo(function Message(props: MessageProps) {
  const { line, isLast, failureText, onRetry, onChoose, busy = false, parts = {} } = props;
  const t = useT();
  const { Question = QuestionBubble, AnswerActions } = parts;
  if (line.from === "user") {
    return (
      <li data-question className="flex justify-end pl-[8%]">
        <Question line={line} />
      </li>
    );
  }
  const sourceId = (index: number) => `source-${line.id}-${index}`;
  const sourceHref = (index: number) =>
    line.citations.find((citation) => citation.index === index)?.url ?? `#${sourceId(index)}`;
  const ended = line.status === "done" || line.status === "stopped";
  return (
    <li className="flex gap-3">
      <Logo show="mark" size="sm" className="mt-0.5 self-start" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="sr-only select-none">{t("chat.assistant")}</span>
        {line.text && <AnswerText text={line.text} sourceHref={sourceHref} />}
        {line.status === "thinking" && <Thinking line={line} />}
        {line.status === "stopped" && <p className="mt-1 text-sm text-muted">{t("chat.stopped")}</p>}
        {line.status === "failed" && (
          <div className="flex flex-col items-start gap-2">
            {failureText && <p role="alert">{failureText}</p>}
            {onRetry && (
              <Button variant="secondary" size="sm" onClick={() => onRetry(line)}>
                {t("chat.retry")}
              </Button>
            )}
          </div>
        )}
        {line.reading.length + line.choices.length > 0 && (
          <Suspense fallback={null}>
            <Reading line={line} onChoose={onChoose} busy={busy} />
          </Suspense>
        )}
        {line.attachments.length > 0 && (
          <Suspense fallback={null}>
            <Attachments attachments={line.attachments} />
          </Suspense>
        )}
        {line.status === "done" && line.citations.length > 0 && (
          <Suspense fallback={null}>
            <Sources citations={line.citations} sourceId={sourceId} />
          </Suspense>
        )}
        {ended && AnswerActions && <AnswerActions line={line} isLast={isLast} />}
      </div>
    </li>
  );
});

export function QuestionBubble({ line }: { line: ChatLine }) {
  const t = useT();
  return (
    <p className="min-w-0 whitespace-pre-wrap rounded-xl border border-transparent bg-brand-soft px-4 py-2.5 text-ink [overflow-wrap:anywhere]">
      <span className="sr-only select-none">{t("chat.you")}</span>
      {line.text}
    </p>
  );
}

/** Shows what the assistant is looking up, if this page has a message for it. */
function Thinking({ line }: { line: Pick<ChatLine, "progress" | "tool"> }) {
  const t = useT();
  return (
    <p className="flex items-start gap-2 text-muted">
      {/* As tall as the first line of a text that wraps. */}
      <span aria-hidden="true" className="flex h-[1lh] shrink-0 items-center gap-1">
        <span className="size-1.5 animate-pulse rounded-full bg-brand forced-color-adjust-none" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand forced-color-adjust-none [animation-delay:150ms]" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand forced-color-adjust-none [animation-delay:300ms]" />
      </span>
      {activityText(line, t)}
    </p>
  );
}
