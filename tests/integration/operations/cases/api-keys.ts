import { expect } from "vitest";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from "../../../../packages/shared/src/contracts/api-keys";
import { MAX_API_KEYS } from "../../../../packages/shared/src/domain/api-keys";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";

async function newKey(session: BrowserSession) {
  const response = await session.postJson(createApiKey.path, { name: "Meter import" });
  return (await response.json()) as { id: string; key: string };
}

const known = {
  name: "Meter import",
  prefix: expect.stringMatching(/^wl_live_[\w-]{6}$/),
  lastUsedAt: null,
  scopes: ["api"],
  previous: null,
};

export const API_KEYS_CASES: readonly OperationCase[] = [
  {
    operation: createApiKey,
    title: "shows the new key only once",
    as: "user",
    input: () => ({ name: " Meter import ", expiresInDays: 30 }),
    output: expect.objectContaining({
      ...known,
      key: expect.stringMatching(/^wl_live_[\w-]{27}$/),
      expiresAt: expect.stringMatching(/Z$/),
    }),
    again: "repeated",
  },
  {
    operation: createApiKey,
    title: "takes scopes, each once",
    as: "user",
    input: () => ({ name: "Meter import", scopes: ["data:write", "data:read", "data:read"] }),
    output: expect.objectContaining({ scopes: ["data:read", "data:write"] }),
  },
  {
    operation: createApiKey,
    title: "requires a scope",
    as: "user",
    input: () => ({ name: "Meter import", scopes: [] }),
    error: { code: "invalid_input", path: "scopes" },
  },
  {
    operation: createApiKey,
    title: "requires a name",
    as: "user",
    input: () => ({ name: "  " }),
    error: { code: "invalid_input", path: "name" },
  },
  {
    operation: createApiKey,
    title: "stops at twenty keys",
    as: "user",
    input: async (session) => {
      for (let count = 0; count < MAX_API_KEYS; count += 1) await newKey(session);
      return { name: "One more" };
    },
    error: { code: "conflict" },
  },
  {
    operation: createApiKey,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ name: "Meter import" }),
    error: { code: "not_signed_in" },
  },
  {
    operation: createApiKey,
    title: "rejects an API key: a key cannot create keys",
    as: "developer",
    input: () => ({ name: "Meter import" }),
    error: { code: "not_signed_in" },
  },
  {
    operation: listApiKeys,
    title: "lists keys without the keys themselves",
    as: "user",
    input: async (session) => {
      await newKey(session);
      return {};
    },
    output: [{ ...known, id: expect.any(String), createdAt: expect.any(String), expiresAt: null }],
  },
  {
    operation: listApiKeys,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  {
    operation: rotateApiKey,
    title: "returns the new key, and says until when the old one works",
    as: "user",
    input: async (session) => ({ id: (await newKey(session)).id }),
    output: expect.objectContaining({
      ...known,
      key: expect.stringMatching(/^wl_live_[\w-]{27}$/),
      previous: { prefix: known.prefix, endsAt: expect.stringMatching(/Z$/) },
    }),
    again: "repeated",
  },
  {
    operation: rotateApiKey,
    title: "leaves no old key if asked to end it at once",
    as: "user",
    input: async (session) => ({ id: (await newKey(session)).id, overlapHours: 0 }),
    output: expect.objectContaining({ previous: null }),
  },
  {
    operation: rotateApiKey,
    title: "keeps the old key for a week at most",
    as: "user",
    input: async (session) => ({ id: (await newKey(session)).id, overlapHours: 169 }),
    error: { code: "invalid_input", path: "overlapHours" },
  },
  {
    operation: rotateApiKey,
    title: "only finds the account's own keys",
    as: "user",
    input: () => ({ id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: rotateApiKey,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ id: "any" }),
    error: { code: "not_signed_in" },
  },
  {
    operation: revokeApiKey,
    title: "revokes a key",
    as: "user",
    input: async (session) => ({ id: (await newKey(session)).id }),
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: revokeApiKey,
    title: "only finds the account's own keys",
    as: "user",
    input: () => ({ id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: revokeApiKey,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ id: "any" }),
    error: { code: "not_signed_in" },
  },
];
