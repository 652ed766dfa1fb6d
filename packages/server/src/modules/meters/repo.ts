import type { BatchItem } from "drizzle-orm/batch";
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import {
  meterBills,
  meterLabels,
  meterMonths,
  meterRepairs,
  meters,
  utilityAuthorizations,
} from "../../db/schema/meters";

export type MeterRow = typeof meters.$inferSelect;
export type NewMeter = typeof meters.$inferInsert;
export type MonthRow = typeof meterMonths.$inferSelect;
export type RepairRow = typeof meterRepairs.$inferSelect;
export type BillRow = typeof meterBills.$inferInsert;
export type AuthorizationRow = typeof utilityAuthorizations.$inferSelect;
/** What an import notes beside the readings that it stores. */
export type MeterNotes = Partial<Omit<NewMeter, "id" | "userId" | "revision">>;

const own = (userId: string, id: string) => and(eq(meters.userId, userId), eq(meters.id, id));

/** A device's history is no meter of the home. */
const ofHome = ne(meters.source, "device");

/** Those of the home, the newest first. */
export const listMeters = (db: Database, userId: string): Promise<MeterRow[]> =>
  db
    .select()
    .from(meters)
    .where(and(eq(meters.userId, userId), ofHome))
    .orderBy(desc(meters.createdAtMs), desc(meters.id));

/** Where an account's meters are, by their ids: the first three digits of the ZIP code. */
export async function findZipPrefixes(db: Database, userId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: meters.id, zipPrefix: meters.zipPrefix })
    .from(meters)
    .where(eq(meters.userId, userId));
  return new Map(rows.map(({ id, zipPrefix }) => [id, zipPrefix]));
}

export async function findMeter(db: Database, userId: string, id: string): Promise<MeterRow | null> {
  const [row] = await db.select().from(meters).where(own(userId, id));
  return row ?? null;
}

export async function findByAccount(db: Database, userId: string, accountHash: string): Promise<MeterRow | null> {
  const [row] = await db
    .select()
    .from(meters)
    .where(and(eq(meters.userId, userId), eq(meters.accountHash, accountHash)));
  return row ?? null;
}

/** The newest meter of electricity whose readings have been described. */
export async function findPrimary(db: Database, userId: string): Promise<MeterRow | null> {
  const [row] = await db
    .select()
    .from(meters)
    .where(and(eq(meters.userId, userId), eq(meters.commodity, "electricity"), isNotNull(meters.facts), ofHome))
    .orderBy(desc(meters.createdAtMs), desc(meters.id))
    .limit(1);
  return row ?? null;
}

/** With what it earns. The account that is there already, by its hash, stays as it is. */
export async function addMeter(db: Database, meter: NewMeter, earned: readonly BatchItem<"sqlite">[]): Promise<void> {
  await db.batch([db.insert(meters).values(meter).onConflictDoNothing(), connectedFlag(db, meter.userId), ...earned]);
}

/** Files and devices are no connections. The meter that is there already, by its hash, stays as it is. */
export const addUnconnectedMeter = (db: Database, meter: NewMeter) =>
  db.insert(meters).values(meter).onConflictDoNothing();

export async function noteMeter(db: Database, userId: string, id: string, notes: MeterNotes): Promise<void> {
  await db.batch([db.update(meters).set(unlessRevoked(notes)).where(own(userId, id)), connectedFlag(db, userId)]);
}

/** A meter that was disconnected during an import stays so, whatever the import comes to. */
const unlessRevoked = ({ status, ...notes }: MeterNotes) =>
  status === "ready" || status === "failed"
    ? { ...notes, status: sql`case ${meters.status} when 'revoked' then 'revoked' else ${status} end` }
    : { ...notes, ...(status ? { status } : {}) };

/** Keeps what a utility has renewed of the connection, such as a token; not of a meter that was disconnected meanwhile. */
export async function keepConnection(db: Database, id: string, encryptedConnection: string): Promise<void> {
  await db
    .update(meters)
    .set({ encryptedConnection })
    .where(and(eq(meters.id, id), ne(meters.status, "revoked")));
}

/**
 * Deletes what a meter measured and what came of it, as one write: its history begins now. False, and nothing is deleted,
 * while an import has the meter.
 */
