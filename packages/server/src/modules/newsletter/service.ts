import type { subscribe as subscribeOperation } from "@wattleaf/shared/contracts/newsletter";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import { addSubscription } from "./repo";

/** The response is the same for new and known addresses, so it does not reveal who has subscribed. */
export async function subscribe(ctx: RequestContext, input: InputOf<typeof subscribeOperation>): Promise<{ ok: true }> {
  await addSubscription(ctx.platform.db, input.email.toLowerCase(), ctx.platform.clock.now());
  return { ok: true };
}
