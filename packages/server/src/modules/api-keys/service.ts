import type {
  ApiKey,
  createApiKey as createOperation,
  NewApiKey,
  revokeApiKey as revokeOperation,
  rotateApiKey as rotateOperation,
} from "@wattleaf/shared/contracts/api-keys";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import {
  API_KEY_PREFIX,
  API_KEY_SCOPES,
  type ApiKeyScope,
  DEMO_API_KEY,
  MAX_API_KEYS,
} from "@wattleaf/shared/domain/api-keys";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import type { Actor } from "../../core/actor";
import { invalidApiKey } from "../../core/errors";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { hashSecret, newId, newSecret } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import { DEMO_USER_ID } from "../../db/seed/demo";
import { recordSecurityEvent } from "../security-events";
import * as repo from "./repo";

/** Of the random part: too few to guess the rest from, enough to tell two keys apart. */
const SHOWN_CHARACTERS = 6;

/** @throws DomainError conflict when the account has as many keys as it may */
export async function create(
  ctx: RequestContext,
  { name, expiresInDays, scopes }: InputOf<typeof createOperation>,
): Promise<NewApiKey> {
  const { db, clock } = ctx.platform;
  const { key, ...secret } = newKey();
  const createdAtMs = clock.now();
  const row = {
    id: newId(),
    userId: requireUserId(ctx),
    name,
    ...secret,
    createdAtMs,
    expiresAtMs: expiresInDays === null ? null : createdAtMs + expiresInDays * DAY_MS,
    // Each once, in the order in which they are listed everywhere.
    scopes: API_KEY_SCOPES.filter((scope) => scopes.includes(scope)),
  };
  if (!(await repo.insertKey(db, row, MAX_API_KEYS))) {
    throw reasonError("conflict", "too_many_keys", { max: MAX_API_KEYS });
  }
  recordSecurityEvent(ctx, row.userId, "key_created");
  return {
    ...toKeyResponse({ ...row, lastUsedAtMs: null, previousPrefix: null, previousEndsAtMs: null }, createdAtMs),
    key,
  };
}

/** A key and what is stored of it. */
function newKey(): repo.Secret & { key: string } {
  const key = `${API_KEY_PREFIX}${newSecret()}`;
  return { key, prefix: key.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS), keyHash: hashSecret(key) };
}

/**
 * Gives a key a new secret; its name, scopes and expiration stay. The old secret works for as long as asked for, so
 * that programs can be changed over one after the other.
 * @throws DomainError not_found
 */
export async function rotate(
  ctx: RequestContext,
  { id, overlapHours }: InputOf<typeof rotateOperation>,
): Promise<NewApiKey> {
  const { db, clock } = ctx.platform;
  const nowMs = clock.now();
  const { key, ...secret } = newKey();
  const endsAtMs = overlapHours === 0 ? null : nowMs + overlapHours * HOUR_MS;
  const row = await repo.rotateKey(db, { userId: requireUserId(ctx), id }, secret, nowMs, endsAtMs);
  if (!row) throw noSuchKey();
  recordSecurityEvent(ctx, row.userId, "key_rotated");
  return { ...toKeyResponse(row, nowMs), key };
}

export async function list(ctx: RequestContext): Promise<ApiKey[]> {
  const nowMs = ctx.platform.clock.now();
  const rows = await repo.listKeys(ctx.platform.db, requireUserId(ctx), nowMs);
  return rows.map((row) => toKeyResponse(row, nowMs));
}

/** @throws DomainError not_found */
export async function revoke(ctx: RequestContext, { id }: InputOf<typeof revokeOperation>): Promise<{ ok: true }> {
  const userId = requireUserId(ctx);
  if (!(await repo.deleteKey(ctx.platform.db, userId, id))) throw noSuchKey();
  recordSecurityEvent(ctx, userId, "key_revoked");
  return { ok: true };
}

const noSuchKey = () => new DomainError("not_found", "This key doesn't exist. It may have been revoked already.");

/**
 * The account that a public API key belongs to.
 * @throws DomainError invalid_api_key
 */
export async function keyActor({ db, clock, env, log }: Platform, key: string): Promise<Actor> {
  if (key === DEMO_API_KEY && env.SEED_DEMO === "on") {
    return { kind: "key", keyId: "demo", userId: DEMO_USER_ID, tier: "free", scopes: ["api"], readOnly: true };
  }
  const nowMs = clock.now();
  const found = await repo.findKey(db, hashSecret(key), nowMs);
  if (!found) throw invalidApiKey();
  // The answer does not wait for the note of when the key was used.
  if (repo.isUseDue(found.lastUsedAtMs, nowMs)) {
    void repo
      .touchKey(db, found.keyId, nowMs)
      .catch((error) => log.warn({ err: error }, "The last use of an API key could not be recorded"));
  }
  return { kind: "key", keyId: found.keyId, userId: found.userId, tier: found.tier, scopes: found.scopes };
}

export const deleteExpiredApiKeys = ({ db, clock }: Platform) => repo.deleteExpired(db, clock.now());

interface ShownRow {
  id: string;
  name: string;
  prefix: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
  expiresAtMs: number | null;
  scopes: ApiKeyScope[];
  previousPrefix: string | null;
  previousEndsAtMs: number | null;
}

function toKeyResponse(row: ShownRow, nowMs: number): ApiKey {
  const { previousPrefix, previousEndsAtMs } = row;
  const stillWorks = previousPrefix !== null && previousEndsAtMs !== null && previousEndsAtMs > nowMs;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    createdAt: new Date(row.createdAtMs).toISOString(),
    lastUsedAt: isoOrNull(row.lastUsedAtMs),
    expiresAt: isoOrNull(row.expiresAtMs),
    scopes: row.scopes,
    previous: stillWorks ? { prefix: previousPrefix, endsAt: new Date(previousEndsAtMs).toISOString() } : null,
  };
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
