import type { Database } from "../../packages/server/src/db/client";
import { users } from "../../packages/server/src/db/schema/auth";
import { coinEntries, coinVerifications } from "../../packages/server/src/db/schema/rewards-ledger";

const ROWS_AT_ONCE = 100;

/** Accounts without a sign-in, with a confirmed address and this many verified coins, earned at that time; their ids. */
export async function newBuyers(db: Database, count: number, coins: number, earnedAtMs = 0): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const some = ids.slice(from, from + ROWS_AT_ONCE);
    const person = { firstName: "Robin", lastName: "Reed", passwordHash: "", language: "en" as const };
    const times = { emailVerifiedAtMs: 0, createdAtMs: 0 };
    const entry = { amount: coins, reason: "savings" as const, createdAtMs: earnedAtMs };
    await db.batch([
      db
        .insert(users)
        .values(some.map((id) => ({ ...person, ...times, id, email: `${id}@example.com`, inviteCode: id }))),
      db
        .insert(coinEntries)
        .values(some.map((userId) => ({ ...entry, id: `coins-${userId}`, userId, idempotencyKey: `coins-${userId}` }))),
      db
        .insert(coinVerifications)
        .values(some.map((userId) => ({ entryId: `coins-${userId}`, createdAtMs: earnedAtMs }))),
    ]);
  }
  return ids;
}
