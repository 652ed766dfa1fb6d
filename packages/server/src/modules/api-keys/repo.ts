import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { apiKeys } from "../../db/schema/api-keys";
import { users } from "../../db/schema/auth";

const LAST_USED_RESOLUTION_MS = MINUTE_MS;

const isLive = (nowMs: number) => or(isNull(apiKeys.expiresAtMs), gt(apiKeys.expiresAtMs, nowMs));

/** Adds the key unless the account has as many as it may: one statement, so that two at once cannot pass together. */
export async function insertKey(
  db: Database,
  key: Required<Omit<typeof apiKeys.$inferInsert, "lastUsedAtMs">>,
  maxKeys: number,
): Promise<boolean> {
  const live = sql`(select count(*) from ${apiKeys} where ${and(eq(apiKeys.userId, key.userId), isLive(key.createdAtMs))})`;
  const rows = await db
    .insert(apiKeys)
    .select(
      sql`select ${key.id}, ${key.userId}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${key.createdAtMs}, null, ${key.expiresAtMs} where ${live} < ${maxKeys}`,
    )
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

export const listKeys = (db: Database, userId: string, nowMs: number) =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isLive(nowMs)))
    .orderBy(desc(apiKeys.createdAtMs), desc(apiKeys.id));

export async function deleteKey(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}

const byHash = prepared((db) =>
  db
    .select({
      keyId: apiKeys.id,
      userId: apiKeys.userId,
      tier: users.subscriptionTier,
      expiresAtMs: apiKeys.expiresAtMs,
      lastUsedAtMs: apiKeys.lastUsedAtMs,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, sql.placeholder("keyHash")))
    .prepare(),
);

/** The key's owner; null if the key does not exist or has expired. */
export async function findKey(db: Database, keyHash: string, nowMs: number) {
  const [row] = await byHash(db).all({ keyHash });
  return row && (row.expiresAtMs === null || row.expiresAtMs > nowMs) ? row : null;
}

/** Whether the key's last use is so long ago that the row should say again. */
export const isUseDue = (lastUsedAtMs: number | null, nowMs: number) =>
  lastUsedAtMs === null || nowMs - lastUsedAtMs >= LAST_USED_RESOLUTION_MS;

export async function touchKey(db: Database, keyId: string, nowMs: number): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAtMs: nowMs }).where(eq(apiKeys.id, keyId));
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.delete(apiKeys).where(lt(apiKeys.expiresAtMs, nowMs));
}
