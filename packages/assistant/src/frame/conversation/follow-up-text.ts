/** Parts a follow-up from the questions that it leans on. */
const LEANS_ON = "\n";

const oneLine = (words: string): string => words.replaceAll(/\s+/g, " ");

/** A question with the words of those that it leans on, to search articles with: each on a line, its own last. */
export const followUpText = (words: string, before?: string): string =>
  before === undefined ? oneLine(words) : `${before}${LEANS_ON}${oneLine(words)}`;

/** The question itself, and those that it leans on, the last first. */
export function partsOf(followUp: string): { own: string; before: readonly string[] } {
  const [own = "", ...before] = followUp.split(LEANS_ON).toReversed();
  return { own, before };
}
