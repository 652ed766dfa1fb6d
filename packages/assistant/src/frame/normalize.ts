import { sify } from "chinese-conv";
import { withoutHomophones } from "./homophones";
import { spelled } from "./spelling";

/** A message in one spelling for what means the same, and where each of its characters stands in the original. */
export interface NormalText {
  text: string;
  /** The original's words between two offsets of `text`. */
  originalWords(from: number, to: number): string;
  /** Where an offset of the original stands in `text`. */
  offsetOf(original: number): number;
}

/**
 * Full-width letters and digits narrow (NFKC), lower case, straight quotes, simplified characters, single spaces, and
 * slips of the keyboard mended.
 */
export function normalizeText(original: string): NormalText {
  let text = "";
  const startOf: number[] = [];
  const endOf: number[] = [];
  let offset = 0;
  for (const character of original) {
    const end = offset + character.length;
    let plain = plainCharacter(character);
    if (plain === " " && (text === "" || text.endsWith(" "))) plain = "";
    for (let index = 0; index < plain.length; index += 1) {
      startOf.push(offset);
      endOf.push(end);
    }
    text += plain;
    offset = end;
  }
  const simplified = sify(text);
  const chosen = withoutHomophones(simplified.length === text.length ? simplified : text).replaceAll("旧年", "去年");
  const plain = mended(chosen.trimEnd(), startOf, endOf);
  return {
    text: plain,
    originalWords: (from, to) => original.slice(startOf[from] ?? 0, endOf[to - 1] ?? 0),
    offsetOf: (wanted) => {
      const found = startOf.findIndex((start) => start >= wanted);
      return found < 0 || found > plain.length ? plain.length : found;
    },
  };
}

/** "8 a m", as a voice is written down, and "8 a.m.", whose dots end no sentence. */
const SPOKEN_HALF =
  /(?<=(?:\d|\b(?:o'?clock|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen)) ?)([ap])(?: m\b|\. ?m\b\.?)/g;
/** "Last weak", "this yer": words of their own, but not behind these. */
const MISSPELLED_TIME =
  /(?<=\b(?:last|this|next|past|previous|per|each|every) )(?:weak|weaks|yer|yers)\b(?=\s*(?:$|[?.!,;:]|(?:and|at|by|compared|did|for|from|how|i|in|is|of|on|or|our|so|than|that|then|to|vs|was|we|what|with)\b))|\byer\b(?= to date)|(?<=\b(?:which|what|last|this|same|each|every|one) )moth\b/g;
/** "More then 15 kWh" */
const MISSPELLED_THAN =
  /(?<=\b(?:more|less|lower|higher|fewer|greater|bigger|smaller|worse|better|cheaper) )then(?= (?:\d|(?:the|last|in|on|a|an|usual|normal|it|i|we|what|my|our)\b))/g;
/** "Id like to no how many" */
const MISSPELLED_KNOW = /(?<=\b(?:to|dont|don't|u|you) )no(?= (?:how|what|which|if|when|the)\b)/g;
/** 11 月: typesetters' spaces around numbers in Chinese. */
const SPACED_NUMBER = /(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=\p{Script=Han})/gu;
/** What is corrected once the words are, in this order. */
const SLIPS: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [MISSPELLED_TIME, ([word]) => word.replace("weak", "week").replace("yer", "year").replace("moth", "month")],
  [MISSPELLED_THAN, () => "than"],
  [MISSPELLED_KNOW, () => "know"],
  [SPACED_NUMBER, () => ""],
  [SPOKEN_HALF, ([, half]) => `${half}m`],
];
const WORD = /(?<![\p{L}\d'])[a-z]{2,}(?![\p{L}\d'])/gu;

/** The text with its misspelled words corrected. Updates `startOf` and `endOf`, which say where each letter was written. */
function mended(text: string, startOf: number[], endOf: number[]): string {
  let result = text;
  let moved = 0;
  const replace = (at: number, length: number, right: string) => {
    const from = at + moved;
    const [start = 0, end = 0] = [startOf[from], endOf[from + length - 1]];
    startOf.splice(from, length, ...Array.from(right, () => start));
    endOf.splice(from, length, ...Array.from(right, () => end));
    result = result.slice(0, from) + right + result.slice(from + length);
    moved += right.length - length;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const right = spelled(word);
    if (right !== word) replace(index, word.length, right);
  }
  for (const [slip, right] of SLIPS) {
    moved = 0;
    for (const found of result.matchAll(slip)) replace(found.index, found[0].length, right(found));
  }
  return result;
}

/** The words of a lexicon or a value, as they stand in a normalized message. */
export const normalWords = (words: string): string => normalizeText(words).text;

function plainCharacter(character: string): string {
  if (/\s/.test(character)) return " ";
  if (/[‘’`´]/.test(character)) return "'";
  if (/[“”]/.test(character)) return '"';
  if (/[–—]/.test(character)) return "-";
  return character.normalize("NFKC").toLowerCase();
}
