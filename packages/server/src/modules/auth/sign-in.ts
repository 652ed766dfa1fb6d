import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Call } from "../../http/request-context";
import { currentUser } from "./service";

/** Opens the session of whom a verb has just proved or created, on either transport. */
export async function signedIn(call: Call, proved: Promise<CurrentUser>): Promise<CurrentUser> {
  const user = await proved;
  await call.startSession(user.id);
  // What they left as a visitor may have come to the account, and its coins with it.
  return currentUser(call.ctx);
}

/** Ends this browser's session, after a verb that asks for it. */
export async function signedOut(call: Call, after?: Promise<unknown>): Promise<{ ok: true }> {
  await after;
  await call.endSession();
  return { ok: true };
}
