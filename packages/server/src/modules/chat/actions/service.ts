import type { ActionAttachment, Attachment } from "@wattleaf/shared/contracts/attachments";
import type { declineAction, confirmAction } from "@wattleaf/shared/contracts/chat/actions";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { isReadOnly } from "../../../core/actor";
import type { RequestContext } from "../../../core/request-context";
import type { Database } from "../../../db/client";
import { newId } from "../../../adapters/secrets";
import { requireUserId } from "../../../core/owner";
import type { ActionDesk } from "@wattleaf/assistant/ports";
import { messages } from "@wattleaf/assistant/messages";
import { findAttachments } from "../repo";
import { perform } from "./perform";
import * as repo from "./repo";

/** How long a proposal waits for its yes. */
const VALID_MS = 15 * MINUTE_MS;
/** What is not written down by then was lost with its process. */
const WORK_LIMIT_MS = MINUTE_MS;
/** How often a second yes looks whether the first has been followed. */
const POLL_MS = 50;

/** Keeps what an answer would do. Nothing of it happens before the yes. */
export async function propose(
  ctx: RequestContext,
  turnId: string,
  { kind, input, language }: Parameters<ActionDesk["propose"]>[0],
): Promise<{ id: string }> {
  const { db, clock } = ctx.platform;
  const now = clock.now();
  const id = newId();
  await repo.insertAction(db, {
    id,
    turnId,
    userId: requireUserId(ctx),
    kind,
    input,
    state: "proposed",
    outcome: "",
    language,
    createdAtMs: now,
    expiresAtMs: now + VALID_MS,
    answeredAtMs: null,
  });
  return { id };
}

/** @throws DomainError not_found */
export const confirm = async (
  ctx: RequestContext,
  { action_id: id }: InputOf<typeof confirmAction>,
): Promise<OutputOf<typeof confirmAction>> => toActionResponse(ctx, await settle(ctx, id, "confirm"));

/** @throws DomainError not_found */
export const decline = async (
  ctx: RequestContext,
  { action_id: id }: InputOf<typeof declineAction>,
): Promise<OutputOf<typeof declineAction>> => toActionResponse(ctx, await settle(ctx, id, "decline"));

/**
 * Executes or dismisses a proposal, once: the first call executes it, later calls get its result. The proposal is
 * validated again, because devices may have changed.
 * @throws DomainError not_found; read_only_session for a read-only session
 */
export async function settle(
  ctx: RequestContext,
  id: string,
  verdict: "confirm" | "decline",
): Promise<repo.ActionRow & { state: SettledState }> {
  const { db, clock } = ctx.platform;
  const row = await requireAction(ctx, id);
  if (isReadOnly(ctx.actor))
    throw new DomainError("read_only_session", messages(row.language)("assistant.action.readOnly"));
  const answeredAtMs = clock.now();
  if (verdict === "decline") {
    const outcome = messages(row.language)("assistant.outcome.declined");
    await repo.answerAction(db, row, { state: "declined", outcome, answeredAtMs });
  } else if (await repo.answerAction(db, row, { state: "working", answeredAtMs })) {
    await repo.finishAction(db, row, await outcomeOf(ctx, row));
  }
  return settled(ctx, id);
}

type SettledState = "declined" | "done" | "expired" | "failed";

async function outcomeOf(
  ctx: RequestContext,
  row: repo.ActionRow,
): Promise<{ state: "done" | "failed"; outcome: string }> {
  try {
    return await perform(ctx, row);
  } catch (error) {
    ctx.platform.log.error({ err: error, actionId: row.id }, "An action failed");
    return { state: "failed", outcome: messages(row.language)("assistant.outcome.failed") };
  }
}

/** The action once it is no longer being executed. */
async function settled(ctx: RequestContext, id: string): Promise<repo.ActionRow & { state: SettledState }> {
  for (;;) {
    const row = asItStands(await requireAction(ctx, id), ctx.platform.clock.now());
    if (row.state !== "working" && row.state !== "proposed") return { ...row, state: row.state };
    await Bun.sleep(POLL_MS);
  }
}

async function requireAction(ctx: RequestContext, id: string): Promise<repo.ActionRow> {
  const row = await repo.findAction(ctx.platform.db, requireUserId(ctx), id);
  if (!row)
    throw new DomainError(
      "not_found",
      "This suggestion doesn't exist. It may have been deleted with its conversation.",
    );
  return row;
}

/** Expires proposals without a reply, and ones whose process stopped while executing. */
function asItStands(row: repo.ActionRow, nowMs: number): repo.ActionRow {
  const t = messages(row.language);
  if (row.state === "proposed" && nowMs >= row.expiresAtMs)
    return { ...row, state: "expired", outcome: t("assistant.outcome.expired", { minutes: VALID_MS / MINUTE_MS }) };
  if (row.state === "working" && nowMs >= (row.answeredAtMs ?? 0) + WORK_LIMIT_MS)
    return { ...row, state: "failed", outcome: t("assistant.outcome.failed") };
  return row;
}

/** The current card of an action; null if the answer that contained it was deleted. */
export async function cardOf(db: Database, row: repo.ActionRow, nowMs: number): Promise<ActionAttachment | null> {
  const attachments = await findAttachments(db, row.turnId);
  const card = attachments.find((one) => one.kind === "action" && one.id === row.id);
  return card?.kind === "action" ? withState(card, asItStands(row, nowMs)) : null;
}

async function toActionResponse(ctx: RequestContext, row: repo.ActionRow & { state: SettledState }) {
  const { db, clock } = ctx.platform;
  return { id: row.id, state: row.state, outcome: row.outcome, card: await cardOf(db, row, clock.now()) };
}

const withState = (card: ActionAttachment, { state, outcome }: repo.ActionRow): ActionAttachment => ({
  ...card,
  // Confirmed and being executed: readers still see a proposal.
  state: state === "working" ? "proposed" : state,
  outcome: outcome || null,
});

/** Attachments of turns with the current state of their actions; the stored answer has the initial state. */
export async function freshActions<T extends { attachments: Attachment[] }>(
  { actor, platform: { db, clock } }: RequestContext,
  turns: readonly T[],
): Promise<T[]> {
  const ids = turns.flatMap(({ attachments }) =>
    attachments.flatMap((one) => (one.kind === "action" && one.id ? [one.id] : [])),
  );
  if (ids.length === 0 || actor.kind !== "user") return [...turns];
  const now = clock.now();
  const rows = new Map((await repo.findActions(db, actor.userId, ids)).map((row) => [row.id, asItStands(row, now)]));
  const fresh = (one: Attachment): Attachment => {
    const row = one.kind === "action" && one.id ? rows.get(one.id) : undefined;
    return one.kind === "action" && row ? withState(one, row) : one;
  };
  return turns.map((turn) => ({ ...turn, attachments: turn.attachments.map(fresh) }));
}
