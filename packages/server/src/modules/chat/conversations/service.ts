import type { Feedback } from "@wattleaf/shared/contracts/chat/messages";
import type * as contract from "@wattleaf/shared/contracts/chat/conversations";
import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { CONVERSATION_PAGE_SIZE } from "@wattleaf/shared/domain/chat";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../../core/request-context";
import { requireChatOwner } from "../chat-owner";
import { freshActions } from "../actions";
import { toMessages } from "../messages";
import { findTurns } from "../repo";
import { excerptOf } from "./excerpt";
import * as repo from "./repo";
import { titleOf } from "./title";
import { toFile } from "./transcript";

/** Found turns that are looked through for different conversations, and conversations that are shown. */
const MAX_FOUND_TURNS = 300;
const MAX_RESULTS = 30;

/** Newest first. A cursor that is none begins at the newest. */
export async function list(
  ctx: RequestContext,
  { cursor }: InputOf<typeof contract.listConversations>,
): Promise<OutputOf<typeof contract.listConversations>> {
  const found = await repo.listEntries(
    ctx.platform.db,
    requireChatOwner(ctx),
    readCursor(cursor),
    CONVERSATION_PAGE_SIZE + 1,
  );
  const page = found.slice(0, CONVERSATION_PAGE_SIZE);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return { conversations: page.map(toEntry), nextCursor: last ? `${last.lastTurnAtMs}.${last.sessionId}` : null };
}

/** Every word must occur in the name, or in one question with its answer. */
export async function search(
  ctx: RequestContext,
  { query }: InputOf<typeof contract.searchConversations>,
): Promise<OutputOf<typeof contract.searchConversations>> {
  const { db } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  const words = query.split(/\s+/u);
  const [turns, titles] = await Promise.all([
    repo.searchTurns(db, ownerId, words, MAX_FOUND_TURNS),
    repo.searchTitles(db, ownerId, words, MAX_RESULTS),
  ]);
  const results = new Map<string, ConversationEntry & { excerpt: string | null }>();
  for (const turn of turns) {
    // Newest first: the first turn that is met of a conversation is its newest.
    if (!results.has(turn.sessionId))
      results.set(turn.sessionId, { ...toEntry(turn), excerpt: excerptOf([turn.question, turn.answer], words) });
  }
  for (const row of titles)
    if (!results.has(row.sessionId)) results.set(row.sessionId, { ...toEntry(row), excerpt: null });
  const newestFirst = [...results.values()].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return { results: newestFirst.slice(0, MAX_RESULTS) };
}

/** @throws DomainError not_found */
export async function rename(
  ctx: RequestContext,
  { sessionId, title }: InputOf<typeof contract.renameConversation>,
): Promise<ConversationEntry> {
  const { db } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  await repo.rename(db, ownerId, sessionId, title);
  return requireEntry(await repo.findEntry(db, ownerId, sessionId));
}

/** Deletes a conversation; an answer that is being written for it ends. @throws DomainError not_found */
export async function remove(
  ctx: RequestContext,
  { sessionId }: InputOf<typeof contract.deleteConversation>,
): Promise<{ ok: true }> {
  if (!(await removeIfThere(ctx, sessionId))) throw unknownConversation();
  return { ok: true };
}

/** False when there was none. */
export async function removeIfThere(ctx: RequestContext, sessionId: string): Promise<boolean> {
  const { db, answers } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  const answering = await repo.findAnswering(db, ownerId, sessionId);
  const removed = await repo.remove(db, ownerId, sessionId);
  for (const turnId of answering) answers.find(turnId)?.stop();
  return removed;
}

/** @throws DomainError not_found */
export async function exportFile(
  ctx: RequestContext,
  { sessionId, format, language }: InputOf<typeof contract.exportConversation>,
): Promise<OutputOf<typeof contract.exportConversation>> {
  const { db, clock } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  const entry = requireEntry(await repo.findEntry(db, ownerId, sessionId));
  const turns = await findTurns(db, ownerId, sessionId, Number.MAX_SAFE_INTEGER);
  const messages = (await freshActions(ctx, turns)).flatMap((turn) => toMessages(turn, clock.now()));
  return toFile(
    { ...entry, exportedAt: new Date(clock.now()).toISOString(), messages },
    format,
    language ?? ctx.language,
  );
}

/** Stores the user's rating of an answer; a new rating replaces the old one. @throws DomainError not_found */
export async function rate(
  ctx: RequestContext,
  { messageKey, rating, comment }: InputOf<typeof contract.rateAnswer>,
): Promise<{ feedback: Feedback | null }> {
  const { db, clock } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  if (rating === null) {
    await repo.deleteFeedback(db, ownerId, messageKey);
    return { feedback: null };
  }
  const feedback = { rating, comment: comment || null };
  const saved = await repo.saveFeedback(db, ownerId, messageKey, { ...feedback, ratedAtMs: clock.now() });
  if (!saved) throw new DomainError("not_found", "There's no message with this key.");
  return { feedback };
}

function toEntry(row: repo.EntryRow): ConversationEntry {
  return {
    sessionId: row.sessionId,
    title: titleOf(row),
    startedAt: new Date(row.createdAtMs).toISOString(),
    updatedAt: new Date(row.lastTurnAtMs).toISOString(),
  };
}

function requireEntry(row: repo.EntryRow | null): ConversationEntry {
  if (!row) throw unknownConversation();
  return toEntry(row);
}

const unknownConversation = () =>
  new DomainError("not_found", "This conversation doesn't exist. It may have been deleted.");

function readCursor(cursor: string | undefined): repo.ListPlace | null {
  const [, time, sessionId] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor ?? "") ?? [];
  return time && sessionId ? { lastTurnAtMs: Number(time), sessionId } : null;
}
