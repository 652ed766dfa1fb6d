import { monthOf } from "@wattleaf/engine/savings/day-use";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { eventPoints, MONTH_CLOSES_AFTER_DAYS, type PointKind, savingPoints } from "@wattleaf/shared/domain/points";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../core/platform";
import { newId } from "../../adapters/secrets";
import { insertPoints, listPaid } from "./points/entries.repo";
import { sampleEventPeriod } from "./sample-household";
import { saveTotals } from "./stats.repo";

/**
 * What the sample household shows: 213.61 kWh and 2,230 points (specification, dashboard fallbacks). Its simulated meter
 * saves nothing beyond its own noise, and what it would come to changes by the day: these alone are counted, and say what
 * the points came from. The latest first.
 */
const GROUP_BONUS_WH = [41_200, 38_500, 36_100, 35_400, 32_200, 30_210] as const;
const EVENTS = [
  { deliveredWh: 900, daysAgo: 12 },
  { deliveredWh: 900, daysAgo: 33 },
] as const;

/** Adds the sample household's point entries, marked as simulated, unless it has some. */
export async function addSamplePoints({ db, clock }: Platform, userId: string): Promise<void> {
  const paid = await listPaid(db, userId);
  if (paid.some(({ kind }) => kind === "group_bonus")) return;
  const nowMs = clock.now();
  const row = (
    kind: PointKind,
    period: string,
    figures: { points: number; energyWh: number },
    createdAtMs: number,
  ) => ({
    id: newId(),
    userId,
    kind,
    period,
    revision: 0,
    ...figures,
    baselineWh: null,
    intervalFromWh: null,
    intervalToWh: null,
    weatherAdjusted: false,
    simulated: true,
    createdAtMs,
  });
  // Months whose group would be closed by now.
  let firstMs = monthStartMs(nowMs - MONTH_CLOSES_AFTER_DAYS * DAY_MS);
  const months = GROUP_BONUS_WH.map((energyWh) => {
    const closedAtMs = firstMs + MONTH_CLOSES_AFTER_DAYS * DAY_MS;
    firstMs = monthStartMs(firstMs - DAY_MS);
    const month = monthOf(isoDay(dayOf(firstMs)));
    return row("group_bonus", month, { points: savingPoints(energyWh), energyWh }, closedAtMs);
  });
  const events = EVENTS.map(({ deliveredWh, daysAgo }) => {
    const atMs = nowMs - daysAgo * DAY_MS;
    const figures = { points: eventPoints(deliveredWh), energyWh: deliveredWh };
    return row("demand_response", sampleEventPeriod(isoDay(dayOf(atMs))), figures, atMs);
  });
  const [first, ...more] = [...months, ...events].map((one) => insertPoints(db, one));
  if (first) await db.batch([first, ...more, saveTotals(db, userId)]);
}

const monthStartMs = (ms: number): number => Date.parse(`${monthOf(isoDay(dayOf(ms)))}-01`);
