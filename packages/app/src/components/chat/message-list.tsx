import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useT } from "../../lib/i18n";
import type { UploadProgress } from "../../stores/chat/state";
import type { ChatLine } from "../../stores/chat/line";
import { cx } from "../../ui/cx";
import { Announcement } from "./announcement";
import { Message, type MessageParts } from "./message";
import { UploadStatus } from "./upload-status";

/** Within this distance of the end the reader follows along; further up they are reading something older. */
const FOLLOW_DISTANCE_PX = 80;

interface MessageListProps {
  lines: readonly ChatLine[];
  upload: UploadProgress | null;
  /** Stands before the first message. */
  intro?: ReactNode;
  /** Stands after the last message and scrolls with it. */
  footer?: ReactNode;
  failureText: (line: ChatLine) => string | null;
  onRetry: (line: ChatLine) => void;
  onCancelUpload?: () => void;
  parts?: MessageParts;
  className?: string;
  innerClassName?: string;
}

export function MessageList(props: MessageListProps) {
  const { lines, upload, intro, footer, failureText, onRetry, onCancelUpload, parts, className, innerClassName } =
    props;
  const t = useT();
  const { scroller, content, stay } = useFollowedEnd(lines, upload);
  const lastId = lines.at(-1)?.id;
  return (
    <section
      ref={scroller}
      aria-label={t("chat.messages")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cx("overflow-y-auto overscroll-contain", className)}
    >
      {/* What somebody opens inside a message grows below their eyes. */}
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
              />
            ))}
            {upload && (
              <li>
                <UploadStatus upload={upload} onCancel={onCancelUpload} />
              </li>
            )}
          </ol>
        </div>
        {footer}
      </div>
      <Announcement last={lines.at(-1)} />
    </section>
  );
}

/** An older failure can be tried again only where nobody has received the message: else what followed would go. */
const canRetry = ({ id, status, failure }: ChatLine, lastId: string | undefined) =>
  status === "failed" && (id === lastId || failure?.kind === "network");

/**
 * Keeps the newest words in view, unless the reader has scrolled up: when they grow, and when a keyboard or a card below
 * takes room from the list.
 */
function useFollowedEnd(lines: readonly ChatLine[], upload: UploadProgress | null) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const count = useRef(lines.length);
  const firstId = useRef(lines[0]?.id);
  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    let lastTop = 0;
    const onScroll = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      // A list that grows, or loses room to a keyboard, leaves its end as well; only upwards it is the reader.
      const movedUp = scrollTop < lastTop;
      lastTop = scrollTop;
      const isNearEnd = scrollHeight - scrollTop - clientHeight < FOLLOW_DISTANCE_PX;
      following.current = isNearEnd || (following.current && !movedUp);
    };
    const resized = new ResizeObserver(() => following.current && toEnd());
    resized.observe(element);
    resized.observe(content.current);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [toEnd]);

  useEffect(() => {
    // Older messages that were put before the first one are no news at the end.
    const grewAtEnd = lines.length > count.current && lines[0]?.id === firstId.current;
    const begins = firstId.current === undefined;
    count.current = lines.length;
    firstId.current = lines[0]?.id;
    const uploadBegins = upload?.sent === 0;
    if (grewAtEnd || begins || uploadBegins) following.current = true;
    if (following.current) toEnd();
  }, [lines, upload, toEnd]);

  const stay = useCallback(() => {
    following.current = false;
  }, []);
  return { scroller, content, stay };
}
