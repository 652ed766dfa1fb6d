import { useLocation } from "wouter";
import { conversationOf } from "../stores/chat/conversation-of";
import { useLanguage } from "../stores/language";
import { conversationPath } from "./conversations";
import { randomId } from "./random-id";

/** Asks a question in a new conversation and opens it. */
export function useAskInChat(): (question: string) => void {
  const language = useLanguage();
  const [, navigate] = useLocation();
  return (question) => {
    const sessionId = randomId();
    const conversation = conversationOf(sessionId);
    conversation.skipHistory();
    void conversation.send(question, language);
    navigate(conversationPath(sessionId));
  };
}
