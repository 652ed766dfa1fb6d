import { eq } from "drizzle-orm";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import type { Database } from "../../packages/server/src/db/client";
import { users } from "../../packages/server/src/db/schema/auth";
import { coinEntries, coinVerifications } from "../../packages/server/src/db/schema/rewards-ledger";
import type { BrowserSession } from "./browser-session";

/** Grants verified coins as measured savings would, and confirms the account's address: all that a purchase needs. */
export async function grantCoinsTo(db: Database, userId: string, amount: number): Promise<void> {
  const id = crypto.randomUUID();
  await db.batch([
    db.insert(coinEntries).values({ id, userId, amount, reason: "savings", idempotencyKey: id, createdAtMs: 0 }),
    db.insert(coinVerifications).values({ entryId: id, createdAtMs: 0 }),
    db.update(users).set({ emailVerifiedAtMs: 0 }).where(eq(users.id, userId)),
  ]);
}

/** The same for a signed-in session. Returns the account's id. */
export async function grantCoins(session: BrowserSession, amount: number): Promise<string> {
  const { id: userId } = (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;
  await grantCoinsTo(session.api.platform.db, userId, amount);
  return userId;
}
