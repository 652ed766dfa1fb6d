import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { accountErasures } from "../../db/schema/account";
import { passwordResets, sessions, users } from "../../db/schema/auth";
import { partnerCustomers, partners } from "../../db/schema/partners";
import { erasureStatements } from "./data.repo";

const ORPHANS_AT_ONCE = 500;

export type AccountRow = typeof users.$inferSelect;

export async function findAccount(db: Database, userId: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function updateProfile(
  db: Database,
  userId: string,
  profile: Pick<AccountRow, "firstName" | "lastName" | "language">,
): Promise<void> {
  await db.update(users).set(profile).where(eq(users.id, userId));
}

/** @returns false for an account that has an address; throws the unique violation for another account's */
export async function addEmail(db: Database, userId: string, email: string): Promise<boolean> {
  const added = await db
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), isNull(users.email)))
    .returning({ id: users.id });
  return added.length > 0;
}

/**
 * The password, the end of all sessions but one, and of an email that is on its way: all or nothing.
 * @param present the account with the password that was proved
 * @returns false when that has been changed meanwhile
 */
export async function changePassword(
  db: Database,
  present: Pick<AccountRow, "id" | "passwordHash">,
  passwordHash: string,
  keptSessionId: string | null,
): Promise<boolean> {
  const { id } = present;
  // Each hash has a random salt, so it is only there if this change was made.
  const isChanged = sql`exists (select 1 from ${users} where ${and(eq(users.id, id), eq(users.passwordHash, passwordHash))})`;
  const isOther = keptSessionId ? ne(sessions.id, keptSessionId) : undefined;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, present.passwordHash)))
      .returning({ id: users.id }),
    db.delete(sessions).where(and(eq(sessions.userId, id), isOther, isChanged)),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, id), isChanged)),
  ]);
  return changed.length > 0;
}

/** Everything of the account, in one write, and the note that it is gone. */
export async function eraseAccount(db: Database, userId: string, nowMs: number): Promise<void> {
  await db.batch([
    db.insert(accountErasures).values({ userId, erasedAtMs: nowMs }).onConflictDoNothing(),
    ...erasureStatements(db, userId),
  ]);
}

/** Customers of a partner that was deleted; the rest at the next time. */
export async function findOrphanedCustomers(db: Database): Promise<string[]> {
  const rows = await db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .leftJoin(partners, eq(partners.id, partnerCustomers.partnerId))
    .where(isNull(partners.id))
    .limit(ORPHANS_AT_ONCE);
  return rows.map(({ userId }) => userId);
}

export async function findErasedSince(db: Database, sinceMs: number): Promise<string[]> {
  const rows = await db
    .select({ userId: accountErasures.userId })
    .from(accountErasures)
    .where(gt(accountErasures.erasedAtMs, sinceMs));
  return rows.map(({ userId }) => userId);
}
