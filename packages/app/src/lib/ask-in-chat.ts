import { useLocation } from "wouter";
import { useLanguage } from "../stores/language";
import { conversationPath } from "./conversations";
import { useT } from "./i18n";
import { randomId } from "./random-id";
import { showToast } from "./show-toast";

/** Asks a question in a new conversation and opens it. The code of conversations loads with the first question. */
export function useAskInChat(): (question: string) => Promise<void> {
  const t = useT();
  const language = useLanguage();
  const [, navigate] = useLocation();
  return async (question) => {
    const chat = await import("../stores/chat/conversation-of").catch(() => null);
    if (!chat) {
      showToast({ title: t("error.network"), variant: "destructive" });
      return;
    }
    const sessionId = randomId();
    const conversation = chat.conversationOf(sessionId);
    conversation.skipHistory();
    void conversation.send(question, language);
    navigate(conversationPath(sessionId));
  };
}
