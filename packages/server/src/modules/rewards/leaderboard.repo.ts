import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { prepared } from "../../db/prepared";
import { accountPreferences } from "../../db/schema/account";
import { users } from "../../db/schema/auth";
import { rewardStats } from "../../db/schema/rewards";
import { leaderboardCounts, leaderboardEntries } from "../../db/schema/rewards-leaderboard";
import type { StatsRow } from "./stats.repo";

/** The two widths of `leaderboard_counts`, as its triggers count them. */
const EXACT = 1;
const BLOCK = 1_000;

/** An entry's points, and its account's first name if it has chosen to show it. */
export type ListedRow = StatsRow & { name: string | null };

const listed = {
  ...getTableColumns(rewardStats),
  name: sql<string | null>`case when ${accountPreferences.leaderboard} = 'name' then ${users.firstName} end`,
};

const selectListed = (db: Database) =>
  db
    .select(listed)
    .from(leaderboardEntries)
    .innerJoin(rewardStats, eq(rewardStats.userId, leaderboardEntries.userId))
    .innerJoin(users, eq(users.id, leaderboardEntries.userId))
    .leftJoin(accountPreferences, eq(accountPreferences.userId, leaderboardEntries.userId));

const best = prepared((db) =>
  selectListed(db)
    .where(eq(leaderboardEntries.simulated, sql.placeholder("simulated")))
    .orderBy(desc(leaderboardEntries.totalPoints), desc(leaderboardEntries.userId))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** The best entries among the measured or the simulated households. */
export const findBest = (db: Database, simulated: boolean, limit: number): Promise<ListedRow[]> =>
  best(db).all({ simulated, limit });

const one = prepared((db) =>
  selectListed(db)
    .where(eq(leaderboardEntries.userId, sql.placeholder("userId")))
    .prepare(),
);

/** The account's own entry; null while it is not on the list. */
export const findListed = async (db: Database, userId: string): Promise<ListedRow | null> =>
  (await one(db).get({ userId })) ?? null;

export interface Surroundings {
  /** Entries with more points. */
  better: number;
  /** All entries. */
  households: number;
  /** The next more points that an entry has; null where there are none. */
  higherPoints: number | null;
  lowerPoints: number | null;
}

/** Where this many points stand among the measured or the simulated households. */
export async function findSurroundings(db: Database, simulated: boolean, points: number): Promise<Surroundings> {
  const { width, fromPoints, households } = leaderboardCounts;
  const block = Math.floor(points / BLOCK) * BLOCK;
  const counts = (ofWidth: number, condition: ReturnType<typeof sql>) =>
    sql`${leaderboardCounts} where ${and(eq(leaderboardCounts.simulated, simulated), eq(width, ofWidth), condition)}`;
  const sum = (ofWidth: number, condition: ReturnType<typeof sql>) =>
    sql<number>`(select coalesce(sum(${households}), 0) from ${counts(ofWidth, condition)})`;
  const [row] = await db.all<Surroundings>(sql`select
    ${sum(BLOCK, sql`${fromPoints} > ${block}`)} + ${sum(EXACT, sql`${fromPoints} > ${points} and ${fromPoints} < ${block + BLOCK}`)} as better,
    ${sum(BLOCK, sql`true`)} as households,
    (select min(${fromPoints}) from ${counts(EXACT, sql`${fromPoints} > ${points}`)}) as "higherPoints",
    (select max(${fromPoints}) from ${counts(EXACT, sql`${fromPoints} < ${points}`)}) as "lowerPoints"`);
  if (!row) throw new Error("A select without a table has one row");
  return row;
}

/** How the account has chosen to appear; null while it has chosen nothing. */
export async function findChoice(db: Database, userId: string) {
  const [row] = await db
    .select({ leaderboard: accountPreferences.leaderboard })
    .from(accountPreferences)
    .where(eq(accountPreferences.userId, userId));
  return row?.leaderboard ?? null;
}
