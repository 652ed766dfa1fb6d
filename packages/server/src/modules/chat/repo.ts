import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import { and, desc, eq, getTableColumns, inArray, like, lt, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { answerFeedback, chatTurns, conversations } from "../../db/schema/chat";
import type { OwnerId, Passing } from "../../core/owner";
import { conversationIdOf } from "./conversation-id";

export { insertTurn } from "./new-turn.repo";
export { saveTurn } from "./saved-turn.repo";

export type TurnRow = typeof chatTurns.$inferSelect;

const ofOwner = (ownerId: OwnerId, messageKey: string) =>
  and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.messageKey, messageKey));

export async function findTurn(db: Database, ownerId: OwnerId, messageKey: string): Promise<TurnRow | null> {
  const [row] = await db.select().from(chatTurns).where(ofOwner(ownerId, messageKey));
  return row ?? null;
}

/** All that people see of a turn; its events are many and only for readers who come back. */
const { events: _events, ...columns } = getTableColumns(chatTurns);
const shown = { ...columns, rating: answerFeedback.rating, comment: answerFeedback.comment };
export type ShownTurn = Omit<TurnRow, "events"> &
  Pick<
    { [Key in keyof typeof answerFeedback.$inferSelect]: (typeof answerFeedback.$inferSelect)[Key] | null },
    "rating" | "comment"
  >;

const turnsBefore = prepared((db) =>
  db
    .select(shown)
    .from(chatTurns)
    .leftJoin(answerFeedback, eq(answerFeedback.turnId, chatTurns.id))
    .where(
      and(
        eq(chatTurns.ownerId, sql.placeholder("ownerId")),
        eq(chatTurns.conversationId, sql.placeholder("conversationId")),
        lt(chatTurns.position, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(chatTurns.position))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** The newest `limit` turns of a conversation, oldest first; with `before`, of those before that position. */
export async function findTurns(
  db: Database,
  ownerId: OwnerId,
  sessionId: string,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<ShownTurn[]> {
  const conversationId = conversationIdOf(ownerId, sessionId);
  const rows = await turnsBefore(db).all({ ownerId, conversationId, before, limit });
  return rows.toReversed();
}

const ownPosition = alias(chatTurns, "own");
/** The attachments of an answer; empty if the answer was deleted. */
export async function findAttachments(db: Database, turnId: string): Promise<Attachment[]> {
  const [row] = await db.select({ attachments: chatTurns.attachments }).from(chatTurns).where(eq(chatTurns.id, turnId));
  return row?.attachments ?? [];
}

const understandingsBefore = prepared((db) =>
  db
    .select({
      kind: chatTurns.kind,
      question: chatTurns.question,
      answer: chatTurns.answer,
      understanding: chatTurns.understanding,
    })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.ownerId, sql.placeholder("ownerId")),
        eq(chatTurns.conversationId, sql.placeholder("conversationId")),
        lt(
          chatTurns.position,
          db
            .select({ position: ownPosition.position })
            .from(ownPosition)
            .where(eq(ownPosition.id, sql.placeholder("beforeTurnId"))),
        ),
      ),
    )
    .orderBy(desc(chatTurns.position))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** What an engine needs of the turns before this one, oldest first. */
export async function findEarlierTurns(
  db: Database,
  ownerId: OwnerId,
  sessionId: string,
  beforeTurnId: string,
  limit: number,
) {
  const conversationId = conversationIdOf(ownerId, sessionId);
  const rows = await understandingsBefore(db).all({ ownerId, conversationId, beforeTurnId, limit });
  return rows.toReversed();
}

/** Answers that no process writes any more. */
export const findInterrupted = (db: Database, nowMs: number) =>
  db
    .select({ id: chatTurns.id, language: chatTurns.language })
    .from(chatTurns)
    .where(and(eq(chatTurns.status, "answering"), lte(chatTurns.deadlineAtMs, nowMs)));

/** Ends an interrupted answer, unless its process came back to it. */
export async function closeInterrupted(db: Database, turnId: string, nowMs: number, answer: string): Promise<void> {
  await db
    .update(chatTurns)
    .set({ status: "failed", answer })
    .where(and(eq(chatTurns.id, turnId), eq(chatTurns.status, "answering"), lte(chatTurns.deadlineAtMs, nowMs)));
}

export async function renewLeases(db: Database, turnIds: readonly string[], deadlineAtMs: number): Promise<void> {
  if (turnIds.length === 0) return;
  await db
    .update(chatTurns)
    .set({ deadlineAtMs })
    .where(and(inArray(chatTurns.id, [...turnIds]), eq(chatTurns.status, "answering")));
}

/** Asks the process that writes an answer to end it. */
export async function requestStop(db: Database, turnId: string): Promise<void> {
  await db
    .update(chatTurns)
    .set({ stopRequested: true })
    .where(and(eq(chatTurns.id, turnId), eq(chatTurns.status, "answering")));
}

/** Of answers that are being written, those that their owner has stopped, replaced or deleted by any process. */
export async function findUnwanted(db: Database, turnIds: readonly string[]): Promise<string[]> {
  const wanted = db
    .select({ one: sql`1` })
    .from(chatTurns)
    .where(and(sql`${chatTurns.id} = value`, eq(chatTurns.stopRequested, false)));
  const rows = await db.all<{ id: string }>(
    sql`select value as id from json_each(${JSON.stringify(turnIds)}) where not exists ${wanted}`,
  );
  return rows.map(({ id }) => id);
}

/** With their turns. */
export async function deleteAbandoned(db: Database, kind: Passing, beforeMs: number): Promise<void> {
  await db
    .delete(conversations)
    .where(and(like(conversations.ownerId, `${kind}:%`), lt(conversations.createdAtMs, beforeMs)));
}
