import { plainQuestion, stem, tokenize } from "./tokenize";

/** Longest English pieces of words, and Chinese runs of characters. */
const LONGEST_PIECE = 4;
const LONGEST_RUN = 3;

/** What a guesser sees of a question: its words with those of form, pairs of them, meanings, pieces of words, runs of characters. */
export function guessFeatures(question: string): string[] {
  const plain = plainQuestion(question).toLowerCase();
  const features = new Set<string>();
  for (const name of tokenize(plain)) if (name.startsWith("~")) features.add(name);
  const words = (plain.replaceAll("'", "").match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []).map(stem);
  words.forEach((word, at) => {
    features.add(word);
    const next = words[at + 1];
    if (next !== undefined) features.add(`${word} ${next}`);
    if (word.length < LONGEST_PIECE) return;
    const marked = `^${word}$`;
    for (let from = 0; from + LONGEST_PIECE <= marked.length; from += 1)
      features.add(`#${marked.slice(from, from + LONGEST_PIECE)}`);
  });
  for (const run of plain.match(/\p{Script=Han}+/gu) ?? [])
    for (let from = 0; from < run.length; from += 1)
      for (let length = 1; length <= LONGEST_RUN && from + length <= run.length; length += 1)
        features.add(run.slice(from, from + length));
  return [...features];
}
