import { z } from "zod";
import {
  API_KEY_NAME_MAX_LENGTH,
  API_KEY_SCOPES,
  DEFAULT_API_KEY_SCOPES,
  DEFAULT_ROTATION_OVERLAP_HOURS,
  MAX_API_KEY_LIFETIME_DAYS,
  MAX_ROTATION_OVERLAP_HOURS,
} from "../domain/api-keys";
import { operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { lineText } from "./text";

const NAME_NEEDED = "Give the key a name that shows where you use it.";
const SCOPE_NEEDED = "Choose at least one scope.";

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, so that its owner can recognize it. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  previous: z
    .object({ prefix: z.string(), endsAt: z.iso.datetime() })
    .nullable()
    .describe("The secret before the last rotation, while it still works"),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** With the key itself, which is only returned once. */
const newApiKeySchema = apiKeySchema.extend({
  key: z.string().describe("The key. Only a hash is stored, so it can't be shown again"),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

export const createApiKey = operation({
  id: "apiKeys.create",
  method: "POST",
  path: "/api/keys",
  access: "user",
  idempotency: "required",
  summary: "Create an API key. The key itself is only returned once",
  input: z.object({
    name: lineText().pipe(z.string().trim().min(1, NAME_NEEDED).max(API_KEY_NAME_MAX_LENGTH)),
    expiresInDays: z
      .int()
      .min(1)
      .max(MAX_API_KEY_LIFETIME_DAYS)
      .nullable()
      .default(null)
      .describe("Days until the key expires; null for a key that never expires"),
    scopes: z
      .array(z.enum(API_KEY_SCOPES))
      .min(1, SCOPE_NEEDED)
      .max(API_KEY_SCOPES.length)
      .default(DEFAULT_API_KEY_SCOPES)
      .describe(
        "What the key may do: the public API (api), read (data:read) or change (data:write) the account's data",
      ),
  }),
  output: newApiKeySchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "conflict"],
});

export const listApiKeys = operation({
  id: "apiKeys.list",
  method: "GET",
  path: "/api/keys",
  access: "user",
  summary: "List active keys, newest first",
  input: z.object({}),
  output: z.array(apiKeySchema),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const revokeApiKey = operation({
  id: "apiKeys.revoke",
  method: "DELETE",
  path: "/api/keys",
  access: "user",
  idempotency: "natural",
  summary: "Revoke a key",
  input: z.object({ id: z.string().max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const rotateApiKey = operation({
  id: "apiKeys.rotate",
  method: "POST",
  path: "/api/keys/rotate",
  access: "user",
  idempotency: "required",
  summary: "Give a key a new secret while the old one works for a while longer",
  description:
    "Name, scopes and expiration stay. A secret from an earlier rotation that still works ends at once: a key has two secrets at most.",
  input: z.object({
    id: z.string().max(64),
    overlapHours: z
      .int()
      .min(0)
      .max(MAX_ROTATION_OVERLAP_HOURS)
      .default(DEFAULT_ROTATION_OVERLAP_HOURS)
      .describe("Hours that the old secret still works; 0 ends it at once"),
  }),
  output: newApiKeySchema,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const API_KEYS_OPERATIONS = [createApiKey, listApiKeys, rotateApiKey, revokeApiKey];
