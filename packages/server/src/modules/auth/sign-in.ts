import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Call } from "../../http/request-context";
import { currentUser, type Proved, requireStillProved } from "./service";

/**
 * Opens the session of whom a verb has just proved or created, on either transport.
 * @throws DomainError invalid_credentials
 */
export async function signedIn(call: Call, proved: Promise<Proved>): Promise<CurrentUser> {
  const proof = await proved;
  await call.startSession(proof.userId);
  // Proving takes a while, in which a new password may have ended all sessions: this one must not outlive them.
  await requireStillProved(call.ctx, proof).catch(async (refusal: unknown) => {
    await call.endSession();
    throw refusal;
  });
  // What they left as a visitor may have come to the account, and its coins with it.
  return currentUser(call.ctx);
}

/** Ends this browser's session, after a verb that asks for it. */
export async function signedOut(call: Call, after?: Promise<unknown>): Promise<{ ok: true }> {
  await after;
  await call.endSession();
  return { ok: true };
}
