import { useEffect, useState } from "react";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";

/** Long enough for a screen reader to take the text over; after that nobody should come across it twice. */
const SPOKEN_FOR_MS = 2000;

/**
 * Tells screen readers that an answer is being thought about, then the whole answer once. The conversation itself is
 * silent: read word by word as it streams, an answer could not be followed. Failures speak for themselves.
 */
export function Announcement({ last }: { last: ChatLine | undefined }) {
  const t = useT();
  const [spoken, setSpoken] = useState("");
  const text = announcementOf(last, t("chat.thinking"));
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPOKEN_FOR_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {text === spoken ? "" : text}
    </p>
  );
}

function announcementOf(last: ChatLine | undefined, thinking: string): string {
  if (last?.from !== "assistant" || !last.isNew || last.status === "failed") return "";
  return last.status === "thinking" || last.status === "streaming" ? thinking : last.text;
}
