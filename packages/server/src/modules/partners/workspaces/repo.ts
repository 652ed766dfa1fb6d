import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { users } from "../../../db/schema/auth";
import { partnerCustomers, partnerOrigins, partners } from "../../../db/schema/partners";

export type PartnerRow = typeof partners.$inferSelect;

/** Adds a workspace unless its account has as many as it may: one statement, so that two at once cannot pass. */
export async function insertPartner(db: Database, row: PartnerRow, most: number): Promise<boolean> {
  const own = sql`(select count(*) from ${partners} where ${partners.userId} is ${row.userId})`;
  const room = row.userId === null ? sql`true` : sql`${own} < ${most}`;
  const rows = await db
    .insert(partners)
    .select(
      sql`select ${row.id}, ${row.name}, ${row.widgetKey}, ${row.createdAtMs}, ${row.userId}, 0, ${JSON.stringify(row.settings)} where ${room}`,
    )
    .returning({ id: partners.id });
  return rows.length > 0;
}

export const listPartners = (db: Database, userId: string) =>
  db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(eq(partners.userId, userId))
    .orderBy(asc(partners.name), asc(partners.id));

export const listAllPartners = (db: Database): Promise<PartnerRow[]> =>
  db.select().from(partners).orderBy(asc(partners.name), asc(partners.id));

/** The account's own workspace. */
export async function findOwnPartner(db: Database, userId: string, id: string): Promise<PartnerRow | null> {
  const [row] = await db
    .select()
    .from(partners)
    .where(and(eq(partners.userId, userId), eq(partners.id, id)));
  return row ?? null;
}

export async function findPartnerByName(db: Database, name: string): Promise<PartnerRow[]> {
  return db
    .select()
    .from(partners)
    .where(sql`${partners.id} = ${name} or lower(${partners.name}) = lower(${name})`);
}

export async function updatePartner(
  db: Database,
  userId: string,
  id: string,
  changes: Pick<PartnerRow, "name" | "settings">,
): Promise<PartnerRow | null> {
  const [row] = await db
    .update(partners)
    .set(changes)
    .where(and(eq(partners.userId, userId), eq(partners.id, id)))
    .returning();
  return row ?? null;
}

/** With its origins, keys and sessions, by cascade. */
export async function deletePartner(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(partners)
    .where(and(eq(partners.userId, userId), eq(partners.id, id)))
    .returning({ id: partners.id });
  return rows.length > 0;
}

/** A workspace of any account, or of none. */
export async function deleteAnyPartner(db: Database, id: string): Promise<void> {
  await db.delete(partners).where(eq(partners.id, id));
}

/** Gives a workspace to an account that has room for it: one statement, so that two at once cannot pass. */
export async function changeOwner(db: Database, id: string, userId: string, most: number): Promise<boolean> {
  const others = sql`(select count(*) from ${partners} where ${and(eq(partners.userId, userId), ne(partners.id, id))})`;
  const rows = await db
    .update(partners)
    .set({ userId })
    .where(and(eq(partners.id, id), sql`${others} < ${most}`))
    .returning({ id: partners.id });
  return rows.length > 0;
}

/** The account of a person with this address, in lower case. */
export async function findAccount(db: Database, email: string) {
  const [row] = await db
    .select({ id: users.id, isSample: users.isSample, emailVerifiedAtMs: users.emailVerifiedAtMs })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

/** The address of the account that owns a workspace. */
export async function findEmail(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export const countCustomers = (db: Database, partnerId: string): Promise<number> =>
  db.$count(partnerCustomers, eq(partnerCustomers.partnerId, partnerId));

/** Lists an origin once. @returns false if the list is full */
export async function insertOrigin(db: Database, partnerId: string, origin: string, most: number): Promise<boolean> {
  const count = sql`(select count(*) from ${partnerOrigins} where ${eq(partnerOrigins.partnerId, partnerId)})`;
  const known = and(eq(partnerOrigins.partnerId, partnerId), eq(partnerOrigins.origin, origin));
  const [, [listed]] = await db.batch([
    db
      .insert(partnerOrigins)
      .select(sql`select ${partnerId}, ${origin} where ${count} < ${most}`)
      .onConflictDoNothing(),
    db.select({ origin: partnerOrigins.origin }).from(partnerOrigins).where(known),
  ]);
  return listed !== undefined;
}

export async function deleteOrigin(db: Database, partnerId: string, origin: string): Promise<boolean> {
  const rows = await db
    .delete(partnerOrigins)
    .where(and(eq(partnerOrigins.partnerId, partnerId), eq(partnerOrigins.origin, origin)))
    .returning({ origin: partnerOrigins.origin });
  return rows.length > 0;
}
