import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { preparedBatch } from "../../db/prepared";
import { chatTurns, conversations, replacedMessages } from "../../db/schema/chat";
import type { OwnerId } from "../../core/owner";
import { conversationIdOf } from "./conversation-id";

export type NewTurn = Omit<typeof chatTurns.$inferInsert, "ownerId" | "conversationId" | "position">;

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
  const values = {
    ...stored({ ...turn, ownerId, conversationId: conversationIdOf(ownerId, sessionId) }),
    sessionId,
    // A key that replaces nothing is looked for as itself.
    replaces: replaces ?? turn.messageKey,
  };
  const [, inserted, , deleted] = await (replaces ? addInPlace : addAtEnd)(db, values);
  return {
    added: (inserted?.rows.length ?? 0) > 0,
    replacedTurnIds: (deleted?.rows ?? []).map(({ id }) => String(id)),
  };
}

const COLUMNS = getTableColumns(chatTurns);
type Column = keyof typeof COLUMNS;

/** Every column but the position, as the database keeps it. */
function stored(turn: Partial<Record<Column, unknown>>): Partial<Record<Column, unknown>> {
  const entries = Object.entries(COLUMNS).map(([name, column]) => {
    const value = turn[name as Column] ?? column.default ?? null;
    return [name, value === null ? null : column.mapToDriverValue(value)];
  });
  return Object.fromEntries(entries) as Partial<Record<Column, unknown>>;
}

const given = (name: Column | "replaces" | "sessionId") => sql.placeholder(name);

/** No message of these keys was replaced. */
const isOpen = (db: Database) =>
  sql`not exists ${db
    .select({ one: sql`1` })
    .from(replacedMessages)
    .where(
      and(
        eq(replacedMessages.ownerId, given("ownerId")),
        inArray(replacedMessages.messageKey, [given("messageKey"), given("replaces")]),
      ),
    )}`;

/** Also moves a known conversation to the top, but not for a message that came a second time. */
function addConversation(db: Database) {
  const isNew = sql`not exists ${db
    .select({ one: sql`1` })
    .from(chatTurns)
    .where(and(eq(chatTurns.ownerId, given("ownerId")), eq(chatTurns.messageKey, given("messageKey"))))}`;
  const at = given("createdAtMs");
  const row = sql`${given("conversationId")}, ${given("ownerId")}, ${given("sessionId")}, null, ${at}, ${at}, null`;
  return db
    .insert(conversations)
    .select(sql`select ${row} where ${isOpen(db)} and ${isNew}`)
    .onConflictDoUpdate({ target: conversations.id, set: { lastTurnAtMs: sql`excluded.last_turn_at_ms` } });
}

/** All columns in the table's order; the position is the next one of the conversation. */
function addTurn(db: Database) {
  const next = sql`(select coalesce(max(position), 0) + 1 from ${chatTurns} where conversation_id = ${given("conversationId")})`;
  const row = (Object.keys(COLUMNS) as Column[]).map((name) => (name === "position" ? next : sql`${given(name)}`));
  return db
    .insert(chatTurns)
    .select(sql`select ${sql.join(row, sql`, `)} where ${isOpen(db)}`)
    .onConflictDoNothing({ target: [chatTurns.ownerId, chatTurns.messageKey] })
    .returning({ id: chatTurns.id });
}

const addAtEnd = preparedBatch((db) => [addConversation(db), addTurn(db)]);

const addInPlace = preparedBatch((db) => [
  addConversation(db),
  addTurn(db),
  db.insert(replacedMessages).select(
    db
      .select({
        ownerId: chatTurns.ownerId,
        messageKey: chatTurns.messageKey,
        conversationId: chatTurns.conversationId,
      })
      .from(chatTurns)
      .where(givesWay(db)),
  ),
  db.delete(chatTurns).where(givesWay(db)).returning({ id: chatTurns.id }),
]);

/** The turn of the key `replaces` and all after it, except the new turn; nothing when that was not added. */
function givesWay(db: Database) {
  const other = alias(chatTurns, "other");
  const begin = db
    .select({ position: other.position })
    .from(other)
    .where(
      and(
        eq(other.ownerId, given("ownerId")),
        eq(other.messageKey, given("replaces")),
        eq(other.conversationId, given("conversationId")),
      ),
    );
  const end = db
    .select({ position: other.position })
    .from(other)
    .where(eq(other.id, given("id")));
  return and(
    eq(chatTurns.ownerId, given("ownerId")),
    eq(chatTurns.conversationId, given("conversationId")),
    sql`${chatTurns.position} >= ${begin}`,
    sql`${chatTurns.position} < ${end}`,
  );
}
