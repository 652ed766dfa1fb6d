import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { apiKeys } from "../../db/schema/api-keys";
import { passwordResets, sessions, users } from "../../db/schema/auth";
import { demoCodes, identities, type SignInProvider, signInFlows } from "../../db/schema/openid";

export type FlowRow = typeof signInFlows.$inferSelect;

export async function insertFlow(db: Database, flow: FlowRow): Promise<void> {
  await db.insert(signInFlows).values(flow);
}

/** Takes the flow away with the reading, so that it comes back once; only in the browser that began it. */
export async function takeFlow(
  db: Database,
  provider: SignInProvider,
  stateHash: string,
  browserHash: string,
  nowMs: number,
): Promise<FlowRow | null> {
  const [row] = await db
    .delete(signInFlows)
    .where(
      and(
        eq(signInFlows.stateHash, stateHash),
        eq(signInFlows.browserHash, browserHash),
        eq(signInFlows.provider, provider),
      ),
    )
    .returning();
  return row && row.expiresAtMs > nowMs ? row : null;
}

export async function insertCode(db: Database, code: typeof demoCodes.$inferInsert): Promise<void> {
  await db.insert(demoCodes).values(code);
}

/** Takes the code away with the reading: it is good once. */
export async function takeCode(db: Database, codeHash: string, nowMs: number) {
  const [row] = await db
    .delete(demoCodes)
    .where(and(eq(demoCodes.codeHash, codeHash), gt(demoCodes.expiresAtMs, nowMs)))
    .returning();
  return row ?? null;
}

export async function deleteExpired(db: Database, nowMs: number): Promise<void> {
  await db.batch([
    db.delete(signInFlows).where(lt(signInFlows.expiresAtMs, nowMs)),
    db.delete(demoCodes).where(lt(demoCodes.expiresAtMs, nowMs)),
  ]);
}

export async function findByIdentity(db: Database, issuer: string, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/** The account of an address; never the sample household. */
export async function findByEmail(db: Database, email: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isSample, false)));
  return row ?? null;
}

interface Link {
  issuer: string;
  subject: string;
  userId: string;
  nowMs: number;
}

const insertIdentity = (db: Database, { nowMs, ...identity }: Link) =>
  db
    .insert(identities)
    .values({ ...identity, createdAtMs: nowMs })
    .onConflictDoNothing();

export async function link(db: Database, identity: Link): Promise<void> {
  await insertIdentity(db, identity);
}

/**
 * Links an account whose address was not verified, and removes every way to sign in that may be a stranger's: the
 * password, sessions, API keys and emails under way. One write.
 * @param passwordHash what stands for no password
 */
export async function linkUnproved(db: Database, identity: Link, passwordHash: string): Promise<void> {
  const { userId, nowMs } = identity;
  await db.batch([
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAtMs: sql`coalesce(${users.emailVerifiedAtMs}, ${nowMs})` })
      .where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(apiKeys).where(eq(apiKeys.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    insertIdentity(db, identity),
  ]);
}
