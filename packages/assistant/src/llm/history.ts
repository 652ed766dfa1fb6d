import type { ModelMessage } from "ai";
import type { Fence } from "./fence";
import type { Redactor } from "./redaction";

/** A question with its answer, or a file with what was said of it. */
export interface Exchange {
  kind: "question" | "upload";
  /** For an upload the file's name. */
  question: string;
  answer: string;
}

/** How much of a conversation a model reads again. What is older has been answered. */
const MOST_EXCHANGES = 6;
const MOST_CHARACTERS = 6_000;

/** The newest exchanges as messages, the oldest first; an exchange goes whole or not at all. */
export function historyMessages(exchanges: readonly Exchange[], redactor: Redactor, fence: Fence): ModelMessage[] {
  const kept: ModelMessage[][] = [];
  let left = MOST_CHARACTERS;
  for (const { kind, question, answer } of exchanges.toReversed().slice(0, MOST_EXCHANGES)) {
    left -= question.length + answer.length;
    if (left < 0) break;
    const asked =
      kind === "upload"
        ? `I uploaded a file of this name:\n${fence.around(redactor.redact(question, "asker"))}`
        : redactor.redact(question, "asker");
    // The numbers of its citations mean nothing in another answer.
    const answered = redactor.redact(answer.replace(/\s?\[\d+\]/g, ""), "other");
    kept.push([
      { role: "user", content: asked },
      { role: "assistant", content: answered === "" ? "…" : answered },
    ]);
  }
  return kept.toReversed().flat();
}
