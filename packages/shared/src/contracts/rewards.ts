import { z } from "zod";
import { RANK_NAMES } from "../domain/rewards";
import { READ_LIMIT, operation } from "./operation";

/** How points come about is said in docs/methods/savings.md; none of the figures is money or buys anything. */
export const statsSchema = z.object({
  totalPoints: z.int().nonnegative(),
  energySaved: z.number().nonnegative().describe("kWh less than in the same weeks a year earlier"),
  streakDays: z.int().nonnegative().describe("Measured days in a row, the latest included, that used less than then"),
  rank: z.enum(RANK_NAMES).describe("Name of the rank level"),
  simulated: z.boolean().describe("Some of it comes from made-up readings: a sandbox meter, or the sample household"),
});
export type RewardStats = z.infer<typeof statsSchema>;

export const leaderboardEntrySchema = z.object({
  position: z.int().positive(),
  /** Enough of a fingerprint to tell entries apart; it names no account. */
  userId: z.string(),
  rank: z.enum(RANK_NAMES),
  totalPoints: z.int().nonnegative(),
  totalEnergySaved: z.number().nonnegative().describe("kWh"),
  currentStreak: z.int().nonnegative().describe("Days"),
  simulated: z.boolean().describe("Made-up readings, or a sample entry: whoever shows it says so"),
  own: z.boolean().describe("The caller's own entry"),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const getStats = operation({
  id: "rewards.stats",
  method: "GET",
  path: "/api/gamification/stats",
  access: "user",
  summary: "The signed-in user's points, energy saved, streak and rank",
  input: z.object({}),
  output: statsSchema,
  limit: READ_LIMIT,
  refusals: ["not_signed_in"],
});

export const getLeaderboard = operation({
  id: "rewards.leaderboard",
  method: "GET",
  path: "/api/gamification/leaderboard",
  access: "anyone",
  summary: "The ten who saved most, the best first",
  input: z.object({}),
  output: z.array(leaderboardEntrySchema),
  limit: READ_LIMIT,
  refusals: [],
});

export const REWARDS_OPERATIONS = [getStats, getLeaderboard];