export async function deleteReadings(db: Database, userId: string, id: string, nowMs: number): Promise<boolean> {
  const idle = and(ne(meters.status, "importing"), or(isNull(meters.leasedUntilMs), lte(meters.leasedUntilMs, nowMs)));
  const emptied = db
    .select({ id: meters.id })
    .from(meters)
    .where(and(own(userId, id), eq(meters.historyFromMs, nowMs)));
  const [rows] = await db.batch([
    db
      .update(meters)
      .set({
        historyFromMs: nowMs,
        importedToMs: nowMs,
        importToMs: nowMs,
        askedAtMs: null,
        intervalSeconds: null,
        firstReadingMs: null,
        lastReadingMs: null,
        readingCount: 0,
        facts: null,
        repairCount: 0,
        revision: sql`${meters.revision} + 1`,
      })
      .where(and(own(userId, id), idle))
      .returning({ id: meters.id }),
    db.delete(meterMonths).where(inArray(meterMonths.meterId, emptied)),
    db.delete(meterRepairs).where(inArray(meterRepairs.meterId, emptied)),
    db.delete(meterBills).where(inArray(meterBills.meterId, emptied)),
    db.delete(meterLabels).where(inArray(meterLabels.meterId, emptied)),
  ]);
  return rows.length > 0;
}

export async function deleteMeter(db: Database, userId: string, id: string): Promise<boolean> {
  const [rows] = await db.batch([
    db.delete(meters).where(own(userId, id)).returning({ id: meters.id }),
    connectedFlag(db, userId),
  ]);
  return rows.length > 0;
}

/** `users.utility_api_connected` holds while the account has a meter that a utility feeds. */
const connectedFlag = (db: Database, userId: string) => {
  const fed = and(eq(meters.userId, userId), ne(meters.source, "file"), ofHome, ne(meters.status, "revoked"));
  return db
    .update(users)
    .set({ utilityApiConnected: sql`exists (select 1 from ${meters} where ${fed})` })
    .where(eq(users.id, userId));
};

/** Takes the import of a meter for this process; null when another has it, or the meter is paused, disconnected or gone. */
export async function takeLease(
  db: Database,
  id: string,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<MeterRow | null> {
  const free = or(isNull(meters.leasedUntilMs), lte(meters.leasedUntilMs, nowMs));
  const [row] = await db
    .update(meters)
    .set({ leasedUntilMs: untilMs })
    .where(and(eq(meters.id, id), isNull(meters.pausedAtMs), ne(meters.status, "revoked"), free))
    .returning();
  return row ?? null;
}

/** Whether the meter is to get no new readings. */
export async function isStopped(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: meters.id })
    .from(meters)
    .where(and(eq(meters.id, id), or(isNotNull(meters.pausedAtMs), eq(meters.status, "revoked"))));
  return rows.length > 0;
}

/** Of an import that has ended there is no lease any more. */
export async function renewLease(db: Database, id: string, untilMs: number): Promise<void> {
  await db
    .update(meters)
    .set({ leasedUntilMs: untilMs })
    .where(and(eq(meters.id, id), isNotNull(meters.leasedUntilMs)));
}

/** Meters whose import broke off, and those that are due to ask their utility again. */
export const listDueMeters = (
  db: Database,
  { nowMs, sandboxBeforeMs, utilityBeforeMs }: { nowMs: number; sandboxBeforeMs: number; utilityBeforeMs: number },
): Promise<Pick<MeterRow, "id" | "userId" | "status">[]> => {
  const free = or(isNull(meters.leasedUntilMs), lte(meters.leasedUntilMs, nowMs));
  const waited = or(isNull(meters.nextAttemptAtMs), lte(meters.nextAttemptAtMs, nowMs));
  const imports = and(eq(meters.status, "importing"), waited);
  const asksAgain = (source: "sandbox" | "green_button_connect", beforeMs: number) =>
    and(eq(meters.status, "ready"), eq(meters.source, source), lt(meters.lastImportAtMs, beforeMs), waited);
  const due = or(imports, asksAgain("sandbox", sandboxBeforeMs), asksAgain("green_button_connect", utilityBeforeMs));
  return db
    .select({ id: meters.id, userId: meters.userId, status: meters.status })
    .from(meters)
    .where(and(isNull(meters.pausedAtMs), free, due))
    .orderBy(asc(meters.lastImportAtMs))
    .limit(100);
};

/** A meter's months from one to another, both included, with their readings. */
export const listMonths = (db: Database, meterId: string, first: number, last: number): Promise<MonthRow[]> =>
  db
    .select()
    .from(meterMonths)
    .where(and(eq(meterMonths.meterId, meterId), gte(meterMonths.month, first), lte(meterMonths.month, last)))
    .orderBy(asc(meterMonths.month));

export type RolledUpMonth = Omit<MonthRow, "readings" | "meterId">;

