import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { trpcClient } from "../lib/trpc";
import type { Conversation } from "./chat";
import { fromHistory } from "./chat-line";

type ReadHistory = (
  sessionId: string,
  before: number,
) => Promise<{ messages: readonly ChatMessage[]; earlier: number | null }>;

const readFromServer: ReadHistory = (sessionId, before) => trpcClient.chat.history.query({ sessionId, before });

/** Adds the messages before the first one that is shown. @throws what the call throws */
export async function restoreEarlier({ store, sessionId }: Conversation, read = readFromServer): Promise<void> {
  const before = store.getState().earlier;
  if (before === null) return;
  const { messages, earlier } = await read(sessionId, before);
  // Pressed twice: the first one has brought them.
  if (store.getState().earlier !== before) return;
  store.setState(({ lines }) => ({ earlier, lines: [...messages.map(fromHistory), ...lines] }));
}
