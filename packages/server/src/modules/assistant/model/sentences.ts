import { lineStart } from "./plain-text";

/** A sentence as a model wrote it, Markdown included. */
export interface RawSentence {
  text: string;
  /** Names of the sources that the model put behind it: S1, S2 … */
  marks: readonly string[];
  /** How it stands to what is before it. */
  place: "same line" | "new line" | "entry";
}

/** What a mark looks like, whatever brackets a model prefers. */
const MARKS = /\s*[[(（【]\s*(?:sources?:?\s*)?(S\d{1,3}(?:\s*[,;，、]?\s*S\d{1,3})*)\s*[\])）】]/gi;
const MARKS_BEHIND_END =
  /([.!?。！？]["”’')）]*)((?:\s*[[(（【]\s*S\d{1,3}(?:\s*[,;，、]?\s*S\d{1,3})*\s*[\])）】])+)/gi;
/** After a full stop that ends a sentence, not one in "e.g." or "2.5"; in Chinese right behind it. */
const BOUNDARY =
  /(?<=[。！？][”’）」]?)(?![”’）」\s]*(?:$|[[【（(]\s*(?:$|S)))|(?<=(?<!^\s*\d{1,2}|\b\p{L}|\be\.g|\bi\.e|\bvs|\bapprox|\bno|\bca|\bMr|\bMrs|\bDr|\bSt)[.!?]["”')]?)\s+(?=["“'(]?[\p{Lu}\p{Script=Han}\d*_]|!\[|<)/u;

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
    const parts = line.replace(MARKS_BEHIND_END, "$2$1").split(BOUNDARY);
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
    const marks = [...rest.matchAll(MARKS)].flatMap(([, names = ""]) => names.toUpperCase().match(/S\d+/g) ?? []);
    return [{ text: rest.replace(MARKS, "").trim(), marks: [...new Set(marks)], place }];
  }
}
