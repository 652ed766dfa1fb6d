import { createContext, use } from "react";
import type { Conversation } from "../../stores/chat/conversation";

interface ConversationContextValue {
  conversation: Conversation;
  /** An answer or an upload is under way. */
  pending: boolean;
}

export const ConversationContext = createContext<ConversationContextValue | null>(null);

/** The conversation that a message stands in. */
export function useOwnConversation(): ConversationContextValue {
  const value = use(ConversationContext);
  if (!value) throw new Error("A message's parts stand inside a conversation");
  return value;
}
