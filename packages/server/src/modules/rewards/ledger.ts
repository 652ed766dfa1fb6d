import {
  REWARD_BILL_UPLOAD_COINS,
  REWARD_CONNECT_DEVICES_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "@wattleaf/shared/domain/rewards";
import type { SQL } from "drizzle-orm";
import type { CoinReason } from "@wattleaf/shared/domain/rewards";
import type { Platform } from "../../core/platform";
import { newId } from "../../adapters/secrets";
import { findBalance, insertDebit, insertEntry } from "./ledger.repo";

/** The ledger statement of a one-time reward: each reason pays a user once, whatever happens at the same time. */
function onceStatement({ db, clock }: Platform, userId: string, reason: CoinReason, amount: number) {
  return insertEntry(db, {
    id: newId(),
    userId,
    amount,
    reason,
    idempotencyKey: `${reason}:${userId}`,
    createdAtMs: clock.now(),
  });
}

/** A ledger entry on its way into a batch; what it added comes back, nothing when the action was paid before. */
export type CoinStatement = ReturnType<typeof insertDebit> | ReturnType<typeof insertEntry>;

/** Statement for the batch that creates an account. */
export const welcomeCoins = (platform: Platform, userId: string, invited: boolean) =>
  onceStatement(platform, userId, "welcome", invited ? WELCOME_COINS_INVITED : WELCOME_COINS);

/** Statement for the batch that stores an upload: only the first one pays. */
export const billUploadCoins = (platform: Platform, userId: string) =>
  onceStatement(platform, userId, "upload_bill", REWARD_BILL_UPLOAD_COINS);

/** Statement for the batch that connects a device or a meter: only the first one pays. */
export const connectDevicesCoins = (platform: Platform, userId: string) =>
  onceStatement(platform, userId, "connect_devices", REWARD_CONNECT_DEVICES_COINS);

/**
 * Statement for the batch that makes a purchase: takes its price out of the balance, which no batch can bring below
 * zero.
 * @param price read inside the batch, from the purchase that it has just written
 */
export const purchaseCoins = (
  { db }: Platform,
  purchase: { id: string; userId: string; price: SQL<number>; nowMs: number },
) =>
  insertDebit(db, purchase.price, {
    id: newId(),
    userId: purchase.userId,
    reason: "purchase",
    idempotencyKey: `purchase:${purchase.id}`,
    createdAtMs: purchase.nowMs,
  });

/** Green coins that an account has. */
export const coinBalance = (db: Platform["db"], userId: string): Promise<number> => findBalance(db, userId);
