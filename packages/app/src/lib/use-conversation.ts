import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { conversationOf } from "../stores/chat";
import { useLanguage } from "../stores/language";

/** A conversation and its present state; what was said before a reload comes back by itself. */
export function useConversation(sessionId: string) {
  const language = useLanguage();
  const conversation = useMemo(() => conversationOf(sessionId), [sessionId]);
  const state = useStore(conversation.store);
  useEffect(() => void conversation.restore(language), [conversation, language]);
  return { conversation, state };
}
