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
export const ONBOARDING_COINS: Readonly<Record<OnboardingReward, number>> = {
  upload_bill: REWARD_BILL_UPLOAD_COINS,
  connect_devices: REWARD_CONNECT_DEVICES_COINS,
};

/** For each whole kWh that a month's meter readings show as saved, up to the limit for a month. */
export const COINS_PER_KWH_SAVED = 1;
export const MAX_SAVINGS_COINS_PER_MONTH = 300;
/** For each whole kWh that a grid event's settlement shows as delivered, up to the limit for an event. */
export const COINS_PER_KWH_DELIVERED = 5;
export const MAX_EVENT_COINS = 50;

/** Green coins for a month's measured savings; none for a month that used more. */
export const savingsCoins = (savedWh: number): number =>
  coinsForEnergy(savedWh, COINS_PER_KWH_SAVED, MAX_SAVINGS_COINS_PER_MONTH);

/** Green coins for what a home delivered in a settled grid event. */
export const eventCoins = (deliveredWh: number): number =>
  coinsForEnergy(deliveredWh, COINS_PER_KWH_DELIVERED, MAX_EVENT_COINS);

const coinsForEnergy = (wh: number, coinsPerKwh: number, limit: number): number =>
  Math.min(limit, Math.max(0, Math.floor(wh / 1000)) * coinsPerKwh);

/** A streak ends after this long without readings: files and utility data may arrive a few days late. */
export const STREAK_FRESH_DAYS = 7;
export const LEADERBOARD_SIZE = 10;
/** How often an open leaderboard is read again. */
export const LEADERBOARD_REFRESH_MS = 10_000;
/** How long a change of rank is flagged. */
export const RANK_CHANGE_SHOWN_MS = 2_000;
/** For the estimate of the money that the top three have saved. */
export const USD_PER_KWH_SAVED = 0.12;
/** Of the points of the top three, as a percentage; shown, never paid. */
export const TOP_BONUS_PERCENT = 10;
/** Why an account is on the leaderboard or not. */
export const LEADERBOARD_STATUSES = ["listed", "hidden", "no_points", "no_meter"] as const;
export type LeaderboardStatus = (typeof LEADERBOARD_STATUSES)[number];

/** Why green coins were received or spent. */
export const COIN_REASONS = [
  "welcome",
  "upload_bill",
  "connect_devices",
  "purchase",
  "invite",
  "savings",
  "event",
  "achievement",
  "refund",
] as const;
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

/** What the sample household shows (specification, dashboard fallbacks). Its rank is its own, and none of the levels. */
export const SAMPLE_HOUSEHOLD_REWARDS = {
  totalPoints: 2_230,
  energySavedWh: 213_610,
  streakDays: 5,
  rank: { id: "expert", name: "Energy Expert" },
} as const;

const RANKS = [...RANK_LEVELS, SAMPLE_HOUSEHOLD_REWARDS.rank] as const;
export type RankId = (typeof RANKS)[number]["id"];
export type RankName = (typeof RANKS)[number]["name"];
export const RANK_NAMES = RANKS.map(({ name }) => name) as [RankName, ...RankName[]];
export const rankIdOf = (name: RankName): RankId => RANKS.find((rank) => rank.name === name)?.id ?? "beginner";

/** The rank level for a number of points. */
export const rankOf = (points: number): RankLevel =>
  RANK_LEVELS.find(({ minPoints }) => points >= minPoints) ?? RANK_LEVELS[4];

/** The level above that of a number of points; null at the highest. */
export const nextRankOf = (points: number): RankLevel | null =>
  RANK_LEVELS[RANK_LEVELS.indexOf(rankOf(points)) - 1] ?? null;
