import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { DraftSentence, Evidence } from "../guard";
import { checkSentence } from "../guard";
import type { CitedPassage, Doubt, Source } from "../tools/facts";
import { type PartnerVoice, saidBy } from "../partner-voice";
import type { ToldSection } from "../turn";
import type { AssistantKey } from "../messages";
import { messages } from "../messages";
import type { Figure } from "./format";
import { saidBehindPanels } from "./behind-panels";
import { withCaveat } from "./caveat";

const LEADS: ReadonlySet<AssistantKey> = new Set<AssistantKey>([
  "assistant.figures.homeCompared",
  "assistant.figures.homeInstead",
]);

/** Sentences of an answer in the making. Each remembers the sources of the figures it was filled with. */
export class Draft {
  readonly #sentences: DraftSentence[] = [];
  readonly #told: ToldSection[] = [];
  readonly #language: Language;
  readonly #partner: PartnerVoice | undefined;

  readonly #hasPanels: boolean;

  constructor(language: Language, { partner, hasPanels }: { partner?: PartnerVoice | undefined; hasPanels: boolean }) {
    this.#language = language;
    this.#partner = partner;
    this.#hasPanels = hasPanels;
  }

  get sentences(): readonly DraftSentence[] {
    return this.#sentences;
  }

  /** Sections of articles that were quoted. */
  get told(): readonly ToldSection[] {
    return this.#told;
  }

  /** Takes everything back. */
  clear(): void {
    this.#sentences.length = 0;
    this.#told.length = 0;
  }

  /** "I don't get it": leaves the one sentence that says it. */
  shorten(): void {
    const first = this.#sentences.find(({ sources }) => sources.length > 0);
    if (!first) return;
    this.#sentences.splice(0, this.#sentences.length, first);
    this.add("assistant.figures.inShort");
    this.#sentences.reverse();
  }

  /** As {@link add}, before what was said. */
  lead(key: AssistantKey, values: Readonly<Record<string, Figure | string>> = {}): void {
    const told = this.#sentences.splice(0);
    this.add(key, values);
    this.#sentences.push(...told);
  }

  /** Takes back what does not hold. @returns whether anything was */
  keepOnly(holds: (sentence: DraftSentence) => boolean): boolean {
    const kept = this.#sentences.filter(holds);
    return this.#sentences.splice(0, Infinity, ...kept).length > kept.length;
  }

  /** As {@link add}, as an entry of a list. */
  line(key: AssistantKey, values: Readonly<Record<string, Figure | string>> = {}): void {
    const before = this.#sentences.length;
    this.add(key, values);
    const last = this.#sentences.length > before ? this.#sentences.pop() : undefined;
    if (last) this.#sentences.push({ ...last, ownLine: true });
  }

  /** Adds a sentence of the catalog, its places filled with figures or plain words. */
  add(key: AssistantKey, values: Readonly<Record<string, Figure | string>> = {}, cite: readonly Source[] = []): void {
    const said = saidBy(this.#partner, this.#hasPanels ? saidBehindPanels(key) : key);
    if (said === null) return;
    const texts: Record<string, string> = this.#partner ? { partner: this.#partner.name } : {};
    const sources = [...cite];
    const doubts: Doubt[] = [];
    for (const [name, value] of Object.entries(values)) {
      texts[name] = typeof value === "string" ? value : value.text;
      if (typeof value === "string") continue;
      sources.push(...value.sources);
      doubts.push(...(value.doubts ?? []));
    }
    this.#sentences.push({
      text: messages(this.#language)(said, texts),
      sources: unique(sources),
      ...(doubts.length > 0 && { doubts }),
      ...(LEADS.has(key) && { leads: true }),
    });
  }

  /** Quotes the sentences of a cited passage, of many the first `limit`. */
  quote({ sentences, source, section }: CitedPassage, limit = sentences.length): void {
    if (section) this.#told.push(section);
    for (const text of sentences.slice(0, limit)) this.#sentences.push({ text, sources: [source] });
  }
}

function unique(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.key, source])).values()];
}

export interface CheckedAnswer {
  text: string;
  citations: Citation[];
  /** Cited sources in the order of their numbers. */
  sources: readonly Source[];
  /** What the guard turned down; empty for a sound composer. */
  rejected: readonly { sentence: string; unbacked: readonly string[] }[];
}

/**
 * Lets the guard judge each sentence, leaves out what nothing backs (saying so when that leaves no figure), and numbers
 * the sources where they are first used.
 */
export function finish(said: readonly DraftSentence[], evidence: Evidence, language: Language): CheckedAnswer {
  const sentences = withCaveat(said, language);
  const rejected: { sentence: string; unbacked: readonly string[] }[] = [];
  const kept = sentences.filter((sentence, index) => {
    // Two answers in one may quote the same.
    if (sentences.findIndex(({ text }) => text === sentence.text) < index) return false;
    const { ok, unbacked } = checkSentence(sentence, evidence);
    if (!ok) rejected.push({ sentence: sentence.text, unbacked });
    return ok;
  });
  if (rejected.length > 0 && kept.every(({ sources }) => sources.length === 0)) {
    kept.push({ text: messages(language)("assistant.unbacked"), sources: [] });
  }

  const cited: Source[] = [];
  const marks = ({ sources }: DraftSentence) =>
    sources
      .filter(({ kind }) => kind !== "question")
      .map((source) => {
        if (!cited.some(({ key }) => key === source.key)) cited.push(source);
        return cited.findIndex(({ key }) => key === source.key) + 1;
      })
      .toSorted((a, b) => a - b)
      .map((index) => `[${index}]`)
      .join("");
  const marked = kept.map((sentence) => ({
    text: sentence.text,
    marks: marks(sentence),
    ownLine: sentence.ownLine === true,
  }));
  const gap = language === "zh" ? "" : " ";
  const text = marked
    // One mark at the end of a run of sentences with the same sources reads better than one behind each.
    .map((sentence, index) => {
      const isEnd = sentence.marks !== "" && sentence.marks !== marked[index + 1]?.marks;
      const wording = isEnd ? withMarks(sentence.text, sentence.marks, gap) : sentence.text;
      // A list ends where a sentence follows that is none of its entries.
      const between = sentence.ownLine ? "\n• " : marked[index - 1]?.ownLine ? "\n" : gap;
      return index === 0 ? wording : between + wording;
    })
    .join("");
  const citations = cited.map(({ title, kind, url }, index) => ({
    index: index + 1,
    title,
    kind: kind as Citation["kind"],
    ...(url ? { url } : {}),
  }));
  return { text, citations, sources: cited, rejected };
}

/** Marks stand before the full stop: "… 412 W [1]." and "……412 瓦[1]。" */
export function withMarks(text: string, marks: string, gap: string): string {
  const end = /[.。!?！？]["”')]?$/.exec(text);
  return end ? `${text.slice(0, end.index)}${gap}${marks}${end[0]}` : `${text}${gap}${marks}`;
}
