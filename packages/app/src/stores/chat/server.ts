import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { streamAnswer } from "../../lib/chat-stream";
import { trpcClient } from "../../lib/trpc";
import { uploadBill } from "../../lib/upload";

/** The server calls of a conversation. */
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
    trpcClient.chat.history.query(before === undefined ? { sessionId } : { sessionId, before }),
  stopAnswer: (messageKey) => trpcClient.chat.stop.mutate({ messageKey }),
};
