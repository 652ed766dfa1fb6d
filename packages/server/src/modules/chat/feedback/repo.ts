import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client";
import { accountPreferences } from "../../../db/schema/account";
import { answerFeedback, chatTurns, rephrasings } from "../../../db/schema/chat";

const earlier = alias(chatTurns, "earlier");

/** An answered question and the one right before it; null for the first of a conversation, and for a chip. */
export async function findWithPrevious(db: Database, turnId: string) {
  const [row] = await db
    .select({
      turn: {
        id: chatTurns.id,
        question: chatTurns.question,
        understanding: chatTurns.understanding,
        createdAtMs: chatTurns.createdAtMs,
      },
      previous: {
        id: earlier.id,
        kind: earlier.kind,
        status: earlier.status,
        question: earlier.question,
        understanding: earlier.understanding,
        createdAtMs: earlier.createdAtMs,
      },
    })
    .from(chatTurns)
    .innerJoin(
      earlier,
      and(eq(earlier.conversationId, chatTurns.conversationId), lt(earlier.position, chatTurns.position)),
    )
    // A chip changes one slot of the question; nothing was asked again in other words.
    .where(and(eq(chatTurns.id, turnId), isNull(chatTurns.change), mayBeUsed))
    .orderBy(desc(earlier.position))
    .limit(1);
  return row ?? null;
}

/** Nothing is kept when either turn has been deleted meanwhile. */
export async function insertRephrasing(
  db: Database,
  { turnId, firstTurnId, notedAtMs }: typeof rephrasings.$inferInsert,
): Promise<void> {
  const both = sql`(select count(*) from ${chatTurns} where ${chatTurns.id} in (${turnId}, ${firstTurnId})) = 2`;
  await db
    .insert(rephrasings)
    .select(sql`select ${turnId}, ${firstTurnId}, ${notedAtMs} where ${both}`)
    .onConflictDoNothing();
}

export async function deleteRephrasings(db: Database, beforeMs: number): Promise<void> {
  await db.delete(rephrasings).where(lt(rephrasings.notedAtMs, beforeMs));
}

/** The owner has not asked that conversations stay out of what the assistant is improved with. */
const mayBeUsed = sql`not exists (select 1 from ${accountPreferences} where 'user:' || ${accountPreferences.userId} = ${chatTurns.ownerId} and not ${accountPreferences.improveAssistant})`;

const asked = {
  id: chatTurns.id,
  question: chatTurns.question,
  language: chatTurns.language,
  understanding: chatTurns.understanding,
};

/** Answers that were rated down since a moment, the oldest first. */
export const findRatedDown = (db: Database, sinceMs: number) =>
  db
    .select({ ...asked, comment: answerFeedback.comment })
    .from(answerFeedback)
    .innerJoin(chatTurns, eq(chatTurns.id, answerFeedback.turnId))
    .where(and(eq(answerFeedback.rating, "down"), gte(answerFeedback.ratedAtMs, sinceMs), mayBeUsed))
    .orderBy(answerFeedback.ratedAtMs);

/** Questions with the one that they ask again, the oldest first. */
export const findRephrasings = (db: Database, sinceMs: number) =>
  db
    .select({
      ...asked,
      first: {
        id: earlier.id,
        question: earlier.question,
        language: earlier.language,
        understanding: earlier.understanding,
      },
    })
    .from(rephrasings)
    .innerJoin(chatTurns, eq(chatTurns.id, rephrasings.turnId))
    .innerJoin(earlier, eq(earlier.id, rephrasings.firstTurnId))
    .where(and(gte(rephrasings.notedAtMs, sinceMs), mayBeUsed))
    .orderBy(rephrasings.notedAtMs);
