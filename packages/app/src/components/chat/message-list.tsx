import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { ArrowDown } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useT } from "../../lib/i18n";
import type { UploadProgress } from "../../stores/chat/state";
import type { ChatLine } from "../../stores/chat/line";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { Announcement } from "./announcement";
import { Message, type MessageParts } from "./message";
import { useTurnInView } from "./use-turn-in-view";

/** Loaded with the first file that is sent. */
const UploadStatus = lazy(() => import("./upload-status").then((module) => ({ default: module.UploadStatus })));

interface MessageListProps {
  lines: readonly ChatLine[];
  upload: UploadProgress | null;
  /** Rendered before the first message. */
  intro?: ReactNode;
  /** Rendered after the last message; scrolls with the list. */
  footer?: ReactNode;
  failureText: (line: ChatLine) => string | null;
  onRetry: (line: ChatLine) => void;
  /** Has the last question answered again with one slot changed. */
  onChoose: (choice: ReadingChoice) => void;
  /** Nothing can be sent now. */
  busy: boolean;
  onCancelUpload?: () => void;
  parts?: MessageParts;
  className?: string;
  innerClassName?: string;
}

export function MessageList(props: MessageListProps) {
  const { lines, upload, intro, footer, failureText, onRetry, onChoose, busy, onCancelUpload, parts } = props;
  const { className, innerClassName } = props;
  const t = useT();
  const { scroller, content, room, hasMoreBelow, stay, jumpToEnd } = useTurnInView(lines);
  const lastId = lines.at(-1)?.id;
  return (
    <section
      ref={scroller}
      aria-label={t("chat.messages")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cx("overflow-y-auto overscroll-contain", className)}
    >
      <div ref={content} onClickCapture={stay}>
        <div role="log" aria-live="off" className={innerClassName}>
          <ol className="flex flex-col gap-4">
            {intro && <li>{intro}</li>}
            {lines.map((line) => (
              <Message
                key={line.id}
                line={line}
                isLast={line.id === lastId}
                parts={parts}
                failureText={line.status === "failed" ? failureText(line) : null}
                {...(canRetry(line, lastId) ? { onRetry } : {})}
                onChoose={line.id === lastId ? onChoose : undefined}
                busy={line.id === lastId && busy}
              />
            ))}
            {upload && (
              <li>
                <Suspense fallback={null}>
                  <UploadStatus upload={upload} onCancel={onCancelUpload} />
                </Suspense>
              </li>
            )}
          </ol>
        </div>
        {footer}
      </div>
      {/* Lets a new question be at the top while its answer is still short. Its height counts at once: under reduced
          motion base.css gives every element a transition. */}
      <div ref={room} className="transition-none" />
      {hasMoreBelow && (
        <div className="sticky bottom-3 flex h-0 items-end justify-center">
          <IconButton label={t("chat.latest")} variant="secondary" size="sm" onClick={jumpToEnd}>
            <ArrowDown aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
      <Announcement last={lines.at(-1)} />
    </section>
  );
}

/** An older failure can only be retried if the server never took the question; otherwise later messages would go. */
const canRetry = ({ id, status, failure }: ChatLine, lastId: string | undefined) =>
  status === "failed" && (id === lastId || failure?.kind === "network" || failure?.code === "unavailable");
