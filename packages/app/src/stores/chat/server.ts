import type { ChatMessage } from "@wattleaf/shared/contracts/chat";
import { streamAnswer } from "../../lib/chat-stream";
import { trpcClient } from "../../lib/trpc";
import { uploadBill } from "../../lib/upload";

/** What a conversation asks of the server. */
export interface ChatServer {
  streamAnswer: typeof streamAnswer;
  uploadBill: typeof uploadBill;
  /** @param before where the page of messages ends; without it, the newest ones */
  readHistory: (
    sessionId: string,
    before?: number,
  ) => Promise<{ messages: readonly ChatMessage[]; earlier: number | null }>;
  stopAnswer: (messageKey: string) => Promise<unknown>;
}

export const chatServer: ChatServer = {
  streamAnswer,
  uploadBill,
  readHistory: (sessionId, before) =>
    trpcClient.assistant.history.query(before === undefined ? { sessionId } : { sessionId, before }),
  stopAnswer: (messageKey) => trpcClient.assistant.stop.mutate({ messageKey }),
};
