import { and, asc, eq, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { vppDevices, vppEvents, vppOpts, vppParticipants, vppSettlements } from "../../db/schema/vpp";
import { changeStatement } from "./changes.repo";
import type { Change, DeviceRow, ParticipantRow } from "./rows";

const isParticipant = (userId: string, id: string) =>
  and(eq(vppParticipants.userId, userId), eq(vppParticipants.id, id));

const isDevice = (userId: string, id: string) => and(eq(vppDevices.userId, userId), eq(vppDevices.id, id));

export async function insertParticipant(db: Database, row: ParticipantRow, change: Change): Promise<void> {
  await db.batch([db.insert(vppParticipants).values(row), changeStatement(db, row.userId, row.createdAtMs, change)]);
}

export async function updateParticipant(db: Database, row: ParticipantRow, change: Change): Promise<void> {
  await db.batch([
    db.update(vppParticipants).set(row).where(isParticipant(row.userId, row.id)),
    changeStatement(db, row.userId, row.modifiedAtMs, change),
  ]);
}

/**
 * Stores whether a participant takes part from now on. For unsettled events that have begun, its previous setting is
 * recorded first.
 */
export async function saveParticipation(
  db: Database,
  { optedIn, ...was }: ParticipantRow,
  row: ParticipantRow,
  change: Change,
): Promise<void> {
  const settlement = db
    .select({ eventId: vppSettlements.eventId })
    .from(vppSettlements)
    .where(and(eq(vppSettlements.userId, vppEvents.userId), eq(vppSettlements.eventId, vppEvents.id)));
  const begun = db
    .select({
      userId: vppEvents.userId,
      eventId: vppEvents.id,
      participantId: sql<string>`${was.id}`.as("participant_id"),
      optedIn: sql<boolean>`${optedIn ? 1 : 0}`.as("opted_in"),
      atMs: sql<number>`${row.modifiedAtMs}`.as("at_ms"),
    })
    .from(vppEvents)
    .where(
      and(
        eq(vppEvents.userId, was.userId),
        eq(vppEvents.plantId, was.plantId),
        lte(vppEvents.startMs, row.modifiedAtMs),
        isNull(vppEvents.cancelledAtMs),
        notExists(settlement),
      ),
    );
  await db.batch([
    db.insert(vppOpts).select(begun).onConflictDoNothing(),
    db.update(vppParticipants).set(row).where(isParticipant(row.userId, row.id)),
    changeStatement(db, row.userId, row.modifiedAtMs, change),
  ]);
}

export async function findParticipant(db: Database, userId: string, id: string): Promise<ParticipantRow | undefined> {
  const [row] = await db.select().from(vppParticipants).where(isParticipant(userId, id));
  return row;
}

export async function findParticipantByName(
  db: Database,
  userId: string,
  name: string,
): Promise<ParticipantRow | undefined> {
  const [row] = await db
    .select()
    .from(vppParticipants)
    .where(and(eq(vppParticipants.userId, userId), eq(vppParticipants.name, name)));
  return row;
}

/** Of one plant, or of the whole account. */
export const listParticipants = (db: Database, userId: string, plantId?: string): Promise<ParticipantRow[]> =>
  db
    .select()
    .from(vppParticipants)
    .where(and(eq(vppParticipants.userId, userId), plantId ? eq(vppParticipants.plantId, plantId) : undefined))
    .orderBy(asc(vppParticipants.createdAtMs), asc(vppParticipants.id));

export async function deleteParticipant(
  db: Database,
  userId: string,
  id: string,
  atMs: number,
  change: Change,
): Promise<void> {
  await db.batch([
    db.delete(vppParticipants).where(isParticipant(userId, id)),
    changeStatement(db, userId, atMs, change),
  ]);
}

/** @param changes what is told of the device and of its VEN */
export async function insertDevice(db: Database, row: DeviceRow, changes: readonly Change[]): Promise<void> {
  const told = changes.map((change) => changeStatement(db, row.userId, row.createdAtMs, change));
  await db.batch([db.insert(vppDevices).values(row), ...told]);
}

export async function updateDevice(db: Database, row: DeviceRow, changes: readonly Change[]): Promise<void> {
  const told = changes.map((change) => changeStatement(db, row.userId, row.modifiedAtMs, change));
  await db.batch([db.update(vppDevices).set(row).where(isDevice(row.userId, row.id)), ...told]);
}

/** Of one plant, or of the whole account. */
export async function listDevices(db: Database, userId: string, plantId?: string): Promise<DeviceRow[]> {
  const rows = await db
    .select({ device: vppDevices })
    .from(vppDevices)
    .innerJoin(
      vppParticipants,
      and(eq(vppParticipants.userId, vppDevices.userId), eq(vppParticipants.id, vppDevices.participantId)),
    )
    .where(and(eq(vppDevices.userId, userId), plantId ? eq(vppParticipants.plantId, plantId) : undefined))
    .orderBy(asc(vppDevices.createdAtMs), asc(vppDevices.id));
  return rows.map(({ device }) => device);
}

export const listDevicesOf = (db: Database, userId: string, participantId: string): Promise<DeviceRow[]> =>
  db
    .select()
    .from(vppDevices)
    .where(and(eq(vppDevices.userId, userId), eq(vppDevices.participantId, participantId)))
    .orderBy(asc(vppDevices.createdAtMs), asc(vppDevices.id));

export async function findDevice(db: Database, userId: string, id: string): Promise<DeviceRow | undefined> {
  const [row] = await db.select().from(vppDevices).where(isDevice(userId, id));
  return row;
}

export async function deleteDevice(
  db: Database,
  userId: string,
  id: string,
  atMs: number,
  changes: readonly Change[],
): Promise<void> {
  const told = changes.map((change) => changeStatement(db, userId, atMs, change));
  await db.batch([db.delete(vppDevices).where(isDevice(userId, id)), ...told]);
}

export async function saveOpt(db: Database, opt: typeof vppOpts.$inferInsert): Promise<void> {
  await db
    .insert(vppOpts)
    .values(opt)
    .onConflictDoUpdate({
      target: [vppOpts.userId, vppOpts.eventId, vppOpts.participantId],
      set: { optedIn: opt.optedIn, atMs: opt.atMs },
    });
}

export const listOpts = (db: Database, userId: string, eventId: string) =>
  db
    .select({ participantId: vppOpts.participantId, optedIn: vppOpts.optedIn })
    .from(vppOpts)
    .where(and(eq(vppOpts.userId, userId), eq(vppOpts.eventId, eventId)));
