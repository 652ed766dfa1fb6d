import { ENGLISH_STOP_WORDS, plainQuestion, stem } from "./tokenize";

/** Fewer Chinese characters are no word of a title. */
const LEAST_RUN = 2;

/** A question without the words that the title of an article has, in any of their forms. */
export function withoutTitle(question: string, title: string): string {
  const plain = plainQuestion(title);
  const stems = new Set(
    (plain.replaceAll("'", "").match(/[a-z0-9]+/g) ?? []).flatMap((word) =>
      ENGLISH_STOP_WORDS.has(word) ? [] : [stem(word)],
    ),
  );
  return plainQuestion(question)
    .replace(/[a-z0-9']+/g, (word) => (stems.has(stem(word.replaceAll("'", ""))) ? "" : word))
    .replace(/\p{Script=Han}+/gu, (run) => withoutRuns(run, plain))
    .replace(/\s+/g, " ")
    .trim();
}

/** Characters without the runs that stand in a text, the longest first. */
function withoutRuns(run: string, text: string): string {
  let left = "";
  for (let at = 0; at < run.length;) {
    let end = at;
    while (end < run.length && text.includes(run.slice(at, end + 1))) end += 1;
    if (end - at < LEAST_RUN) left += run[at];
    else left += " ";
    at = end - at < LEAST_RUN ? at + 1 : end;
  }
  return left;
}
