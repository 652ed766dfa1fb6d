import { sify } from "chinese-conv";

/** A message in one spelling for what means the same, and where each of its characters stands in the original. */
export interface NormalText {
  text: string;
  /** The original's words between two offsets of `text`. */
  originalWords(from: number, to: number): string;
  /** Where an offset of the original stands in `text`. */
  offsetOf(original: number): number;
}

/** Full-width letters and digits narrow (NFKC), lower case, straight quotes, simplified characters, single spaces. */
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
  const plain = (simplified.length === text.length ? simplified : text).trimEnd();
  return {
    text: plain,
    originalWords: (from, to) => original.slice(startOf[from] ?? 0, endOf[to - 1] ?? 0),
    offsetOf: (wanted) => {
      const found = startOf.findIndex((start) => start >= wanted);
      return found < 0 || found > plain.length ? plain.length : found;
    },
  };
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
