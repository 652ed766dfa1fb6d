import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { erasePartnerCustomer } from "@wattleaf/shared/contracts/partners/workspaces";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { findCustomer } from "../identity/repo";
import { requirePartner } from "../workspaces/service";

/** @throws DomainError not_found */
export async function eraseCustomer(
  ctx: RequestContext,
  input: InputOf<typeof erasePartnerCustomer>,
): Promise<{ ok: true }> {
  const { id } = await requirePartner(ctx, input);
  await eraseCustomerOf(ctx.platform, id, input.subject);
  return { ok: true };
}

/**
 * Erases a customer by the partner's own id of it: conversations, uploads, coins, sessions and the identity itself.
 * @throws DomainError not_found
 */
export async function eraseCustomerOf(platform: Platform, partnerId: string, subject: string): Promise<void> {
  const userId = await findCustomer(platform.db, partnerId, subject);
  if (userId === null)
    throw new DomainError("not_found", "This workspace has no customer with this id. It may have been erased already.");
  await platform.eraseAccount(userId);
}
