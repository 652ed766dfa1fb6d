import type { ChatMessage, Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange, ReadingChip } from "@wattleaf/shared/contracts/chat/reading";
import { Failure } from "../api/failure";
import type { ShownAttachment } from "../api/file-sending";

/** What an answer in the making is doing. */
export type Activity = "thinking" | "tool" | "progress" | "writing" | "reconnecting" | "busy" | "offline";

/** The message that every conversation begins with. */
export const GREETING_ID = "greeting";

export interface Message {
  /** Stable within the panel; the answer's messageKey for answers. */
  id: string;
  from: "user" | "assistant";
  text: string;
  citations: readonly Citation[];
  /** Charts, tables and action cards below the text. */
  attachments?: readonly ShownAttachment[];
  /** How the question was understood. */
  reading?: readonly ReadingChip[];
  /** What a question changes of the one before. */
  change?: FrameChange | null;
  /** Set while the answer is being made. */
  activity?: Activity;
  stopped?: boolean;
  /** Set when the answer or the reading of a file failed; `text` then holds what had come before. */
  failure?: Failure;
  /** The message is a file's: its failure says itself what a person reads. */
  isFile?: boolean;
  /** Sending the conversation to the partner, from below this answer. */
  handOver?: "asking" | "sending" | "sent" | "failed";
  /** Came in while the panel ran, and so is read out; messages of an earlier page are not. */
  isLive?: boolean;
}

const messageFrom =
  (from: Message["from"]) =>
  (id: string, text: string, extra?: Partial<Message>): Message => ({
    id,
    from,
    text,
    citations: [],
    isLive: true,
    ...extra,
  });
export const userMessage = messageFrom("user");
export const assistantMessage = messageFrom("assistant");

export function messageFromHistory(saved: ChatMessage): Message {
  const { id, message, isUser, isLoading, status, messageKey, citations, attachments, reading, change } = saved;
  if (isUser) return userMessage(id, message, { isLive: false, change });
  return assistantMessage(messageKey || id, message, {
    citations,
    attachments,
    reading,
    isLive: false,
    activity: isLoading ? "thinking" : undefined,
    stopped: status === "stopped",
    ...(status === "failed" && { text: "", failure: new Failure("answer", message) }),
  });
}
