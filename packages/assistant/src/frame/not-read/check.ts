import type { Frame } from "../frame";

/** Words that limit what is asked about, or that ask something of their own. */
export type NotReadKind = "limit" | "part";

/** A closed kind of words, and whether the frame holds what they say. */
export interface Check {
  kind: NotReadKind;
  /** In normalized text; finds them all. */
  words: RegExp;
  isHeld(frame: Frame, found: RegExpExecArray, context: CheckContext): boolean;
}

export interface CheckContext {
  /** The whole question, normalized. */
  text: string;
  /** YYYY-MM-DD */
  today: string;
}
