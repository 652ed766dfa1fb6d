import { DomainError } from "@wattleaf/shared/errors";
import { SECOND_STEP_MINUTES } from "@wattleaf/shared/domain/second-factor";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { hashSecret, newSecret } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import type { SessionScope } from "../../db/schema/auth";
import { recordSignIn } from "../security-events";
import { sendNewDevice } from "./new-device-email";
import * as repo from "./pending.repo";

interface FirstFactor {
  userId: string;
  scope?: SessionScope;
  /** The hash of the password that was proved; null after an identity provider. */
  passwordHash: string | null;
}

/**
 * Signs this browser in once its user has proved the first factor, by password or at an identity provider. An account
 * with a second factor is asked for it, whichever the first was.
 * @throws DomainError second_factor_required
 */
export async function openSession(
  ctx: RequestContext,
  { userId, scope = "full", passwordHash }: FirstFactor,
): Promise<void> {
  const { db, clock } = ctx.platform;
  if (!(await repo.hasSecondFactor(db, userId))) return startSession(ctx, userId, scope);
  const secret = newSecret();
  await repo.insertPending(db, {
    idHash: hashSecret(secret),
    userId,
    scope,
    proofHash: passwordHash === null ? null : hashSecret(passwordHash),
    expiresAtMs: clock.now() + SECOND_STEP_MINUTES * MINUTE_MS,
  });
  ctx.session.keepPending(secret);
  throw new DomainError(
    "second_factor_required",
    "Enter the code from your authenticator app, or use a passkey to finish signing in.",
  );
}

/** Signs in who has proved all factors. A kind of device that the account has not seen is told by email. */
export async function startSession(ctx: RequestContext, userId: string, scope: SessionScope = "full"): Promise<void> {
  await ctx.session.start(userId, scope);
  recordSignIn(ctx, userId, (device) => sendNewDevice(ctx, userId, device));
}

/**
 * The sign-in of this browser that waits for its second step.
 * @throws DomainError session_expired when there is none, or its password has been changed meanwhile
 */
export async function requirePending({ platform, session }: RequestContext) {
  const { db, clock } = platform;
  const found = session.pending && (await repo.findPending(db, hashSecret(session.pending), clock.now()));
  if (found && (found.proofHash === null || found.proofHash === hashSecret(found.passwordHash))) return found;
  throw new DomainError("session_expired", "This took too long. Please sign in again.");
}

/** Opens the session of a pending sign-in, which ends with it. @throws DomainError session_expired */
export async function finishPending(ctx: RequestContext): Promise<void> {
  const { userId, scope, idHash } = await requirePending(ctx);
  await repo.deletePending(ctx.platform.db, idHash);
  ctx.session.keepPending(null);
  await startSession(ctx, userId, scope);
}

export const deleteExpiredPending = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());
