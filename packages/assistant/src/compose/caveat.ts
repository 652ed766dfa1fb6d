import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { DraftSentence } from "../guard";
import { messages } from "../messages";
import type { Doubt } from "../tools/facts";
import { formatFact } from "./format";

/** Of more documents the first ones are examples. */
const NAMED_FILES = 3;

/**
 * The sentences with the request to check what nothing else confirms in the documents that their figures were read
 * from: once for the whole answer, behind the first figures that it is about.
 */
export function withCaveat(sentences: readonly DraftSentence[], language: Language): readonly DraftSentence[] {
  const doubts = sentences.flatMap((sentence) => sentence.doubts ?? []);
  if (doubts.length === 0) return sentences;
  const at = placeIn(sentences);
  return [...sentences.slice(0, at), caveatOf(doubts, language), ...sentences.slice(at)];
}

/** Behind the first sentences in a row that need it; a list is not interrupted. */
function placeIn(sentences: readonly DraftSentence[]): number {
  let at = sentences.findIndex(({ doubts }) => doubts);
  const isLine = sentences[at]?.ownLine === true;
  const goesOn = (next: DraftSentence | undefined) =>
    next && (isLine ? next.ownLine === true : next.doubts && !next.ownLine);
  while (goesOn(sentences[at + 1])) at += 1;
  return at + 1;
}

function caveatOf(doubts: readonly Doubt[], language: Language): DraftSentence {
  const t = messages(language);
  const files = new Map<string, { name: string; figures: Set<string> }>();
  for (const { file, figures } of doubts) {
    const [first, last] = figures.map((figure) => formatFact(figure, { language }));
    const known = files.get(file.source.key) ?? { name: String(file.value), figures: new Set<string>() };
    known.figures.add(last === undefined ? `${first}` : t("assistant.doubt.period", { first: `${first}`, last }));
    files.set(file.source.key, known);
  }
  const named = [...files.values()].map(({ name, figures }) => ({ file: name, figures: [...figures] }));
  const sources = [...new Map(doubts.map(({ file: { source } }) => [source.key, source])).values()];
  const [only] = named;
  if (only && named.length === 1) {
    const values = { file: only.file, figures: formatList(only.figures, language) };
    return { text: t(only.figures.length === 1 ? "assistant.doubt.one" : "assistant.doubt.some", values), sources };
  }
  const list = named
    .slice(0, NAMED_FILES)
    .map(({ file, figures }) => t("assistant.doubt.inFile", { file, figures: formatList(figures, language) }));
  return {
    text: t(named.length > NAMED_FILES ? "assistant.doubt.manyFiles" : "assistant.doubt.files", {
      list: list.join(language === "zh" ? "；" : "; "),
    }),
    sources: sources.slice(0, NAMED_FILES),
  };
}
