import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { devices } from "../../db/schema/devices";
import type { CoinStatement } from "../rewards";

export type DeviceRow = typeof devices.$inferSelect;

/** The account's "has devices" flag, updated in the same write as its devices. */
const noteDevices = (db: Database, userId: string) =>
  db
    .update(users)
    .set({ hasConnectedDevices: sql`exists (select 1 from ${devices} where ${devices.userId} = ${userId})` })
    .where(eq(users.id, userId));

/** Adds the device and its coins, unless the account has as many devices as it may. */
export async function insertDevice(
  db: Database,
  row: DeviceRow,
  maxDevices: number,
  coins: CoinStatement,
): Promise<boolean> {
  const insert = db
    .insert(devices)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.connector}, ${row.type}, ${row.name}, ${JSON.stringify(row.state)}, ${row.stateAtMs}, ${row.revision}, ${row.connectedAtMs}, ${row.changedAtMs} where (select count(*) from ${devices} where ${devices.userId} = ${row.userId}) < ${maxDevices}`,
    )
    .returning({ id: devices.id });
  // An account at its limit has devices, so its coins are due in any case.
  const [inserted] = await db.batch([insert, noteDevices(db, row.userId), coins]);
  return inserted.length > 0;
}

export const listDevices = (db: Database, userId: string): Promise<DeviceRow[]> =>
  db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.connectedAtMs), asc(devices.id));

export async function findDevice(db: Database, userId: string, id: string): Promise<DeviceRow | null> {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.id, id)));
  return row ?? null;
}

/** Statements that end what led to a command; they take effect only if the command does. */
export type WithCommand = (hasChanged: SQL) => readonly BatchItem<"sqlite">[];

/** Writes the state that a command led to, unless another command came between. */
export async function changeState(
  db: Database,
  { id, userId, revision }: DeviceRow,
  next: Pick<DeviceRow, "state" | "stateAtMs" | "changedAtMs">,
  alongside: WithCommand,
): Promise<boolean> {
  const change = db
    .update(devices)
    .set({ ...next, revision: revision + 1 })
    .where(and(eq(devices.userId, userId), eq(devices.id, id), eq(devices.revision, revision)))
    .returning({ id: devices.id });
  // changes() counts the rows of the statement before, which is this one.
  const [rows] = await db.batch([change, ...alongside(sql`changes() = 1`)]);
  return rows.length > 0;
}

export async function deleteDevice(db: Database, userId: string, id: string): Promise<boolean> {
  const removal = db
    .delete(devices)
    .where(and(eq(devices.userId, userId), eq(devices.id, id)))
    .returning({ id: devices.id });
  const [removed] = await db.batch([removal, noteDevices(db, userId)]);
  return removed.length > 0;
}
