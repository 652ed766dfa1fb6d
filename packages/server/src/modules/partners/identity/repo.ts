import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { users } from "../../../db/schema/auth";
import { partnerCustomers, partnerSigningKeys, usedIdentityTokens } from "../../../db/schema/partners";

export type SigningKeyRow = typeof partnerSigningKeys.$inferSelect;

/** A key of this partner, revoked or not; another partner's keys are unknown. */
export async function findSigningKey(db: Database, partnerId: string, id: string): Promise<SigningKeyRow | null> {
  const [row] = await db
    .select()
    .from(partnerSigningKeys)
    .where(and(eq(partnerSigningKeys.partnerId, partnerId), eq(partnerSigningKeys.id, id)));
  return row ?? null;
}

/** @returns false if the token was exchanged before */
export async function useToken(db: Database, token: typeof usedIdentityTokens.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(usedIdentityTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ tokenId: usedIdentityTokens.tokenId });
  return rows.length > 0;
}

export const touchSigningKey = async (db: Database, id: string, nowMs: number): Promise<void> => {
  await db.update(partnerSigningKeys).set({ lastUsedAtMs: nowMs }).where(eq(partnerSigningKeys.id, id));
};

export async function findCustomer(db: Database, partnerId: string, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .where(and(eq(partnerCustomers.partnerId, partnerId), eq(partnerCustomers.subject, subject)));
  return row?.userId ?? null;
}

/** The accounts of all customers of a partner. */
export async function listCustomers(db: Database, partnerId: string): Promise<Set<string>> {
  const rows = await db
    .select({ userId: partnerCustomers.userId })
    .from(partnerCustomers)
    .where(eq(partnerCustomers.partnerId, partnerId));
  return new Set(rows.map(({ userId }) => userId));
}

/** One write: the account and the customer whose it is. @throws if the partner's subject has an account already */
export async function insertCustomer(
  db: Database,
  user: typeof users.$inferInsert,
  customer: typeof partnerCustomers.$inferInsert,
): Promise<void> {
  await db.batch([db.insert(users).values(user), db.insert(partnerCustomers).values(customer)]);
}

export async function deleteExpiredTokens(db: Database, nowMs: number): Promise<void> {
  await db.delete(usedIdentityTokens).where(lte(usedIdentityTokens.expiresAtMs, nowMs));
}
