import type { ChatMessage } from "@wattleaf/shared/contracts/chat";
import { INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { ShownTurn } from "./repo";

/** A turn as the two messages that people see. */
export function toMessages(turn: ShownTurn, nowMs: number): [ChatMessage, ChatMessage] {
  const timestamp = new Date(turn.createdAtMs).toISOString();
  const writing = turn.status === "answering" && nowMs < turn.deadlineAtMs;
  const lost = turn.status === "failed" || (turn.status === "answering" && !writing);
  return [
    {
      id: `${turn.id}-q`,
      message: turn.question,
      isUser: true,
      timestamp,
      isLoading: false,
      messageKey: turn.messageKey,
      citations: [],
      suggestions: [],
      attachments: [],
    },
    {
      id: turn.id,
      message: lost ? INTERNAL_MESSAGE : turn.answer,
      isUser: false,
      timestamp,
      isLoading: writing,
      messageKey: turn.messageKey,
      citations: turn.citations,
      suggestions: turn.suggestions,
      attachments: turn.attachments,
    },
  ];
}
