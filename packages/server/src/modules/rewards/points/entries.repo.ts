import { and, count, desc, eq, lt, or, sql, sum } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { pointEntries, rewardMonths } from "../../../db/schema/rewards-points";

export type PointEntryRow = typeof pointEntries.$inferSelect;

/** What an account's entries of a kind and period add up to. */
export interface PaidPoints {
  kind: PointEntryRow["kind"];
  period: string;
  points: number;
  energyWh: number;
  entries: number;
}

export const listPaid = (db: Database, userId: string): Promise<PaidPoints[]> =>
  db
    .select({
      kind: pointEntries.kind,
      period: pointEntries.period,
      points: sum(pointEntries.points).mapWith(Number),
      energyWh: sum(pointEntries.energyWh).mapWith(Number),
      entries: count(),
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .groupBy(pointEntries.kind, pointEntries.period);

/** The statement that adds an entry; one that another process has added in the meantime stays as it is. */
export const insertPoints = (db: Database, row: PointEntryRow) =>
  db.insert(pointEntries).values(row).onConflictDoNothing();

/** An account's points and the energy behind them, of all entries; events deliver energy but save none. */
export const totalOf = (userId: string) => ({
  totalPoints: sql<number>`(select max(0, coalesce(sum(${pointEntries.points}), 0)) from ${pointEntries} where ${eq(pointEntries.userId, userId)})`,
  energySavedWh: sql<number>`(select max(0, coalesce(sum(${pointEntries.energyWh}), 0)) from ${pointEntries} where ${eq(pointEntries.userId, userId)} and ${pointEntries.kind} <> 'demand_response')`,
});

/** The statement that stores what an account saved in a month. */
export const saveMonth = (db: Database, row: typeof rewardMonths.$inferInsert) => {
  const { userId: _userId, month: _month, ...values } = row;
  return db
    .insert(rewardMonths)
    .values(row)
    .onConflictDoUpdate({ target: [rewardMonths.userId, rewardMonths.month], set: values });
};

/** The statement that forgets what an account saved in months, as when its meter is gone. */
export const deleteMonths = (db: Database, userId: string) =>
  db.delete(rewardMonths).where(eq(rewardMonths.userId, userId));

/** The latest month of an account that was compared with its baseline. */
export async function findLatestMonth(db: Database, userId: string) {
  const [row] = await db
    .select()
    .from(rewardMonths)
    .where(eq(rewardMonths.userId, userId))
    .orderBy(desc(rewardMonths.month))
    .limit(1);
  return row ?? null;
}

export async function findPointEntry(db: Database, userId: string, id: string): Promise<PointEntryRow | undefined> {
  const [row] = await db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.id, id)));
  return row;
}

/** An account's entries, the newest first; those after `before` in that order. */
export const listPointEntries = (
  db: Database,
  userId: string,
  limit: number,
  before?: PointEntryRow,
): Promise<PointEntryRow[]> =>
  db
    .select()
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.userId, userId),
        before &&
          or(
            lt(pointEntries.createdAtMs, before.createdAtMs),
            and(eq(pointEntries.createdAtMs, before.createdAtMs), lt(pointEntries.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(pointEntries.createdAtMs), desc(pointEntries.id))
    .limit(limit);
