import { reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../core/request-context";
import { NO_PASSWORD } from "../auth";
import type { AccountRow } from "./repo";
import { provePassword, requireAccount } from "./service";
import { findSessionStart } from "./sessions/repo";
import { currentSessionId } from "./sessions/service";

const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;

/**
 * Asks once more who is at the keyboard: for the password, or for a fresh sign-in where the account has none.
 * @throws DomainError invalid_input (password missing), invalid_credentials, rate_limited, forbidden
 */
export async function proveOwner(ctx: RequestContext, password: string | undefined): Promise<AccountRow> {
  const account = await requireAccount(ctx);
  if (account.passwordHash !== NO_PASSWORD) {
    if (!password) throw passwordMissing();
    await provePassword(ctx, account, password, "password");
    return account;
  }
  const sessionId = currentSessionId(ctx);
  const startedAtMs = sessionId && (await findSessionStart(ctx.platform.db, sessionId));
  if (!startedAtMs || startedAtMs < ctx.platform.clock.now() - FRESH_SIGN_IN_MS) {
    throw reasonError("forbidden", "fresh_sign_in");
  }
  return account;
}

function passwordMissing(): DomainError {
  const message = "Please enter your password";
  return new DomainError("invalid_input", message, { issues: [{ path: "password", message }] });
}
