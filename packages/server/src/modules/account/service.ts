import type {
  changePassword as changePasswordOperation,
  updateProfile as updateProfileOperation,
} from "@wattleaf/shared/contracts/account";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { notSignedIn } from "../../core/errors";
import type { RequestContext } from "../../core/request-context";
import { countTry, currentUser, passwordChangedEmail, requireUncommonPassword, verifyPassword } from "../auth";
import { requireUserId } from "../../core/owner";
import { queueEmail } from "../emails";
import { recordSecurityEvent } from "../security-events";
import * as repo from "./repo";
import { currentSessionId } from "./sessions/service";

export async function updateProfile(
  ctx: RequestContext,
  profile: InputOf<typeof updateProfileOperation>,
): Promise<CurrentUser> {
  await repo.updateProfile(ctx.platform.db, requireUserId(ctx), profile);
  return currentUser(ctx);
}

/**
 * Sets a new password for who knows the present one, and ends all other sessions. An account without a password gets
 * its first one by email (auth.forgotPassword): a session alone is not enough.
 * @throws DomainError invalid_credentials, invalid_input (a common password), rate_limited
 */
export async function changePassword(
  ctx: RequestContext,
  { currentPassword, newPassword }: InputOf<typeof changePasswordOperation>,
): Promise<{ ok: true }> {
  const { db, passwordHasher } = ctx.platform;
  const account = await requireAccount(ctx);
  requireUncommonPassword(newPassword, "newPassword", [account.email, account.phone]);
  await provePassword(ctx, account, currentPassword, "currentPassword");
  const newHash = await passwordHasher.hash(newPassword);
  if (!(await repo.changePassword(db, account, newHash, currentSessionId(ctx)))) throw wrongPassword("currentPassword");
  recordSecurityEvent(ctx, account.id, "password_changed");
  const { id: userId, email } = account;
  if (email)
    await queueEmail(ctx.platform, { userId, email: passwordChangedEmail(ctx.platform, { ...account, email }) });
  return { ok: true };
}

/** @throws DomainError not_signed_in when it has been deleted meanwhile */
export async function requireAccount(ctx: RequestContext): Promise<repo.AccountRow> {
  const account = await repo.findAccount(ctx.platform.db, requireUserId(ctx));
  if (account) return account;
  throw notSignedIn();
}

/**
 * A session may have been left open or stolen: what matters asks for the password once more.
 * @throws DomainError invalid_credentials naming `field`, rate_limited
 */
export async function provePassword(
  ctx: RequestContext,
  { id, passwordHash }: repo.AccountRow,
  password: string,
  field: string,
): Promise<void> {
  const { passwordHasher, throttles } = ctx.platform;
  const { ownPassword } = throttles;
  await countTry(ownPassword, id);
  if (!(await verifyPassword(passwordHasher, password, passwordHash))) throw wrongPassword(field);
  await ownPassword.forget(id);
}

function wrongPassword(path: string): DomainError {
  const message = "That's not your current password.";
  return new DomainError("invalid_credentials", message, { issues: [{ path, message }] });
}
