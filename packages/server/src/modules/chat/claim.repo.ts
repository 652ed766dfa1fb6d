import { desc, eq, getTableColumns, inArray, max, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { answerFeedback, chatTurns, conversations, replacedMessages } from "../../db/schema/chat";
import type { OwnerId } from "../../core/owner";
import { conversationIdOf } from "./conversation-id";

/** More than a real visitor has: each conversation blocks other writes for 2 ms, and a program can create thousands. */
const MAX_AT_ONCE = 100;

/**
 * Statements that hand one owner's conversations on to another, with their turns and what was thought of them: the newest
 * hundred, and the next ones the next time. A conversation whose name the other has too is continued: its turns follow
 * the other's own.
 */
export async function claimStatements(db: Database, from: OwnerId, to: OwnerId): Promise<BatchItem<"sqlite">[]> {
  const claimed = await db
    .select({ id: conversations.id, sessionId: conversations.sessionId })
    .from(conversations)
    .where(eq(conversations.ownerId, from))
    .orderBy(desc(conversations.lastTurnAtMs))
    .limit(MAX_AT_ONCE);
  const places = claimed.map(({ id, sessionId }) => ({ id, newId: conversationIdOf(to, sessionId) }));
  const lastPlaces = await lastPositions(
    db,
    places.map(({ newId }) => newId),
  );
  return places.flatMap(({ id, newId }) => moveStatements(db, { id, newId, to, after: lastPlaces.get(newId) ?? 0 }));
}

async function lastPositions(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: chatTurns.conversationId, last: max(chatTurns.position) })
    .from(chatTurns)
    .where(inArray(chatTurns.conversationId, ids))
    .groupBy(chatTurns.conversationId);
  return new Map(rows.map(({ id, last }) => [id, last ?? 0]));
}

interface Move {
  id: string;
  newId: string;
  to: OwnerId;
  /** The last position that is taken in the conversation that is continued. */
  after: number;
}

function moveStatements(db: Database, { id, newId, to, after }: Move): BatchItem<"sqlite">[] {
  const ofTurns = inArray(
    answerFeedback.turnId,
    db.select({ id: chatTurns.id }).from(chatTurns).where(eq(chatTurns.conversationId, newId)),
  );
  return [
    db
      .insert(conversations)
      .select(
        db
          .select({
            ...getTableColumns(conversations),
            id: sql<string>`${newId}`.as("id"),
            ownerId: sql<string>`${to}`.as("owner_id"),
          })
          .from(conversations)
          .where(eq(conversations.id, id)),
      )
      .onConflictDoNothing(),
    // A message key that the new owner has used already stays behind, and goes with the old conversation.
    db.run(
      sql`update or ignore ${chatTurns} set owner_id = ${to}, conversation_id = ${newId}, position = position + ${after} where conversation_id = ${id}`,
    ),
    db.update(answerFeedback).set({ ownerId: to }).where(ofTurns),
    db.run(
      sql`update or ignore ${replacedMessages} set owner_id = ${to}, conversation_id = ${newId} where conversation_id = ${id}`,
    ),
    db
      .update(conversations)
      .set({ lastTurnAtMs: sql`max(${conversations.lastTurnAtMs}, ${lastTurnOf(db, newId)})` })
      .where(eq(conversations.id, newId)),
    db.delete(conversations).where(eq(conversations.id, id)),
  ];
}

const lastTurnOf = (db: Database, id: string) =>
  sql`(${db
    .select({ at: sql`coalesce(max(${chatTurns.createdAtMs}), 0)` })
    .from(chatTurns)
    .where(eq(chatTurns.conversationId, id))})`;
