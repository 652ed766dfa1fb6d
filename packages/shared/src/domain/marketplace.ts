export const MARKETPLACE_CATEGORIES = ["rewards", "vouchers", "donations", "products"] as const;
export type MarketplaceCategory = (typeof MARKETPLACE_CATEGORIES)[number];

/** Items of these categories have a cash value: verified coins alone buy them (docs/decisions/017). */
export const CASH_VALUE_CATEGORIES: readonly MarketplaceCategory[] = ["vouchers", "donations", "products"];
export const hasCashValue = (category: MarketplaceCategory): boolean => CASH_VALUE_CATEGORIES.includes(category);

/** Why a signed-in user cannot redeem an item yet, apart from its price and stock. */
export const NOT_REDEEMABLE_REASONS = ["contact_not_confirmed", "verified_coins_missing"] as const;

export const PURCHASE_STATUSES = ["pending", "completed", "refunded"] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
/** As stored: a purchase held for review shows as pending to its buyer. */
export const STORED_PURCHASE_STATUSES = [...PURCHASE_STATUSES, "held"] as const;
export type StoredPurchaseStatus = (typeof STORED_PURCHASE_STATUSES)[number];

/** The status of a purchase that no review holds up: a product is pending until it ships. */
export const statusWhenBought = (category: MarketplaceCategory): PurchaseStatus =>
  category === "products" ? "pending" : "completed";

/** Why a purchase waits for an operator's review: the rules are in the server's marketplace/hold-rules.ts. */
export const HOLD_REASONS = [
  "network_shared_by_new_accounts",
  "spent_soon_after_earning",
  "documents_only",
  "implausible_savings",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Changes of an item's stock that are not purchases. */
export const STOCK_MOVEMENT_REASONS = ["initial", "restock", "withdrawal", "return", "erased"] as const;

export const MAX_PURCHASE_QUANTITY = 100;
/** From here down to one, the store warns how many are left. */
export const LOW_STOCK = 10;
