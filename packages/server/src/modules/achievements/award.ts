import { type AchievementId, ACHIEVEMENTS } from "@wattleaf/shared/domain/achievements";
import type { Platform } from "../../core/platform";
import { systemContext } from "../../core/system-context";
import { achievementCoins, paidInvites, statsOf } from "../rewards";
import { energySteps, periodSteps, pointSteps } from "./point-steps";
import { type StepsByMeasure, type Progress, progressOf } from "./progress";
import * as repo from "./repo";

export interface Standing {
  progress: ReadonlyMap<AchievementId, Progress>;
  /** Green coins that were paid for what has been reached since the last time. */
  paidCoins: number;
}

/**
 * Stores the achievements that an account has reached since the last time, with their coins: each once, whatever runs at
 * the same time. Its points are counted before.
 */
export async function awardAchievements(platform: Platform, userId: string): Promise<Standing> {
  const { db } = platform;
  const { progress, reached } = await standingOf(platform, userId);
  if (reached.length === 0) return { progress, paidCoins: 0 };
  const coins = reached.map(({ achievement }) => achievementCoins(platform, userId, achievement));
  const [first, ...more] = coins as [(typeof coins)[number], ...typeof coins];
  const paid = await db.batch([first, ...more, repo.saveReached(db, reached)]);
  return { progress, paidCoins: paid.flat().reduce((sum, entry) => sum + ("amount" in entry ? entry.amount : 0), 0) };
}

/** How far an account is with each achievement, and which it has reached and not been paid for; nothing is paid here. */
export async function standingOf(
  platform: Platform,
  userId: string,
): Promise<Pick<Standing, "progress"> & { reached: readonly repo.ReachedRow[] }> {
  const { db } = platform;
  const steps = await stepsOf(platform, userId);
  const kept = new Map((await repo.listReached(db, userId)).map((row) => [row.achievement, row.reachedAtMs]));
  const progress = new Map<AchievementId, Progress>();
  const reached: repo.ReachedRow[] = [];
  for (const { id, measure, goal } of ACHIEVEMENTS) {
    const now = progressOf(steps[measure], goal);
    const reachedAtMs = kept.get(id) ?? now.reachedAtMs;
    if (reachedAtMs !== null && !kept.has(id)) reached.push({ userId, achievement: id, reachedAtMs });
    progress.set(id, reachedAtMs === null ? now : { value: goal, reachedAtMs });
  }
  return { progress, reached };
}

async function stepsOf(platform: Platform, userId: string): Promise<StepsByMeasure> {
  const { db, clock } = platform;
  // It counts the points again where they are out of date.
  const { streakDays } = await statsOf(systemContext(platform, userId));
  const [counted, entries, friends] = await Promise.all([
    repo.findCounted(db, userId),
    repo.listEarned(db, userId),
    paidInvites(db, userId),
  ]);
  return {
    ...counted,
    friends: friends.map((atMs) => ({ atMs, amount: 1 })),
    saving_months: periodSteps(entries, "saving"),
    saved_kwh: energySteps(entries),
    group_months: periodSteps(entries, "group_bonus"),
    streak: [{ atMs: clock.now(), amount: streakDays }],
    events: periodSteps(entries, "demand_response"),
    points: pointSteps(entries),
  };
}
