import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { streamAnswer } from "../../lib/chat-stream";
import { getJson, postJson } from "../../lib/rest";
import type { uploadBill } from "../../lib/upload";

/** The server calls of a conversation: over REST, because the landing page does not load tRPC. */
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
  // Most conversations have no file.
  uploadBill: async (...upload) => (await import("../../lib/upload")).uploadBill(...upload),
  readHistory: (sessionId, before) =>
    getJson("/api/chat/history", before === undefined ? { sessionId } : { sessionId, before }),
  stopAnswer: (messageKey) => postJson("/api/chat/stop", { messageKey }),
};
