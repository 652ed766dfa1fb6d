import { fromHistory } from "./line";
import type { ConversationParts } from "./parts";

/**
 * Shows the newest messages that the server has, and after them what it never received.
 * @returns whether they were read now: not when that was done before, is under way or failed
 */
export async function readHistory({ sessionId, store, server, outbox }: ConversationParts): Promise<boolean> {
  const { history } = store.getState();
  if (history !== "unread" && history !== "failed") return false;
  store.setState({ history: "loading" });
  try {
    const { messages, earlier } = await server.readHistory(sessionId);
    const received = messages.map(fromHistory);
    const known = outbox?.appendUnsent(received) ?? received;
    // A user who was quicker than the history has begun a conversation already: that one stays at the end.
    store.setState(({ lines }) => ({ history: "read", earlier, lines: [...known, ...lines] }));
    return true;
  } catch {
    store.setState({ history: "failed" });
    return false;
  }
}
