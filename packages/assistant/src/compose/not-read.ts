import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { notReadIn } from "../frame/not-read";
import { isToldIn } from "../frame/not-read/told";
import { normalWords } from "../frame/normalize";
import { checkSentence } from "../guard";
import type { AnswerKind } from "../plan";
import type { Composition } from "./composition";

/** Told in figures of the asker's own, which would pass for what was asked. */
const IN_FIGURES: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["figures", "breakdown", "bill"]);
/** Whose times are those of orders and of the home's own hours: only what they leave unanswered is said. */
const IN_PARTS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["device_command", "home_matters"]);
const SENTENCES = { limit: "assistant.notRead.limit", part: "assistant.notRead.part" } as const;

/** Says which words of the question the answer leaves out. @param question as it was written @param today YYYY-MM-DD */
export function addNotRead(c: Composition, kind: AnswerKind, question: string, today: string): void {
  if (!IN_FIGURES.has(kind) && !IN_PARTS.has(kind)) return;
  const told = c.draft.sentences.filter((sentence) => checkSentence(sentence, c.evidence).ok);
  if (c.outcome !== "answered" || told.length === 0) return;
  const answer = told.map(({ text }) => text).join(" ");
  const notRead = notReadIn(question, c.frame, today).filter(
    (one) => (one.kind === "part" || IN_FIGURES.has(kind)) && !isToldIn(one, normalWords(one.words), answer),
  );
  for (const of of ["limit", "part"] as const) {
    const words = notRead
      .filter((one) => one.kind === of)
      .map((one) => ({ ...c.showSaid(one.words), text: `“${one.words}”` }));
    if (words.length > 0) c.draft.add(SENTENCES[of], { words: c.join(words, formatList) });
  }
}
