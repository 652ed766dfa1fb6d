import type { TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import type { TestRunCause } from "@wattleaf/shared/domain/partners";
import { and, asc, desc, eq, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { partnerQuestionChanges, partnerQuestions } from "../../../db/schema/partners-questions";

export type QuestionRow = typeof partnerQuestions.$inferSelect;
export type ChangeRow = typeof partnerQuestionChanges.$inferSelect;

export const listQuestions = (db: Database, partnerId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(partnerQuestions)
    .where(eq(partnerQuestions.partnerId, partnerId))
    .orderBy(asc(partnerQuestions.position));

/** Of all of a partner's questions, the newest first. */
export async function listChanges(db: Database, partnerId: string): Promise<ChangeRow[]> {
  const rows = await db
    .select({ change: partnerQuestionChanges })
    .from(partnerQuestionChanges)
    .innerJoin(partnerQuestions, eq(partnerQuestions.id, partnerQuestionChanges.questionId))
    .where(eq(partnerQuestions.partnerId, partnerId))
    .orderBy(desc(partnerQuestionChanges.changedAtMs), desc(sql`${partnerQuestionChanges}.rowid`));
  return rows.map(({ change }) => change);
}

/** The partners whose questions were answered, with the assistants that answered them last; null of a time before it was kept. */
export const listAnswering = (db: Database): Promise<Pick<QuestionRow, "assistant" | "partnerId">[]> =>
  db
    .selectDistinct({ partnerId: partnerQuestions.partnerId, assistant: partnerQuestions.assistant })
    .from(partnerQuestions)
    .where(isNotNull(partnerQuestions.ranAtMs));

/** All of a partner's questions, in one write. Those that stay keep their answers and changes. */
export async function replaceQuestions(db: Database, partnerId: string, rows: readonly QuestionRow[]): Promise<void> {
  const kept = rows.map(({ id }) => id);
  const cleared = db
    .delete(partnerQuestions)
    .where(and(eq(partnerQuestions.partnerId, partnerId), notInArray(partnerQuestions.id, kept)));
  if (rows.length === 0) await cleared;
  else
    await db.batch([
      cleared,
      db
        .insert(partnerQuestions)
        .values([...rows])
        .onConflictDoUpdate({ target: partnerQuestions.id, set: { position: sql`excluded.position` } }),
    ]);
}

export async function saveAnswer(
  db: Database,
  id: string,
  run: { answer: TestAnswer; ranAtMs: number; ranFor: TestRunCause; assistant: string },
): Promise<void> {
  await db.update(partnerQuestions).set(run).where(eq(partnerQuestions.id, id));
}
