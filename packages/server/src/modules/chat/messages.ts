import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { messages } from "@wattleaf/assistant/messages";
import type { ShownTurn } from "./repo";

/** A turn as the two messages that people see. */
export function toMessages(turn: ShownTurn, nowMs: number): [ChatMessage, ChatMessage] {
  const timestamp = new Date(turn.createdAtMs).toISOString();
  const writing = turn.status === "answering" && nowMs < turn.deadlineAtMs;
  const lost = turn.status === "failed" || (turn.status === "answering" && !writing);
  const both = {
    timestamp,
    status: lost ? "failed" : turn.status,
    kind: turn.kind,
    messageKey: turn.messageKey,
  } as const;
  return [
    {
      ...both,
      id: `${turn.id}-q`,
      message: turn.question,
      isUser: true,
      isLoading: false,
      citations: [],
      suggestions: [],
      attachments: [],
      reading: [],
      choices: [],
      change: turn.change,
      feedback: null,
    },
    {
      ...both,
      id: turn.id,
      message: turn.answer || (lost ? messages(turn.language)("assistant.failed") : ""),
      isUser: false,
      isLoading: writing,
      citations: turn.citations,
      suggestions: turn.suggestions,
      attachments: turn.attachments,
      reading: turn.reading,
      choices: turn.choices,
      change: null,
      feedback: turn.rating && { rating: turn.rating, comment: turn.comment },
    },
  ];
}
