import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat";

interface AnnouncementProps {
  last: ChatLine | undefined;
  failureText: (line: ChatLine) => string | null;
}

/**
 * Tells screen readers that an answer is being thought about, then the whole answer once. The conversation itself is
 * silent: read word by word as it streams, an answer could not be followed.
 */
export function Announcement({ last, failureText }: AnnouncementProps) {
  const t = useT();
  let text: string | null = "";
  if (last?.from === "assistant" && last.isNew) {
    const unfinished = last.status === "thinking" || last.status === "streaming";
    text = unfinished ? t("chat.thinking") : last.status === "failed" ? failureText(last) : last.text;
  }
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
