import type { TaggedSlot } from "./values";

/** A slot's value in a question, and the words that it was read from. */
export interface SlotSpan {
  slot: TaggedSlot;
  value: string;
  /** As the asker wrote them. */
  words: string;
  /** Tokens, from the first to before the last. */
  from: number;
  to: number;
  sure: number;
}
