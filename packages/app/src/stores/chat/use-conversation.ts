import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../language";
import { conversationOf } from "./conversation-of";
import type { Outbox } from "./outbox";

interface ConversationOptions {
  /** Nothing can have been said in it: the server need not be asked. */
  isNew?: boolean;
  /** Makes what keeps unreceived messages over a reload. */
  outboxOf?: (sessionId: string) => Outbox;
}

/** A conversation and its present state; what was said before a reload comes back by itself. */
export function useConversation(sessionId: string, { isNew = false, outboxOf }: ConversationOptions = {}) {
  const language = useLanguage();
  const conversation = useMemo(() => conversationOf(sessionId, outboxOf), [sessionId, outboxOf]);
  const state = useStore(conversation.store);
  useEffect(() => {
    if (isNew) conversation.skipHistory();
    else void conversation.restore(language);
  }, [conversation, isNew, language]);
  return { conversation, state };
}
