import { accountOf, isOnPartnerPage, isReadOnly } from "../../core/actor";
import { callerNetworks } from "../../core/network";
import type { RequestContext } from "../../core/request-context";
import type { Asker } from "./answering/answer-queue";

/**
 * Whose turn a question takes: an account's own; a partner's, whose visitors are its own affair; or for visitors, whose
 * cookies and IPv6 addresses are free to create, their network.
 */
export function askerOf({ actor, clientAddress }: RequestContext): Asker {
  if (isOnPartnerPage(actor)) return { share: "partners", caller: actor.partnerId };
  const account = isReadOnly(actor) ? null : accountOf(actor);
  return account === null
    ? { share: "visitors", caller: callerNetworks(clientAddress).at(-1)?.name ?? clientAddress }
    : { share: "users", caller: account };
}
