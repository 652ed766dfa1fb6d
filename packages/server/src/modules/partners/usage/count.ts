import type { AnswerOutcome } from "@wattleaf/assistant/answer-outcome";
import type { Platform } from "../../../core/platform";
import * as repo from "./repo";

type Parts = Pick<Platform, "clock" | "db">;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const COLUMN = { answered: "answered", asked_back: "askedBack", unknown: "unknown", off_topic: "offTopic" } as const;

/** Counts an answered question on a partner's page. @param topic title of the article that it cited first, if any */
export async function countQuestion(
  { db, clock }: Parts,
  partnerId: string,
  question: { outcome: AnswerOutcome; beginsConversation: boolean; topic: string | null },
): Promise<void> {
  const { outcome, beginsConversation, topic } = question;
  const place = { partnerId, day: dayOf(clock.now()) };
  await db.batch([
    repo.addToDay(db, place, { [COLUMN[outcome]]: 1, ...(beginsConversation ? { conversations: 1 } : {}) }),
    ...(topic === null ? [] : [repo.addToTopic(db, { ...place, topic })]),
  ]);
}

export async function countUpload({ db, clock }: Parts, partnerId: string): Promise<void> {
  await repo.addToDay(db, { partnerId, day: dayOf(clock.now()) }, { uploads: 1 });
}

/** The statement that counts a purchase, for its batch. */
export const redemptionCount = ({ db, clock }: Parts, partnerId: string) =>
  repo.addToDay(db, { partnerId, day: dayOf(clock.now()) }, { redemptions: 1 });
