import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { LEADERBOARD_SIZE, rankOf } from "@wattleaf/shared/domain/rewards";
import { hashSecret } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";
import { findBest, type ListedRow } from "./leaderboard.repo";
import { rankNameOf } from "./sample-household";
import { type SampleSaver, sampleSavers } from "./sample-savers";
import { currentStreak } from "./stats";

/** Who stands on the list: an account, or a sample entry. */
export type Saver = Omit<LeaderboardEntry, "position">;

export type LeaderboardSource = Pick<Platform, "clock" | "db" | "env">;

/** The top ten measured households, then the top ten simulated ones. */
export async function readLeaderboard({ db, env, clock }: LeaderboardSource): Promise<LeaderboardEntry[]> {
  const nowMs = clock.now();
  const [measured, simulated] = await Promise.all([
    findBest(db, false, LEADERBOARD_SIZE),
    findBest(db, true, LEADERBOARD_SIZE),
  ]);
  const samples = sampleSavers(env).map(toSampleSaver);
  return [
    ...ranked(measured.map((row) => toSaver(row, nowMs))),
    ...ranked([...simulated.map((row) => toSaver(row, nowMs)), ...samples]),
  ];
}

/** The best ten of them, each with its position; equal points share one. */
function ranked(savers: readonly Saver[]): LeaderboardEntry[] {
  const best = savers.toSorted((a, b) => b.totalPoints - a.totalPoints).slice(0, LEADERBOARD_SIZE);
  return best.map((saver) => ({
    position: best.findIndex(({ totalPoints }) => totalPoints === saver.totalPoints) + 1,
    ...saver,
  }));
}

export const toSaver = (row: ListedRow, nowMs: number): Saver => ({
  userId: publicId(row.userId),
  name: row.name,
  rank: rankNameOf(row.userId, row.totalPoints),
  totalPoints: row.totalPoints,
  totalEnergySaved: row.energySavedWh / 1000,
  currentStreak: currentStreak(row, nowMs),
  simulated: row.simulated,
});

const toSampleSaver = ({ userId, totalPoints, energySavedKwh, streakDays }: SampleSaver): Saver => ({
  userId,
  name: null,
  rank: rankOf(totalPoints).name,
  totalPoints,
  totalEnergySaved: energySavedKwh,
  currentStreak: streakDays,
  simulated: true,
});

/** The list is public: it shows a fingerprint, which leads back to no account. */
export const publicId = (userId: string) =>
  hashSecret(`leaderboard ${userId}`).replaceAll(/[-_]/g, "").slice(0, 6).toLowerCase();
