import { pointsOf } from "@wattleaf/shared/domain/rewards";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { householdSavings } from "@wattleaf/engine/savings/savings";
import { wholeDays } from "@wattleaf/engine/savings/whole-days";
import { repeat } from "../../adapters/repeat";
import * as repo from "./stats.repo";

const EVERY_MS = MINUTE_MS;
/** Three years: two that are counted, and the year before to compare them with. */
const HISTORY_MS = 3 * 366 * DAY_MS;

/**
 * Recomputes points for accounts whose readings changed: at startup and every minute. Returns a function that stops it.
 */
export function startStatsRefresh(platform: Platform): () => void {
  return repeat({ what: "Counting points", everyMs: EVERY_MS, run: () => refreshStale(platform) }, platform.log);
}

export async function refreshStale(platform: Platform): Promise<void> {
  for (const stale of await repo.findStale(platform.db)) await refreshStats(platform, stale);
}

/** The points of one account, if its readings have changed since they were counted. */
export async function refreshIfStale(platform: Platform, userId: string): Promise<void> {
  const [stale] = await repo.findStale(platform.db, userId);
  if (stale) await refreshStats(platform, stale);
}

/** Counts an account's points again from its readings. */
async function refreshStats(platform: Platform, { userId, basis }: repo.StaleStats): Promise<void> {
  const nowMs = platform.clock.now();
  const { series, simulated } = await platform.energyHistory(userId, { fromMs: nowMs - HISTORY_MS, toMs: nowMs });
  const savings = householdSavings(series.map(wholeDays));
  const energySavedWh = Math.max(0, Math.round(savings.savedWh));
  await repo.saveStats(platform.db, {
    userId,
    totalPoints: pointsOf(energySavedWh),
    energySavedWh,
    streakDays: savings.streakDays,
    countedDays: savings.countedDays,
    lastDay: savings.lastDay,
    basis,
    simulated,
    computedAtMs: nowMs,
  });
}
