import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { apiKeys } from "../../../db/schema/api-keys";
import { passwordResets, sessions, users } from "../../../db/schema/auth";
import type { Identifier } from "../identifier";
import { isNamed } from "../repo";

/** Whom an email would go to: the sample household's password is everybody's and stays as it is. */
export async function findReader(db: Database, identifier: Identifier) {
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(isNamed(identifier), eq(users.isSample, false)));
  return row ?? null;
}

/** The statement that keeps a token. An account has one at most: a new one takes the older one's place. */
export function insertToken(db: Database, reset: typeof passwordResets.$inferInsert) {
  const { userId: _, ...set } = reset;
  return db.insert(passwordResets).values(reset).onConflictDoUpdate({ target: passwordResets.userId, set });
}

const live = (tokenHash: string, nowMs: number) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAtMs, nowMs));

export async function isLive(db: Database, tokenHash: string, nowMs: number): Promise<boolean> {
  const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(live(tokenHash, nowMs));
  return row !== undefined;
}

/**
 * Uses a token up: the password is set, its sessions end and the token is gone, all or nothing. The email has proved
 * that its reader has the account's address. Until then anybody may have opened the account with it, so the first such
 * email takes the API keys away too; later ones leave its holder's own programs at work.
 * @returns null when the token was no good; of two at once, one is
 */
export async function redeemToken(db: Database, tokenHash: string, passwordHash: string, nowMs: number) {
  const holder = sql`(select ${passwordResets.userId} from ${passwordResets} where ${live(tokenHash, nowMs)})`;
  const unproved = sql`(select ${users.id} from ${users} where ${and(eq(users.id, holder), isNull(users.emailVerifiedAtMs))})`;
  const [, [account]] = await db.batch([
    db.delete(apiKeys).where(eq(apiKeys.userId, unproved)),
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAtMs: sql`coalesce(${users.emailVerifiedAtMs}, ${nowMs})` })
      .where(eq(users.id, holder))
      .returning({ id: users.id, email: users.email, phone: users.phone }),
    db.delete(sessions).where(eq(sessions.userId, holder)),
    db.delete(passwordResets).where(live(tokenHash, nowMs)),
  ]);
  return account ?? null;
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAtMs, nowMs));
}
