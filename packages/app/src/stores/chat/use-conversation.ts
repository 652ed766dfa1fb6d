import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../language";
import { conversationOf } from "./conversation-of";
import type { Outbox } from "./outbox";

interface ConversationOptions {
  /** It is new, so the server need not be asked for a history. */
  isNew?: boolean;
  /** Makes the storage for unsent messages. */
  outboxOf?: (sessionId: string) => Outbox;
}

/** A conversation and its current state; loads the history after a reload. */
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
