import { and, eq, inArray, isNotNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { coinBalances } from "../../db/schema/rewards";
import { energyEvidence } from "../../db/schema/rewards-evidence";
import { coinEntries, coinVerifications } from "../../db/schema/rewards-ledger";

/** The statement that makes an entry's coins verified, if it exists and `condition` holds; a second time changes nothing. */
export const insertVerification = (
  db: Database,
  { idempotencyKey, nowMs }: { idempotencyKey: string; nowMs: number },
  condition?: SQL,
) =>
  db
    .insert(coinVerifications)
    .select(
      db
        .select({ entryId: coinEntries.id, createdAtMs: sql<number>`${nowMs}`.as("created_at_ms") })
        .from(coinEntries)
        .where(and(eq(coinEntries.idempotencyKey, idempotencyKey), condition)),
    )
    .onConflictDoNothing();

/** No other account brought any of these before. */
export const isNewEvidence = (db: Database, holder: string, fingerprints: readonly string[]): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(energyEvidence)
      .where(and(inArray(energyEvidence.fingerprint, [...fingerprints]), ne(energyEvidence.holder, holder))),
  );

/** The account was the first to bring all of these. */
export const isOwnEvidence = (holder: string, fingerprints: readonly string[]): SQL =>
  sql`(select count(*) from ${energyEvidence} where ${and(inArray(energyEvidence.fingerprint, [...fingerprints]), eq(energyEvidence.holder, holder))}) = ${fingerprints.length}`;

/** The entry with that key is verified. */
export const isVerified = (idempotencyKey: string): SQL =>
  sql`exists (select 1 from ${coinVerifications} join ${coinEntries} as paid on paid.id = ${coinVerifications.entryId} where paid.idempotency_key = ${idempotencyKey})`;

export interface Redeemer {
  hasConfirmedContact: boolean;
  verifiedCoins: number;
}

export async function findRedeemer(db: Database, userId: string): Promise<Redeemer> {
  const [row] = await db
    .select({
      hasConfirmedContact: sql<number>`${isNotNull(users.emailVerifiedAtMs)}`,
      verifiedCoins: sql<number>`coalesce(${coinBalances.verified}, 0)`,
    })
    .from(users)
    .leftJoin(coinBalances, eq(coinBalances.userId, users.id))
    .where(eq(users.id, userId));
  return { hasConfirmedContact: Boolean(row?.hasConfirmedContact), verifiedCoins: row?.verifiedCoins ?? 0 };
}
