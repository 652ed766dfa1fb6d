import type { Citation } from "@wattleaf/shared/contracts/chat/messages";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { AnswerEvent } from "../answer";
import { withMarks } from "../compose/draft";
import type { Source } from "../tools/facts";
import type { RawSentence } from "./sentences";

/** The answer as it is said, sentence by sentence, with its sources numbered where they are first used. */
export class StreamedAnswer {
  readonly citations: Citation[] = [];
  #text = "";

  constructor(
    readonly language: Language,
    /** Path of our site would point into the partner's page that holds the widget. */
    readonly withoutPaths: boolean,
  ) {}

  get text(): string {
    return this.#text;
  }

  /** @returns the events that say the sentence: new citations first, then its words */
  send(text: string, sources: readonly Source[], place: RawSentence["place"]): AnswerEvent[] {
    const events: AnswerEvent[] = [];
    const numbers = sources
      .filter(({ kind }) => kind !== "question")
      .map((source) => this.#number(source, events))
      .toSorted((a, b) => a - b);
    const gap = this.language === "zh" ? "" : " ";
    const wording = numbers.length > 0 ? withMarks(text, numbers.map((n) => `[${n}]`).join(""), gap) : text;
    return [...events, this.#delta(this.#between(place, gap) + wording)];
  }

  /** Takes over what another engine has said, whose marks are numbered from 1. */
  adopt(text: string, citations: readonly Citation[]): AnswerEvent[] {
    const events: AnswerEvent[] = [];
    const numbers = new Map(citations.map((citation) => [citation.index, this.#numberOf(citation, events)]));
    const renumbered = text.replace(/\[(\d+)\]/g, (mark, index: string) => {
      const number = numbers.get(Number(index));
      return number === undefined ? mark : `[${number}]`;
    });
    return [...events, this.#delta(this.#between("new line", "") + renumbered)];
  }

  #between(place: RawSentence["place"], gap: string): string {
    if (place === "entry") return this.#text === "" ? "• " : "\n• ";
    if (this.#text === "") return "";
    return place === "new line" ? "\n" : gap;
  }

  #delta(text: string): AnswerEvent {
    this.#text += text;
    return { type: "delta", text };
  }

  #number({ title, kind, url }: Source, events: AnswerEvent[]): number {
    const shown = url && !(this.withoutPaths && url.startsWith("/")) ? { url } : {};
    return this.#numberOf({ title, kind: kind as Citation["kind"], ...shown }, events);
  }

  /** A reader tells sources apart by what they are shown as. */
  #numberOf({ title, kind, url }: Omit<Citation, "index">, events: AnswerEvent[]): number {
    const known = this.citations.find((citation) => citation.title === title && citation.kind === kind);
    if (known) return known.index;
    const citation = { index: this.citations.length + 1, title, kind, ...(url ? { url } : {}) };
    this.citations.push(citation);
    events.push({ type: "citation", citation });
    return citation.index;
  }
}
