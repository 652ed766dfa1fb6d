import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { purchases } from "../../db/schema/marketplace";
import { coinBalances } from "../../db/schema/rewards";
import { coinEntries, coinVerifications } from "../../db/schema/rewards-ledger";

interface Unbalanced {
  userId: string;
  balance: number;
  sum: number;
}

/** Accounts whose balance is not the sum of their entries, or is below zero; an account without a balance has 0. */
export const findUnbalanced = (db: Database): Promise<Unbalanced[]> =>
  db.all(sql`
    select user_id as "userId", sum(balance) as balance, sum(entries) as sum from (
      select ${coinBalances.userId} as user_id, ${coinBalances.balance} as balance, 0 as entries from ${coinBalances}
      union all
      select ${coinEntries.userId}, 0, ${coinEntries.amount} from ${coinEntries}
    ) group by user_id having sum(balance) <> sum(entries) or sum(balance) < 0`);

/** The same for verified coins. */
export const findUnbalancedVerified = (db: Database): Promise<Unbalanced[]> =>
  db.all(sql`
    select user_id as "userId", sum(balance) as balance, sum(entries) as sum from (
      select ${coinBalances.userId} as user_id, ${coinBalances.verified} as balance, 0 as entries from ${coinBalances}
      union all
      select ${coinEntries.userId}, 0, ${coinEntries.amount} from ${coinVerifications}
      join ${coinEntries} on ${coinEntries.id} = ${coinVerifications.entryId}
    ) group by user_id having sum(balance) <> sum(entries) or sum(balance) < 0`);

/** Keys that more than one entry has. */
export const findRepeatedKeys = (db: Database): Promise<{ key: string; entries: number }[]> =>
  // Grouped by a term, so that a damaged index is not what answers.
  db.all(sql`
    select ${coinEntries.idempotencyKey} || '' as key, count(*) as entries from ${coinEntries}
    group by 1 having count(*) > 1`);

/** Purchases that were not paid for as they cost, and payments without a purchase. */
export const findWrongPayments = (
  db: Database,
): Promise<{ purchaseId: string; totalCoins: number | null; paid: number | null }[]> =>
  db.all(sql`
    select coalesce(bought.id, substr(payment.idempotency_key, 10)) as "purchaseId",
      bought.total_coins as "totalCoins", -payment.amount as paid
    from ${purchases} as bought
    full join (select * from ${coinEntries} where ${coinEntries.reason} = 'purchase') as payment
      on payment.idempotency_key = 'purchase:' || bought.id and payment.user_id = bought.user_id
    where bought.id is null or payment.id is null or -payment.amount <> bought.total_coins`);

/** Refunds of more than the price or of no refunded purchase, and refunded purchases whose coins did not come back. */
export const findWrongRefunds = (
  db: Database,
): Promise<{ purchaseId: string; totalCoins: number | null; refunded: number | null }[]> =>
  db.all(sql`
    select coalesce(bought.id, substr(refund.idempotency_key, 8)) as "purchaseId",
      bought.total_coins as "totalCoins", refund.amount as refunded
    from (select * from ${purchases} where ${purchases.status} = 'refunded') as bought
    full join (select * from ${coinEntries} where ${coinEntries.reason} = 'refund') as refund
      on refund.idempotency_key = 'refund:' || bought.id and refund.user_id = bought.user_id
    where bought.id is null or refund.id is null or refund.amount > bought.total_coins or refund.amount < 0`);

/** Which of these triggers the database lacks. */
export async function findMissingTriggers(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'trigger'`);
  const present = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !present.has(name));
}
