import { and, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { meters } from "../../db/schema/meters";
import { rewardStats } from "../../db/schema/rewards";
import { totalOf } from "./points/entries.repo";

export type StatsRow = typeof rewardStats.$inferSelect;

export async function findStats(db: Database, userId: string): Promise<StatsRow | null> {
  const [row] = await db.select().from(rewardStats).where(eq(rewardStats.userId, userId));
  return row ?? null;
}

/** The statement that stores everything but the totals ({@link saveTotals}). */
export const saveStats = (db: Database, row: Omit<StatsRow, "energySavedWh" | "totalPoints">) => {
  const { userId: _, ...values } = row;
  return db
    .insert(rewardStats)
    .values({ ...row, totalPoints: 0, energySavedWh: 0 })
    .onConflictDoUpdate({ target: rewardStats.userId, set: values });
};

/** The statement that makes an account's totals those of its point entries. */
export const saveTotals = (db: Database, userId: string) =>
  db.update(rewardStats).set(totalOf(userId)).where(eq(rewardStats.userId, userId));

export interface StaleStats {
  userId: string;
  /** What the points are to be counted from. */
  basis: string;
}

/**
 * Accounts whose readings are others than their points were counted from, or counted before a moment; one account alone
 * when it is named.
 */
export function findStale(db: Database, beforeMs: number, userId?: string): Promise<StaleStats[]> {
  // Inner rows in order, so that the same readings are always the same text.
  const basis = sql<string>`coalesce((select group_concat(one, ' ') from (select ${meters.id} || ':' || ${meters.revision} || case when ${meters.lastImportAtMs} is null then ':importing' else '' end as one from ${meters} where ${meters.userId} = ${users.id} order by ${meters.id})), '')`;
  return db
    .select({ userId: users.id, basis })
    .from(users)
    .leftJoin(rewardStats, eq(rewardStats.userId, users.id))
    .where(
      and(
        userId === undefined ? inArray(users.id, metered(db)) : eq(users.id, userId),
        or(
          ne(basis, sql`coalesce(${rewardStats.basis}, '')`),
          and(ne(basis, ""), lt(rewardStats.computedAtMs, beforeMs)),
        ),
      ),
    );
}

/** Few of all accounts: those that have a meter, or had one. */
const metered = (db: Database) =>
  union(db.select({ id: meters.userId }).from(meters), db.select({ id: rewardStats.userId }).from(rewardStats));
