import { fromHistory } from "./line";
import type { ConversationParts } from "./parts";

/** Adds the messages before the first one shown. @throws what the call throws */
export async function readEarlier({ sessionId, store, server }: ConversationParts): Promise<void> {
  const before = store.getState().earlier;
  if (before === null) return;
  const { messages, earlier } = await server.readHistory(sessionId, before);
  // A second click: the first one has loaded them.
  if (store.getState().earlier !== before) return;
  store.setState(({ lines }) => ({ earlier, lines: [...messages.map(fromHistory), ...lines] }));
}
