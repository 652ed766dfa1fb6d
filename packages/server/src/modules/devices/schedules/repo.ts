import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { deviceSchedules } from "../../../db/schema/devices";

export type ScheduleRow = typeof deviceSchedules.$inferSelect;

export const listSchedules = (db: Database, userId: string): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(deviceSchedules)
    .where(eq(deviceSchedules.userId, userId))
    .orderBy(asc(deviceSchedules.atMs), asc(deviceSchedules.id));

export async function findSchedule(db: Database, userId: string, id: string): Promise<ScheduleRow | null> {
  const [row] = await db
    .select()
    .from(deviceSchedules)
    .where(and(eq(deviceSchedules.userId, userId), eq(deviceSchedules.id, id)));
  return row ?? null;
}

export const countSchedules = (db: Database, deviceId: string): Promise<number> =>
  db.$count(deviceSchedules, eq(deviceSchedules.deviceId, deviceId));

export const insertSchedule = (db: Database, row: ScheduleRow) => db.insert(deviceSchedules).values(row);

/**
 * The statement that gives a schedule other values, unless a process has taken it since it was read.
 * @param next null ends it
 */
export function moveSchedule(
  db: Database,
  { id, tries }: Pick<ScheduleRow, "id" | "tries">,
  next: Partial<ScheduleRow> | null,
  condition?: SQL,
) {
  const isSame = and(eq(deviceSchedules.id, id), eq(deviceSchedules.tries, tries), condition);
  return next ? db.update(deviceSchedules).set(next).where(isSame) : db.delete(deviceSchedules).where(isSame);
}

/** Takes the due schedules, in the order of their times. No other process takes them before `leasedUntilMs`. */
export async function takeDueSchedules(db: Database, nowMs: number, leasedUntilMs: number): Promise<ScheduleRow[]> {
  const rows = await db
    .update(deviceSchedules)
    .set({ tries: sql`${deviceSchedules.tries} + 1`, nextTryAtMs: leasedUntilMs })
    .where(
      and(
        lte(deviceSchedules.atMs, nowMs),
        or(isNull(deviceSchedules.nextTryAtMs), lte(deviceSchedules.nextTryAtMs, nowMs)),
      ),
    )
    .returning();
  return rows.toSorted((a, b) => a.atMs - b.atMs);
}
