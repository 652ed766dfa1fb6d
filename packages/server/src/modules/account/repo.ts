import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { accountErasures, passwordResets, sessions, users } from "../../db/schema/auth";
import { erasureStatements } from "../account-data";

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

/** The password, the end of all sessions but one, and of a letter that is on its way: all or nothing. */
export async function changePassword(
  db: Database,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null,
): Promise<void> {
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), keptSessionId ? ne(sessions.id, keptSessionId) : sql`1`)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
  ]);
}

/** Everything of the account, in one write, and the note that it is gone. */
export async function eraseAccount(db: Database, userId: string, nowMs: number): Promise<void> {
  await db.batch([
    db.insert(accountErasures).values({ userId, erasedAtMs: nowMs }).onConflictDoNothing(),
    ...erasureStatements(db, userId),
  ]);
}

export async function findErasedSince(db: Database, sinceMs: number): Promise<string[]> {
  const rows = await db
    .select({ userId: accountErasures.userId })
    .from(accountErasures)
    .where(gt(accountErasures.erasedAtMs, sinceMs));
  return rows.map(({ userId }) => userId);
}
