import type { MarketplaceItem } from "@wattleaf/shared/contracts/marketplace";
import { hasCashValue } from "@wattleaf/shared/domain/marketplace";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import { findRedeemer } from "./verification.repo";

type Redeemable = NonNullable<MarketplaceItem["redeemable"]>;

/** What an account may redeem at this moment; the purchase itself is decided by the database's constraints. */
export interface Redeemability {
  /** @param coins what it costs in all */
  of(item: Pick<MarketplaceItem, "category">, coins: number): Redeemable;
}

/** The rule of docs/decisions/017: items of cash value need a confirmed contact and verified coins. */
export async function redeemability({ db }: Pick<Platform, "db">, userId: string): Promise<Redeemability> {
  const { hasConfirmedContact, verifiedCoins } = await findRedeemer(db, userId);
  return {
    of({ category }, coins) {
      if (!hasCashValue(category)) return true;
      const missingCoins = Math.max(0, coins - verifiedCoins);
      if (!hasConfirmedContact) return { reason: "contact_not_confirmed", missingCoins };
      return missingCoins === 0 ? true : { reason: "verified_coins_missing", missingCoins };
    },
  };
}

/** The error of a purchase that this stopped. */
export function notRedeemable({ reason, missingCoins }: Exclude<Redeemable, true>): DomainError {
  return reasonError("not_redeemable", reason, reason === "verified_coins_missing" ? { count: missingCoins } : {});
}
