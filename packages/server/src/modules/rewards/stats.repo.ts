import { and, desc, eq, exists, getTableColumns, gt, inArray, ne, sql, notInArray } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { accountPreferences } from "../../db/schema/account";
import { users } from "../../db/schema/auth";
import { meters } from "../../db/schema/meters";
import { rewardStats } from "../../db/schema/rewards";

export type StatsRow = typeof rewardStats.$inferSelect;

export async function findStats(db: Database, userId: string): Promise<StatsRow | null> {
  const [row] = await db.select().from(rewardStats).where(eq(rewardStats.userId, userId));
  return row ?? null;
}

export async function saveStats(db: Database, row: StatsRow): Promise<void> {
  const { userId: _, ...values } = row;
  await db.insert(rewardStats).values(row).onConflictDoUpdate({ target: rewardStats.userId, set: values });
}

export interface StaleStats {
  userId: string;
  /** What the points are to be counted from. */
  basis: string;
}

/** Accounts whose readings are others than their points were counted from; one account alone when it is named. */
export function findStale(db: Database, userId?: string): Promise<StaleStats[]> {
  // Inner rows in order, so that the same readings are always the same text.
  const basis = sql<string>`coalesce((select group_concat(one, ' ') from (select ${meters.id} || ':' || ${meters.revision} as one from ${meters} where ${meters.userId} = ${users.id} order by ${meters.id})), '')`;
  return db
    .select({ userId: users.id, basis })
    .from(users)
    .leftJoin(rewardStats, eq(rewardStats.userId, users.id))
    .where(
      and(
        userId === undefined ? inArray(users.id, metered(db)) : eq(users.id, userId),
        ne(basis, sql`coalesce(${rewardStats.basis}, '')`),
      ),
    );
}

/** Few of all accounts: those that have a meter, or had one. */
const metered = (db: Database) =>
  union(db.select({ id: meters.userId }).from(meters), db.select({ id: rewardStats.userId }).from(rewardStats));

/** An account's points, and its first name if it has chosen to show it. */
export type RankedRow = StatsRow & { name: string | null };

/**
 * Accounts by points, best first. Accounts without points are excluded, and so are accounts with uploaded files only: a
 * file with any values can be fabricated, and accounts that have chosen to be hidden.
 */
export const findBest = (db: Database, simulated: boolean, limit: number): Promise<RankedRow[]> =>
  db
    .select({
      ...getTableColumns(rewardStats),
      name: sql<string | null>`case when ${accountPreferences.leaderboard} = 'name' then ${users.firstName} end`,
    })
    .from(rewardStats)
    .innerJoin(users, eq(users.id, rewardStats.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, rewardStats.userId))
    .where(
      and(
        eq(rewardStats.simulated, simulated),
        gt(rewardStats.totalPoints, 0),
        exists(fedMeters(db)),
        sql`${accountPreferences.leaderboard} is not 'hidden'`,
      ),
    )
    .orderBy(desc(rewardStats.totalPoints), desc(rewardStats.energySavedWh), rewardStats.userId)
    .limit(limit);

/** Of the account whose points are looked at. */
const fedMeters = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(meters)
    .where(
      and(
        eq(meters.userId, rewardStats.userId),
        eq(meters.commodity, "electricity"),
        notInArray(meters.source, ["file", "device"]),
      ),
    );
