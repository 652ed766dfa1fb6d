import type { ZoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf } from "../calendar";
import { type IntervalGrid, intervalMs, intervalStartMs } from "../interval-series";
import { BitReader, BitWriter } from "./bits";
import type { MonthReadings } from "./month-readings";

/** A local day of a meter: 92, 96 or 100 quarter hours. */
export interface DayRollUp {
  /** Intervals that begin on the day, and how many of them were measured. */
  count: number;
  measured: number;
  /** Sum of the measured intervals, thousandths of a watt-hour. */
  amount: number;
  /** Its highest interval, thousandths of a watt-hour; 0 without one. */
  peakAmount: number;
}

/** The days of a month, the first first. An interval belongs to the day on which it begins. */
export function dayRollUps(month: MonthReadings, clock: ZoneClock): DayRollUp[] {
  const { amounts } = month;
  const days: DayRollUp[] = [];
  let today = Number.NaN;
  let day: DayRollUp = { count: 0, measured: 0, amount: 0, peakAmount: 0 };
  for (let index = 0; index < amounts.length; index += 1) {
    const number = dayOf(clock(intervalStartMs(month, index)));
    if (number !== today) {
      today = number;
      days.push((day = { count: 0, measured: 0, amount: 0, peakAmount: 0 }));
    }
    day.count += 1;
    const amount = amounts[index] ?? Number.NaN;
    if (Number.isNaN(amount)) continue;
    day.peakAmount = day.measured === 0 ? amount : Math.max(day.peakAmount, amount);
    day.measured += 1;
    day.amount += amount;
  }
  return days;
}

/** About eight bytes a day. */
export function packDays(days: readonly DayRollUp[]): Uint8Array<ArrayBuffer> {
  const bits = new BitWriter();
  bits.writeVarint(days.length);
  for (const { count, measured, amount, peakAmount } of days) {
    bits.writeVarint(count);
    bits.writeVarint(measured);
    if (measured === 0) continue;
    for (const value of [amount, peakAmount]) bits.writeVarint(value < 0 ? -2 * value - 1 : 2 * value);
  }
  return bits.bytes();
}

/** What {@link packDays} packed. @throws RangeError when bytes are missing */
export function unpackDays(bytes: Uint8Array): DayRollUp[] {
  const bits = new BitReader(bytes);
  const signed = () => {
    const folded = bits.readVarint();
    return (folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2) + 0;
  };
  return Array.from({ length: bits.readVarint() }, () => {
    const count = bits.readVarint();
    const measured = bits.readVarint();
    return measured === 0
      ? { count, measured, amount: 0, peakAmount: 0 }
      : { count, measured, amount: signed(), peakAmount: signed() };
  });
}

/** Sum of a month's days. */
export function monthTotal(days: readonly DayRollUp[]): DayRollUp {
  const measuredDays = days.filter(({ measured }) => measured > 0);
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    measured: days.reduce((sum, { measured }) => sum + measured, 0),
    amount: days.reduce((sum, { amount }) => sum + amount, 0),
    peakAmount: measuredDays.length > 0 ? Math.max(...measuredDays.map(({ peakAmount }) => peakAmount)) : 0,
  };
}

/** The days with the moment at which each begins. */
export function placedDays(grid: IntervalGrid, days: readonly DayRollUp[]): (DayRollUp & { startMs: number })[] {
  let at = grid.startMs;
  return days.map((day) => {
    const placed = { ...day, startMs: at };
    at += day.count * intervalMs(grid);
    return placed;
  });
}
