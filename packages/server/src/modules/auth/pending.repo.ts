import { and, eq, getTableColumns, gt, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { pendingSignIns, users } from "../../db/schema/auth";
import { passkeys, totpFactors } from "../../db/schema/second-factor";

/** Whether the account has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const totp = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAtMs));
  const [row] = await db
    .select({
      found: sql<number>`exists (select 1 from ${totpFactors} where ${totp}) or exists (select 1 from ${passkeys} where ${eq(passkeys.userId, userId)})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return Boolean(row?.found);
}

export async function insertPending(db: Database, pending: typeof pendingSignIns.$inferInsert): Promise<void> {
  await db.insert(pendingSignIns).values(pending);
}

export async function findPending(db: Database, idHash: string, nowMs: number) {
  const [row] = await db
    .select({ ...getTableColumns(pendingSignIns), passwordHash: users.passwordHash })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.idHash, idHash), gt(pendingSignIns.expiresAtMs, nowMs)));
  return row ?? null;
}

export async function deletePending(db: Database, idHash: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.idHash, idHash));
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAtMs, nowMs));
}
