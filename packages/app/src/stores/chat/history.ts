import { fromHistory } from "./line";
import type { ConversationParts } from "./parts";

/**
 * Shows the newest messages on the server, followed by the unsent ones.
 * @returns whether they were loaded now: false if that was done before, is in progress or failed
 */
export async function readHistory({ sessionId, store, server, outbox }: ConversationParts): Promise<boolean> {
  const { history } = store.getState();
  if (history !== "unread" && history !== "failed") return false;
  store.setState({ history: "loading" });
  try {
    const { messages, earlier } = await server.readHistory(sessionId);
    const received = messages.map(fromHistory);
    const known = outbox?.appendUnsent(received) ?? received;
    // A user who was faster than the history has already started a conversation, which stays at the end.
    store.setState(({ lines }) => ({ history: "read", earlier, lines: [...known, ...lines] }));
    return true;
  } catch {
    store.setState({ history: "failed" });
    return false;
  }
}
