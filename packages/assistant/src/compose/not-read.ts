import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { notReadIn } from "../frame/not-read";
import type { AnswerKind } from "../plan";
import type { Composition } from "./composition";

/** Told in figures of the asker's own, which would pass for what was asked. */
const IN_FIGURES: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["figures", "breakdown", "bill"]);
const SENTENCES = { limit: "assistant.notRead.limit", part: "assistant.notRead.part" } as const;

/** Says which words of the question the answer leaves out. @param question as it was written @param today YYYY-MM-DD */
export function addNotRead(c: Composition, kind: AnswerKind, question: string, today: string): void {
  if (!IN_FIGURES.has(kind) || c.outcome !== "answered" || c.draft.sentences.length === 0) return;
  const notRead = notReadIn(question, c.frame, today);
  for (const of of ["limit", "part"] as const) {
    const words = notRead
      .filter((one) => one.kind === of)
      .map((one) => ({ ...c.showSaid(one.words), text: `“${one.words}”` }));
    if (words.length > 0) c.draft.add(SENTENCES[of], { words: c.join(words, formatList) });
  }
}
