import { Conversation } from "./conversation";
import { openConversations } from "./open-conversations";
import type { Outbox } from "./outbox";

/** The conversation with this id; the same instance for every page that shows it. */
export function conversationOf(sessionId: string, outboxOf?: (sessionId: string) => Outbox): Conversation {
  const known = openConversations.get(sessionId);
  if (known) return known;
  const opened = new Conversation(sessionId, outboxOf?.(sessionId));
  openConversations.set(sessionId, opened);
  return opened;
}
