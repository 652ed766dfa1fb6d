import { memo } from "react";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat-line";
import { Button } from "../../ui/button";
import { Logo } from "../../ui/logo";
import { AnswerText } from "./answer-text";
import { Sources } from "./sources";

interface MessageProps {
  line: ChatLine;
  /** Says why an answer failed; null leaves the failure to a toast. */
  failureText?: string | null;
  onRetry?: () => void;
}

/** One message. Memoised: while an answer streams, the lines before it stay as they are. */
export const Message = memo(function Message({ line, failureText, onRetry }: MessageProps) {
  const t = useT();
  if (line.from === "user") {
    return (
      <li className="flex justify-end">
        <p className="max-w-[85%] whitespace-pre-wrap rounded-xl bg-brand-soft px-4 py-2.5 text-ink">
          <span className="sr-only">{`${t("chat.you")}: `}</span>
          {line.text}
        </p>
      </li>
    );
  }
  const sourceId = (index: number) => `source-${line.id}-${index}`;
  return (
    <li className="flex gap-3">
      <Logo show="mark" size="sm" className="mt-0.5 self-start" />
      <div className="min-w-0 grow">
        <span className="sr-only">{`${t("chat.assistant")}: `}</span>
        {line.text && <AnswerText text={line.text} sources={{ id: sourceId, label: t("chat.sources") }} />}
        {line.status === "thinking" && <Thinking />}
        {line.status === "stopped" && <p className="mt-1 text-sm text-muted">{t("chat.stopped")}</p>}
        {line.status === "failed" && (
          <div className="flex flex-col items-start gap-2">
            {failureText && <p role="alert">{failureText}</p>}
            {onRetry && (
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {t("chat.retry")}
              </Button>
            )}
          </div>
        )}
        {line.status === "done" && line.citations.length > 0 && (
          <Sources citations={line.citations} sourceId={sourceId} />
        )}
      </div>
    </li>
  );
});

function Thinking() {
  const t = useT();
  return (
    <p className="flex items-center gap-2 text-muted">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 animate-pulse rounded-full bg-brand" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand [animation-delay:150ms]" />
        <span className="size-1.5 animate-pulse rounded-full bg-brand [animation-delay:300ms]" />
      </span>
      {t("chat.thinking")}
    </p>
  );
}
