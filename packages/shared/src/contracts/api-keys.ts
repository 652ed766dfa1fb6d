import { z } from "zod";
import { API_KEY_NAME_MAX_LENGTH, MAX_API_KEY_LIFETIME_DAYS } from "../domain/api-keys";
import { operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { lineText } from "./text";

const NAME_NEEDED = "Give the key a name that shows where you use it.";

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, so that its owner can recognize it. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKey = operation({
  id: "apiKeys.create",
  method: "POST",
  path: "/api/keys",
  access: "user",
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
  }),
  output: apiKeySchema.extend({
    key: z.string().describe("The key. Only a hash is stored, so it can't be shown again"),
  }),
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
  summary: "Revoke a key",
  input: z.object({ id: z.string().max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const API_KEYS_OPERATIONS = [createApiKey, listApiKeys, revokeApiKey];
