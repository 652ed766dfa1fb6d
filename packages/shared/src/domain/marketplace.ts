export const MARKETPLACE_CATEGORIES = ["rewards", "vouchers", "donations", "products"] as const;
export type MarketplaceCategory = (typeof MARKETPLACE_CATEGORIES)[number];
