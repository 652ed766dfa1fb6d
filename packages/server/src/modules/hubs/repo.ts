import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { devices } from "../../db/schema/devices";
import { hubs } from "../../db/schema/hubs";
import { meters } from "../../db/schema/meters";

export type HubRow = typeof hubs.$inferSelect;

export const listHubs = (db: Database, userId: string): Promise<HubRow[]> =>
  db.select().from(hubs).where(eq(hubs.userId, userId)).orderBy(asc(hubs.createdAtMs), asc(hubs.id));

/** Of all accounts, for the process that connects to them. */
export const listAllHubs = (db: Database): Promise<HubRow[]> => db.select().from(hubs);

export async function findHub(db: Database, userId: string, id: string): Promise<HubRow | null> {
  const [row] = await db
    .select()
    .from(hubs)
    .where(and(eq(hubs.userId, userId), eq(hubs.id, id)));
  return row ?? null;
}

/** Adds a hub unless the account has as many as it may; the same address again gets the new access. */
export async function putHub(db: Database, row: HubRow, maxHubs: number): Promise<HubRow | null> {
  const [updated] = await db
    .update(hubs)
    .set({ encryptedAccess: row.encryptedAccess, type: row.type, revision: sql`${hubs.revision} + 1` })
    .where(and(eq(hubs.userId, row.userId), eq(hubs.address, row.address)))
    .returning();
  if (updated) return updated;
  const [inserted] = await db
    .insert(hubs)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.type}, ${row.address}, ${row.encryptedAccess}, ${row.timeZone}, ${JSON.stringify(row.removedDevices)}, null, null, ${row.revision}, ${row.createdAtMs} where (select count(*) from ${hubs} where ${hubs.userId} = ${row.userId} and ${hubs.encryptedAccess} is not null) < ${maxHubs}`,
    )
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/** With its devices, whose history goes too. */
export async function deleteHub(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(hubs.userId, userId), eq(hubs.id, id));
  const itsDevices = and(eq(devices.userId, userId), eq(devices.hubId, id));
  const [, , removed] = await db.batch([
    db.delete(meters).where(sql`${meters.id} in (select ${devices.meterId} from ${devices} where ${itsDevices})`),
    db.delete(devices).where(itsDevices),
    db.delete(hubs).where(own).returning({ id: hubs.id }),
    db
      .update(users)
      .set({ hasConnectedDevices: sql`exists (select 1 from ${devices} where ${devices.userId} = ${userId})` })
      .where(eq(users.id, userId)),
  ]);
  return removed.length > 0;
}

/** Takes for this process, until a moment, what no other process stores for a hub; false when another has it. */
export async function takeLease(
  db: Database,
  id: string,
  { by, nowMs, untilMs }: { by: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const rows = await db
    .update(hubs)
    .set({ leasedBy: by, leasedUntilMs: untilMs })
    .where(and(eq(hubs.id, id), or(isNull(hubs.leasedUntilMs), eq(hubs.leasedBy, by), lt(hubs.leasedUntilMs, nowMs))))
    .returning({ id: hubs.id });
  return rows.length > 0;
}

/** The account whose holder has confirmed an email address; null when there is none. */
export async function findConfirmed(db: Database, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isNotNull(users.emailVerifiedAtMs), eq(users.isSample, false)));
  return row?.id ?? null;
}
