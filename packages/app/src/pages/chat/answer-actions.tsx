import type { FeedbackRating } from "@wattleaf/shared/domain/chat";
import { Check, Copy, RotateCw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useCopy } from "../../components/copy-button";
import { plainText } from "../../lib/answer-text";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";
import { useLanguage } from "../../stores/language";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { useOwnConversation } from "./conversation-context";
import { FeedbackForm } from "./feedback-form";
import { useFeedback } from "./use-feedback";

interface AnswerActionsProps {
  line: ChatLine;
  isLast: boolean;
}

const thumbs = { up: ThumbsUp, down: ThumbsDown } as const;

/** Actions for an answer: copy, rate, and regenerate the last one. */
export function AnswerActions({ line, isLast }: AnswerActionsProps) {
  const t = useT();
  const language = useLanguage();
  const { conversation, pending } = useOwnConversation();
  const { done, copy } = useCopy(plainText(line.text));
  const { rating, comment, rate, sendComment } = useFeedback(conversation, line);
  const [asking, setAsking] = useState(false);
  const CopyIcon = done ? Check : Copy;
  const choose = (chosen: FeedbackRating) => {
    rate(chosen === rating ? null : chosen);
    setAsking(chosen !== rating);
  };
  return (
    <div className="-ml-2 mt-1">
      <div className="flex items-center">
        {line.text && (
          <IconButton label={t(done ? "copy.done" : "chat.page.copy")} size="sm" onClick={copy}>
            <CopyIcon aria-hidden="true" className="size-4 text-muted" />
          </IconButton>
        )}
        {line.messageKey !== null &&
          (["up", "down"] as const).map((side) => {
            const Icon = thumbs[side];
            return (
              <IconButton
                key={side}
                label={t(`chat.page.feedback.${side}`)}
                aria-pressed={rating === side}
                size="sm"
                onClick={() => choose(side)}
              >
                <Icon
                  aria-hidden="true"
                  className={cx("size-4", rating === side ? "text-brand-strong" : "text-muted")}
                  fill={rating === side ? "currentColor" : "none"}
                />
              </IconButton>
            );
          })}
        {isLast && line.kind === "question" && line.messageKey !== null && (
          <IconButton
            label={t("chat.page.regenerate")}
            size="sm"
            disabled={pending}
            onClick={() => void conversation.retry(language)}
          >
            <RotateCw aria-hidden="true" className="size-4 text-muted" />
          </IconButton>
        )}
        <span role="status" className="sr-only">
          {done && t("copy.done")}
        </span>
      </div>
      {asking && rating && <FeedbackForm comment={comment} onSend={sendComment} onEnd={() => setAsking(false)} />}
    </div>
  );
}
