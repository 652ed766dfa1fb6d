import type { DraftSentence } from "./guard";

/** FNV-1a of 32 bits for each sentence of an answer: so short that they are kept with the turn. */
export const hashesOf = (sentences: readonly Pick<DraftSentence, "text">[]): string[] =>
  sentences.map(({ text }) => {
    let hash = 0x811c9dc5;
    for (const character of text) {
      hash ^= character.codePointAt(0) ?? 0;
      hash = Math.imul(hash, 0x01000193);
    }
    return (hash >>> 0).toString(36);
  });

/** Whether an answer says nothing that the one before did not. */
export const isSaid = (sentences: readonly Pick<DraftSentence, "text">[], said: readonly string[] = []): boolean =>
  sentences.length > 0 && hashesOf(sentences).every((hash) => said.includes(hash));
