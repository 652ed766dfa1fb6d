import { type ComponentType, lazy, memo, Suspense } from "react";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";
import { Button } from "../../ui/button";
import { Logo } from "../../ui/logo";
import { AnswerText } from "./answer-text";
import { Sources } from "./sources";

/** Charts and cards with their words: few answers hold one, so they load with the first. */
const Attachments = lazy(() => import("./attachments").then((module) => ({ default: module.Attachments })));

/** What a page adds to messages; the components must stay the same from render to render. */
export interface MessageParts {
  /** Instead of a question's plain bubble. */
  Question?: ComponentType<{ line: ChatLine }>;
  /** Below an answer that has come to its end. */
  AnswerActions?: ComponentType<{ line: ChatLine; isLast: boolean }>;
}

interface MessageProps {
  line: ChatLine;
  isLast: boolean;
  /** Says why an answer failed; null leaves the failure to a toast. */
  failureText?: string | null;
  onRetry?: (line: ChatLine) => void;
  parts?: MessageParts | undefined;
}

/** One message. Memoised: while an answer streams, the lines before it stay as they are. */
export const Message = memo(function Message({ line, isLast, failureText, onRetry, parts = {} }: MessageProps) {
  const t = useT();
  const { Question = QuestionBubble, AnswerActions } = parts;
  if (line.from === "user") {
    return (
      <li className="flex justify-end pl-[8%]">
        <Question line={line} />
      </li>
    );
  }
  const sourceId = (index: number) => `source-${line.id}-${index}`;
  const ended = line.status === "done" || line.status === "stopped";
  return (
    <li className="flex gap-3">
      <Logo show="mark" size="sm" className="mt-0.5 self-start" />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <span className="sr-only">{`${t("chat.assistant")}: `}</span>
        {line.text && <AnswerText text={line.text} sources={{ id: sourceId, label: t("chat.sources") }} />}
        {line.status === "thinking" && <Thinking tool={line.tool} />}
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
        {line.attachments.length > 0 && (
          <Suspense fallback={null}>
            <Attachments attachments={line.attachments} />
          </Suspense>
        )}
        {line.status === "done" && line.citations.length > 0 && (
          <Sources citations={line.citations} sourceId={sourceId} />
        )}
        {ended && AnswerActions && <AnswerActions line={line} isLast={isLast} />}
      </div>
    </li>
  );
});

export function QuestionBubble({ line }: { line: ChatLine }) {
  const t = useT();
  return (
    <p className="min-w-0 whitespace-pre-wrap rounded-xl bg-brand-soft px-4 py-2.5 text-ink [overflow-wrap:anywhere]">
      <span className="sr-only">{`${t("chat.you")}: `}</span>
      {line.text}
    </p>
  );
}

/** Says what is being looked at, where this page has words for it. */
function Thinking({ tool }: { tool: string | null }) {
  const t = useT();
  const key = `chat.tool.${tool}` as MessageKey;
  const activity = t(key);
  return (
    <p className="flex items-center gap-2 text-muted">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 animate-pulse rounded-full bg-brand" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand [animation-delay:150ms]" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand [animation-delay:300ms]" />
      </span>
      {activity === key ? t("chat.thinking") : activity}
    </p>
  );
}
