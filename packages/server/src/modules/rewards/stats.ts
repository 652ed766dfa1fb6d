import type { RewardStats } from "@wattleaf/shared/contracts/rewards";
import { STREAK_FRESH_DAYS } from "@wattleaf/shared/domain/rewards";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../core/request-context";
import { requireUserId } from "../../core/owner";
import { refreshIfStale } from "./refresh";
import { rankNameOf } from "./sample-household";
import { findStats, type StatsRow } from "./stats.repo";

/** The caller's points, energy saved, streak and rank. @throws DomainError not_signed_in */
export async function statsOf(ctx: RequestContext): Promise<RewardStats> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  await refreshIfStale(ctx.platform, userId);
  return toStats(userId, await findStats(db, userId), clock.now());
}

export function toStats(userId: string, row: StatsRow | null, nowMs: number): RewardStats {
  const totalPoints = row?.totalPoints ?? 0;
  return {
    totalPoints,
    energySaved: (row?.energySavedWh ?? 0) / 1000,
    streakDays: currentStreak(row, nowMs),
    rank: rankNameOf(userId, totalPoints),
    simulated: row?.simulated ?? false,
  };
}

/** A streak of readings that stopped long ago is no streak any more. */
export function currentStreak(row: Pick<StatsRow, "lastDay" | "streakDays"> | null, nowMs: number): number {
  if (!row?.lastDay) return 0;
  const stale = nowMs - Date.parse(`${row.lastDay}T00:00:00Z`) > (STREAK_FRESH_DAYS + 1) * DAY_MS;
  return stale ? 0 : row.streakDays;
}
