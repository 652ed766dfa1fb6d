import type { Write } from "../statement";
import type { GroupOutcome, PlainError, WriteOptions, WriteOutcome } from "../write-outcome";

export interface OpenFile {
  path: string;
  /** FULL: SQLite syncs each commit before it is acknowledged, so that it survives a power cut. */
  synchronous: "FULL" | "NORMAL";
}

/** What the writer thread is asked, one request at a time. */
export type WriterRequest =
  | { ask: "open"; file: OpenFile; nowMs: number }
  | {
      ask: "write";
      key: string;
      acknowledged: string | null;
      group: readonly Write[];
      options: WriteOptions;
      nowMs: number;
    }
  | { ask: "find"; key: string; nowMs: number }
  | { ask: "close" };

export interface WriterReplies {
  open: null;
  write: GroupOutcome;
  /** Null: it was not written, and never will be. */
  find: FoundOutcome | null;
  close: null;
}

/** An outcome too large to be stored is known to be a write, but not its results. */
export interface FoundOutcome {
  outcomes: WriteOutcome[] | null;
}

export type WriterReply = { ok: true; value: WriterReplies[keyof WriterReplies] } | { ok: false; error: PlainError };
