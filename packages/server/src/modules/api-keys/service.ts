import type {
  ApiKey,
  createApiKey as createOperation,
  revokeApiKey as revokeOperation,
} from "@wattleaf/shared/contracts/api-keys";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { API_KEY_PREFIX, MAX_API_KEYS } from "@wattleaf/shared/domain/api-keys";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Actor } from "../../core/actor";
import { invalidApiKey } from "../../core/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newId, newSecret } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import * as repo from "./repo";

/** Of the random part: too few to guess the rest from, enough to tell two keys apart. */
const SHOWN_CHARACTERS = 6;

/** @throws DomainError conflict when the account has as many keys as it may */
export async function create(
  ctx: RequestContext,
  { name, expiresInDays }: InputOf<typeof createOperation>,
): Promise<OutputOf<typeof createOperation>> {
  const { db, clock } = ctx.platform;
  const key = `${API_KEY_PREFIX}${newSecret()}`;
  const createdAtMs = clock.now();
  const row = {
    id: newId(),
    userId: requireUserId(ctx),
    name,
    prefix: key.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS),
    keyHash: hashSecret(key),
    createdAtMs,
    expiresAtMs: expiresInDays === null ? null : createdAtMs + expiresInDays * DAY_MS,
  };
  if (!(await repo.insertKey(db, row, MAX_API_KEYS))) {
    throw reasonError("conflict", "too_many_keys", { max: MAX_API_KEYS });
  }
  return { ...shown({ ...row, lastUsedAtMs: null }), key };
}

export async function list(ctx: RequestContext): Promise<ApiKey[]> {
  const rows = await repo.listKeys(ctx.platform.db, requireUserId(ctx), ctx.platform.clock.now());
  return rows.map(shown);
}

/** @throws DomainError not_found */
export async function revoke(ctx: RequestContext, { id }: InputOf<typeof revokeOperation>): Promise<{ ok: true }> {
  if (await repo.deleteKey(ctx.platform.db, requireUserId(ctx), id)) return { ok: true };
  throw new DomainError("not_found", "This key doesn't exist. It may have been revoked already.");
}

/**
 * The account that a public API key belongs to.
 * @throws DomainError invalid_api_key
 */
export async function keyActor({ db, clock, log }: Platform, key: string): Promise<Actor> {
  const nowMs = clock.now();
  const found = await repo.findKey(db, hashSecret(key), nowMs);
  if (!found) throw invalidApiKey();
  // The answer does not wait for the note of when the key was used.
  if (repo.isUseDue(found.lastUsedAtMs, nowMs)) {
    void repo
      .touchKey(db, found.keyId, nowMs)
      .catch((error) => log.warn({ err: error }, "The last use of an API key could not be recorded"));
  }
  return { kind: "key", keyId: found.keyId, userId: found.userId, tier: found.tier };
}

export const deleteExpiredApiKeys = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());

function shown(row: {
  id: string;
  name: string;
  prefix: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
  expiresAtMs: number | null;
}): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdAt: new Date(row.createdAtMs).toISOString(),
    lastUsedAt: isoOrNull(row.lastUsedAtMs),
    expiresAt: isoOrNull(row.expiresAtMs),
  };
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
