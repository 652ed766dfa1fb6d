import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { devices } from "../../db/schema/devices";
import { hubs } from "../../db/schema/hubs";
import { meters } from "../../db/schema/meters";
import type { CoinStatement } from "../rewards";

export type DeviceRow = typeof devices.$inferSelect;

/** The account's "has devices" flag, updated in the same write as its devices. */
const noteDevices = (db: Database, userId: string) =>
  db
    .update(users)
    .set({ hasConnectedDevices: sql`exists (select 1 from ${devices} where ${devices.userId} = ${userId})` })
    .where(eq(users.id, userId));

/** Adds a simulated device and its coins, unless the account has as many of them as it may. */
export async function insertDevice(
  db: Database,
  row: DeviceRow,
  maxDevices: number,
  coins: CoinStatement,
): Promise<boolean> {
  const insert = db
    .insert(devices)
    .select(
      sql`select ${row.id}, ${row.userId}, ${row.connector}, ${row.type}, ${row.name}, ${JSON.stringify(row.state)}, ${row.stateAtMs}, ${row.revision}, ${row.connectedAtMs}, ${row.changedAtMs}, null, null, null, null where (select count(*) from ${devices} where ${devices.userId} = ${row.userId} and ${devices.hubId} is null) < ${maxDevices}`,
    )
    .returning({ id: devices.id });
  // An account at its limit has devices, so its coins are due in any case.
  const [inserted] = await db.batch([insert, noteDevices(db, row.userId), coins]);
  return inserted.length > 0;
}

export const listDevices = (db: Database, userId: string): Promise<DeviceRow[]> =>
  db.select().from(devices).where(eq(devices.userId, userId)).orderBy(asc(devices.connectedAtMs), asc(devices.id));

export type HubDeviceRow = typeof devices.$inferInsert & { hubId: string; hubDeviceId: string };

export const listHubDevices = (db: Database, hubId: string): Promise<DeviceRow[]> =>
  db.select().from(devices).where(eq(devices.hubId, hubId));

/** Adds a hub's devices with their coins, or changes what the hub says of known ones. */
export async function putHubDevices(
  db: Database,
  userId: string,
  rows: readonly HubDeviceRow[],
  coins: CoinStatement,
): Promise<void> {
  const puts = rows.map((row) =>
    db
      .insert(devices)
      .values(row)
      .onConflictDoUpdate({
        target: [devices.hubId, devices.hubDeviceId],
        set: { type: row.type, name: row.name, state: row.state, stateAtMs: row.stateAtMs },
      }),
  );
  await db.batch([coins, ...puts, noteDevices(db, userId)]);
}

/** What is stored of a device's measurements: where its history is, and where its counter goes on. */
export async function noteMeasured(
  db: Database,
  userId: string,
  id: string,
  measured: Pick<DeviceRow, "meterId" | "counter">,
): Promise<void> {
  await db
    .update(devices)
    .set(measured)
    .where(and(eq(devices.userId, userId), eq(devices.id, id)));
}

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

/** With its history; its hub is not asked for it any more. */
export async function deleteDevice(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(devices.userId, userId), eq(devices.id, id));
  const of = (column: SQLiteColumn) => sql`(select ${column} from ${devices} where ${own})`;
  const [, , removed] = await db.batch([
    db
      .update(hubs)
      .set({ removedDevices: sql`json_insert(${hubs.removedDevices}, '$[#]', ${of(devices.hubDeviceId)})` })
      .where(eq(hubs.id, of(devices.hubId))),
    db.delete(meters).where(eq(meters.id, of(devices.meterId))),
    db.delete(devices).where(own).returning({ id: devices.id }),
    noteDevices(db, userId),
  ]);
  return removed.length > 0;
}
