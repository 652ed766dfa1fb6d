import type { confirmEmail as confirmOperation, CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { reasonError } from "@wattleaf/shared/error-reason";
import { hashSecret } from "../../../adapters/secrets";
import { requireUserId } from "../../../core/owner";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { sendQueued } from "../../emails";
import { inviterCoins } from "../../rewards";
import { currentUser } from "../service";
import { countTry } from "../throttles";
import type { Reader } from "../password-reset/emails";
import { confirmationEmail } from "./email";
import * as repo from "./repo";
import { confirmationStatements } from "./statements";

/**
 * Confirms the address of the signed-in account with the token from its email. The token alone is not enough: anybody
 * may register with anybody's address, and its owner must not confirm a stranger's account with one click.
 * @throws DomainError not_found for a token that is another account's, was used, replaced or has expired
 */
export async function confirm(ctx: RequestContext, { token }: InputOf<typeof confirmOperation>): Promise<CurrentUser> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const tried = { userId, tokenHash: hashSecret(token), nowMs: clock.now() };
  if (!(await repo.redeemToken(db, tried, inviterCoins(ctx.platform, userId)))) {
    // Opened twice: what the link is for is done.
    if (await repo.findUnconfirmed(db, userId)) throw reasonError("not_found", "confirmation_link_invalid");
  }
  return currentUser(ctx);
}

/** Sends the confirmation email again. @throws DomainError conflict when there is nothing to confirm; rate_limited */
export async function resend(ctx: RequestContext): Promise<{ ok: true }> {
  const { platform } = ctx;
  const userId = requireUserId(ctx);
  const account = await repo.findUnconfirmed(platform.db, userId);
  if (!account) throw reasonError("conflict", "email_already_confirmed");
  if (!account.email) throw reasonError("conflict", "account_without_email");
  await countTry(platform.throttles.confirmationEmails, userId);
  await sendConfirmation(platform, { ...account, id: userId, email: account.email });
  return { ok: true };
}

/** Queues the email that lets an account confirm its address. */
export async function sendConfirmation(platform: Platform, account: Reader & { id: string }): Promise<void> {
  await platform.db.batch([
    ...confirmationStatements(platform, account.id, (token) => confirmationEmail(platform, account, token)),
  ]);
  sendQueued(platform);
}

export const deleteExpiredConfirmations = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());
