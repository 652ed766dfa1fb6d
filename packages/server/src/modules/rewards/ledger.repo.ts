import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { coinBalances } from "../../db/schema/rewards";
import { coinEntries, type CoinReason } from "../../db/schema/rewards-ledger";

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

export async function findBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: coinBalances.balance })
    .from(coinBalances)
    .where(eq(coinBalances.userId, userId));
  return row?.balance ?? 0;
}
