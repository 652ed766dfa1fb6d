import { ACHIEVEMENTS } from "./achievements";
import {
  COINS_PER_KWH_DELIVERED,
  COINS_PER_KWH_SAVED,
  MAX_EVENT_COINS,
  MAX_PAID_INVITES,
  MAX_SAVINGS_COINS_PER_MONTH,
  REWARD_BILL_UPLOAD_COINS,
  REWARD_CONNECT_DEVICES_COINS,
  REWARD_INVITER_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "./rewards";

/**
 * What earns green coins, as users read it. `per` is what `coins` (the most, where they differ) are paid
 * for, `limit` the most that come to be paid.
 * `verifiedBy` is what makes them verified coins, which alone buy items of cash value (docs/decisions/017).
 */
export const COIN_TABLE = [
  { id: "welcome", coins: WELCOME_COINS, per: "account", limit: null, verifiedBy: null },
  { id: "welcome_invited", coins: WELCOME_COINS_INVITED, per: "account", limit: null, verifiedBy: null },
  { id: "upload_bill", coins: REWARD_BILL_UPLOAD_COINS, per: "account", limit: null, verifiedBy: "bill" },
  { id: "connect_devices", coins: REWARD_CONNECT_DEVICES_COINS, per: "account", limit: null, verifiedBy: "meter" },
  {
    id: "invite",
    coins: REWARD_INVITER_COINS,
    per: "friend",
    limit: MAX_PAID_INVITES * REWARD_INVITER_COINS,
    verifiedBy: null,
  },
  {
    id: "savings",
    coins: COINS_PER_KWH_SAVED,
    per: "kwh",
    limit: MAX_SAVINGS_COINS_PER_MONTH,
    verifiedBy: "readings",
  },
  { id: "event", coins: COINS_PER_KWH_DELIVERED, per: "kwh", limit: MAX_EVENT_COINS, verifiedBy: "readings" },
  {
    id: "achievement",
    coins: Math.max(...ACHIEVEMENTS.map(({ coins }) => coins)),
    per: "achievement",
    limit: ACHIEVEMENTS.reduce((sum, { coins }) => sum + coins, 0),
    verifiedBy: null,
  },
] as const;
export type CoinRow = (typeof COIN_TABLE)[number];
