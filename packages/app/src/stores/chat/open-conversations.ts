import type { Conversation } from "./conversation";
import { clearOutboxes } from "./outbox-storage";

/** By session id: the conversations that pages have opened. Apart from what opens one, which pages without a chat need not load. */
export const openConversations = new Map<string, Conversation>();

/** After its deletion: opened by its address, it begins empty. */
export function forgetConversation(sessionId: string): void {
  openConversations.get(sessionId)?.stop();
  openConversations.delete(sessionId);
}

/** When another user takes over: nothing of the last one's stays. */
export function forgetConversations(): void {
  for (const conversation of openConversations.values()) conversation.stop();
  openConversations.clear();
  clearOutboxes();
}
