export const MARKETPLACE_CATEGORIES = ["rewards", "vouchers", "donations", "products"] as const;
export type MarketplaceCategory = (typeof MARKETPLACE_CATEGORIES)[number];

/** The only status until shipping exists. */
export const PURCHASE_STATUSES = ["completed"] as const;
export const MAX_PURCHASE_QUANTITY = 100;
