import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Answer, ChatEvent, ChatMessage, Citation, Feedback } from "@wattleaf/shared/contracts/chat/messages";
import type { ScheduleProgress } from "@wattleaf/shared/contracts/optimization";
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
  /** What the assistant looks up before its first word. */
  tool: string | null;
  /** How far the schedule is that the answer waits for. */
  progress: ScheduleProgress | null;
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
  tool: null,
  progress: null,
  feedback: null,
  isNew: true,
  failure: null,
  ...fields,
});

/** The changes from a finished answer. */
export const finished = (answer: Answer): Partial<ChatLine> => ({
  text: answer.response,
  citations: answer.citations,
  suggestions: answer.suggestions,
  attachments: answer.attachments,
  status: "done",
});

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
  const { id, kind, messageKey, isLoading, feedback } = message;
  const both = { id, kind, messageKey };
  if (message.isUser) return line("user", { ...both, text: message.message, isNew: false });
  // A streaming answer is replayed from its first event, so it starts empty.
  if (isLoading) return line("assistant", { ...both, status: "thinking" });
  if (message.status === "failed") {
    const failure = new ChatFailure("rejected", 200, "internal", message.message);
    return line("assistant", { ...both, status: "failed", failure, isNew: false });
  }
  return line("assistant", {
    ...both,
    feedback,
    isNew: false,
    text: message.message,
    status: message.status === "stopped" ? "stopped" : "done",
    citations: message.citations,
    suggestions: message.suggestions,
    attachments: message.attachments,
  });
}
