import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { monthOf } from "@wattleaf/engine/savings/day-use";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { repeat } from "../../adapters/repeat";
import type { Platform } from "../../core/platform";
import { measuredCoins } from "./measured-coins";
import { countedMeters } from "./points/baselines";
import { deliveredPoints, type DuePoints, monthPoints } from "./points/due";
import * as entries from "./points/entries.repo";
import { closeGroupMonths } from "./points/group";
import { settledMonths, type SettledMonth, streakOf } from "./points/months";
import { payStatements, withdrawn } from "./points/pay";
import { judgeMonths } from "./points/reviews";
import { isSampleHousehold, isSamplePoints, sampleStreak } from "./sample-household";
import * as repo from "./stats.repo";
import { nextTurn } from "../../core/next-turn";

const EVERY_MS = MINUTE_MS;
/** Three years: two that are counted, and the year before to compare them with. */
const HISTORY_MS = 3 * 366 * DAY_MS;

/**
 * Counts points for accounts whose readings changed, and once a day for all that have a meter, because months end and
 * events are settled without new readings: at startup and every minute. Returns a function that stops it.
 */
export function startStatsRefresh(platform: Platform): () => void {
  return repeat({ what: "Counting points", everyMs: EVERY_MS, run: () => refreshStale(platform) }, platform.log);
}

export async function refreshStale(platform: Platform): Promise<void> {
  for (const stale of await repo.findStale(platform.db, dayStartMs(platform))) {
    await refreshStats(platform, stale);
    await nextTurn();
  }
  await closeGroupMonths(platform);
}

/** The points of one account, if its readings have changed since they were counted, or a day has begun. */
export async function refreshIfStale(platform: Platform, userId: string): Promise<void> {
  const [stale] = await repo.findStale(platform.db, dayStartMs(platform), userId);
  if (stale) await refreshStats(platform, stale);
}

/** In UTC: months end at the meters during the day that follows. */
const dayStartMs = ({ clock }: Platform) => dayOf(clock.now()) * DAY_MS;

/** Brings an account's point entries to what its readings and events say, and its totals and coins with them. */
async function refreshStats(platform: Platform, { userId, basis }: repo.StaleStats): Promise<void> {
  const { db, clock } = platform;
  const nowMs = clock.now();
  const history = await platform.energyHistory(userId, { fromMs: nowMs - HISTORY_MS, toMs: nowMs });
  const meters = await countedMeters(platform, history);
  const months = settledMonths(meters);
  const events = meters.length > 0 ? await platform.deliveredEvents(userId) : [];
  const paid = await entries.listPaid(db, userId);
  const isSample = isSampleHousehold(userId);
  const judged = await judgeMonths(platform, userId, isSample ? [] : months, history);
  const due: DuePoints[] = isSample ? [] : [...judged.payable.flatMap(monthPoints), ...events.map(deliveredPoints)];
  const gone = paid.filter((one) =>
    isSample
      ? !isSamplePoints(one)
      : meters.length === 0 || (isMonthOfReadings(one, nowMs) && !judged.waiting.includes(one.period)),
  );
  const streak = isSample ? sampleStreak(nowMs, streakOf(meters).countedDays) : streakOf(meters);
  const coins = await measuredCoins(
    platform,
    userId,
    due,
    history.meters.map(({ id }) => id),
  );
  const [first, ...more] = [
    repo.saveStats(db, {
      userId,
      streakDays: streak.days,
      countedDays: streak.countedDays,
      lastDay: streak.lastDay,
      basis,
      simulated: history.simulated,
      computedAtMs: nowMs,
    }),
    entries.deleteMonths(db, userId),
    ...months.map((month) => entries.saveMonth(db, toMonthRow(userId, month, history.isMeasured))),
    ...payStatements(platform, { userId, simulated: history.simulated }, [...due, ...withdrawn(due, gone)], paid),
    repo.saveTotals(db, userId),
    ...judged.statements,
    ...coins,
  ] as const;
  await db.batch([first, ...more]);
}

/** Of what readings that are still looked at say; older months and past events stay as they are. */
const isMonthOfReadings = ({ kind, period }: entries.PaidPoints, nowMs: number): boolean =>
  (kind === "saving" || kind === "streak") && period > monthOf(isoDay(dayOf(nowMs - HISTORY_MS)));

const toMonthRow = (userId: string, settled: SettledMonth, isMeasured: boolean) => {
  const { month, savedWh, noiseWh, leastTogetherWh, scaleWh, exceedsNoise, errorsWh } = settled;
  const doubts = settled.doubts.length > 0 ? settled.doubts : null;
  return { userId, month, savedWh, noiseWh, leastTogetherWh, scaleWh, exceedsNoise, errorsWh, isMeasured, doubts };
};
