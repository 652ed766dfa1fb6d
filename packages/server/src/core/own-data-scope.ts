import type { Operation } from "@wattleaf/shared/contracts/operation";
import { insufficientScope } from "./errors";
import type { RequestContext } from "./request-context";

/**
 * For a use case of the public API that turns to the account's own readings.
 * @throws DomainError insufficient_scope for a key that may not read them
 */
export function requireOwnDataScope(
  { actor }: RequestContext,
  { ownDataScope }: Pick<Operation, "ownDataScope">,
): void {
  if (ownDataScope === undefined || actor.kind !== "key" || actor.scopes.includes(ownDataScope)) return;
  throw insufficientScope(ownDataScope);
}
