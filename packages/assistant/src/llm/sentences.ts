import { lineStart } from "./plain-text";

/** A sentence as a model wrote it, Markdown included. */
export interface RawSentence {
  text: string;
  /** Names of the sources that the model put behind it: S1, S2 … */
  marks: readonly string[];
  /** How it stands to what is before it. */
  place: "same line" | "new line" | "entry";
}

/** "S1, S2"; models that were taught otherwise write the numbers alone, which in round brackets may mean anything. */
const NAMES = String.raw`S?\d{1,2}(?:\s*[,;，、]\s*S?\d{1,2}|\s*S\d{1,2})*`;
const MARK = String.raw`\s*(?:[[【]\s*(?:sources?:?\s*)?\^?(?:${NAMES})\s*[\]】]|[(（]\s*(?:sources?:?\s*)?(?=S)(?:${NAMES})\s*[)）])`;
/** Not what a link is written with. */
const MARKS = new RegExp(`${MARK}(?!\\()`, "gi");
const BEHIND_END = String.raw`([.!?。！？]["”’')）]*)((?:${MARK})+)(?!\()`;
const MARKS_BEHIND_END = new RegExp(BEHIND_END, "gi");
/** The same in a line of which more may come: what follows the mark must be seen. */
const MARKS_BEHIND_END_SO_FAR = new RegExp(`${BEHIND_END}(?!$)`, "gi");
/** After a full stop that ends a sentence, not one in "e.g." or "2.5"; in Chinese right behind it. */
const BOUNDARY =
  /(?<=[。！？][”’）」]?)(?![”’）」\s]*(?:$|[[【]\s*(?:$|\^|S|s|\d)|[（(]\s*(?:$|S)))|(?<=(?<!^\s*\d{1,2}|\b\p{L}|\be\.g|\bi\.e|\bvs|\bapprox|\bno|\bca|\bMr|\bMrs|\bDr|\bSt)[.!?]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{Script=Han}\d*_]|!\[|<)/u;

/** Cuts a text that comes in pieces into sentences, as soon as each is whole. */
export class SentenceStream {
  #line = "";
  #startsLine = true;
  /** Nothing stands above the first line. */
  #isFirstLine = true;

  /** @returns the sentences that are whole now */
  push(piece: string): RawSentence[] {
    const lines = (this.#line + piece.replaceAll("\r", "")).split("\n");
    const last = lines.pop() ?? "";
    return [...lines.flatMap((line) => this.#take(line, true)), ...this.#take(last, false)];
  }

  /** @returns what is left when the text has come to its end */
  end(): RawSentence[] {
    return this.#take(this.#line, true);
  }

  /** Of a line that is still being written the last sentence waits for its end. */
  #take(line: string, isWhole: boolean): RawSentence[] {
    const parts = line.replace(isWhole ? MARKS_BEHIND_END : MARKS_BEHIND_END_SO_FAR, "$2$1").split(BOUNDARY);
    const waiting = isWhole ? "" : (parts.pop() ?? "");
    const sentences = parts.flatMap((part) => this.#sentence(part));
    // What is kept is what was read, so that a mark that was moved is not moved again.
    this.#line = waiting;
    if (isWhole) this.#startsLine = true;
    return sentences;
  }

  #sentence(part: string): RawSentence[] {
    const { isEntry, rest } = this.#startsLine ? lineStart(part) : { isEntry: false, rest: part };
    if (rest.trim() === "") return [];
    const place = isEntry ? "entry" : this.#startsLine && !this.#isFirstLine ? "new line" : "same line";
    this.#startsLine = false;
    this.#isFirstLine = false;
    const marks = [...rest.matchAll(MARKS)].flatMap(([mark]) => mark.match(/\d+/g) ?? []).map((number) => `S${number}`);
    return [{ text: rest.replace(MARKS, "").trim(), marks: [...new Set(marks)], place }];
  }
}
