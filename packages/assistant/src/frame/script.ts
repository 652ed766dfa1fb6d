import { sify, tify } from "chinese-conv";

/** How Traditional characters are written where the asker lives: as in Taiwan, or in Hong Kong. */
export type Traditional = "hk" | "tw";

const CANTONESE = /[嘅咗唔喺嗰啲乜咁哋冇啱嚟㗎]|幾多|邊[個日度]|點解|蚊/;

/**
 * Traditional characters where a message, or the latest one before it that has characters of one script alone, was written in
 * them; null for Simplified ones, and where nothing tells.
 *
 * @param messages as they were written, the newest first
 */
export function traditionalOf(messages: readonly string[]): Traditional | null {
  for (const message of messages) {
    const [traditional, simplified] = [differing(message, sify(message)), differing(message, tify(message))];
    // A slip of the input method does not change the script.
    if (traditional > simplified) return messages.some((one) => CANTONESE.test(one)) ? "hk" : "tw";
    if (simplified > 0) return null;
  }
  return null;
}

/** How many characters the conversion changed. */
function differing(message: string, converted: string): number {
  const [before, after] = [[...message], [...converted]];
  return before.filter((character, at) => character !== after[at]).length;
}
