import { z } from "zod";
import { API_KEY_NAME_MAX_LENGTH, MAX_API_KEY_LIFETIME_DAYS } from "../domain/api-keys";
import { operation, READ_LIMIT, WRITE_LIMIT } from "./operation";
import { lineText } from "./text";

const NAME_NEEDED = "Give the key a name that says where it is used.";

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, by which its owner knows it again. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  /** Kept to the minute; null before the first call. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKey = operation({
  id: "apiKeys.create",
  method: "POST",
  path: "/api/keys",
  access: "user",
  summary: "Create a key of the public API; the key itself is shown this once",
  input: z.object({
    name: lineText().pipe(z.string().trim().min(1, NAME_NEEDED).max(API_KEY_NAME_MAX_LENGTH)),
    expiresInDays: z
      .int()
      .min(1)
      .max(MAX_API_KEY_LIFETIME_DAYS)
      .nullable()
      .default(null)
      .describe("Days until the key stops working; null keeps it until it is revoked"),
  }),
  output: apiKeySchema.extend({ key: z.string().describe("The key: stored hashed, so it cannot be shown again") }),
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "conflict"],
});

export const listApiKeys = operation({
  id: "apiKeys.list",
  method: "GET",
  path: "/api/keys",
  access: "user",
  summary: "The account's keys that still work, newest first",
  input: z.object({}),
  output: z.array(apiKeySchema),
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const revokeApiKey = operation({
  id: "apiKeys.revoke",
  method: "DELETE",
  path: "/api/keys",
  access: "user",
  summary: "End a key at once",
  input: z.object({ id: z.string().max(64) }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const API_KEYS_OPERATIONS = [createApiKey, listApiKeys, revokeApiKey];
