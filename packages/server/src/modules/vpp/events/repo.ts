import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { vppEvents, vppSettlements } from "../../../db/schema/vpp";
import { changeStatement } from "../changes.repo";
import type { Change, EventRow, SettlementRow } from "../rows";

const isEvent = (userId: string, id: string) => and(eq(vppEvents.userId, userId), eq(vppEvents.id, id));
const isSettlementOf = and(eq(vppSettlements.userId, vppEvents.userId), eq(vppSettlements.eventId, vppEvents.id));

export async function insertEvent(db: Database, row: EventRow, change: Change): Promise<void> {
  await db.batch([db.insert(vppEvents).values(row), changeStatement(db, row.userId, row.createdAtMs, change)]);
}

export async function updateEvent(db: Database, row: EventRow, change: Change): Promise<void> {
  await db.batch([
    db.update(vppEvents).set(row).where(isEvent(row.userId, row.id)),
    changeStatement(db, row.userId, row.modifiedAtMs, change),
  ]);
}

export async function deleteEvent(
  db: Database,
  userId: string,
  id: string,
  atMs: number,
  change: Change,
): Promise<void> {
  await db.batch([db.delete(vppEvents).where(isEvent(userId, id)), changeStatement(db, userId, atMs, change)]);
}

export async function findEvent(db: Database, userId: string, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(vppEvents).where(isEvent(userId, id));
  return row;
}

export interface EventWithSettlement {
  event: EventRow;
  settlement: SettlementRow | null;
}

/** A plant's events, or the account's, latest start first; with `notCancelled` without those that were cancelled. */
export const listEvents = (
  db: Database,
  userId: string,
  by: { plantId?: string | undefined; notCancelled?: boolean; skip?: number; limit: number },
): Promise<EventWithSettlement[]> =>
  db
    .select({ event: vppEvents, settlement: vppSettlements })
    .from(vppEvents)
    .leftJoin(vppSettlements, isSettlementOf)
    .where(
      and(
        eq(vppEvents.userId, userId),
        by.plantId ? eq(vppEvents.plantId, by.plantId) : undefined,
        by.notCancelled ? isNull(vppEvents.cancelledAtMs) : undefined,
      ),
    )
    .orderBy(desc(vppEvents.startMs), desc(vppEvents.id))
    .limit(by.limit)
    .offset(by.skip ?? 0);

/** A plant's dispatches that touch a time and were not canceled; signals dispatch nothing. */
export const listSpans = (db: Database, userId: string, plantId: string, fromMs: number, toMs: number) =>
  db
    .select({ id: vppEvents.id, startMs: vppEvents.startMs, endMs: vppEvents.endMs, notifyAtMs: vppEvents.notifyAtMs })
    .from(vppEvents)
    .where(
      and(
        eq(vppEvents.userId, userId),
        eq(vppEvents.plantId, plantId),
        isNull(vppEvents.cancelledAtMs),
        isNotNull(vppEvents.requestedKw),
        lt(vppEvents.startMs, toMs),
        gt(vppEvents.endMs, fromMs),
      ),
    )
    .orderBy(vppEvents.startMs);

/** When a plant was called, which signals do not: an event that was canceled while it ran counts until then. */
export const listDispatches = (db: Database, userId: string, plantId: string, fromMs: number, toMs: number) =>
  db
    .select({
      id: vppEvents.id,
      startMs: vppEvents.startMs,
      endMs: sql<number>`coalesce(${vppEvents.cancelledAtMs}, ${vppEvents.endMs})`,
    })
    .from(vppEvents)
    .where(
      and(
        eq(vppEvents.userId, userId),
        eq(vppEvents.plantId, plantId),
        isNotNull(vppEvents.requestedKw),
        lt(vppEvents.startMs, toMs),
        gt(sql`coalesce(${vppEvents.cancelledAtMs}, ${vppEvents.endMs})`, sql`max(${vppEvents.startMs}, ${fromMs})`),
      ),
    );

export async function findSettlement(
  db: Database,
  userId: string,
  eventId: string,
): Promise<SettlementRow | undefined> {
  const [row] = await db
    .select()
    .from(vppSettlements)
    .where(and(eq(vppSettlements.userId, userId), eq(vppSettlements.eventId, eventId)));
  return row;
}

export const listSettlements = (db: Database, userId: string, plantId: string) =>
  db
    .select({
      performance: vppSettlements.performance,
      revenueCents: vppSettlements.revenueCents,
      operatorCents: vppSettlements.operatorCents,
    })
    .from(vppSettlements)
    .where(and(eq(vppSettlements.userId, userId), eq(vppSettlements.plantId, plantId)))
    .orderBy(desc(vppSettlements.settledAtMs));

/** The first settlement of an event stays: of two at once the later finds it done. */
export async function insertSettlement(db: Database, row: SettlementRow): Promise<void> {
  await db.insert(vppSettlements).values(row).onConflictDoNothing();
}
