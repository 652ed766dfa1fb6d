import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { sessions } from "../../db/schema/auth";
import { coinBalances } from "../../db/schema/rewards";
import { rewardReviews } from "../../db/schema/rewards-points";
import { coinEntries, coinVerifications } from "../../db/schema/rewards-ledger";

export interface VerifiedVelocity {
  verifiedCoins: number;
  /** Credits that were verified since then; refunds are not new. */
  newlyVerifiedCoins: number;
  /** Accounts whose setup coins were verified since then and that have signed in from a network of this account. */
  newAccountsOnNetwork: number;
  /** Some of its verified coins come from a meter at a utility; 0 where all come from a bill, which can be forged. */
  measuredCredits: number;
  /** Months whose saving is implausible and waits for an operator. */
  savingsInReview: number;
}

/** How fast verified coins come, to an account and to its neighbors. */
export async function findVelocity(db: Database, userId: string, sinceMs: number): Promise<VerifiedVelocity> {
  const [row] = await db.all<VerifiedVelocity>(sql`
    select
      coalesce((select ${coinBalances.verified} from ${coinBalances} where ${coinBalances.userId} = ${userId}), 0) as "verifiedCoins",
      coalesce(sum(entry.amount) filter (where entry.user_id = ${userId} and entry.amount > 0 and entry.reason <> 'refund'), 0) as "newlyVerifiedCoins",
      count(distinct entry.user_id) filter (where entry.reason in ('upload_bill', 'connect_devices') and exists (
        select 1 from ${sessions} as theirs join ${sessions} as own on own.network = theirs.network
        where theirs.user_id = entry.user_id and own.user_id = ${userId}
      )) as "newAccountsOnNetwork",
      (select count(*) from ${coinVerifications} join ${coinEntries} as own on own.id = ${coinVerifications.entryId}
        where own.user_id = ${userId} and own.reason in ('connect_devices', 'savings', 'event')) as "measuredCredits",
      (select count(*) from ${rewardReviews} where ${rewardReviews.userId} = ${userId} and ${rewardReviews.status} = 'pending') as "savingsInReview"
    from ${coinVerifications} join ${coinEntries} as entry on entry.id = ${coinVerifications.entryId}
    where ${coinVerifications.createdAtMs} >= ${sinceMs}`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}
