import type { addEmail as addEmailOperation } from "@wattleaf/shared/contracts/account";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { isUniqueViolation } from "../../db/constraint";
import { currentUser, normalizeEmail, sendConfirmation } from "../auth";
import { recordSecurityEvent } from "../security-events";
import * as repo from "./repo";
import { provePassword, requireAccount } from "./service";

/**
 * Gives an account that registered with a phone number an email address, and sends the email that confirms it. The
 * password is asked for: the address can reset it. An address that is there is never replaced.
 * @throws DomainError invalid_credentials, already_exists, conflict when the account has another address, rate_limited
 */
export async function addEmailAddress(
  ctx: RequestContext,
  input: InputOf<typeof addEmailOperation>,
): Promise<CurrentUser> {
  const { db } = ctx.platform;
  const account = await requireAccount(ctx);
  await provePassword(ctx, account, input.password, "password");
  const email = normalizeEmail(input.email);
  if (account.email === email) return currentUser(ctx);
  let isAdded: boolean;
  try {
    isAdded = await repo.addEmail(db, account.id, email);
  } catch (error) {
    throw isUniqueViolation(error) ? alreadyExists() : error;
  }
  if (!isAdded) throw reasonError("conflict", "account_has_email");
  recordSecurityEvent(ctx, account.id, "email_added");
  // After the address is the account's for sure: a token confirms the address that the account has when it is used.
  await sendConfirmation(ctx.platform, { ...account, email });
  return currentUser(ctx);
}

function alreadyExists(): DomainError {
  const message = "Another account has this email address. Enter a different one, or sign in to that account.";
  return new DomainError("already_exists", message, { issues: [{ path: "email", message }] });
}
