import { useEffect, useState } from "react";
import { plainText } from "../../lib/answer-text";
import { useT } from "../../lib/i18n";
import type { ChatLine } from "../../stores/chat/line";

/** Long enough for a screen reader to pick up the text; afterwards it is removed, so that it is not read twice. */
const SPOKEN_FOR_MS = 2000;

/**
 * Announces to screen readers that an answer is being generated, then the full answer once. The conversation itself is
 * not live: an answer read word by word as it streams could not be followed. Errors are announced separately.
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
  return last.status === "thinking" || last.status === "streaming" ? thinking : plainText(last.text);
}
