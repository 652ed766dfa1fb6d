import { isWeekendDay, dayOf, isoDay, weekdayOf } from "@wattleaf/engine/time-series/calendar";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayKinds } from "@wattleaf/engine/demand-response/baseline/day-kind";
import type { TimeSpan } from "@wattleaf/engine/demand-response/baseline/customer-baseline";
import type { GroupShare } from "@wattleaf/engine/demand-response/settlement/credited-readings";
import { REDUCTION_HISTORY_MS } from "@wattleaf/engine/demand-response/settlement/measured-reduction";
import type { DispatchTerms } from "@wattleaf/engine/demand-response/settlement/settle-event";
import { NEIGHBORHOOD_PLANT_ID } from "@wattleaf/shared/domain/vpp";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { noise } from "./simulated-sites";

export const NEIGHBORHOOD_TIME_ZONE = "America/Los_Angeles";
export const NEIGHBORHOOD_NAME = "Sample neighborhood (simulated)";
export const NEIGHBORHOOD_CURRENCY = "USD";
export const NEIGHBORHOOD_TERMS = {
  requestedKw: 40,
  pricePerKwh: 2,
  capacityPricePerKw: 0,
  penaltyPerKwh: 0,
  paidUpTo: 1,
  operatorShare: 0.2,
} satisfies DispatchTerms;

const HOMES = 60;
/** Tuesdays and Thursdays, so that three business days of a week are left to compare with. Monday is 0. */
const CALLED_WEEKDAYS: readonly number[] = [1, 3];
const CALLED_FROM_HOUR = 17;
const CALLED_TO_HOUR = 19;
const NOTICE_MS = DAY_MS;
/** Events that are shown and counted, and how far ahead the next ones are known. */
const PAST_DAYS = 28;
const AHEAD_DAYS = 10;

export interface NeighborhoodEvent extends TimeSpan {
  id: string;
  notifyAtMs: number;
}

export interface Neighborhood {
  /** Latest start first. */
  events: NeighborhoodEvent[];
  /** What the simulated homes used together, by hour, up to the end of yesterday. */
  load: IntervalSeries;
  shares: GroupShare[];
}

let latest: { day: number; neighborhood: Neighborhood } | undefined;

/**
 * A plant of sixty simulated homes that every account can enroll in. Its readings are made up, the same for the same
 * day; its events come twice a week; baselines, uncertainty and payments come from the regular engine.
 */
export function neighborhood(nowMs: number): Neighborhood {
  const day = dayOf(zoneClock(NEIGHBORHOOD_TIME_ZONE)(nowMs));
  if (latest?.day !== day) latest = { day, neighborhood: simulate(day) };
  return latest.neighborhood;
}

function simulate(today: number): Neighborhood {
  const homes = Array.from({ length: HOMES }, (_, index) => ({ index, kw: 0.3 + noise(index * 31) }));
  const firstDay = today - PAST_DAYS - REDUCTION_HISTORY_MS / DAY_MS;
  const calledDays = new Set(calledBetween(firstDay, today + AHEAD_DAYS));
  return {
    events: [...calledDays]
      .filter((day) => day >= today - PAST_DAYS)
      .toReversed()
      .map(eventOn),
    load: loadOf(homes, firstDay, today, calledDays),
    shares: homes.map(({ index, kw }) => ({ id: `${NEIGHBORHOOD_PLANT_ID}-${index + 1}`, kw })),
  };
}

/** Its events are recognized by their day, so that they stay the same while time moves on. */
export function eventSpans(nowMs: number): TimeSpan[] {
  const today = dayOf(zoneClock(NEIGHBORHOOD_TIME_ZONE)(nowMs));
  return calledBetween(today - PAST_DAYS - REDUCTION_HISTORY_MS / DAY_MS, today + AHEAD_DAYS).map(eventOn);
}

function calledBetween(firstDay: number, lastDay: number): number[] {
  const kindOf = dayKinds({ calendar: "nerc", extraDays: [] });
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index).filter(
    (day) => CALLED_WEEKDAYS.includes(weekdayOf(day)) && kindOf(day) === "business",
  );
}

function eventOn(day: number): NeighborhoodEvent {
  const clock = zoneClock(NEIGHBORHOOD_TIME_ZONE);
  const startMs = utcOfLocal(clock, day * DAY_MS + CALLED_FROM_HOUR * HOUR_MS);
  return {
    id: `${NEIGHBORHOOD_PLANT_ID}-${isoDay(day)}`,
    notifyAtMs: startMs - NOTICE_MS,
    startMs,
    endMs: utcOfLocal(clock, day * DAY_MS + CALLED_TO_HOUR * HOUR_MS),
  };
}

interface SimulatedHome {
  index: number;
  /** What it gives up when it is called. */
  kw: number;
}

function loadOf(
  homes: readonly SimulatedHome[],
  firstDay: number,
  endDay: number,
  calledDays: ReadonlySet<number>,
): IntervalSeries {
  const clock = zoneClock(NEIGHBORHOOD_TIME_ZONE);
  const startMs = utcOfLocal(clock, firstDay * DAY_MS);
  const length = (utcOfLocal(clock, endDay * DAY_MS) - startMs) / HOUR_MS;
  const kwh = Float64Array.from({ length }, (_, at) => {
    const localMs = clock(startMs + at * HOUR_MS);
    const day = dayOf(localMs);
    const hour = (localMs - day * DAY_MS) / HOUR_MS;
    const isCalled = calledDays.has(day) && hour >= CALLED_FROM_HOUR && hour < CALLED_TO_HOUR;
    return homes.reduce((total, home) => total + usedKwh(home, day, hour, isCalled), 0);
  });
  return { startMs, intervalSeconds: HOUR_SECONDS, kwh, timeZone: NEIGHBORHOOD_TIME_ZONE };
}

/** kWh of an hour at a home: the weather of all, the mood of its own day, and the stove every third evening. */
function usedKwh({ index, kw }: SimulatedHome, day: number, hour: number, isCalled: boolean): number {
  const size = 0.6 + noise(index * 7_919);
  const weather = 0.9 + 0.2 * noise(day * 13);
  const mood = 0.5 + noise(index * 1_009 + day);
  const isEvening = hour >= 16 && hour < 22;
  const stove = isEvening && noise(index * 104_729 + day * 24 + hour) < 0.3 ? 1.4 : 0;
  const used = size * weather * mood * (isEvening || isWeekendDay(day) ? 1.5 : 0.5) + stove;
  const shedShare = 0.5 + 0.5 * noise(index * 15_485_863 + day);
  return isCalled ? Math.max(0.15, used - kw * shedShare) : used;
}
