import { and, desc, eq, getTableColumns, like, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { chatTurns, conversations } from "../../db/schema/assistant";
import { hashSecret } from "../../platform/secrets";
import type { OwnerId, Passing } from "../owner";

export type TurnRow = typeof chatTurns.$inferSelect;
export type NewTurn = Omit<typeof chatTurns.$inferInsert, "ownerId" | "conversationId">;

/** Made from its owner and name, so that a turn can be written without reading its conversation first. */
const conversationIdOf = (ownerId: OwnerId, sessionId: string) => hashSecret(`${ownerId} ${sessionId}`);

const ofOwner = (ownerId: OwnerId, messageKey: string) =>
  and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.messageKey, messageKey));

/** Adds a turn, and its conversation when it is the first. False when the owner has one with this key already. */
export async function insertTurn(db: Database, ownerId: OwnerId, sessionId: string, turn: NewTurn): Promise<boolean> {
  const conversationId = conversationIdOf(ownerId, sessionId);
  const [, added] = await db.batch([
    db
      .insert(conversations)
      .values({ id: conversationId, ownerId, sessionId, createdAtMs: turn.createdAtMs })
      .onConflictDoNothing(),
    db
      .insert(chatTurns)
      .values({ ...turn, ownerId, conversationId })
      .onConflictDoNothing({ target: [chatTurns.ownerId, chatTurns.messageKey] })
      .returning({ id: chatTurns.id }),
  ]);
  return added.length > 0;
}

export async function findTurn(db: Database, ownerId: OwnerId, messageKey: string): Promise<TurnRow | null> {
  const [row] = await db.select().from(chatTurns).where(ofOwner(ownerId, messageKey));
  return row ?? null;
}

/** All that people see of a turn; its events are many and only for readers who come back. */
const { events: _events, ...shown } = getTableColumns(chatTurns);
export type ShownTurn = Omit<TurnRow, "events">;

export async function findTurns(
  db: Database,
  ownerId: OwnerId,
  sessionId: string,
  limit: number,
): Promise<ShownTurn[]> {
  const rows = await db
    .select(shown)
    .from(chatTurns)
    .where(and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.conversationId, conversationIdOf(ownerId, sessionId))))
    .orderBy(desc(chatTurns.createdAtMs))
    .limit(limit);
  return rows.toReversed();
}

const understandingsBefore = prepared((db) =>
  db
    .select({ question: chatTurns.question, understanding: chatTurns.understanding })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.ownerId, sql.placeholder("ownerId")),
        eq(chatTurns.conversationId, sql.placeholder("conversationId")),
        ne(chatTurns.id, sql.placeholder("beforeTurnId")),
      ),
    )
    .orderBy(desc(chatTurns.createdAtMs))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** What the engine needs of the turns before this one, oldest first. */
export async function findUnderstandings(
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

/** Saves how far an answer has come. A turn that was stopped meanwhile stays stopped. */
export async function saveTurn(db: Database, turnId: string, change: Partial<NewTurn>): Promise<void> {
  await db
    .update(chatTurns)
    .set(change)
    .where(and(eq(chatTurns.id, turnId), eq(chatTurns.status, "answering")));
}

export async function deleteConversation(db: Database, ownerId: OwnerId, sessionId: string): Promise<void> {
  await db
    .delete(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.id, conversationIdOf(ownerId, sessionId))));
}

/** With their turns. */
export async function deleteAbandoned(db: Database, kind: Passing, beforeMs: number): Promise<void> {
  await db
    .delete(conversations)
    .where(and(like(conversations.ownerId, `${kind}:%`), lt(conversations.createdAtMs, beforeMs)));
}
