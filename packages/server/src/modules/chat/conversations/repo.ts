import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../db/client";
import { answerFeedback, chatTurns, conversations } from "../../../db/schema/chat";
import type { OwnerId } from "../../../core/owner";
import { conversationIdOf } from "../conversation-id";

/** A search looks at this many of the owner's newest turns: what it may cost has an end. */
const SEARCHED_TURNS = 5_000;
/** Enough of a first question for a title. */
const TITLE_SOURCE_LENGTH = 200;

const firstTurn = alias(chatTurns, "first_turn");

const entry = (db: Database) => ({
  sessionId: conversations.sessionId,
  title: conversations.title,
  createdAtMs: conversations.createdAtMs,
  lastTurnAtMs: conversations.lastTurnAtMs,
  firstQuestion: sql<string | null>`${db
    .select({ beginning: sql`substr(${firstTurn.question}, 1, ${TITLE_SOURCE_LENGTH})` })
    .from(firstTurn)
    .where(eq(firstTurn.conversationId, conversations.id))
    .orderBy(firstTurn.position)
    .limit(1)}`,
});
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Where a page of the list ends: the next one begins after it. */
export interface ListPlace {
  lastTurnAtMs: number;
  sessionId: string;
}

const isOwn = (ownerId: OwnerId, sessionId: string) =>
  and(eq(conversations.ownerId, ownerId), eq(conversations.id, conversationIdOf(ownerId, sessionId)));

/** Newest first. */
export const listEntries = (db: Database, ownerId: OwnerId, after: ListPlace | null, limit: number) =>
  db
    .select(entry(db))
    .from(conversations)
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        exists(
          db
            .select({ one: sql`1` })
            .from(chatTurns)
            .where(eq(chatTurns.conversationId, conversations.id)),
        ),
        after
          ? sql`(${conversations.lastTurnAtMs}, ${conversations.sessionId}) < (${after.lastTurnAtMs}, ${after.sessionId})`
          : undefined,
      ),
    )
    .orderBy(desc(conversations.lastTurnAtMs), desc(conversations.sessionId))
    .limit(limit);

export async function findEntry(db: Database, ownerId: OwnerId, sessionId: string) {
  const [row] = await db.select(entry(db)).from(conversations).where(isOwn(ownerId, sessionId));
  return row ?? null;
}

/** Conversations whose given name holds all the words, newest first. */
export const searchTitles = (db: Database, ownerId: OwnerId, words: readonly string[], limit: number) =>
  db
    .select(entry(db))
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), ...words.map((word) => contains(conversations.title, word))))
    .orderBy(desc(conversations.lastTurnAtMs))
    .limit(limit);

/** The owner's newest turns whose question and answer together hold all the words. */
export const searchTurns = (db: Database, ownerId: OwnerId, words: readonly string[], limit: number) => {
  const recent = db
    .select({
      conversationId: chatTurns.conversationId,
      question: chatTurns.question,
      answer: chatTurns.answer,
      createdAtMs: chatTurns.createdAtMs,
    })
    .from(chatTurns)
    .where(eq(chatTurns.ownerId, ownerId))
    .orderBy(desc(chatTurns.createdAtMs))
    .limit(SEARCHED_TURNS)
    .as("recent");
  const text = sql`${recent.question} || char(10) || ${recent.answer}`;
  return db
    .select({ ...entry(db), question: recent.question, answer: recent.answer })
    .from(recent)
    .innerJoin(conversations, eq(conversations.id, recent.conversationId))
    .where(and(...words.map((word) => contains(text, word))))
    .orderBy(desc(recent.createdAtMs))
    .limit(limit);
};

/** Case-insensitive; % and _ are matched literally. */
const contains = (text: SQL | typeof conversations.title, word: string) =>
  sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;

/** False when the owner has no such conversation. */
export async function rename(db: Database, ownerId: OwnerId, sessionId: string, title: string): Promise<boolean> {
  const rows = await db
    .update(conversations)
    .set({ title })
    .where(isOwn(ownerId, sessionId))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** With its turns. False when the owner has no such conversation. */
export async function remove(db: Database, ownerId: OwnerId, sessionId: string): Promise<boolean> {
  const rows = await db.delete(conversations).where(isOwn(ownerId, sessionId)).returning({ id: conversations.id });
  return rows.length > 0;
}

/** The turns of a conversation whose answers are being written. */
export async function findAnswering(db: Database, ownerId: OwnerId, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: chatTurns.id })
    .from(chatTurns)
    .where(
      and(
        eq(chatTurns.ownerId, ownerId),
        eq(chatTurns.conversationId, conversationIdOf(ownerId, sessionId)),
        eq(chatTurns.status, "answering"),
      ),
    )
    .orderBy(asc(chatTurns.position));
  return rows.map(({ id }) => id);
}

/** Says again what its owner thinks of an answer. False when the owner has no answer of this key. */
export async function saveFeedback(
  db: Database,
  ownerId: OwnerId,
  messageKey: string,
  feedback: Pick<typeof answerFeedback.$inferInsert, "rating" | "comment" | "ratedAtMs">,
): Promise<boolean> {
  const ownTurn = sql`${chatTurns} where ${and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.messageKey, messageKey))}`;
  const { rating, comment = null, ratedAtMs } = feedback;
  const rows = await db
    .insert(answerFeedback)
    .select(sql`select ${chatTurns.id}, ${ownerId}, ${rating}, ${comment}, ${ratedAtMs} from ${ownTurn}`)
    .onConflictDoUpdate({ target: answerFeedback.turnId, set: { rating, comment, ratedAtMs } })
    .returning({ turnId: answerFeedback.turnId });
  return rows.length > 0;
}

export async function deleteFeedback(db: Database, ownerId: OwnerId, messageKey: string): Promise<void> {
  const turn = db
    .select({ id: chatTurns.id })
    .from(chatTurns)
    .where(and(eq(chatTurns.ownerId, ownerId), eq(chatTurns.messageKey, messageKey)));
  await db
    .delete(answerFeedback)
    .where(and(eq(answerFeedback.ownerId, ownerId), sql`${answerFeedback.turnId} in ${turn}`));
}
