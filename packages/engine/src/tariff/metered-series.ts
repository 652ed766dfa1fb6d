import type { IntervalSeries } from "../time-series/interval-series";
import { zoneClock, type ZoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isWeekendDay } from "../time-series/calendar";
import { intervalMs } from "../time-series/interval-series";
import { quantitySteps } from "./money";
import { fieldError } from "@wattleaf/shared/field-error";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { SLOTS_PER_MONTH, WEEKEND_SLOTS_FROM } from "./tariff";

/** Sums of steps stay exact below this: nine billion kWh. */
const MAX_TOTAL_STEPS = Number.MAX_SAFE_INTEGER;

/** Supported range of time zone rules and calendars; no tariff applies outside it. */
const EARLIEST_START_MS = 0;
const LATEST_START_MS = Date.UTC(2200, 0, 1);

/**
 * A series placed on the local clock, once for any number of tariffs. Intervals of at most an hour are placed by the
 * moment at which they begin. Longer ones are taken as lengths of the wall clock (a day is a calendar day, also when it
 * has 23 hours), because they can only be billed where the hour does not matter.
 */
export interface MeteredSeries {
  series: IntervalSeries;
  /** Millionths of a kWh of each interval, negative for net export, NaN for a gap. */
  steps: Float64Array;
  /** Slot of the local hour in which each interval begins (`tariff.ts`). */
  slots: Uint16Array;
  clock: ZoneClock;
  /** Wall-clock milliseconds at which an interval begins. */
  localStartMs: (index: number) => number;
}

/** @throws DomainError invalid_input when the time lies where no tariff was ever in force */
export function requireBillableStart(startMs: number, path: string): void {
  if (startMs >= EARLIEST_START_MS && startMs < LATEST_START_MS) return;
  throw fieldError(path, "Use a time from 1970 to 2199.");
}

/**
 * @param holidays local dates (YYYY-MM-DD) that are billed as weekend days
 * @throws DomainError invalid_input when the series is empty, out of time, or too large to be summed exactly
 */
export function meterSeries(series: IntervalSeries, holidays: readonly string[] = []): MeteredSeries {
  const { startMs, kwh, timeZone } = series;
  requireBillableStart(startMs, "series.start");
  if (kwh.length === 0) throw fieldError("series.kwh", "Send at least one interval.");
  const clock = zoneClock(timeZone);
  const stepMs = intervalMs(series);
  const first = clock(startMs);
  const localStartMs =
    stepMs > HOUR_MS ? (index: number) => first + index * stepMs : (index: number) => clock(startMs + index * stepMs);

  const holidayNumbers = new Set(holidays.map((date) => Date.parse(`${date}T00:00:00Z`) / DAY_MS));
  const steps = new Float64Array(kwh.length);
  const slots = new Uint16Array(kwh.length);
  let total = 0;
  let day = Number.NaN;
  let dayStartMs = 0;
  let slotOfMidnight = 0;
  for (let index = 0; index < kwh.length; index += 1) {
    const local = localStartMs(index);
    if (!(local >= dayStartMs && local < dayStartMs + DAY_MS && day === day)) {
      day = dayOf(local);
      dayStartMs = day * DAY_MS;
      slotOfMidnight = slotAtMidnight(day, holidayNumbers);
    }
    slots[index] = slotOfMidnight + Math.floor((local - dayStartMs) / HOUR_MS);
    const value = kwh[index] ?? Number.NaN;
    const amount = Number.isNaN(value) ? Number.NaN : quantitySteps(value);
    steps[index] = amount;
    if (!Number.isNaN(amount)) total += Math.abs(amount);
  }
  if (!(total <= MAX_TOTAL_STEPS)) {
    throw fieldError("series.kwh", "The total is too large to bill exactly. Send less energy.");
  }
  return { series, steps, slots, clock, localStartMs };
}

function slotAtMidnight(day: number, holidays: ReadonlySet<number>): number {
  const month = new Date(day * DAY_MS).getUTCMonth();
  const weekend = isWeekendDay(day) || holidays.has(day);
  return (weekend ? WEEKEND_SLOTS_FROM : 0) + month * SLOTS_PER_MONTH;
}

/** Whether intervals lie within one local hour each, as hourly rates need. */
export function staysWithinHours({ series, localStartMs }: MeteredSeries): boolean {
  const offset = ((localStartMs(0) / 1_000) % HOUR_SECONDS) + 0;
  return HOUR_SECONDS % series.intervalSeconds === 0 && offset % series.intervalSeconds === 0;
}
