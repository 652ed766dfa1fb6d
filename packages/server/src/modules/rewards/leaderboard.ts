import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { LEADERBOARD_SIZE, pointsOf, rankOf } from "@wattleaf/shared/domain/rewards";
import { accountOf } from "../../core/actor";
import type { RequestContext } from "../../core/request-context";
import { hashSecret } from "../../adapters/secrets";
import { findBest, type RankedRow } from "./stats.repo";
import { SAMPLE_SAVERS } from "./sample-savers";
import { currentStreak } from "./stats";

type Saver = Omit<LeaderboardEntry, "position">;

/**
 * The ten who saved most, the best first. Measured households come first: sandbox meters and sample entries only fill
 * up a list that has fewer than ten of them, and are marked.
 */
export async function leaderboard(ctx: RequestContext): Promise<LeaderboardEntry[]> {
  const { db, env } = ctx.platform;
  const measured = await findBest(db, false, LEADERBOARD_SIZE);
  const room = LEADERBOARD_SIZE - measured.length;
  const simulated = room > 0 ? await findBest(db, true, room) : [];
  const known = [...measured, ...simulated].map((row) => toSaver(row, ctx));
  const samples = env.SEED_DEMO === "on" ? SAMPLE_SAVERS.map(toSample) : [];
  const fill = samples.toSorted(byPoints).slice(0, LEADERBOARD_SIZE - known.length);
  return [...known, ...fill].toSorted(byPoints).map((saver, index) => ({ position: index + 1, ...saver }));
}

const byPoints = (a: Saver, b: Saver) => b.totalPoints - a.totalPoints || b.totalEnergySaved - a.totalEnergySaved;

function toSaver(row: RankedRow, { actor, platform }: RequestContext): Saver {
  return {
    userId: masked(row.userId),
    name: row.name,
    rank: rankOf(row.totalPoints).name,
    totalPoints: row.totalPoints,
    totalEnergySaved: row.energySavedWh / 1000,
    currentStreak: currentStreak(row, platform.clock.now()),
    simulated: row.simulated,
    own: accountOf(actor) === row.userId,
  };
}

function toSample({ userId, energySavedKwh, streakDays }: (typeof SAMPLE_SAVERS)[number]): Saver {
  const totalPoints = pointsOf(energySavedKwh * 1000);
  return {
    userId,
    name: null,
    rank: rankOf(totalPoints).name,
    totalPoints,
    totalEnergySaved: energySavedKwh,
    currentStreak: streakDays,
    simulated: true,
    own: false,
  };
}

/** The list is public: it shows a fingerprint, which leads back to no account. */
const masked = (userId: string) =>
  hashSecret(`leaderboard ${userId}`).replaceAll(/[-_]/g, "").slice(0, 6).toLowerCase();
