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

/** What a follow-up leans on, as that was searched; null of a question that leans on none. */
export function questionBefore(followUp: string): string | null {
  const end = followUp.lastIndexOf(LEANS_ON);
  return end < 0 ? null : followUp.slice(0, end);
}
