import type {
  forgotPassword as forgotOperation,
  resetPassword as resetOperation,
} from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { hashSecret, newSecret } from "../../../adapters/secrets";
import { recordSecurityEvent } from "../../security-events";
import { requireUncommonPassword } from "../common-passwords";
import { parseIdentifier } from "../identifier";
import { accountKey, forgetSignIns } from "../sign-in-tries";
import { countTry } from "../throttles";
import { queuedEmail, sendQueued } from "../../emails";
import { inviterCoins } from "../../rewards";
import { resetEmail } from "./emails";
import * as repo from "./repo";

const LIFETIME_MS = HOUR_MS;

/**
 * Sends the account's holder an email. Everything that depends on whether there is such an account happens after the
 * answer, so that neither its words nor its time tell.
 * @throws DomainError rate_limited, the same whether or not the account exists
 */
export async function forgot(
  ctx: RequestContext,
  { identifier }: InputOf<typeof forgotOperation>,
): Promise<{ ok: true }> {
  const { background, throttles } = ctx.platform;
  await countTry(throttles.passwordResetAddress, ctx.clientAddress);
  await countTry(throttles.passwordResetAccount, accountKey(identifier));
  background.run("An email for a new password", () => writeTo(ctx.platform, identifier));
  return { ok: true };
}

/** An account without an address (a phone number alone) gets no email. */
async function writeTo(platform: Platform, text: string): Promise<void> {
  const { db, clock } = platform;
  const identifier = parseIdentifier(text);
  const reader = identifier && (await repo.findReader(db, identifier));
  if (!reader?.email) return;
  const { id: userId, email } = reader;
  const token = newSecret();
  await db.batch([
    repo.insertToken(db, { userId, tokenHash: hashSecret(token), expiresAtMs: clock.now() + LIFETIME_MS }),
    queuedEmail(platform, {
      userId,
      email: resetEmail(platform, { ...reader, email }, token),
      lifetimeMs: LIFETIME_MS,
    }),
  ]);
  sendQueued(platform);
}

/**
 * Sets the password of the token's account and ends all its sessions. The caller ends this browser's, whosever it is.
 * @throws DomainError invalid_input for a common password; not_found for a token that was used, has expired, was replaced by a newer one or never was
 */
export async function reset(
  ctx: RequestContext,
  { token, password }: InputOf<typeof resetOperation>,
): Promise<{ ok: true }> {
  const { db, clock, passwordHasher } = ctx.platform;
  requireUncommonPassword(password, "password");
  const tokenHash = hashSecret(token);
  // Hashing is expensive: do not hash for arbitrary input.
  if (!(await repo.isLive(db, tokenHash, clock.now()))) throw noLongerGood();
  const account = await repo.redeemToken(db, tokenHash, await passwordHasher.hash(password), clock.now());
  if (!account) throw noLongerGood();
  recordSecurityEvent(ctx, account.id, "password_reset");
  // The email has proved the address.
  await inviterCoins(ctx.platform, account.id);
  await forgetSignIns(
    ctx,
    [account.email, account.phone].filter((name) => name !== null),
  );
  return { ok: true };
}

const noLongerGood = () =>
  new DomainError("not_found", "This link is no longer valid. You can request a new one on the sign-in page.");

export const deleteExpiredResets = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());
