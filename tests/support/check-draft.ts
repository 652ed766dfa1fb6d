import type { Language } from "../../packages/shared/src/i18n/language";
import type { Source } from "../../packages/assistant/src/tools/facts";
import { checkSentence, type DraftSentence, type Evidence } from "../../packages/assistant/src/guard";

export interface RejectedSentence {
  sentence: string;
  /** The figures and dates that nothing backs, as written. */
  reasons: readonly string[];
}

export interface CheckedDraft {
  passed: readonly DraftSentence[];
  rejected: readonly RejectedSentence[];
}

/** "[2]" behind what it backs. */
const MARK = /\s?\[(\d{1,2})\]/g;

/**
 * Cuts a draft of any maker into sentences and lets the guard judge each. A sentence's marks ("[1]") name its sources
 * by their place in `sources`; one without marks is held against every source, and cites the first that backs it.
 *
 * @param sources what the marks count; the evidence's sources in their order unless told
 */
export function checkDraft(
  text: string,
  evidence: Evidence,
  language: Language,
  sources: readonly Source[] = sourcesOf(evidence),
): CheckedDraft {
  const passed: DraftSentence[] = [];
  const rejected: RejectedSentence[] = [];
  for (const { text: written, ownLine } of sentencesOf(text, language)) {
    const marks = [...written.matchAll(MARK)].flatMap(([, mark]) => sources[Number(mark) - 1] ?? []);
    const sentence = written.replaceAll(MARK, "");
    const check = (cited: readonly Source[]) => checkSentence({ text: sentence, sources: cited }, evidence);
    const cited =
      marks.length > 0
        ? marks
        : check([]).ok
          ? []
          : (sources.map((one) => [one]).find((one) => check(one).ok) ?? sources);
    const { ok, unbacked } = check(cited);
    if (ok) passed.push({ text: sentence, sources: cited, ...(ownLine ? { ownLine } : {}) });
    else rejected.push({ sentence, reasons: unbacked });
  }
  return { passed, rejected };
}

function sourcesOf({ facts, passages }: Evidence): Source[] {
  const all = [...facts, ...passages].map(({ source }) => source).filter(({ kind }) => kind !== "question");
  return [...new Map(all.map((source) => [source.key, source])).values()];
}

/** Lines first, as entries of a list end without a full stop; then the sentences of each. */
function sentencesOf(text: string, language: Language): { text: string; ownLine: boolean }[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return text.split(/\r?\n/).flatMap((line) => {
    const entry = line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "");
    return [...segmenter.segment(entry)]
      .map(({ segment }) => segment.trim())
      .filter(Boolean)
      .map((sentence, index) => ({ text: sentence, ownLine: index === 0 && entry !== line }));
  });
}
