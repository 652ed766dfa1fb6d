import type { StoredPurchaseStatus } from "@wattleaf/shared/domain/marketplace";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import { addressLines, decryptAddress } from "./fulfillment";
import * as repo from "./orders.repo";
import { refundPurchase } from "./refunds";

const MAX_LISTED = 200;

/** Purchases in a status, the oldest first, up to 200, with the lines of the address that a product goes to. */
export async function orders(platform: Platform, status: StoredPurchaseStatus) {
  const rows = await repo.findOrders(platform.db, status, MAX_LISTED);
  return rows.map(({ purchase, email, phone, encryptedAddress }) => ({
    ...purchase,
    contact: email ?? phone ?? "",
    address: encryptedAddress === null ? [] : addressLines(decryptAddress(platform, encryptedAddress)),
  }));
}

/** Marks a product as sent and tells its buyer. @throws DomainError not_found, conflict */
export async function shipOrder(platform: Platform, purchaseId: string, note: string | null): Promise<void> {
  const { purchase } = await requireOrder(platform, purchaseId);
  const isShipped = await repo.markShipped(platform.db, purchaseId, { note, nowMs: platform.clock.now() });
  if (!isShipped) throw new DomainError("conflict", `The purchase ${purchaseId} is ${purchase.status}, not pending.`);
}

/**
 * Gives a purchase's coins back and tells its buyer. A product that has not left goes back into the stock; a code that
 * its buyer has seen does not. A purchase that is refunded already stays as it is.
 * @returns the coins, 0 for one that was refunded before
 * @throws DomainError not_found
 */
export async function refundOrder(platform: Platform, purchaseId: string, note: string | null): Promise<number> {
  const { purchase, category } = await requireOrder(platform, purchaseId);
  const isUnsent = category === "products" && purchase.status === "pending";
  const returnsToStock = purchase.status === "held" || isUnsent || category === "rewards" || category === "donations";
  if (purchase.status === "refunded") return 0;
  const isRefunded = await refundPurchase(platform, purchaseId, { from: [purchase.status], returnsToStock, note });
  // Its status has changed since it was read: what returns to the stock may be something else now.
  return isRefunded ? purchase.totalCoins : refundOrder(platform, purchaseId, note);
}

async function requireOrder({ db }: Platform, purchaseId: string) {
  const order = await repo.findOrder(db, purchaseId);
  if (order) return order;
  throw new DomainError("not_found", `There is no purchase ${purchaseId}. List them with: bun run admin orders list`);
}
