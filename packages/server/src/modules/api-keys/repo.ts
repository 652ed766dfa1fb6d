import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { apiKeys } from "../../db/schema/api-keys";
import { users } from "../../db/schema/auth";

const LAST_USED_RESOLUTION_MS = MINUTE_MS;

const isLive = (nowMs: number) => or(isNull(apiKeys.expiresAtMs), gt(apiKeys.expiresAtMs, nowMs));

type Previous = "previousPrefix" | "previousKeyHash" | "previousEndsAtMs";
type NewKey = Required<Omit<typeof apiKeys.$inferInsert, "lastUsedAtMs" | Previous>>;

/** Adds the key unless the account has as many as it may: one statement, so that two at once cannot pass together. */
export async function insertKey(db: Database, key: NewKey, maxKeys: number): Promise<boolean> {
  const live = sql`(select count(*) from ${apiKeys} where ${and(eq(apiKeys.userId, key.userId), isLive(key.createdAtMs))})`;
  const rows = await db
    .insert(apiKeys)
    .select(
      sql`select ${key.id}, ${key.userId}, ${key.name}, ${key.prefix}, ${key.keyHash}, ${key.createdAtMs}, null, ${key.expiresAtMs}, ${JSON.stringify(key.scopes)}, null, null, null where ${live} < ${maxKeys}`,
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

/** The columns of a secret. */
export type Secret = Pick<typeof apiKeys.$inferSelect, "prefix" | "keyHash">;

/** Replaces the key's secret. @param previousEndsAtMs until when the old one works; null to end it at once */
export async function rotateKey(
  db: Database,
  { userId, id }: { userId: string; id: string },
  secret: Secret,
  nowMs: number,
  previousEndsAtMs: number | null,
) {
  const kept = (column: SQLiteColumn) => (previousEndsAtMs === null ? null : sql`${column}`);
  const [row] = await db
    .update(apiKeys)
    .set({
      ...secret,
      // The values of before the update.
      previousPrefix: kept(apiKeys.prefix),
      previousKeyHash: kept(apiKeys.keyHash),
      previousEndsAtMs,
    })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), isLive(nowMs)))
    .returning();
  return row ?? null;
}

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
      scopes: apiKeys.scopes,
      isPrevious: sql<number>`${apiKeys.keyHash} <> ${sql.placeholder("keyHash")}`,
      previousEndsAtMs: apiKeys.previousEndsAtMs,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(or(eq(apiKeys.keyHash, sql.placeholder("keyHash")), eq(apiKeys.previousKeyHash, sql.placeholder("keyHash"))))
    .prepare(),
);

/** The key's owner; null if the key does not exist or has expired, or is the old secret of a rotation that is over. */
export async function findKey(db: Database, keyHash: string, nowMs: number) {
  const [row] = await byHash(db).all({ keyHash });
  if (!row || (row.expiresAtMs !== null && row.expiresAtMs <= nowMs)) return null;
  return row.isPrevious && (row.previousEndsAtMs ?? 0) <= nowMs ? null : row;
}

/** Whether the key's last use is so long ago that the row should say again. */
export const isUseDue = (lastUsedAtMs: number | null, nowMs: number) =>
  lastUsedAtMs === null || nowMs - lastUsedAtMs >= LAST_USED_RESOLUTION_MS;

export async function touchKey(db: Database, keyId: string, nowMs: number): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAtMs: nowMs }).where(eq(apiKeys.id, keyId));
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ previousPrefix: null, previousKeyHash: null, previousEndsAtMs: null })
    .where(lt(apiKeys.previousEndsAtMs, nowMs));
  await db.delete(apiKeys).where(lt(apiKeys.expiresAtMs, nowMs));
}
