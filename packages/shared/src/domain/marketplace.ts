export const MARKETPLACE_CATEGORIES = ["rewards", "vouchers", "donations", "products"] as const;
export type MarketplaceCategory = (typeof MARKETPLACE_CATEGORIES)[number];
/** At this stock or below (but above 0) the shop says how many are left. */
export const LOW_STOCK_LIMIT = 10;
