import type { listAchievements } from "@wattleaf/shared/contracts/achievements";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { requireUserId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import { awardAchievements } from "./award";
import { reachableAchievements } from "./reachable";

/** All achievements that the caller can reach, with the progress; what has been reached since the last time is paid now. @throws DomainError not_signed_in */
export async function list(ctx: RequestContext): Promise<OutputOf<typeof listAchievements>> {
  const { progress, paidCoins } = await awardAchievements(ctx.platform, requireUserId(ctx));
  const achievements = reachableAchievements(ctx.actor).map(({ id, measure, goal, coins }) => {
    const { value, reachedAtMs } = progress.get(id) ?? { value: 0, reachedAtMs: null };
    const reachedAt = reachedAtMs === null ? null : new Date(reachedAtMs).toISOString();
    return { id, measure, goal, progress: value, coins, reachedAt };
  });
  return { achievements, paidCoins };
}
