import { DAY_MS, MINUTE_MS } from "./time";

/** The header of draft-ietf-httpapi-idempotency-key-header-07. */
export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
/** The same in the JSON body, where an operation has no field of its own for it. */
export const IDEMPOTENCY_KEY_FIELD = "idempotencyKey";
/** On a response that repeats that of an earlier call with the same key. */
export const IDEMPOTENCY_REPLAYED_HEADER = "Idempotency-Replayed";

/** How long the response is kept for a client that sends the call again. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = DAY_MS;
/**
 * After this time a call without a response counts as interrupted, and another with its key runs. Longer than any
 * operation that takes a key: each answers within its caller's patience.
 */
export const IDEMPOTENT_CALL_LEASE_MS = 2 * MINUTE_MS;
/** After which a client whose first call is still running should ask again. */
export const IDEMPOTENT_CALL_RETRY_SECONDS = 1;
