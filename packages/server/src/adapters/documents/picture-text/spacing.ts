import type { ReadCharacter } from "./ctc";

/** Steps by which a gap must be wider than the two characters explain; digits of one number are often set apart. */
const SPACE_STEPS = { letters: 2, digits: 2.5 } as const;
/** As a share of a usual character. */
const MIN_SPACE_WIDTH = 0.5;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（）：]/u;
/** Widths of printed characters, as shares of a usual one. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[mwMW@%&—]/, 1.5],
  [/[iljtfrI1.,:;'!|()[\]]/, 0.7],
  [/\p{Lu}/u, 1.25],
];

/** Adds the spaces that the recognizer, trained on Chinese, leaves out: where the next character is far to the right. */
export function withSpaces(characters: readonly ReadCharacter[]): ReadCharacter[] {
  const steps = characters.slice(1).map((after, index) => after.step - (characters[index]?.step ?? 0));
  const widths = characters.slice(1).map(({ text }, index) => {
    return (widthOf(characters[index]?.text ?? "") + widthOf(text)) / 2;
  });
  // Typewriter faces have one width for all characters, others one for each; a space is wider than both explain.
  const pitch = median(steps);
  const unit = median(steps.map((step, index) => step / (widths[index] ?? 1)));
  return characters.flatMap((character, index) => {
    const before = characters[index - 1];
    const extra = (steps[index - 1] ?? 0) - Math.max(pitch, unit * (widths[index - 1] ?? 1));
    if (!before || !isSpace(before.text + character.text, extra, pitch)) return [character];
    const step = Math.round((before.step + character.step) / 2);
    return [{ text: " ", step, certainty: Math.min(before.certainty, character.certainty) }, character];
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function isSpace(pair: string, extraSteps: number, pitch: number): boolean {
  if (/\s/.test(pair) || HAN.test(pair)) return false;
  const steps = /^\d\d$/.test(pair) ? SPACE_STEPS.digits : SPACE_STEPS.letters;
  return extraSteps >= Math.max(steps, MIN_SPACE_WIDTH * pitch);
}

const widthOf = (character: string): number => WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 1;

/** Digits between or after small letters of one word are letters of the same shape. */
const LETTER_OF: Readonly<Record<string, string>> = { "0": "o", "1": "l" };
const WORD_WITH_DIGITS = /^\p{Lu}?\p{Ll}+[01]+\p{Ll}*([01]+\p{Ll}+)*$/u;

/** "Jan 5,2025-Feb 4,2025" and "SPECIMEN,no customer": a comma and a dash have spaces in the languages that use them so. */
const COMMA_BEFORE_YEAR = /(?<=\p{L}{3} ?\d{1,2}),(?=(?:19|20)\d\d\b)/gu;
const COMMA_BEFORE_WORD = /(?<=\p{L}),(?=\p{L})/gu;
const DASH_BEFORE_MONTH = /(?<=\b(?:19|20)\d\d) ?[-–—] ?(?=\p{L}{3})/gu;

/** "62,86E": a capital E right after an amount. */
const EURO_AS_LETTER = /(?<=\d[.,]\d\d) ?E(?![\p{L}\d])/gu;

/** Corrects what looks the same: the digits in "Peri0do" and "va11e", and the euro sign, which is not in the alphabet. */
export function withCorrections(text: string): string {
  return text
    .replaceAll("∈", "€")
    .replaceAll(EURO_AS_LETTER, " €")
    .replaceAll(COMMA_BEFORE_YEAR, ", ")
    .replaceAll(COMMA_BEFORE_WORD, ", ")
    .replaceAll(DASH_BEFORE_MONTH, " - ")
    .replaceAll(/[\p{L}\d]+/gu, (word) =>
      WORD_WITH_DIGITS.test(word) && word.length > 2
        ? word.replaceAll(/[01]/g, (digit) => LETTER_OF[digit] ?? digit)
        : word,
    );
}
