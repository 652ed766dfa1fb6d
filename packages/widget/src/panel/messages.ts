import type { ChatMessage, Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { Failure } from "../api/failure";

/** What an answer in the making is doing. */
export type Activity = "thinking" | "tool" | "writing" | "reconnecting";

export interface Message {
  /** Stable within the panel; the answer's messageKey for answers. */
  id: string;
  from: "user" | "assistant";
  text: string;
  citations: readonly Citation[];
  /** Set while the answer is being made. */
  activity?: Activity;
  stopped?: boolean;
  /** Set when the answer or the reading of a file failed; `text` then holds what had come before. */
  failure?: Failure;
  /** The failure is a file's, whose words differ from a question's. */
  isFile?: boolean;
  /** Came in while the panel ran, and so is read out; messages of an earlier page are not. */
  isLive?: boolean;
}

export function userMessage(id: string, text: string, extra: Partial<Message> = {}): Message {
  return { id, from: "user", text, citations: [], isLive: true, ...extra };
}

export function assistantMessage(id: string, text: string, extra: Partial<Message> = {}): Message {
  return { id, from: "assistant", text, citations: [], isLive: true, ...extra };
}

export function messageFromHistory({ id, message, isUser, isLoading, messageKey, citations }: ChatMessage): Message {
  return {
    id: (!isUser && messageKey) || id,
    from: isUser ? "user" : "assistant",
    text: message,
    citations,
    activity: isLoading ? "thinking" : undefined,
  };
}
