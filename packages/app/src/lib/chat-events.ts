import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";

export type ChatEventType = ChatEvent["type"];

/** What the stream may hold; anything else (a later server's event) is passed over. */
export const CHAT_EVENT_TYPES = [
  "tool",
  "delta",
  "citation",
  "attachment",
  "done",
  "error",
] as const satisfies readonly ChatEventType[];
