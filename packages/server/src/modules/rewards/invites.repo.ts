import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { energyEvidence } from "../../db/schema/rewards-evidence";
import { coinEntries } from "../../db/schema/rewards-ledger";

const inviters = alias(users, "inviters");

interface InviterReward {
  id: string;
  invitedId: string;
  /** As energy_evidence knows the invited account. */
  holder: string;
  amount: number;
  maxPaid: number;
  createdAtMs: number;
}

/** Adds the entry of the account's inviter if everything that earns it is on record; see `inviterCoins`. */
export function insertInviterEntry(db: Database, reward: InviterReward) {
  const { id, invitedId, holder, amount, maxPaid, createdAtMs } = reward;
  const paidBefore = sql`(select count(*) from ${coinEntries} where ${and(eq(coinEntries.userId, inviters.id), eq(coinEntries.reason, "invite"))})`;
  const isDue = and(
    eq(users.id, invitedId),
    isNotNull(users.emailVerifiedAtMs),
    sql`exists (select 1 from ${energyEvidence} where ${eq(energyEvidence.holder, holder)})`,
    sql`${paidBefore} < ${maxPaid}`,
  );
  return db
    .insert(coinEntries)
    .select(
      sql`select ${id}, ${inviters.id}, ${amount}, 'invite', 'invite:' || ${users.id}, ${createdAtMs} from ${users} join ${users} as ${inviters} on ${eq(inviters.id, users.invitedById)} where ${isDue}`,
    )
    .onConflictDoNothing({ target: coinEntries.idempotencyKey });
}

export async function listPaidInvites(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .select({ atMs: coinEntries.createdAtMs })
    .from(coinEntries)
    .where(and(eq(coinEntries.userId, userId), eq(coinEntries.reason, "invite")))
    .orderBy(asc(coinEntries.createdAtMs));
  return rows.map(({ atMs }) => atMs);
}
