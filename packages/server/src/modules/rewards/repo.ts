import type { Database } from "../../db/client";
import { coinEntries, type CoinReason } from "../../db/schema/rewards";

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
