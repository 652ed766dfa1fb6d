import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { rewardStats } from "../../db/schema/rewards";
import { leaderboardCounts, leaderboardEntries } from "../../db/schema/rewards-leaderboard";
import { pointEntries } from "../../db/schema/rewards-points";

/** A figure behind the leaderboard as it is kept, and as it is when made again; 0 where there is none. */
export interface Difference {
  /** Such as `points of account 4711`. */
  figure: string;
  kept: number;
  rebuilt: number;
}

const group = sql.raw(`case simulated when 1 then 'simulated' else 'measured' end`);
const listed = sql`'points listed for the ' || ${group} || ' account ' || user_id`;
/** Counts of a width, as kept and counted again. */
function counted(points: 1 | 1_000): SQL {
  // A parameter would be a fraction to SQLite.
  const width = sql.raw(String(points));
  const figure = (from: SQL) =>
    sql`${group} || ' accounts with ' || ${from} || ' points or up to ' || (${width} - 1) || ' more'`;
  return sql`
    select ${figure(sql`from_points`)}, households, 0 from ${leaderboardCounts} where width = ${width}
    union all
    select ${figure(sql`(total_points / ${width} * ${width})`)}, 0, count(*) from ${leaderboardEntries}
      group by simulated, total_points / ${width}`;
}

/**
 * Where the leaderboard that is kept is not the one that the ledger of points makes: totals are made again of the
 * ledger, entries of the totals, meters and wishes, and counts of the entries. One statement, so that writes in between
 * are no differences.
 */
export const findLeaderboardDifferences = (db: Database): Promise<Difference[]> =>
  db.all(sql`
    select figure, sum(kept) as kept, sum(rebuilt) as rebuilt from (
      select 'points of account ' || user_id as figure, total_points as kept, 0 as rebuilt from ${rewardStats}
      union all
      select 'points of account ' || user_id, 0, max(0, sum(points)) from ${pointEntries} group by user_id
      union all
      select 'Wh saved by account ' || user_id, energy_saved_wh, 0 from ${rewardStats}
      union all
      select 'Wh saved by account ' || user_id, 0, max(0, sum(energy_wh)) from ${pointEntries}
        where kind <> 'demand_response' group by user_id
      union all
      select ${listed}, total_points, 0 from ${leaderboardEntries}
      union all
      select ${listed}, 0, total_points from leaderboard_listed
      union all ${counted(1)}
      union all ${counted(1_000)}
    ) group by figure having sum(kept) <> sum(rebuilt)`);
