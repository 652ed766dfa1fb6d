import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Call } from "../../http/request-context";
import { claimVisitor } from "./claim-visitor";
import { currentUser } from "./service";

/** Opens the session of whom a verb has just proved or created, on either transport. */
export async function signedIn(
  call: Call,
  proved: Promise<CurrentUser>,
  scope: Parameters<Call["startSession"]>[1] = "full",
): Promise<CurrentUser> {
  const user = await proved;
  const { actor } = call.ctx;
  const visitorId = actor.kind === "visitor" ? actor.visitorId : null;
  await call.startSession(user.id, scope);
  // The sample household is everybody's: what a visitor said stays theirs.
  if (!visitorId || scope === "read" || user.isSample) return user;
  try {
    await claimVisitor(call.ctx.platform, visitorId, user.id);
  } catch (error) {
    // They are signed in all the same; what they left stays with their browser.
    call.ctx.platform.log.error({ err: error }, "What a visitor left could not be handed to their account");
  }
  return currentUser(call.ctx);
}

export async function signedOut(call: Call): Promise<{ ok: true }> {
  await call.endSession();
  return { ok: true };
}
