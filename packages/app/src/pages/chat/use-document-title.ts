import { useEffect } from "react";
import { useT } from "../../lib/i18n";
import { useConversationTitle } from "../../lib/conversations";

/** Shows the conversation's title in the browser's tab and history. */
export function useDocumentTitle(sessionId: string | null): string | null {
  const t = useT();
  const title = useConversationTitle(sessionId);
  useEffect(() => {
    document.title = title === null ? t("meta.chat.title") : t("chat.page.documentTitle", { title });
  }, [title, t]);
  return title;
}
