import type { SubscriptionTier } from "./account";

export const API_KEY_PREFIX = "wl_live_";
/**
 * Known to all: it runs computations, also for the sample facility, and reads and changes no account's data. What is sent
 * with it is not kept.
 */
export const DEMO_API_KEY = "wl_demo_sample_household";
/** Calls with the demo key, per network. */
export const DEMO_CALLS_PER_MINUTE = 20;
export const DEMO_CALLS_PER_DAY = 500;

export const API_KEY_NAME_MAX_LENGTH = 60;
/** Active keys per account: enough for one per environment, few enough to review. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_LIFETIME_DAYS = 730;

/**
 * What a key may do: `api` the public API (`/api/v1`), `data:read` and `data:write` its account's meters, uploads and
 * devices, `partners` its partner workspaces. No scope covers chats, settings, other keys, or what a workspace's trust
 * rests on: its signing keys and its widget key.
 */
export const API_KEY_SCOPES = ["api", "data:read", "data:write", "partners"] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
/** As the OpenAPI document has them, in English. */
export const API_KEY_SCOPE_MEANINGS: Record<ApiKeyScope, string> = {
  api: "Everything under /api/v1",
  "data:read": "Reading the account's meters, uploads, and devices",
  "data:write": "Adding readings, and connecting, controlling, and removing devices",
  partners: "The account's partner workspaces and their webhooks",
};
export const DEFAULT_API_KEY_SCOPES: ApiKeyScope[] = ["api"];

/** How long the old secret of a rotated key still works. */
export const DEFAULT_ROTATION_OVERLAP_HOURS = 24;
export const MAX_ROTATION_OVERLAP_HOURS = 7 * 24;

/** API key calls per account and minute, across all keys and all public operations. */
export const API_CALLS_PER_MINUTE: Record<SubscriptionTier, number> = {
  free: 60,
  growth: 300,
  pro: 1_200,
  enterprise: 6_000,
};

/** How often a caller should retry after 429 or 503 before giving up (specification, section 8). */
export const API_RETRIES = 3;
