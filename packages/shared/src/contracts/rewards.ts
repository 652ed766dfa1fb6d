import { z } from "zod";
import { ACHIEVEMENT_IDS } from "../domain/achievements";
import { POINT_KINDS } from "../domain/points";
import { COIN_REASONS, LEADERBOARD_STATUSES, RANK_NAMES } from "../domain/rewards";
import { DAY_MS } from "../domain/time";
import { meterId } from "./meters";
import { READ_LIMIT, operation } from "./operation";

/** docs/methods/savings.md explains how points are earned; they are not money and cannot buy anything. */
export const statsSchema = z.object({
  totalPoints: z.int().nonnegative(),
  energySaved: z
    .number()
    .nonnegative()
    .describe("kWh saved against the home's own baseline, as far as it earned points"),
  streakDays: z
    .int()
    .nonnegative()
    .describe("Consecutive measured days, up to the latest, with lower use than expected"),
  rank: z.enum(RANK_NAMES).describe("Name of the rank level"),
  simulated: z.boolean().describe("True if some readings are made up: a sandbox meter or the sample household"),
});
export type RewardStats = z.infer<typeof statsSchema>;

export const leaderboardEntrySchema = z.object({
  position: z
    .int()
    .positive()
    .describe("From 1 among measured households, and from 1 again among simulated ones; equal points share a position"),
  userId: z.string().describe("Public ID, which tells entries apart and identifies no account"),
  name: z.string().nullable().describe("First name, if the account has chosen to show it"),
  rank: z.enum(RANK_NAMES),
  totalPoints: z.int().nonnegative(),
  totalEnergySaved: z.number().nonnegative().describe("kWh"),
  currentStreak: z.int().nonnegative().describe("Days"),
  simulated: z.boolean().describe("True for made-up readings or a sample entry, which must be labeled"),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const getStats = operation({
  id: "rewards.stats",
  method: "GET",
  path: "/api/gamification/stats",
  access: "user",
  customerFeature: "rewards",
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
  summary: "Get the leaderboard: the top ten measured households, then the top ten simulated ones",
  input: z.object({}),
  output: z.array(leaderboardEntrySchema),
  limit: READ_LIMIT,
  errors: [],
});

export const getPosition = operation({
  id: "rewards.position",
  method: "GET",
  path: "/api/gamification/position",
  access: "user",
  customerFeature: "rewards",
  summary: "Get the user's own position on the leaderboard",
  input: z.object({}),
  output: z.object({
    userId: z.string().describe("The public ID under which the leaderboard lists the user"),
    status: z.enum(LEADERBOARD_STATUSES).describe("Whether the user is listed, or why not"),
    entry: leaderboardEntrySchema.nullable().describe("The user's own entry, also far below the top ten"),
    households: z.int().nonnegative().describe("Entries ranked together with the user"),
    pointsBehind: z.int().positive().nullable().describe("Points to the next higher position; null at the top"),
    pointsAhead: z.int().positive().nullable().describe("Points ahead of the next lower position; null for the last"),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in"],
});
export type LeaderboardPosition = z.infer<typeof getPosition.output>;

/** An entry of the ledger of green coins. */
export const coinEntrySchema = z.object({
  id: z.string(),
  amount: z.int().describe("Coins received, or spent if negative"),
  reason: z.enum(COIN_REASONS),
  achievement: z.enum(ACHIEVEMENT_IDS).nullable().describe("The achievement that it rewards; null for other reasons"),
  at: z.iso.datetime(),
});
export type CoinEntry = z.infer<typeof coinEntrySchema>;

export const listCoinEntries = operation({
  id: "rewards.coinEntries",
  method: "GET",
  path: "/api/gamification/coins",
  access: "user",
  customerFeature: "rewards",
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

/** Why points were earned: the sentence that a client shows. Corrections change an earlier entry of their period. */
export const POINT_REASONS = [...POINT_KINDS, ...POINT_KINDS.map((kind) => `${kind}_corrected` as const)] as const;

/** An entry of the ledger of points. */
export const pointEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(POINT_KINDS),
  reason: z.enum(POINT_REASONS).describe("Key of the sentence that explains the entry"),
  period: z.string().describe("The month, such as 2026-05, or the event's ID"),
  day: z.iso.date().nullable().describe("Local day of the event; null for a month"),
  points: z.int().describe("Points earned, or taken back if negative"),
  kwh: z.number().describe("kWh that the points are for"),
  baselineKwh: z.number().nullable().describe("kWh that the home was expected to use"),
  interval: z
    .object({ fromKwh: z.number(), toKwh: z.number() })
    .nullable()
    .describe("Range of the kWh saved: 80 % for a month, 90 % for an event"),
  weatherAdjusted: z.boolean().describe("True if `baselineKwh` is what was expected at the month's own temperatures"),
  simulated: z.boolean().describe("True if some readings are made up: a sandbox meter or the sample household"),
  at: z.iso.datetime(),
});
export type PointEntry = z.infer<typeof pointEntrySchema>;

/** A month whose saving is looked at before it is paid (docs/methods/savings.md). */
export const savingReviewSchema = z.object({
  month: z.string().describe("Such as 2026-05"),
  status: z.enum(["pending", "rejected"]),
  savedKwh: z.number().describe("kWh below the baseline"),
  baselineKwh: z.number().describe("kWh that the home was expected to use"),
});
export type SavingReview = z.infer<typeof savingReviewSchema>;

export const listPointEntries = operation({
  id: "rewards.pointEntries",
  method: "GET",
  path: "/api/gamification/points",
  access: "user",
  summary: "List what points were earned for, newest first",
  input: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(64).optional().describe("`next` of the page before"),
  }),
  output: z.object({
    totalPoints: z.int().nonnegative(),
    entries: z.array(pointEntrySchema),
    latestMonth: z
      .object({
        month: z.string().describe("Such as 2026-05"),
        savedKwh: z.number().describe("kWh below the baseline; negative if more was used"),
        exceedsNoise: z
          .boolean()
          .describe("True if it is more than the home's usual ups and downs, so that it earned points"),
        inGroup: z.boolean().describe("True if it counts in what homes save together"),
      })
      .nullable()
      .describe("The latest month that was compared with its baseline, also if it earned nothing"),
    reviews: z
      .array(savingReviewSchema)
      .describe(
        "Months with an implausible saving, newest first: one that is pending earns nothing until it is approved",
      ),
    next: z.string().nullable().describe("Pass it as `cursor` to get the next page; null on the last one"),
  }),
  limit: READ_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const BASELINE_GAPS = [
  /** No electricity meter whose readings are all there. */
  "no_meter",
  /** Points are counted from the meters that a utility feeds, where there are any. */
  "not_counted",
  /** None of the days has both a whole day of readings and earlier ones to compare it with. */
  "too_little_history",
] as const;

const MAX_BASELINE_DAYS = 400;
const baselineDay = z.object({
  date: z.iso.date(),
  expectedKwh: z.number().describe("By the baseline"),
  usedKwh: z.number(),
});

export const compareWithBaseline = operation({
  id: "rewards.compareWithBaseline",
  method: "GET",
  path: "/api/gamification/baseline",
  access: "user",
  keyScope: "data:read",
  summary: "Compare with the baseline",
  description: "A meter's days against the home's own baseline, the one that points are counted from.",
  input: z
    .object({
      from: z.iso.date().describe("First local day"),
      to: z.iso.date().describe("Last local day, included"),
      meter_id: meterId().optional().describe("Defaults to the newest electricity meter that counts for points"),
    })
    .refine(({ from, to }) => from <= to, { path: ["to"], error: "The last day must not be before the first day." })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_BASELINE_DAYS, {
      path: ["to"],
      error: `Ask for at most ${MAX_BASELINE_DAYS} days.`,
    }),
  output: z.object({
    gap: z.enum(BASELINE_GAPS).nullable().describe("Why there's no comparison; null with one"),
    comparison: z
      .object({
        simulated: z.boolean().describe("True for the readings of a sandbox meter"),
        bases: z
          .array(z.enum(["year", "recent"]))
          .describe("Compared with the same weekdays a year earlier (year), or of the weeks before a month (recent)"),
        usedKwh: z.number().describe("On the days below; bought less sold for a home that sells energy"),
        expectedKwh: z.number().describe("What the baseline expects of these days"),
        interval: z
          .object({ fromKwh: z.number(), toKwh: z.number() })
          .describe("Holds what a home without change would have used, in at least 80% of cases"),
        days: z.array(baselineDay).describe("The days that were measured and have something to compare with"),
      })
      .nullable(),
  }),
  limit: READ_LIMIT,
  example: { from: "2026-05-01", to: "2026-05-31" },
  errors: ["not_signed_in", "not_found"],
});

export const REWARDS_OPERATIONS = [
  getStats,
  getLeaderboard,
  getPosition,
  listCoinEntries,
  listPointEntries,
  compareWithBaseline,
];
