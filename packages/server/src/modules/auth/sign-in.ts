import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { RequestContext } from "../../core/request-context";
import { openSession } from "./open-session";
import { currentUser, type Proved, requireStillProved } from "./service";

/**
 * Opens the session of whom a use case has just proved or created.
 * @throws DomainError invalid_credentials, second_factor_required
 */
export async function signedIn(ctx: RequestContext, proved: Promise<Proved>): Promise<CurrentUser> {
  const proof = await proved;
  await openSession(ctx, proof);
  // Proving takes a while, in which a new password may have ended all sessions: this one must not outlive them.
  await requireStillProved(ctx, proof).catch(async (failure: unknown) => {
    await ctx.session.end();
    throw failure;
  });
  // What they left as a visitor may have come to the account, and its coins with it.
  return currentUser(ctx);
}

/** Ends this browser's session, after a use case that asks for it. */
export async function signedOut(ctx: RequestContext, after?: Promise<unknown>): Promise<{ ok: true }> {
  await after;
  await ctx.session.end();
  return { ok: true };
}
