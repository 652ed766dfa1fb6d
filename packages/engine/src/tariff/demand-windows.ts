import { dayOf } from "../time-series/calendar";
import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { notice, type Notice } from "./notices";
import type { BillingPeriod } from "./billing-periods";
import type { MeteredSeries } from "./metered-series";

/** Where a tariff is silent, demand is averaged over a quarter of an hour, the usual meter's window. */
const USUAL_WINDOW_MINUTES = 15;

/** Average power of back-to-back windows of the local clock; windows with a gap are left out. */
export interface DemandWindows {
  /** Millionths of a kW, at least zero. */
  kwSteps: Float64Array;
  /** Number of each window's first interval, rising. */
  firstIntervals: Uint32Array;
  lengthSeconds: number;
}

/** A window and its power. */
export interface WindowPeak {
  kwSteps: number;
  window: number;
}

/**
 * Splits a series into the windows that a demand meter averages over. Windows are aligned to local time (a 30-minute
 * window begins on the hour and the half hour) and do not slide. If intervals are longer than the window, each is one
 * window, and its demand is the lowest that the customer can have had.
 */
export function demandWindows(metered: MeteredSeries, minutes: number | null, notices: Notice[]): DemandWindows {
  const { intervalSeconds } = metered.series;
  const wantedSeconds = (minutes ?? USUAL_WINDOW_MINUTES) * 60;
  const perWindow = Math.max(1, Math.round(wantedSeconds / intervalSeconds));
  const lengthSeconds = perWindow * intervalSeconds;
  if (minutes === null) notices.push(notice("demand_window_assumed", { minutes: lengthSeconds / 60 }));
  else if (lengthSeconds !== wantedSeconds) {
    notices.push(notice("demand_window_differs", { tariff_minutes: minutes, billed_minutes: lengthSeconds / 60 }));
  }
  return perWindow === 1 ? windowsOfIntervals(metered) : windowsOfSeveral(metered, perWindow, lengthSeconds);
}

function windowsOfIntervals({ steps, series }: MeteredSeries): DemandWindows {
  const windows = emptyWindows(steps.length, series.intervalSeconds);
  const perHour = HOUR_SECONDS / series.intervalSeconds;
  let count = 0;
  for (let index = 0; index < steps.length; index += 1) {
    const amount = steps[index] ?? Number.NaN;
    if (Number.isNaN(amount)) continue;
    windows.kwSteps[count] = Math.max(0, Math.round(amount * perHour));
    windows.firstIntervals[count] = index;
    count += 1;
  }
  return cutTo(windows, count);
}

function windowsOfSeveral(metered: MeteredSeries, perWindow: number, lengthSeconds: number): DemandWindows {
  const { steps, localStartMs } = metered;
  const lengthMs = lengthSeconds * SECOND_MS;
  const windows = emptyWindows(Math.ceil(steps.length / perWindow) + 1, lengthSeconds);
  const perHour = HOUR_SECONDS / lengthSeconds;
  let count = 0;
  let key = Number.NaN;
  let previous = -Infinity;
  let first = 0;
  let held = 0;
  let sum = 0;
  const close = () => {
    if (held !== perWindow || Number.isNaN(sum)) return;
    windows.kwSteps[count] = Math.max(0, Math.round(sum * perHour));
    windows.firstIntervals[count] = first;
    count += 1;
  };
  for (let index = 0; index < steps.length; index += 1) {
    const local = localStartMs(index);
    const ownKey = Math.floor(local / lengthMs);
    // Where the clock goes back, the same reading of it is another window.
    if (ownKey !== key || local < previous) {
      close();
      key = ownKey;
      first = index;
      held = 0;
      sum = 0;
    }
    previous = local;
    held += 1;
    sum += steps[index] ?? Number.NaN;
  }
  close();
  return cutTo(windows, count);
}

const emptyWindows = (count: number, lengthSeconds: number): DemandWindows => ({
  kwSteps: new Float64Array(count),
  firstIntervals: new Uint32Array(count),
  lengthSeconds,
});

const cutTo = ({ kwSteps, firstIntervals, lengthSeconds }: DemandWindows, count: number): DemandWindows => ({
  kwSteps: kwSteps.subarray(0, count),
  firstIntervals: firstIntervals.subarray(0, count),
  lengthSeconds,
});

/** Calls back for each window that begins in a billing period. */
export function eachWindow(
  { kwSteps, firstIntervals }: DemandWindows,
  { first, end }: BillingPeriod,
  visit: (kwSteps: number, firstInterval: number, window: number) => void,
): void {
  for (let window = lowerBound(firstIntervals, first); window < firstIntervals.length; window += 1) {
    const interval = firstIntervals[window] ?? 0;
    if (interval >= end) return;
    visit(kwSteps[window] ?? 0, interval, window);
  }
}

/** The highest windows of a billing period by a key, the earliest of equals; windows of key −1 do not count. */
export function highestBy(
  windows: DemandWindows,
  period: BillingPeriod,
  keyOf: (firstInterval: number) => number,
): Map<number, WindowPeak> {
  const peaks = new Map<number, WindowPeak>();
  eachWindow(windows, period, (kwSteps, interval, window) => {
    const key = keyOf(interval);
    if (key < 0) return;
    const known = peaks.get(key);
    if (!known || kwSteps > known.kwSteps) peaks.set(key, { kwSteps, window });
  });
  return peaks;
}

/** Number of the local day in which an interval begins. */
export const localDay = (metered: MeteredSeries, interval: number): number => dayOf(metered.localStartMs(interval));

/** First place of a rising list whose value is at least `value`. */
export function lowerBound(rising: Uint32Array, value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
