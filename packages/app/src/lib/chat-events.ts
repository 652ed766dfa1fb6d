import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";

export type ChatEventType = ChatEvent["type"];

/** The known events; anything else (from a newer server) is skipped. */
export const CHAT_EVENT_TYPES = [
  "tool",
  "progress",
  "delta",
  "citation",
  "attachment",
  "done",
  "error",
] as const satisfies readonly ChatEventType[];
