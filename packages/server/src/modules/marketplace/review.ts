import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import { refundPurchase } from "./refunds";
import * as repo from "./review.repo";

/** Purchases that wait for an operator, the oldest first. */
export const heldPurchases = ({ db }: Platform): Promise<repo.HeldPurchase[]> => repo.findHeld(db);

/** Lets a held purchase go on as if it had never been held. @throws DomainError not_found */
export async function approvePurchase({ db }: Platform, purchaseId: string): Promise<void> {
  if (!(await repo.approve(db, purchaseId))) throw notHeld(purchaseId);
}

/** Gives a held purchase's coins back and its goods to the stock. @throws DomainError not_found */
export async function rejectPurchase(platform: Platform, purchaseId: string): Promise<void> {
  const isRefunded = await refundPurchase(platform, purchaseId, { from: ["held"], returnsToStock: true });
  if (!isRefunded) throw notHeld(purchaseId);
}

const notHeld = (purchaseId: string) =>
  new DomainError("not_found", `No held purchase has the id ${purchaseId}. List them with: bun run admin review list`);
