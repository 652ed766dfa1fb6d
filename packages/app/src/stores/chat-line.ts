import type { Answer, ChatEvent, ChatMessage, Citation } from "@wattleaf/shared/contracts/chat";
import { ChatFailure } from "../lib/chat-stream";
import { randomId } from "../lib/random-id";

export type LineStatus = "thinking" | "streaming" | "done" | "stopped" | "failed";

/** One message as the conversation shows it. */
export interface ChatLine {
  id: string;
  from: "user" | "assistant";
  text: string;
  status: LineStatus;
  citations: readonly Citation[];
  suggestions: readonly string[];
  /** Worth announcing: said since the page was opened. What comes back with the history is old news. */
  isNew: boolean;
  /** Why it failed; the page decides on the words. */
  failure: ChatFailure | null;
}

/** A line of its own, finished unless told otherwise. */
export const line = (from: ChatLine["from"], fields: Partial<ChatLine> = {}): ChatLine => ({
  id: randomId(),
  from,
  text: "",
  status: "done",
  citations: [],
  suggestions: [],
  isNew: true,
  failure: null,
  ...fields,
});

/** What a finished answer changes. */
export const finished = (answer: Answer): Partial<ChatLine> => ({
  text: answer.response,
  citations: answer.citations,
  suggestions: answer.suggestions,
  status: "done",
});

/** What an event of the stream changes. */
export function withEvent(current: ChatLine, event: ChatEvent): Partial<ChatLine> {
  if (event.type === "delta") return { text: current.text + event.data.text, status: "streaming" };
  if (event.type === "citation") return { citations: [...current.citations, event.data] };
  return {};
}

export function failed(error: unknown): Partial<ChatLine> {
  const failure = error instanceof ChatFailure ? error : new ChatFailure("network", 0, "network", "");
  return { status: "failed", failure };
}

export function fromHistory(message: ChatMessage): ChatLine {
  return line(message.isUser ? "user" : "assistant", {
    id: message.id,
    isNew: message.isLoading,
    // An open answer is told again from its first event, so it begins empty.
    text: message.isLoading ? "" : message.message,
    status: message.isLoading ? "thinking" : "done",
    citations: message.isLoading ? [] : message.citations,
    suggestions: message.suggestions,
  });
}
