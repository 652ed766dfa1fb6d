import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../lib/i18n";
import type { UploadProgress } from "../../stores/chat";
import type { ChatLine } from "../../stores/chat-line";
import { cx } from "../../ui/cx";
import { Announcement } from "./announcement";
import { Message } from "./message";
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
  onRetry: () => void;
  className?: string;
  innerClassName?: string;
}

export function MessageList(props: MessageListProps) {
  const { lines, upload, intro, footer, failureText, onRetry, className, innerClassName } = props;
  const t = useT();
  const scroller = useFollowedEnd(lines, upload);
  const lastId = lines.at(-1)?.id;
  return (
    <section
      ref={scroller}
      aria-label={t("chat.messages")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cx("overflow-y-auto overscroll-contain", className)}
    >
      <div role="log" aria-live="off" className={innerClassName}>
        <ol className="flex flex-col gap-4">
          {intro && <li>{intro}</li>}
          {lines.map((line) => (
            <Message
              key={line.id}
              line={line}
              failureText={line.status === "failed" ? failureText(line) : null}
              {...(line.status === "failed" && line.id === lastId ? { onRetry } : {})}
            />
          ))}
          {upload && (
            <li>
              <UploadStatus upload={upload} />
            </li>
          )}
        </ol>
      </div>
      {footer}
      <Announcement last={lines.at(-1)} />
    </section>
  );
}

/** Keeps the newest words in view, unless the reader has scrolled up. */
function useFollowedEnd(lines: readonly ChatLine[], upload: UploadProgress | null) {
  const scroller = useRef<HTMLElement>(null);
  const following = useRef(true);
  const count = useRef(lines.length);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < FOLLOW_DISTANCE_PX;
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, []);

  useEffect(() => {
    const element = scroller.current;
    const grew = lines.length > count.current;
    count.current = lines.length;
    const uploadBegins = upload?.sent === 0;
    if (element && (following.current || grew || uploadBegins)) element.scrollTop = element.scrollHeight;
  }, [lines, upload]);

  return scroller;
}
