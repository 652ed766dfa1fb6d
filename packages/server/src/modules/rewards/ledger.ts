import {
  REWARD_BILL_UPLOAD_COINS,
  REWARD_CONNECT_DEVICES_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "@wattleaf/shared/domain/rewards";
import { ACHIEVEMENT_IDS, type AchievementId, ACHIEVEMENTS } from "@wattleaf/shared/domain/achievements";
import type { SQL } from "drizzle-orm";
import type { CoinReason } from "@wattleaf/shared/domain/rewards";
import type { Platform } from "../../core/platform";
import { newId } from "../../adapters/secrets";
import { findBalance, insertDebit, insertEntry, insertRefund, type StoredEntry } from "./ledger.repo";
import { insertVerification, isVerified } from "./verification.repo";

/** The ledger statement of a one-time reward: each reason pays a user once, whatever happens at the same time. */
function onceStatement(
  { db, clock }: Platform,
  userId: string,
  reason: CoinReason,
  amount: number,
  idempotencyKey = onceKey(reason, userId),
) {
  return insertEntry(db, {
    id: newId(),
    userId,
    amount,
    reason,
    idempotencyKey,
    createdAtMs: clock.now(),
  });
}

export const onceKey = (reason: CoinReason, userId: string) => `${reason}:${userId}`;

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

/** Statement for the batch that stores an achievement: each pays once. */
export const achievementCoins = (platform: Platform, userId: string, id: AchievementId) =>
  onceStatement(platform, userId, "achievement", coinsOf(id), `achievement:${id}:${userId}`);

/** The achievement that an entry rewards, by its key; null for other entries. */
export const achievementOf = ({ reason, idempotencyKey }: Pick<StoredEntry, "idempotencyKey" | "reason">) =>
  (reason === "achievement" && ACHIEVEMENT_IDS.find((id) => id === idempotencyKey.split(":")[1])) || null;

const coinsOf = (id: AchievementId): number => ACHIEVEMENTS.find((one) => one.id === id)?.coins ?? 0;

/**
 * Statements for the batch that makes a purchase: they take its price out of the balance and, for an item of cash value,
 * out of the verified coins. No batch can bring either below zero, and the second needs a confirmed contact.
 * @param price read inside the batch, from the purchase that it has just written
 * @param hasCashValue read inside the batch as well
 */
export const purchaseCoins = (
  { db }: Platform,
  purchase: { id: string; userId: string; price: SQL<number>; hasCashValue: SQL; nowMs: number },
) => {
  const idempotencyKey = purchaseKey(purchase.id);
  const { userId, nowMs } = purchase;
  return [
    insertDebit(db, purchase.price, { id: newId(), userId, reason: "purchase", idempotencyKey, createdAtMs: nowMs }),
    insertVerification(db, { idempotencyKey, nowMs }, purchase.hasCashValue),
  ] as const;
};

export type PurchaseStatements = ReturnType<typeof purchaseCoins>;

/**
 * Statements that give a purchase's coins back, once, whole, and verified if they were.
 * @param isDue read inside the batch, of the purchase
 */
export const refundCoins = ({ db }: Platform, purchaseId: string, nowMs: number, isDue: SQL) => {
  const idempotencyKey = `refund:${purchaseId}`;
  return [
    insertRefund(db, { id: newId(), idempotencyKey, createdAtMs: nowMs }, purchaseId, isDue),
    insertVerification(db, { idempotencyKey, nowMs }, isVerified(purchaseKey(purchaseId))),
  ] as const;
};

const purchaseKey = (id: string) => `purchase:${id}`;

/** Green coins that an account has. */
export const coinBalance = (db: Platform["db"], userId: string): Promise<number> => findBalance(db, userId);
