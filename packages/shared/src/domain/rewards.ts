/** Green coins that the server grants. The client never sets an amount. */
export const WELCOME_COINS = 50;
export const WELCOME_COINS_INVITED = 100;
/** Paid to the inviter, once per invited account. */
export const REWARD_INVITER_COINS = 50;
/** Accounts beyond this number pay their inviter nothing: email addresses are cheap to create. */
export const MAX_PAID_INVITES = 20;
export const REWARD_BILL_UPLOAD_COINS = 100;
export const REWARD_CONNECT_DEVICES_COINS = 50;
/** Setup steps that pay coins, once per account. */
export const ONBOARDING_REWARDS = ["upload_bill", "connect_devices"] as const;
export type OnboardingReward = (typeof ONBOARDING_REWARDS)[number];

/** Points per kWh less than a year earlier (docs/methods/savings.md). Points are not coins and buy nothing. */
export const POINTS_PER_KWH_SAVED = 10;
/** A streak ends after this long without readings: files and utility data may arrive a few days late. */
export const STREAK_FRESH_DAYS = 7;
export const LEADERBOARD_SIZE = 10;

/** Why green coins were received or spent. */
export const COIN_REASONS = ["welcome", "upload_bill", "connect_devices", "purchase", "invite"] as const;
export type CoinReason = (typeof COIN_REASONS)[number];

/** From the highest to the lowest (specification, section 3). */
export const RANK_LEVELS = [
  { id: "master", name: "Sustainability Master", minPoints: 5000 },
  { id: "champion", name: "Green Champion", minPoints: 2500 },
  { id: "saver", name: "Energy Saver", minPoints: 1000 },
  { id: "friendly", name: "Eco-Friendly", minPoints: 500 },
  { id: "beginner", name: "Beginner", minPoints: 0 },
] as const;
export type RankLevel = (typeof RANK_LEVELS)[number];
export type RankName = RankLevel["name"];
export const RANK_NAMES = RANK_LEVELS.map(({ name }) => name) as [RankName, ...RankName[]];

export const pointsOf = (energySavedWh: number): number => Math.floor((energySavedWh / 1000) * POINTS_PER_KWH_SAVED);

/** The rank level for a number of points. */
export const rankOf = (points: number): RankLevel =>
  RANK_LEVELS.find(({ minPoints }) => points >= minPoints) ?? RANK_LEVELS[4];
