import { pointsOf } from "@wattleaf/shared/domain/rewards";
import type { Platform } from "../../context";
import { householdSavings } from "../../engine/savings/savings";
import { wholeDays } from "../../engine/savings/whole-days";
import { repeat } from "../../platform/repeat";
import { actingFor } from "../acting-for";
import { listMeters, readSeries } from "../meters";
import * as repo from "./repo";

const EVERY_MS = 60_000;
/** Three years: two that are counted, and the year before to compare them with. */
const HISTORY_MS = 3 * 366 * 24 * 60 * 60 * 1000;

/** Points follow the readings: at the start and every minute, whoever's have changed. Returns what stops it. */
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

/**
 * Counts an account's points anew from its meters of electricity: those that a utility feeds, and only without one those
 * that came as files, which are its holder's own word and often of the same home.
 */
async function refreshStats(platform: Platform, { userId, basis }: repo.StaleStats): Promise<void> {
  const nowMs = platform.clock.now();
  const ctx = actingFor(platform, userId);
  const meters = (await listMeters(ctx)).filter(({ commodity }) => commodity === "electricity");
  const fed = meters.filter(({ source }) => source !== "file");
  const counted = fed.length > 0 ? fed : meters;
  const series = await Promise.all(
    counted.map(({ id }) => readSeries(ctx, id, { fromMs: nowMs - HISTORY_MS, toMs: nowMs })),
  );
  const savings = householdSavings(series.filter((one) => one !== null).map(wholeDays));
  const energySavedWh = Math.max(0, Math.round(savings.savedWh));
  await repo.saveStats(platform.db, {
    userId,
    totalPoints: pointsOf(energySavedWh),
    energySavedWh,
    streakDays: savings.streakDays,
    countedDays: savings.countedDays,
    lastDay: savings.lastDay,
    basis,
    simulated: counted.some(({ sandbox }) => sandbox),
    computedAtMs: nowMs,
  });
}
