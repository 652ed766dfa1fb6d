import type { TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { partnerQuestions } from "../../../db/schema/partners-questions";

export type QuestionRow = typeof partnerQuestions.$inferSelect;

export const listQuestions = (db: Database, partnerId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(partnerQuestions)
    .where(eq(partnerQuestions.partnerId, partnerId))
    .orderBy(asc(partnerQuestions.position));

/** All of a partner's questions, in one write. */
export async function replaceQuestions(db: Database, partnerId: string, rows: readonly QuestionRow[]): Promise<void> {
  const cleared = db.delete(partnerQuestions).where(eq(partnerQuestions.partnerId, partnerId));
  if (rows.length === 0) await cleared;
  else await db.batch([cleared, db.insert(partnerQuestions).values([...rows])]);
}

export async function saveAnswer(
  db: Database,
  id: string,
  run: { answer: TestAnswer; previous: TestAnswer | null; ranAtMs: number },
): Promise<void> {
  await db.update(partnerQuestions).set(run).where(eq(partnerQuestions.id, id));
}
