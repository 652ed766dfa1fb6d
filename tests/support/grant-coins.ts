import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { coinEntries } from "../../packages/server/src/db/schema/rewards-ledger";
import type { BrowserSession } from "./browser-session";

/** Grants coins as an earlier action would: an entry in the ledger. Returns the account's id. */
export async function grantCoins(session: BrowserSession, amount: number): Promise<string> {
  const { id: userId } = (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;
  const id = crypto.randomUUID();
  await session.api.platform.db
    .insert(coinEntries)
    .values({ id, userId, amount, reason: "upload_bill", idempotencyKey: id, createdAtMs: 0 });
  return userId;
}
