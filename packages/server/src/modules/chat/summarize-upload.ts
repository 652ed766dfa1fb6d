import type { AnswerEvent } from "@wattleaf/assistant/answer";
import type { Frame } from "@wattleaf/assistant/frame/frame";
import { NOTHING_KNOWN } from "@wattleaf/assistant/ports";
import type { Language } from "@wattleaf/shared/i18n/language";
import { uploads as en } from "@wattleaf/shared/i18n/messages/en/uploads";
import { uploads as zh } from "@wattleaf/shared/i18n/messages/zh/uploads";
import type { RequestContext } from "../../core/request-context";
import type { StoredUpload } from "../uploads";

export type WholeAnswer = Extract<AnswerEvent, { type: "done" }>;

/** The assistant's summary of a file that was just read: the answer to "summarize my bill", guarded like any other. */
export async function summarizeUpload(
  { signal, platform: { answerWorkers, clock, log } }: RequestContext,
  upload: StoredUpload,
  language: Language,
): Promise<WholeAnswer> {
  // What is asked is known: it is not read from its words.
  const frame: Frame = { language, act: "ask", scope: "own", subject: "file", topics: [], sureness: 1, read: {} };
  const text = (language === "zh" ? zh : en)["uploads.summaryRequest"];
  const answer = answerWorkers.answer(
    {
      question: { text, language, turns: [], surface: "site", frame },
      nowMs: clock.now(),
      actions: null,
      engine: "built-in",
    },
    { data: { ...NOTHING_KNOWN, usage: async () => upload }, log, signal },
  );
  for await (const event of answer) if (event.type === "done") return event;
  throw new Error("An answer ended without its done event");
}
