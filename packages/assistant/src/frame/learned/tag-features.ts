import { knownNames } from "./lexicon";
import { FILTERS, GROUPS, HOURS, PERIOD_PATTERNS } from "../sure-patterns";
import type { Token } from "./tokens";
import { isHan, wordShape } from "./tokens";

/** What the tagger sees of each token: it and its neighbors, pieces of the word, known names around it. */
export function tagFeatures(tokens: readonly Token[]): string[][] {
  const words = tokens.map(({ text }) => wordShape(text));
  const kinds = knownNames(tokens);
  const sure = surePlaces(tokens);
  const at = (index: number): string => words[index] ?? (index < 0 ? "^" : "$");
  const kindAt = (index: number): string => kinds[index] ?? "";
  return words.map((word, index) => {
    const [w2, w1, n1, n2] = [at(index - 2), at(index - 1), at(index + 1), at(index + 2)];
    const features = [
      "b",
      `0${word}`,
      `1${w1}`,
      `2${n1}`,
      `3${w2}`,
      `4${n2}`,
      `5${w1} ${word}`,
      `6${word} ${n1}`,
      `7${w1} ${n1}`,
      `8${w2} ${w1}`,
      `9${n1} ${n2}`,
      `A${w2} ${w1} ${word}`,
      `B${w1} ${word} ${n1}`,
      `C${word} ${n1} ${n2}`,
      `K${kindAt(index)}`,
      `L${kindAt(index - 1)} ${kindAt(index)}`,
      `M${kindAt(index)} ${kindAt(index + 1)}`,
      `N${kindAt(index)} ${w1}`,
      `O${kindAt(index)} ${n1}`,
      `P${kindAt(index - 1)} ${word}`,
      `Q${word} ${kindAt(index + 1)}`,
      `T${sure[index] ?? ""}`,
      `U${sure[index] ?? ""} ${w1}`,
      `V${sure[index - 1] ?? ""} ${sure[index] ?? ""} ${sure[index + 1] ?? ""}`,
    ];
    if (isHan(word))
      features.push(
        `R${w2} ${w1} ${word} ${n1}`,
        `S${w1} ${word} ${n1} ${n2}`,
        `H3${at(index - 3)}`,
        `H4${at(index + 3)}`,
      );
    else if (word.length > 2 && /^\p{L}/u.test(word)) pieces(word, features);
    return features;
  });
}

const SURE_PLACES: readonly (readonly [RegExp, string])[] = [
  ...PERIOD_PATTERNS.map((pattern) => [pattern, "period"] as const),
  [new RegExp(HOURS, "g"), "hours"],
  ...FILTERS.map(([pattern, value]) => [new RegExp(pattern, "g"), value] as const),
  [new RegExp(GROUPS, "g"), "group"],
];

/** For each token what the grammar takes it for, with B- where the words begin; "" for nothing. */
function surePlaces(tokens: readonly Token[]): string[] {
  let text = "";
  for (const { text: word, from } of tokens) text = text.padEnd(from) + word;
  const places = tokens.map(() => "");
  for (const [pattern, kind] of SURE_PLACES)
    for (const { 0: words, index } of text.matchAll(pattern))
      for (const [place, { from, to }] of tokens.entries()) {
        if (to <= index || from >= index + words.length || places[place] !== "") continue;
        places[place] = `${from <= index ? "B" : "I"}${kind}`;
      }
  return places;
}

/** Beginnings, endings, runs of three letters and the bare consonants: they serve misspelt words. */
function pieces(word: string, features: string[]): void {
  features.push(
    `p${word.slice(0, 3)}`,
    `q${word.slice(0, 4)}`,
    `s${word.slice(-3)}`,
    `t${word.slice(-2)}`,
    `k${consonants(word)}`,
  );
  for (let index = 0; index + 3 <= word.length; index += 1) features.push(`g${word.slice(index, index + 3)}`);
}

export const consonants = (word: string): string =>
  (word[0] ?? "") +
  word
    .slice(1)
    .replace(/[aeiouy']/g, "")
    .replace(/(.)\1+/g, "$1");
