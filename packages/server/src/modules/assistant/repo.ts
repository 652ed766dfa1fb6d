import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import { and, desc, eq, getTableColumns, inArray, like, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { answerFeedback, chatTurns, conversations, replacedMessages } from "../../db/schema/assistant";
import { hashSecret } from "../../platform/secrets";
import type { OwnerId, Passing } from "../owner";

export type TurnRow = typeof chatTurns.$inferSelect;
export type NewTurn = Omit<typeof chatTurns.$inferInsert, "ownerId" | "conversationId" | "position">;

/** Made from its owner and name, so that a turn can be written without reading its conversation first. */
export const conversationIdOf = (ownerId: OwnerId, sessionId: string) => hashSecret(`${ownerId} ${sessionId}`);

const ofOwner = (ownerId: OwnerId, messageKey: string) =>
  and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.messageKey, messageKey));

export interface AddedTurn {
  /** False when the owner has a turn with this key already, or a message of one of the two keys was replaced. */
  added: boolean;
  /** The turns that gave way to this one. */
  replacedTurnIds: string[];
}

/**
 * Adds a turn at the end of its conversation, and the conversation when it is the first. With `replaces`, the turn of
 * that key and all that followed it go in the same write, and their keys are noted: neither a second edit of the same
 * message nor a late copy of a replaced one finds room any more. A `replaces` that was never received replaces nothing.
 */
export async function insertTurn(
  db: Database,
  ownerId: OwnerId,
  sessionId: string,
  turn: NewTurn,
  replaces?: string,
): Promise<AddedTurn> {
  const place = { ownerId, conversationId: conversationIdOf(ownerId, sessionId) };
  const keys = replaces ? [turn.messageKey, replaces] : [turn.messageKey];
  const isOpen = sql`not exists ${db
    .select({ one: sql`1` })
    .from(replacedMessages)
    .where(and(eq(replacedMessages.ownerId, ownerId), inArray(replacedMessages.messageKey, keys)))}`;
  const addConversation = insertConversation(db, place, sessionId, turn, isOpen);
  const addTurn = db
    .insert(chatTurns)
    .select(sql`select ${turnValues({ ...turn, ...place })} where ${isOpen}`)
    .onConflictDoNothing({ target: [chatTurns.ownerId, chatTurns.messageKey] })
    .returning({ id: chatTurns.id });
  if (!replaces) {
    const [, added] = await db.batch([addConversation, addTurn]);
    return { added: added.length > 0, replacedTurnIds: [] };
  }
  const givesWay = replacedBy(db, place, turn.id, replaces);
  const [, added, , replaced] = await db.batch([
    addConversation,
    addTurn,
    db.insert(replacedMessages).select(
      db
        .select({
          ownerId: chatTurns.ownerId,
          messageKey: chatTurns.messageKey,
          conversationId: chatTurns.conversationId,
        })
        .from(chatTurns)
        .where(givesWay),
    ),
    db.delete(chatTurns).where(givesWay).returning({ id: chatTurns.id }),
  ]);
  return { added: added.length > 0, replacedTurnIds: replaced.map(({ id }) => id) };
}

interface Place {
  ownerId: OwnerId;
  conversationId: string;
}

/** Also moves a known conversation to the top, but not for a message that came a second time. */
function insertConversation(db: Database, place: Place, sessionId: string, turn: NewTurn, isOpen: SQL) {
  const isNew = sql`not exists ${db
    .select({ one: sql`1` })
    .from(chatTurns)
    .where(ofOwner(place.ownerId, turn.messageKey))}`;
  const values = sql.join(
    [place.conversationId, place.ownerId, sessionId, null, turn.createdAtMs, turn.createdAtMs].map(
      (value) => sql`${value}`,
    ),
    sql`, `,
  );
  return db
    .insert(conversations)
    .select(sql`select ${values} where ${isOpen} and ${isNew}`)
    .onConflictDoUpdate({ target: conversations.id, set: { lastTurnAtMs: sql`excluded.last_turn_at_ms` } });
}

/** All columns of a turn in the table's order; its position is the next one of its conversation. */
function turnValues(turn: NewTurn & Place): SQL {
  const given: Readonly<Record<string, unknown>> = { ...turn };
  const next = sql`(select coalesce(max(position), 0) + 1 from ${chatTurns} where conversation_id = ${turn.conversationId})`;
  const values = Object.entries(getTableColumns(chatTurns)).map(([name, column]) =>
    name === "position" ? next : sql`${sql.param(given[name] ?? column.default ?? null, column)}`,
  );
  return sql.join(values, sql`, `);
}

/** The turn of the key `replaces` and all after it, except the new turn; nothing when that was not added. */
function replacedBy(db: Database, { ownerId, conversationId }: Place, newTurnId: string, replaces: string) {
  const other = alias(chatTurns, "other");
  const begin = db
    .select({ position: other.position })
    .from(other)
    .where(and(eq(other.ownerId, ownerId), eq(other.messageKey, replaces), eq(other.conversationId, conversationId)));
  const end = db.select({ position: other.position }).from(other).where(eq(other.id, newTurnId));
  return and(
    eq(chatTurns.ownerId, ownerId),
    eq(chatTurns.conversationId, conversationId),
    sql`${chatTurns.position} >= ${begin}`,
    sql`${chatTurns.position} < ${end}`,
  );
}

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

/** The newest `limit` turns of a conversation, oldest first; with `before`, of those before that position. */
export async function findTurns(
  db: Database,
  ownerId: OwnerId,
  sessionId: string,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<ShownTurn[]> {
  const rows = await db
    .select(shown)
    .from(chatTurns)
    .leftJoin(answerFeedback, eq(answerFeedback.turnId, chatTurns.id))
    .where(
      and(
        eq(chatTurns.ownerId, ownerId),
        eq(chatTurns.conversationId, conversationIdOf(ownerId, sessionId)),
        lt(chatTurns.position, before),
      ),
    )
    .orderBy(desc(chatTurns.position))
    .limit(limit);
  return rows.toReversed();
}

const ownPosition = alias(chatTurns, "own");
/** What stands below an answer; empty when the answer is gone. */
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

/** Saves how far an answer has come. A turn that was stopped meanwhile stays stopped. */
export async function saveTurn(db: Database, turnId: string, change: Partial<NewTurn>): Promise<void> {
  await db
    .update(chatTurns)
    .set(change)
    .where(and(eq(chatTurns.id, turnId), eq(chatTurns.status, "answering")));
}

/** With their turns. */
export async function deleteAbandoned(db: Database, kind: Passing, beforeMs: number): Promise<void> {
  await db
    .delete(conversations)
    .where(and(like(conversations.ownerId, `${kind}:%`), lt(conversations.createdAtMs, beforeMs)));
}
