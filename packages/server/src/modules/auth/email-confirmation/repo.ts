import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { emailConfirmations, users } from "../../../db/schema/auth";
import type { InviteStatement } from "../../rewards";

/** The statement that keeps a token. An account has one at most: a new one replaces the older. */
export function insertToken(db: Database, confirmation: typeof emailConfirmations.$inferInsert) {
  const { userId: _, ...set } = confirmation;
  return db
    .insert(emailConfirmations)
    .values(confirmation)
    .onConflictDoUpdate({ target: emailConfirmations.userId, set });
}

/**
 * Uses an account's token up: its address is confirmed, and who invited it is paid if that was all that was missing.
 * @returns false for a token that is not this account's, has expired or was used
 */
export async function redeemToken(
  db: Database,
  { userId, tokenHash, nowMs }: { userId: string; tokenHash: string; nowMs: number },
  inviterCoins: InviteStatement,
): Promise<boolean> {
  const live = and(
    eq(emailConfirmations.userId, userId),
    eq(emailConfirmations.tokenHash, tokenHash),
    gt(emailConfirmations.expiresAtMs, nowMs),
  );
  const [confirmed] = await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAtMs: sql`coalesce(${users.emailVerifiedAtMs}, ${nowMs})` })
      .where(and(eq(users.id, userId), sql`exists (select 1 from ${emailConfirmations} where ${live})`))
      .returning({ id: users.id }),
    db.delete(emailConfirmations).where(live),
    inviterCoins,
  ]);
  return confirmed.length > 0;
}

export async function findUnconfirmed(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailVerifiedAtMs} is null`));
  return row ?? null;
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAtMs, nowMs));
}
