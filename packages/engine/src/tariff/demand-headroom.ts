import { HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type IntervalSeries, intervalStartMs, seriesFrom } from "../time-series/interval-series";
import { demandWindows } from "./demand-windows";
import { meterSeries } from "./metered-series";
import { STEPS_PER_QUANTITY } from "./money";
import { demandPrices } from "./price-series";
import type { Tariff } from "./tariff";

/** How much can be drawn before a charge on the highest demand rises. */
export interface DemandHeadroom {
  kind: "demand_flat" | "demand_tou";
  label: string | null;
  /** Currency per kW of the highest demand, with taxes on it. */
  pricePerKw: number;
  daily: boolean;
  /** Highest demand of the month (or day) so far, in the hours that count. */
  peakSoFarKw: number;
  /** Demand up to which nothing more is charged: the peak so far, or what is free if that is higher. */
  limitKw: number;
  /** Demand of the newest window; null where it ended more than an hour ago. */
  drawKw: number | null;
  /** The limit less what is drawn, at least zero; null where that is not known. */
  headroomKw: number | null;
}

/** Older readings tell nothing of what is drawn now. */
const MOST_DELAY_MS = HOUR_MS;

/**
 * The charges on the highest demand that count at a moment, each with the kW that are left before it rises, from the
 * readings of the local month so far. Demand is averaged over the tariff's own window; a ratchet's earlier months are
 * left out, so that the limit is rather too low. Empty for a tariff without such charges, or outside their hours.
 */
export function demandHeadroom(tariff: Tariff, series: IntervalSeries, nowMs: number): DemandHeadroom[] {
  if (tariff.flatDemand === null && tariff.touDemand === null) return [];
  const { timeZone } = series;
  const monthMs = monthStartMs(timeZone, nowMs);
  const month = seriesFrom(series, monthMs);
  const metered = month && meterSeries(month);
  const windows = metered && demandWindows(metered, tariff.demandWindowMinutes, []);
  const stepMs = (windows?.lengthSeconds ?? HOUR_MS / SECOND_MS) * SECOND_MS;
  const count = Math.floor((nowMs - monthMs) / stepMs) + 1;
  const peaks = [...(windows?.firstIntervals ?? [])]
    .map((interval, window) => ({
      step: month ? Math.floor((intervalStartMs(month, interval) - monthMs) / stepMs) : 0,
      kw: (windows?.kwSteps[window] ?? 0) / STEPS_PER_QUANTITY,
    }))
    .filter(({ step }) => monthMs + (step + 1) * stepMs <= nowMs);
  const newest = peaks.at(-1);
  const isLive = newest !== undefined && nowMs - (monthMs + (newest.step + 1) * stepMs) <= MOST_DELAY_MS;
  const drawKw = isLive ? newest.kw : null;
  return demandPrices(tariff, monthMs, stepMs / SECOND_MS, count, timeZone).flatMap((price) => {
    const { kind, label, pricePerKw, freeKw, daily, intervals } = price;
    // Only what counts in the current window.
    if (intervals.at(-1) !== count - 1) return [];
    const members = new Set(intervals);
    const peakSoFarKw = Math.max(0, ...peaks.filter(({ step }) => members.has(step)).map(({ kw }) => kw));
    const limitKw = Math.max(freeKw, peakSoFarKw);
    const headroomKw = drawKw === null ? null : Math.max(0, limitKw - drawKw);
    return [{ kind, label, pricePerKw, daily, peakSoFarKw, limitKw, drawKw, headroomKw }];
  });
}

/** The moment at which the local month began. */
function monthStartMs(timeZone: string, nowMs: number): number {
  const clock = zoneClock(timeZone);
  const month = new Date(clock(nowMs)).toISOString().slice(0, "YYYY-MM".length);
  return utcOfLocal(clock, Date.parse(`${month}-01T00:00:00Z`));
}
