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
    const [isTraditional, isSimplified] = [sify(message) !== message, tify(message) !== message];
    if (isTraditional) return messages.some((one) => CANTONESE.test(one)) ? "hk" : "tw";
    if (isSimplified) return null;
  }
  return null;
}
