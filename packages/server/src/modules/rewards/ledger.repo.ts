import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { purchases } from "../../db/schema/marketplace";
import { coinBalances } from "../../db/schema/rewards";
import type { CoinReason } from "@wattleaf/shared/domain/rewards";
import { coinEntries } from "../../db/schema/rewards-ledger";

export interface CoinEntry {
  id: string;
  userId: string;
  amount: number;
  reason: CoinReason;
  idempotencyKey: string;
  createdAtMs: number;
}

/**
 * The statement that adds an entry, for use inside a batch; a key that is there already adds nothing. What it added
 * comes back.
 */
export const insertEntry = (db: Database, entry: CoinEntry) =>
  db
    .insert(coinEntries)
    .values(entry)
    .onConflictDoNothing({ target: coinEntries.idempotencyKey })
    .returning({ amount: coinEntries.amount });

/** The statement that takes out what `coins` comes to inside the batch; a key that is there already stops the batch. */
export const insertDebit = (db: Database, coins: SQL<number>, entry: Omit<CoinEntry, "amount">) =>
  db
    .insert(coinEntries)
    .values({ ...entry, amount: sql`-${coins}` })
    .returning({ amount: coinEntries.amount });

/** The statement that gives back what a purchase cost, if `isDue` holds for it; nothing if the key is there. */
export const insertRefund = (
  db: Database,
  { id, idempotencyKey, createdAtMs }: Omit<CoinEntry, "amount" | "reason" | "userId">,
  purchaseId: string,
  isDue: SQL,
) =>
  db
    .insert(coinEntries)
    .select(
      db
        .select({
          id: sql<string>`${id}`.as("id"),
          userId: purchases.userId,
          amount: purchases.totalCoins,
          reason: sql<"refund">`'refund'`.as("reason"),
          idempotencyKey: sql<string>`${idempotencyKey}`.as("idempotency_key"),
          createdAtMs: sql<number>`${createdAtMs}`.as("created_at_ms"),
        })
        .from(purchases)
        .where(and(eq(purchases.id, purchaseId), isDue)),
    )
    .onConflictDoNothing();

export async function findBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: coinBalances.balance })
    .from(coinBalances)
    .where(eq(coinBalances.userId, userId));
  return row?.balance ?? 0;
}

export type StoredEntry = Omit<CoinEntry, "userId">;

const stored = {
  id: coinEntries.id,
  amount: coinEntries.amount,
  reason: coinEntries.reason,
  idempotencyKey: coinEntries.idempotencyKey,
  createdAtMs: coinEntries.createdAtMs,
};

export async function findEntry(db: Database, userId: string, id: string): Promise<StoredEntry | undefined> {
  const [row] = await db
    .select(stored)
    .from(coinEntries)
    .where(and(eq(coinEntries.userId, userId), eq(coinEntries.id, id)));
  return row;
}

/** An account's entries, the newest first; those after `before` in that order. */
export const listEntries = (db: Database, userId: string, limit: number, before?: StoredEntry) =>
  db
    .select(stored)
    .from(coinEntries)
    .where(
      and(
        eq(coinEntries.userId, userId),
        before &&
          or(
            lt(coinEntries.createdAtMs, before.createdAtMs),
            and(eq(coinEntries.createdAtMs, before.createdAtMs), lt(coinEntries.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(coinEntries.createdAtMs), desc(coinEntries.id))
    .limit(limit);
