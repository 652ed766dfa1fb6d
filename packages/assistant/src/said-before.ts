import type { DraftSentence } from "./guard";

/** FNV-1a of 32 bits: what an answer said, so short that it is kept with the turn. */
export function hashOf(sentences: readonly Pick<DraftSentence, "text">[]): string {
  let hash = 0x811c9dc5;
  for (const character of sentences.map(({ text }) => text).join("\n")) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
