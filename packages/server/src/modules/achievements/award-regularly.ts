import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { dayOf } from "@wattleaf/engine/time-series/calendar";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import { awardAchievements } from "./award";
import { listCountedSince } from "./repo";
import { nextTurn } from "../../core/next-turn";

const EVERY_MS = HOUR_MS;

/**
 * Awards what accounts reached without looking, such as a streak: for those whose points were counted since the last
 * time, each hour. Points are counted once a day. Returns a function that stops it.
 */
export function startAchievements(platform: Platform): () => void {
  let sinceMs = dayOf(platform.clock.now()) * DAY_MS;
  const run = async () => {
    const nowMs = platform.clock.now();
    await awardCountedSince(platform, sinceMs);
    sinceMs = nowMs;
  };
  return repeat({ what: "Awarding achievements", everyMs: EVERY_MS, run }, platform.log);
}

export async function awardCountedSince(platform: Platform, sinceMs: number): Promise<void> {
  for (const userId of await listCountedSince(platform.db, sinceMs)) {
    await awardAchievements(platform, userId);
    await nextTurn();
  }
}
