/** A run of this many words is a copy, not a coincidence. */
const RUN = 9;

/**
 * Tells a sentence that gives the instructions away: it repeats a run of their words, or the fence's name.
 * @param instructions what the model was told, of which nothing may be said
 */
export function disclosureCheck(instructions: string, fenceName: string): (sentence: string) => boolean {
  const runs = new Set(runsOf(instructions));
  return (sentence) => sentence.includes(fenceName) || runsOf(sentence).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" "));
}
