import type { Frame } from "@wattleaf/assistant/frame/frame";
import { type LabeledMessage, toLabeledMessage } from "@wattleaf/assistant/frame/learned/labeled-message";
import { isRephrasing } from "@wattleaf/assistant/frame/conversation/rephrasing";
import { FEEDBACK_RETENTION_DAYS } from "@wattleaf/shared/domain/chat";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import type { Database } from "../../../db/client";
import * as repo from "./repo";

/** Who asks again later has come back for something else. */
const RIGHT_AFTER_MS = 10 * MINUTE_MS;
const RETENTION_MS = FEEDBACK_RETENTION_DAYS * DAY_MS;

/** Keeps a question and the one before it as a pair when it asks the same in other words. */
export async function noteRephrasing({ db, clock }: Pick<Platform, "clock" | "db">, turnId: string): Promise<void> {
  const found = await repo.findWithPrevious(db, turnId);
  if (!found) return;
  const { turn, previous } = found;
  const isAnswered = previous.kind === "question" && previous.status === "done";
  if (!isAnswered || turn.createdAtMs - previous.createdAtMs > RIGHT_AFTER_MS) return;
  if (!isRephrasing(asAsked(previous), asAsked(turn))) return;
  await repo.insertRephrasing(db, { turnId: turn.id, firstTurnId: previous.id, notedAtMs: clock.now() });
}

/** Forgets which questions were asked again; the conversations themselves stay their owners'. */
export async function deleteOldRephrasings({ db, clock }: Platform): Promise<void> {
  await repo.deleteRephrasings(db, clock.now() - RETENTION_MS);
}

/** A question whose answer missed, with the frame that was read of it, and without whose it was. */
export type FeedbackCase = LabeledMessage & {
  feedback: "down" | "rephrased";
  /** Tells the two questions of a pair; numbered within one export. */
  pair?: string;
  comment?: string;
};

/** What is known of answers that missed, within the time that it may be looked at. */
export async function feedbackCases(db: Database, nowMs: number): Promise<FeedbackCase[]> {
  const sinceMs = nowMs - RETENTION_MS;
  const [ratedDown, rephrased] = await Promise.all([
    repo.findRatedDown(db, sinceMs),
    repo.findRephrasings(db, sinceMs),
  ]);
  return [
    ...ratedDown.map(({ comment, ...turn }): FeedbackCase => ({
      ...labeled(turn),
      feedback: "down",
      ...(comment ? { comment } : {}),
    })),
    ...rephrased.flatMap(({ first, ...second }, index): FeedbackCase[] =>
      [first, second].map((turn) => ({ ...labeled(turn), feedback: "rephrased", pair: String(index + 1) })),
    ),
  ];
}

interface StoredQuestion {
  question: string;
  language: string;
  understanding: unknown;
}

const labeled = ({ question, language, understanding }: StoredQuestion): LabeledMessage =>
  toLabeledMessage(question, language, frameOf(understanding));

const asAsked = ({ question, understanding }: Omit<StoredQuestion, "language">) => ({
  question,
  frame: frameOf(understanding),
});

/** The frame that an engine gave back for a turn; null for one that was answered before there were frames. */
function frameOf(understanding: unknown): Frame | null {
  if (typeof understanding !== "object" || understanding === null || !("frame" in understanding)) return null;
  return (understanding.frame as Frame | undefined) ?? null;
}
