import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Answer, ChatEvent, ChatMessage, Citation, Feedback } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange, ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import type { ScheduleProgress } from "@wattleaf/shared/contracts/optimization";
import type { ShiftProgress } from "@wattleaf/shared/contracts/optimization/tariffs";
import { ChatFailure } from "../../lib/chat-stream";
import { randomId } from "../../lib/random-id";

export type LineStatus = "thinking" | "streaming" | "done" | "stopped" | "failed";

/** One message as the conversation shows it. */
export interface ChatLine {
  id: string;
  from: "user" | "assistant";
  text: string;
  status: LineStatus;
  /** The key of the turn, which a question and its answer share; null until the server has assigned one. */
  messageKey: string | null;
  /** `upload` for a file and its analysis. */
  kind: ChatMessage["kind"];
  citations: readonly Citation[];
  suggestions: readonly string[];
  attachments: readonly Attachment[];
  /** How the question was understood. */
  reading: readonly ReadingChip[];
  /** What the answer asks back. */
  choices: readonly ReadingChoice[];
  /** What a question changes of the one before, when a chip or a choice asked it. */
  change: FrameChange | null;
  /** What the assistant looks up before its first word. */
  tool: string | null;
  /** How far the schedule is that the answer waits for. */
  progress: ScheduleProgress | ShiftProgress | null;
  feedback: Feedback | null;
  /** Whether to announce it: true for messages since the page was opened, false for the history. */
  isNew: boolean;
  /** Why it failed; the page chooses the message. */
  failure: ChatFailure | null;
}

/** A new line, finished by default. */
export const line = (from: ChatLine["from"], fields: Partial<ChatLine> = {}): ChatLine => ({
  id: randomId(),
  from,
  text: "",
  status: "done",
  messageKey: null,
  kind: "question",
  citations: [],
  suggestions: [],
  attachments: [],
  reading: [],
  choices: [],
  change: null,
  tool: null,
  progress: null,
  feedback: null,
  isNew: true,
  failure: null,
  ...fields,
});

/** The changes from a finished answer. */
export function finished({ response: text, messageId: _turnId, ...rest }: Answer): Partial<ChatLine> {
  return { ...rest, text, status: "done" };
}

/** The changes from a stream event. */
export function withEvent(current: ChatLine, event: ChatEvent): Partial<ChatLine> {
  if (event.type === "tool") return { tool: event.data.name, progress: null };
  if (event.type === "progress") return { progress: event.data };
  if (event.type === "delta") return { text: current.text + event.data.text, status: "streaming" };
  if (event.type === "citation") return { citations: [...current.citations, event.data] };
  if (event.type === "attachment") return { attachments: [...current.attachments, event.data] };
  return {};
}

export function failed(error: unknown): Partial<ChatLine> {
  const failure = error instanceof ChatFailure ? error : new ChatFailure("network", 0, "network", "");
  return { status: "failed", failure };
}

/** Of a message that an earlier page could not send, whatever the reason was. */
export const unsentFailure = () => new ChatFailure("network", 0, "unsent", "");

export function fromHistory(message: ChatMessage): ChatLine {
  const { message: text, isUser, isLoading, status, timestamp: _askedAt, ...rest } = message;
  if (isUser) return line("user", { ...rest, text, isNew: false });
  // A streaming answer is replayed from its first event, so it starts empty.
  if (isLoading) return line("assistant", { ...rest, status: "thinking" });
  if (status === "failed") {
    const failure = new ChatFailure("rejected", 200, "internal", text);
    return line("assistant", { ...rest, status, failure, isNew: false });
  }
  return line("assistant", { ...rest, text, status: status === "stopped" ? status : "done", isNew: false });
}
