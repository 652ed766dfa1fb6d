import { z } from "zod";
import { IDEMPOTENCY_KEY_HEADER } from "../domain/idempotency";

/** Made by the client for each request that must not be run twice, such as a UUID. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/, "Letters, digits, - and _ only");

/** The header of operations that take a key. */
export const idempotencyHeaderSchema = z.object({
  [IDEMPOTENCY_KEY_HEADER]: idempotencyKeySchema
    .optional()
    .describe(
      "Makes it safe to send the request again: a new UUID for each request, and the same one when you send it again",
    ),
});
