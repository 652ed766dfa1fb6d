import type { StoredPurchaseStatus } from "@wattleaf/shared/domain/marketplace";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { refundCoins } from "../rewards";
import * as repo from "./refunds.repo";

interface RefundOptions {
  /** Only a purchase that has one of these statuses is refunded. */
  from: readonly Exclude<StoredPurchaseStatus, "refunded">[];
  /** Whether its goods can be sold again: not a code that its buyer has seen. */
  returnsToStock: boolean;
  /** Why, for the buyer. */
  note?: string | null;
}

/**
 * Gives a purchase's coins back, whole and once, in the write that marks it as refunded.
 * @returns false if there is no such purchase with one of the statuses
 */
export async function refundPurchase(
  platform: Platform,
  purchaseId: string,
  { from, returnsToStock, note = null }: RefundOptions,
): Promise<boolean> {
  const nowMs = platform.clock.now();
  const isDue = repo.hasStatus(from);
  return repo.refund(platform.db, { purchaseId, note }, isDue, [
    ...refundCoins(platform, purchaseId, nowMs, isDue),
    ...(returnsToStock ? [repo.insertReturn(platform.db, { id: newId(), purchaseId, nowMs }, isDue)] : []),
  ]);
}
