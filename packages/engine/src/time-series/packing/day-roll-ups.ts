import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { ZoneClock } from "../zone-clock";
import { dayOf } from "../calendar";
import { BitReader, BitWriter } from "./bits";
import type { MonthGrid } from "./month-grid";
import type { MonthReadings } from "./month-readings";

const AMOUNTS_PER_WH = 1_000;

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

/** Average power in watts over an interval. */
export const wattsOf = (amount: number, intervalSeconds: number): number =>
  (amount * HOUR_SECONDS) / (intervalSeconds * AMOUNTS_PER_WH);

/** The days of a month, the first first. An interval belongs to the day on which it begins. */
export function dayRollUps({ startMs, intervalSeconds, amounts }: MonthReadings, clock: ZoneClock): DayRollUp[] {
  const days: DayRollUp[] = [];
  let today = Number.NaN;
  let day: DayRollUp = { count: 0, measured: 0, amount: 0, peakAmount: 0 };
  for (let index = 0; index < amounts.length; index += 1) {
    const number = dayOf(clock(startMs + index * intervalSeconds * SECOND_MS));
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
export function placedDays(
  { startMs, intervalSeconds }: Pick<MonthGrid, "startMs" | "intervalSeconds">,
  days: readonly DayRollUp[],
): (DayRollUp & { startMs: number })[] {
  let at = startMs;
  return days.map((day) => {
    const placed = { ...day, startMs: at };
    at += day.count * intervalSeconds * SECOND_MS;
    return placed;
  });
}
