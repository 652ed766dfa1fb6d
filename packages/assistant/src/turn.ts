import type { ACTION_KINDS } from "@wattleaf/shared/contracts/attachments";
import type { Frame } from "./frame/frame";

/** What was understood and said in a turn: plain JSON, kept with the conversation so that later questions can lean on it. */
export interface Understanding {
  frame: Frame;
  /** The question with the words of what it follows: what the articles are searched with. */
  question: string;
  /** Sources that the answer cited. */
  sources: readonly { title: string; kind: "article" | "upload" | "meter" | "product" | "account" }[];
  /** Periods that the answer picked by their size, the one that was asked for first: "which day was the worst in it?" asks of these. */
  picked?: readonly string[];
  /** The filter of a habit that it picked: Saturdays, 6–7 PM. */
  pickedPart?: string;
  /** Sections of articles that were told, also by the answers that this one goes on from: "tell me more" tells others. */
  told?: readonly ToldSection[];
  /** What the answer said, a hash for each sentence: no question that asks something else gets it again. */
  said?: readonly string[];
  /** What the answer proposed to do, in order; a yes or a no right after it is about all of it. */
  proposals?: readonly Proposal[];
}

/** A part of an article by its heading; null of the opening. */
export interface ToldSection {
  slug: string;
  heading: string | null;
}

export interface Proposal {
  action: (typeof ACTION_KINDS)[number];
  /** Null where the asker's own hands are needed. */
  id: string | null;
}

/** An earlier question of the conversation. */
export interface Turn {
  question: string;
  understanding: Understanding;
}

/** Whether a stored turn can be leaned on: those of earlier versions have another form. */
export const isTurn = <T extends { question: string; understanding: unknown }>(stored: T): stored is T & Turn =>
  typeof stored.understanding === "object" && stored.understanding !== null && "frame" in stored.understanding;