/** The same without their readings, which is all that a chart of days or months needs. */
export const listRollUps = (db: Database, meterId: string, first: number, last: number): Promise<RolledUpMonth[]> =>
  db
    .select({
      month: meterMonths.month,
      startMs: meterMonths.startMs,
      intervalSeconds: meterMonths.intervalSeconds,
      intervalCount: meterMonths.intervalCount,
      measuredCount: meterMonths.measuredCount,
      energyMilliWh: meterMonths.energyMilliWh,
      peakWatts: meterMonths.peakWatts,
      firstReadingMs: meterMonths.firstReadingMs,
      lastReadingMs: meterMonths.lastReadingMs,
      days: meterMonths.days,
    })
    .from(meterMonths)
    .where(and(eq(meterMonths.meterId, meterId), gte(meterMonths.month, first), lte(meterMonths.month, last)))
    .orderBy(asc(meterMonths.month));

/**
 * Stores whole months and what the import notes, as one write, which is rejected by a trigger when the meter's readings
 * have changed since `revision` was read.
 */
export async function putMonths(
  db: Database,
  { meterId, userId, revision }: { meterId: string; userId: string; revision: number },
  months: readonly MonthRow[],
  notes: MeterNotes,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<void> {
  const of = sql`from ${meterMonths} where ${eq(meterMonths.meterId, meterId)}`;
  await db.batch([
    db
      .update(meters)
      .set({ ...notes, revision: revision + 1 })
      .where(own(userId, meterId)),
    ...months.map(({ meterId: _, month: __, ...values }, index) =>
      db
        .insert(meterMonths)
        .values(months[index] as MonthRow)
        .onConflictDoUpdate({ target: [meterMonths.meterId, meterMonths.month], set: values }),
    ),
    db
      .update(meters)
      .set({
        readingCount: sql`coalesce((select sum(${meterMonths.measuredCount}) ${of}), 0)`,
        firstReadingMs: sql`(select min(${meterMonths.firstReadingMs}) ${of})`,
        lastReadingMs: sql`(select max(${meterMonths.lastReadingMs}) ${of})`,
      })
      .where(own(userId, meterId)),
    ...also,
  ]);
}

/** The oldest first. */
export const listRepairs = (db: Database, meterId: string): Promise<RepairRow[]> =>
  db.select().from(meterRepairs).where(eq(meterRepairs.meterId, meterId)).orderBy(asc(meterRepairs.startMs));

/** SQLite binds 32,766 values in a statement. */
const REPAIRS_AT_ONCE = 5_000;

/** Statements that put these repairs in the place of the meter's others. */
export function replaceRepairs(db: Database, meterId: string, rows: readonly RepairRow[]): BatchItem<"sqlite">[] {
  const parts = Array.from({ length: Math.ceil(rows.length / REPAIRS_AT_ONCE) }, (_, part) =>
    db.insert(meterRepairs).values(rows.slice(part * REPAIRS_AT_ONCE, (part + 1) * REPAIRS_AT_ONCE)),
  );
  return [db.delete(meterRepairs).where(eq(meterRepairs.meterId, meterId)), ...parts];
}

/** The newest first. */
export const listBills = (db: Database, meterId: string) =>
  db.select().from(meterBills).where(eq(meterBills.meterId, meterId)).orderBy(desc(meterBills.start));

/** Stores usage facts, bills and notes. With another tariff in the notes, the bills under the one before go. */
export async function putDescription(
  db: Database,
  { meterId, userId }: { meterId: string; userId: string },
  bills: readonly BillRow[],
  notes: MeterNotes,
): Promise<void> {
  await db.batch([
    db.update(meters).set(unlessRevoked(notes)).where(own(userId, meterId)),
    ...(notes.tariffId === undefined ? [] : [db.delete(meterBills).where(eq(meterBills.meterId, meterId))]),
    ...bills.map(({ meterId: _, start: __, ...values }, index) =>
      db
        .insert(meterBills)
        .values(bills[index] as BillRow)
        .onConflictDoUpdate({ target: [meterBills.meterId, meterBills.start], set: values }),
    ),
    connectedFlag(db, userId),
  ]);
}

export const addAuthorization = (db: Database, row: AuthorizationRow) => db.insert(utilityAuthorizations).values(row);

/** Gives what was kept for the state and forgets it: a state counts once. */
export async function takeAuthorization(db: Database, id: string): Promise<AuthorizationRow | null> {
  const [row] = await db.delete(utilityAuthorizations).where(eq(utilityAuthorizations.id, id)).returning();
  return row ?? null;
}

export async function deleteOldAuthorizations(db: Database, nowMs: number): Promise<void> {
  await db.delete(utilityAuthorizations).where(lt(utilityAuthorizations.expiresAtMs, nowMs));
}

/** Electricity meters with readings after a moment. */
export const listFedSince = (db: Database, sinceMs: number): Promise<MeterRow[]> =>
  db
    .select()
    .from(meters)
    .where(
      and(
        eq(meters.commodity, "electricity"),
        eq(meters.status, "ready"),
        ne(meters.source, "file"),
        ofHome,
        gt(meters.lastReadingMs, sinceMs),
      ),
    );
