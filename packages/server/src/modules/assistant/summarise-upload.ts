import type { Language } from "@wattleaf/shared/i18n/language";
import type { StoredUpload } from "../uploads";
import type { AnswerEvent, KnowledgeBase } from "./answer";
import { answerQuestion } from "./answer";
import { words } from "./words";

export type WholeAnswer = Extract<AnswerEvent, { type: "done" }>;

/** What the assistant says of a file that was just read: the answer to "summarise my bill", guarded like any other. */
export async function summariseUpload(
  upload: StoredUpload,
  language: Language,
  knowledge: KnowledgeBase,
): Promise<WholeAnswer> {
  const data = { usage: async () => upload, account: async () => null, items: async () => [] };
  const question = {
    text: words(language)("assistant.upload.question"),
    language,
    turns: [],
    surface: "site",
  } as const;
  for await (const event of answerQuestion(question, data, knowledge)) if (event.type === "done") return event;
  throw new Error("An answer ended without its done event");
}
