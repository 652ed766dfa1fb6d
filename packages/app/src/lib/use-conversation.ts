import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { conversationOf } from "../stores/chat";
import { useLanguage } from "../stores/language";

/**
 * A conversation and its present state; what was said before a reload comes back by itself.
 * @param isNew nothing can have been said in it: the server need not be asked
 */
export function useConversation(sessionId: string, isNew = false) {
  const language = useLanguage();
  const conversation = useMemo(() => conversationOf(sessionId), [sessionId]);
  const state = useStore(conversation.store);
  useEffect(() => {
    if (isNew) conversation.begin();
    else void conversation.restore(language);
  }, [conversation, isNew, language]);
  return { conversation, state };
}
