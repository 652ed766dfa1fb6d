import type { Answer, ChatMessage, NumberedChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type * as contract from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { chatUploadForm, ChatUploadReply } from "@wattleaf/shared/contracts/chat/upload";
import { DEFAULT_CHAT_SESSION_ID, HISTORY_PAGE_TURNS } from "@wattleaf/shared/domain/chat";
import { DomainError, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "@wattleaf/assistant/messages";
import { meterOfFileCard } from "@wattleaf/assistant/tools/proposed-card";
import type { z } from "zod";
import { type Actor, countedPartnerOf, hasFeature } from "../../core/actor";
import { errorInLanguage } from "../../core/error-in-language";
import { featureOff } from "../../core/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { LIFETIME_MS, type OwnerId, PASSING } from "../../core/owner";
import { countUpload } from "../partners";
import { store } from "../uploads";
import { importFailedMessage } from "../webhooks";
import { freshActions } from "./actions";
import { askerOf } from "./asker";
import { requireChatOwner } from "./chat-owner";
import { removeIfThere } from "./conversations/service";
import { ANSWER_LEASE_MS } from "./interrupted-answers";
import { countMessage } from "./message-quota";
import { toMessages } from "./messages";
import * as repo from "./repo";
import { summarizeUpload } from "./summarize-upload";
import { generateAnswer } from "./generate-answer";
import { requireChangeable } from "./question-change";

/** How often a reader looks for an answer that another process writes. */
const REMOTE_POLL_MS = 250;

type SendInput = InputOf<typeof contract.sendMessage>;

/**
 * Sends a message to the assistant and follows the answer: its events after `afterSeq`. The same messageKey follows the
 * same answer and never creates a second one; disconnecting does not end the answer.
 * @throws DomainError invalid_input if there is nothing to change, or a slot takes no such value; idempotency_mismatch if
 *   the key belongs to another message; conflict if the message, or the one it replaces, has been replaced meanwhile;
 *   not_found if a reconnecting reader's answer was deleted with its conversation (continuing in a new one would join
 *   two answers); rate_limited if the quota is used up; unavailable, with the wait, if too many questions are waiting
 *   already
 */
export async function ask(
  ctx: RequestContext,
  input: SendInput,
  afterSeq = 0,
): Promise<AsyncGenerator<NumberedChatEvent>> {
  const { db, clock, answers } = ctx.platform;
  const ownerId = requireChatOwner(ctx);
  const sessionId = input.sessionId ?? DEFAULT_CHAT_SESSION_ID;
  const language = input.language ?? ctx.language;
  const messageKey = input.messageKey ?? newId();
  const sent = { messageKey, message: input.message, change: input.change ?? null };
  if (afterSeq > 0) return followKnown(ctx, ownerId, sent, afterSeq);
  if (input.change) await requireChangeable(ctx, ownerId, sessionId, input.change, input.replaces);
  const admission = await admitMessage(ctx, language).catch(async (failure: unknown) => {
    // A message that is known already is followed, however much has been asked since.
    if (await repo.findTurn(db, ownerId, messageKey)) return null;
    throw failure;
  });
  if (!admission) return followKnown(ctx, ownerId, sent, afterSeq);
  const { slot, releaseQuota } = admission;
  const now = clock.now();
  const turn = {
    id: newId(),
    messageKey,
    question: input.message,
    change: sent.change,
    language,
    status: "answering" as const,
    createdAtMs: now,
    deadlineAtMs: now + ANSWER_LEASE_MS,
  };
  const { added, replacedTurnIds } = await repo
    .insertTurn(db, ownerId, sessionId, turn, input.replaces)
    .catch((failure: unknown) => {
      slot.leave();
      throw failure;
    });
  for (const turnId of replacedTurnIds) answers.find(turnId)?.stop();
  if (!added) {
    slot.leave();
    await releaseQuota();
    return followKnown(ctx, ownerId, sent, afterSeq);
  }
  const live = answers.start(turn.id);
  const { message: question, change } = input;
  void generateAnswer(ctx, { turnId: turn.id, ownerId, sessionId, question, change, language }, live, slot);
  return live.follow(afterSeq);
}

/**
 * Waits for a place among the answers and counts the message: in this order, so that a flood costs no more than its
 * place in the queue.
 */
async function admitMessage(ctx: RequestContext, language: Language) {
  const slot = await ctx.platform.answerQueue.enter(askerOf(ctx), ctx.signal);
  try {
    return { slot, releaseQuota: await countMessage(ctx, language) };
  } catch (error) {
    slot.leave();
    throw error;
  }
}

/** Asks and waits for the whole answer. */
export async function send(ctx: RequestContext, input: SendInput): Promise<Answer> {
  for await (const event of await ask(ctx, input)) {
    if (event.type === "done") return event.data;
    if (event.type === "error") throw new DomainError("internal", event.data.message);
  }
  throw new DomainError("internal", INTERNAL_MESSAGE);
}

/** What a message says; the same key with anything else is another message. */
type SentMessage = Required<Pick<SendInput, "messageKey" | "message">> & { change: FrameChange | null };

async function followKnown(ctx: RequestContext, ownerId: OwnerId, sent: SentMessage, afterSeq: number) {
  const { messageKey, message, change } = sent;
  const turn = await repo.findTurn(ctx.platform.db, ownerId, messageKey);
  if (!turn && afterSeq === 0) {
    throw new DomainError("conflict", "This message has changed in the meantime. Reload the conversation.");
  }
  if (!turn)
    throw new DomainError("not_found", "This answer no longer exists because its conversation was deleted or changed.");
  if (turn.question !== message || turn.change?.slot !== change?.slot || turn.change?.value !== change?.value) {
    throw keyOfAnother();
  }
  if (afterSeq === 0) ctx.replayed();
  return ctx.platform.answers.find(turn.id)?.follow(afterSeq) ?? followSaved(ctx, ownerId, turn, afterSeq);
}

function keyOfAnother(): DomainError {
  const message = "This messageKey was already used for another message. Use a new key for each message.";
  return new DomainError("idempotency_mismatch", message, { issues: [{ path: "messageKey", message }] });
}

/** Reads an answer that is saved, or being written by another process. */
async function* followSaved(
  ctx: RequestContext,
  ownerId: OwnerId,
  first: repo.TurnRow,
  afterSeq: number,
): AsyncGenerator<NumberedChatEvent> {
  const { db, clock } = ctx.platform;
  let turn: repo.TurnRow | null = first;
  while (turn?.status === "answering" && clock.now() < turn.deadlineAtMs) {
    await Bun.sleep(REMOTE_POLL_MS);
    turn = await repo.findTurn(db, ownerId, first.messageKey);
  }
  const rest = turn && turn.status !== "answering" ? turn.events.slice(afterSeq) : [];
  if (rest.length > 0) return yield* rest;
  // Interrupted: what its process had sent is gone with it, and the reader is told.
  const message = turn?.answer || messages(first.language)("assistant.failed");
  if (turn?.status !== "done" && turn?.status !== "stopped")
    yield { type: "error", data: { code: "internal", message }, seq: afterSeq + 1 };
}

/** @throws DomainError not_found */
export async function stop(
  ctx: RequestContext,
  input: InputOf<typeof contract.stopMessage>,
): Promise<{ stopped: boolean }> {
  const { db, clock, answers } = ctx.platform;
  const turn = await repo.findTurn(db, requireChatOwner(ctx), input.messageKey);
  if (!turn) throw new DomainError("not_found", "There's no message with this key.");
  const live = answers.find(turn.id);
  live?.stop();
  if (live) return { stopped: true };
  const elsewhere = turn.status === "answering" && clock.now() < turn.deadlineAtMs;
  if (elsewhere) await repo.requestStop(db, turn.id);
  return { stopped: elsewhere };
}

/** Oldest first, a page at a time from the end; empty for a visitor who has not asked anything. */
export async function history(
  ctx: RequestContext,
  { sessionId, before }: InputOf<typeof contract.chatHistory>,
): Promise<{ messages: ChatMessage[]; earlier: number | null }> {
  const { db, clock } = ctx.platform;
  const found = await repo.findTurns(db, requireChatOwner(ctx), sessionId, HISTORY_PAGE_TURNS + 1, before);
  const turns = found.slice(-HISTORY_PAGE_TURNS);
  const earlier = found.length > turns.length ? (turns[0]?.position ?? null) : null;
  const shown = await freshActions(ctx, turns);
  return { messages: shown.flatMap((turn) => toMessages(turn, clock.now())), earlier };
}

export async function clear(ctx: RequestContext, input: InputOf<typeof contract.clearChat>): Promise<{ ok: true }> {
  await removeIfThere(ctx, input.sessionId);
  return { ok: true };
}

/** Takes away the conversations of visitors who cannot come back to them. */
export async function deleteAbandonedConversations({ db, clock }: Platform): Promise<void> {
  for (const kind of PASSING) await repo.deleteAbandoned(db, kind, clock.now() - LIFETIME_MS[kind]);
}

/** A partner hears of files that its customers could not get read. */
async function tellFailedImport({ platform, actor }: RequestContext, error: unknown): Promise<void> {
  if (actor.kind !== "customer" || !(error instanceof DomainError) || error.code !== "file_unreadable") return;
  await importFailedMessage(platform, actor.userId, error.message);
}

/** An anonymous visitor of a partner's page has no account to keep a meter in; on the site, the card asks to sign in. */
const canKeepMeter = ({ kind }: Actor): boolean => kind !== "widget";

/**
 * Reads an uploaded bill or meter file, summarizes it, and stores both in the conversation.
 * @throws DomainError idempotency_mismatch when the message's key belongs to another one; feature_off
 */
export async function upload(
  ctx: RequestContext,
  input: Omit<z.output<typeof chatUploadForm>, "type">,
): Promise<ChatUploadReply> {
  const { db, clock } = ctx.platform;
  if (!hasFeature(ctx.actor, "upload")) throw featureOff();
  const ownerId = requireChatOwner(ctx);
  const language = input.language ?? ctx.language;
  const stored = await store(ctx, ownerId, input.file).catch(async (error: unknown) => {
    await tellFailedImport(ctx, error);
    throw errorInLanguage(error, language);
  });
  const summary = await summarizeUpload(ctx, stored, language);
  const offer = canKeepMeter(ctx.actor) ? meterOfFileCard(stored, language) : null;
  const attachments = offer ? [offer] : [];
  const now = clock.now();
  const messageKey = input.messageKey ?? newId();
  const { added } = await repo.insertTurn(db, ownerId, input.sessionId ?? DEFAULT_CHAT_SESSION_ID, {
    id: newId(),
    messageKey,
    kind: "upload",
    question: stored.fileName,
    language,
    status: "done",
    answer: summary.text,
    citations: summary.citations,
    suggestions: summary.suggestions,
    understanding: summary.understanding,
    attachments,
    createdAtMs: now,
    deadlineAtMs: now,
  });
  if (!added) {
    const known = await repo.findTurn(db, ownerId, messageKey);
    if (known?.question !== stored.fileName || known.answer !== summary.text) throw keyOfAnother();
    ctx.replayed();
  }
  const partnerId = countedPartnerOf(ctx.actor);
  if (added && partnerId !== null) await countUpload(ctx.platform, partnerId);
  return { analysis: summary.text, uploadId: stored.uploadId, facts: stored.facts, attachments };
}
