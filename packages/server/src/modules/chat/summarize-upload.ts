import type { Language } from "@wattleaf/shared/i18n/language";
import { uploads as en } from "@wattleaf/shared/i18n/messages/en/uploads";
import { uploads as zh } from "@wattleaf/shared/i18n/messages/zh/uploads";
import type { StoredUpload } from "../uploads";
import type { AnswerEvent, KnowledgeBase } from "@wattleaf/assistant/answer";
import { answerQuestion } from "@wattleaf/assistant/answer";
import { NOTHING_KNOWN } from "@wattleaf/assistant/ports";

export type WholeAnswer = Extract<AnswerEvent, { type: "done" }>;

/** The assistant's summary of a file that was just read: the answer to "summarize my bill", guarded like any other. */
export async function summarizeUpload(
  upload: StoredUpload,
  language: Language,
  knowledge: KnowledgeBase,
): Promise<WholeAnswer> {
  const data = { ...NOTHING_KNOWN, usage: async () => upload };
  const question = {
    text: (language === "zh" ? zh : en)["uploads.summaryRequest"],
    language,
    turns: [],
    surface: "site",
  } as const;
  for await (const event of answerQuestion(question, data, knowledge)) if (event.type === "done") return event;
  throw new Error("An answer ended without its done event");
}
