import type { SubscriptionTier } from "./account";

export const API_KEY_PREFIX = "wl_live_";
export const API_KEY_NAME_MAX_LENGTH = 60;
/** Active keys per account: enough for one per environment, few enough to review. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_LIFETIME_DAYS = 730;

/** API key calls per account and minute, across all keys and all public operations. */
export const API_CALLS_PER_MINUTE: Record<SubscriptionTier, number> = {
  free: 60,
  growth: 300,
  pro: 1_200,
  enterprise: 6_000,
};

/** How often a caller should retry after 429 or 503 before giving up (specification, section 8). */
export const API_RETRIES = 3;
