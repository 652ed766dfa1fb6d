import type { endSession as endOperation, Session } from "@wattleaf/shared/contracts/account";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { deviceOf } from "../../../adapters/device";
import { hashSecret } from "../../../adapters/secrets";
import { isReadOnly } from "../../../core/actor";
import { requireUserId } from "../../../core/owner";
import { SESSION_LIFE_MS } from "../../auth";
import { recordSecurityEvent } from "../../security-events";
import * as repo from "./repo";

const LAST_SEEN_RESOLUTION_MS = MINUTE_MS;

/** The account's sessions as shown to their owner. A row's id is a hash and cannot be used to sign in. */
export async function listSessions(ctx: RequestContext): Promise<Session[]> {
  const { db, clock } = ctx.platform;
  const current = currentSessionId(ctx);
  const nowMs = clock.now();
  const rows = await repo.listSessions(db, requireUserId(ctx), nowMs, nowMs - SESSION_LIFE_MS);
  // Strangers share the sample household: none of them learns of the others.
  const shown = isReadOnly(ctx.actor) ? rows.filter(({ id }) => id === current) : rows;
  return shown.map(({ id, createdAtMs, lastSeenAtMs, userAgent, network }) => ({
    id,
    ...deviceOf(userAgent),
    network,
    createdAt: isoOrNull(createdAtMs),
    lastSeenAt: isoOrNull(lastSeenAtMs),
    current: id === current,
  }));
}

/** @throws DomainError not_found */
export async function endSession(ctx: RequestContext, { id }: InputOf<typeof endOperation>): Promise<{ ok: true }> {
  const userId = requireUserId(ctx);
  if (!(await repo.deleteSession(ctx.platform.db, userId, id))) {
    throw new DomainError("not_found", "This session doesn't exist. It may have ended already.");
  }
  recordSecurityEvent(ctx, userId, "session_ended");
  return { ok: true };
}

/** Signs the account out everywhere, here too. */
export async function endAllSessions(ctx: RequestContext): Promise<{ ok: true }> {
  const userId = requireUserId(ctx);
  await repo.deleteSessions(ctx.platform.db, userId);
  recordSecurityEvent(ctx, userId, "all_sessions_ended");
  return { ok: true };
}

/** The row of the session that is calling; null for an API key. */
export const currentSessionId = ({ actor }: RequestContext): string | null =>
  actor.kind === "user" ? hashSecret(actor.sessionId) : null;

/** Notes that a session is in use. The answer does not wait for it. */
export function noteSeen({ db, clock, log }: Platform, sessionId: string, lastSeenAtMs: number | null): void {
  const nowMs = clock.now();
  if (lastSeenAtMs !== null && nowMs - lastSeenAtMs < LAST_SEEN_RESOLUTION_MS) return;
  void repo
    .touchSession(db, hashSecret(sessionId), nowMs)
    .catch((error: unknown) => log.warn({ err: error }, "The last use of a session could not be recorded"));
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
