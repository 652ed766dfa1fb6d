import type { Conversation } from "./conversation";
import { clearOutboxes } from "./outbox-storage";

/** Opened conversations by session id, separate from the code that opens them, which most pages do not load. */
export const openConversations = new Map<string, Conversation>();

/** After its deletion: reopened by its URL, it starts empty. */
export function forgetConversation(sessionId: string): void {
  openConversations.get(sessionId)?.stop();
  openConversations.delete(sessionId);
}

/** When another user signs in: removes the previous user's conversations. */
export function forgetConversations(): void {
  for (const conversation of openConversations.values()) conversation.stop();
  openConversations.clear();
  clearOutboxes();
}
