import type { LeaderboardPosition } from "@wattleaf/shared/contracts/rewards";
import type { LeaderboardStatus } from "@wattleaf/shared/domain/rewards";
import type { Database } from "../../db/client";
import { requireUserId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import { publicId, toSaver } from "./read-leaderboard";
import { findChoice, findListed, findSurroundings, type Surroundings } from "./leaderboard.repo";
import { type SampleSaver, sampleSavers } from "./sample-savers";
import { findStats } from "./stats.repo";

/** Where the caller stands, however far down, and how far the neighbors are. @throws DomainError not_signed_in */
export async function positionOf(ctx: RequestContext): Promise<LeaderboardPosition> {
  const { db, clock, env } = ctx.platform;
  const userId = requireUserId(ctx);
  const row = await findListed(db, userId);
  if (!row) return { userId: publicId(userId), status: await unlistedStatus(db, userId), ...NOWHERE };
  const { totalPoints, simulated } = row;
  const found = await findSurroundings(db, simulated, totalPoints);
  const { better, households, higherPoints, lowerPoints } = simulated
    ? withSamples(found, sampleSavers(env), totalPoints)
    : found;
  return {
    userId: publicId(userId),
    status: "listed",
    entry: { position: better + 1, ...toSaver(row, clock.now()) },
    households,
    pointsBehind: higherPoints === null ? null : higherPoints - totalPoints,
    pointsAhead: lowerPoints === null ? null : totalPoints - lowerPoints,
  };
}

const NOWHERE = { entry: null, households: 0, pointsBehind: null, pointsAhead: null };

async function unlistedStatus(db: Database, userId: string): Promise<LeaderboardStatus> {
  if ((await findChoice(db, userId)) === "hidden") return "hidden";
  const stats = await findStats(db, userId);
  return stats && stats.totalPoints > 0 ? "no_meter" : "no_points";
}

/** Sample entries stand among the simulated households without being accounts. */
function withSamples(found: Surroundings, samples: readonly SampleSaver[], points: number): Surroundings {
  const others = samples.map(({ totalPoints }) => totalPoints);
  const higher = others.filter((other) => other > points);
  const lower = others.filter((other) => other < points);
  const nearest = (pick: typeof Math.min, one: number | null, many: readonly number[]) => {
    const all = one === null ? many : [one, ...many];
    return all.length === 0 ? null : pick(...all);
  };
  return {
    better: found.better + higher.length,
    households: found.households + others.length,
    higherPoints: nearest(Math.min, found.higherPoints, higher),
    lowerPoints: nearest(Math.max, found.lowerPoints, lower),
  };
}
