import { z } from "zod";
import { COIN_REASONS, RANK_NAMES } from "../domain/rewards";
import { READ_LIMIT, operation } from "./operation";

/** docs/methods/savings.md explains how points are earned; they are not money and cannot buy anything. */
export const statsSchema = z.object({
  totalPoints: z.int().nonnegative(),
  energySaved: z.number().nonnegative().describe("kWh saved compared with the same weeks a year earlier"),
  streakDays: z.int().nonnegative().describe("Consecutive measured days, up to the latest, with lower use than then"),
  rank: z.enum(RANK_NAMES).describe("Name of the rank level"),
  simulated: z.boolean().describe("True if some readings are made up: a sandbox meter or the sample household"),
});
export type RewardStats = z.infer<typeof statsSchema>;

export const leaderboardEntrySchema = z.object({
  position: z.int().positive(),
  /** Enough of a fingerprint to tell entries apart without identifying an account. */
  userId: z.string(),
  name: z.string().nullable().describe("First name, if the account has chosen to show it"),
  rank: z.enum(RANK_NAMES),
  totalPoints: z.int().nonnegative(),
  totalEnergySaved: z.number().nonnegative().describe("kWh"),
  currentStreak: z.int().nonnegative().describe("Days"),
  simulated: z.boolean().describe("True for made-up readings or a sample entry, which must be labeled"),
  own: z.boolean().describe("True for the caller's own entry"),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const getStats = operation({
  id: "rewards.stats",
  method: "GET",
  path: "/api/gamification/stats",
  access: "user",
  summary: "Get the user's points, energy saved, streak, and rank",
  input: z.object({}),
  output: statsSchema,
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});

export const getLeaderboard = operation({
  id: "rewards.leaderboard",
  method: "GET",
  path: "/api/gamification/leaderboard",
  access: "anyone",
  summary: "Get the leaderboard: the top ten savers",
  input: z.object({}),
  output: z.array(leaderboardEntrySchema),
  limit: READ_LIMIT,
  errors: [],
});

/** An entry of the ledger of green coins. */
export const coinEntrySchema = z.object({
  id: z.string(),
  amount: z.int().describe("Coins received, or spent if negative"),
  reason: z.enum(COIN_REASONS),
  at: z.iso.datetime(),
});
export type CoinEntry = z.infer<typeof coinEntrySchema>;

export const listCoinEntries = operation({
  id: "rewards.coinEntries",
  method: "GET",
  path: "/api/gamification/coins",
  access: "user",
  summary: "List green coins received and spent, newest first",
  input: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(64).optional().describe("`next` of the page before"),
  }),
  output: z.object({
    balance: z.int().nonnegative(),
    entries: z.array(coinEntrySchema),
    next: z.string().nullable().describe("Pass it as `cursor` to get the next page; null on the last one"),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const REWARDS_OPERATIONS = [getStats, getLeaderboard, listCoinEntries];
