import { createContext, use } from "react";
import type { Conversation } from "../../stores/chat/conversation";

interface ConversationContextValue {
  conversation: Conversation;
  /** An answer or an upload is in progress. */
  pending: boolean;
}

export const ConversationContext = createContext<ConversationContextValue | null>(null);

/** The conversation of the current message. */
export function useOwnConversation(): ConversationContextValue {
  const value = use(ConversationContext);
  if (!value) throw new Error("A message's parts stand inside a conversation");
  return value;
}
