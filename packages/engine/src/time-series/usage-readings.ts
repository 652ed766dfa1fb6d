import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { Notice } from "../notices";

export type Commodity = UsageFacts["commodity"];
export type UsageUnit = UsageFacts["unit"];

/** The unit in which each commodity is reported. */
export const UNIT_OF: Record<Commodity, UsageUnit> = { electricity: "Wh", gas: "therm", water: "liter" };

/**
 * Amounts are kept as integers of this fraction of their unit, because sums of integers are exact and do not
 * depend on the order of the readings. Totals stay exact up to 9 × 10¹² Wh.
 */
export const STEPS_PER_UNIT: Record<UsageUnit, number> = { Wh: 1_000, therm: 1_000_000, liter: 1_000 };

/** Thousandths of a watt-hour, in which electricity is kept. */
export const STEPS_PER_KWH = STEPS_PER_UNIT.Wh * 1_000;

/** Costs are integers of 1/100,000 of the currency, as in ESPI. */
export const COST_STEPS_PER_CURRENCY_UNIT = 100_000;

/** What a meter counted in one interval. */
export interface UsageReading {
  /** Seconds on a clock that never jumps (UTC, or local standard time). Orders readings and tells gaps. */
  start: number;
  /** Elapsed time, which on the two clock-change days differs from `localEnd - localStart`. */
  seconds: number;
  /** What the wall clock showed, as seconds since 1970-01-01T00:00 on that clock. */
  localStart: number;
  localEnd: number;
  /** Integer, in 1/{@link STEPS_PER_UNIT} of the unit. */
  amount: number;
  /** Integer, in 1/{@link COST_STEPS_PER_CURRENCY_UNIT}; null when the file gives none. */
  cost: number | null;
  /** When the reading was issued (seconds); of two contradictory readings the later is used. 0: unknown. */
  issuedAt: number;
}

/**
 * A file's readings of one commodity, in any order and possibly with duplicates and gaps. Not an `IntervalSeries`:
 * billing periods, months and the days of clock changes differ in length, gas and water are no kWh, and readings carry
 * costs. `evenSeries` and `netSeries` make a series of those that are electricity in equal intervals.
 */
export interface UsageReadings {
  source: UsageFacts["source"];
  commodity: Commodity;
  readings: readonly UsageReading[];
  /** Energy delivered to the grid; null when the meter does not measure it. */
  exported: readonly UsageReading[] | null;
  /** ISO 4217 code; null if the file does not specify it. */
  currency: string | null;
  /** Integer amounts by time-of-use period, when the file itself is split so. */
  touSplit: readonly { period: string; amount: number }[];
  /** Every stamp of a table carries its offset from UTC, so that `start` is in UTC. */
  hasOffsets?: true;
  notices: readonly Notice[];
}

/** Nearest step of the unit to a quantity; undefined when the quantity is not a usable number. */
export function amountOf(quantity: number, commodity: Commodity): number | undefined {
  const amount = Math.round(quantity * STEPS_PER_UNIT[UNIT_OF[commodity]]);
  // Adding 0 turns -0 into 0, which would otherwise show as "-0".
  return Number.isSafeInteger(amount) ? amount + 0 : undefined;
}

/** Average power in watts of an amount of electricity over an interval. */
export const wattsOf = (amount: number, seconds: number): number =>
  (amount * HOUR_SECONDS) / (seconds * STEPS_PER_UNIT.Wh);
