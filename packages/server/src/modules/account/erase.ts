import { DELETE_CONFIRMATION, type deleteAccount as deleteOperation } from "@wattleaf/shared/contracts/account";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { NO_PASSWORD } from "../auth";
import { endSubscriptions } from "../billing";
import { giveBackConsents } from "../meters";
import * as repo from "./repo";
import { provePassword, requireAccount } from "./service";

/** What was being written while an account went has been written by then. */
const SWEPT_FOR_MS = 2 * DAY_MS;

/**
 * Deletes the account and everything in it, at once and for good; utilities hear that its consents have ended.
 * Accounts that it invited stay.
 * @throws DomainError invalid_credentials, invalid_input (password or confirmation missing), rate_limited, unavailable
 *   (a paid subscription cannot be ended)
 */
export async function erase(ctx: RequestContext, input: InputOf<typeof deleteOperation>): Promise<{ ok: true }> {
  const account = await requireAccount(ctx);
  if (account.passwordHash === NO_PASSWORD) {
    if (input.confirmation !== DELETE_CONFIRMATION)
      throw missing("confirmation", `Please type ${DELETE_CONFIRMATION} to confirm.`);
    // None at all is no guess.
  } else if (input.password === undefined) throw missing("password", "Please enter your password");
  else await provePassword(ctx, account, input.password, "password");
  await endSubscriptions(ctx.platform, account.id);
  await eraseAccount(ctx.platform, account.id);
  return { ok: true };
}

/** Everything in the account, at once and for good; utilities hear that its consents have ended. */
export async function eraseAccount(platform: Platform, userId: string): Promise<void> {
  await giveBackConsents(platform, userId);
  await repo.eraseAccount(platform.db, userId, platform.clock.now());
}

const missing = (path: string, message: string) =>
  new DomainError("invalid_input", message, { issues: [{ path, message }] });

/** Erases the accounts of customers whose partner is gone. */
export async function eraseOrphanedCustomers({ db, clock }: Platform): Promise<void> {
  for (const userId of await repo.findOrphanedCustomers(db)) await repo.eraseAccount(db, userId, clock.now());
}

/** Takes away what a request that was under way wrote for an account after it had gone. */
export async function sweepErased({ db, clock }: Platform): Promise<void> {
  const nowMs = clock.now();
  for (const userId of await repo.findErasedSince(db, nowMs - SWEPT_FOR_MS)) {
    await repo.eraseAccount(db, userId, nowMs);
  }
}
