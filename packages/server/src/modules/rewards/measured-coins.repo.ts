import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client";
import { meters } from "../../db/schema/meters";
import { coinEntries } from "../../db/schema/rewards-ledger";

export const listConnections = (db: Database, meterIds: readonly string[]) =>
  db
    .select({ accountHash: meters.accountHash, createdAtMs: meters.createdAtMs })
    .from(meters)
    .where(inArray(meters.id, [...meterIds]));

/** Keys of the months and events that an account has been paid for. */
export async function listMeasuredKeys(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: coinEntries.idempotencyKey })
    .from(coinEntries)
    .where(and(eq(coinEntries.userId, userId), inArray(coinEntries.reason, ["savings", "event"])));
  return new Set(rows.map(({ key }) => key));
}
