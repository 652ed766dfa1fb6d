import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { typicalLength } from "../../time-series/interval-length";
import type { Notice } from "../../notices";
import type { Commodity, UsageReading } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import { amountOf, COST_STEPS_PER_CURRENCY_UNIT } from "../../time-series/usage-readings";
import { factorTo } from "../../time-series/units";
import { secondOfDay } from "../../time-series/calendar";
import { type PlacedRow, placeClockChanges } from "./clock-changes";
import type { TimedRows } from "./timed-rows";
import type { CountedRow, CountedRows, Quantity } from "./counted-rows";

/** The most frequent distance between neighboring stamps; 0 when there are not two. */
export function stepSeconds(rows: CountedRows): number {
  const locals = rows.locals();
  locals.sort();
  return typicalLength(stepsOf(locals));
}

function* stepsOf(sorted: Float64Array): Generator<number> {
  let previous = sorted[0] ?? 0;
  for (const local of sorted) {
    if (local !== previous) yield local - previous;
    previous = local;
  }
}

/**
 * Converts rows of equal length to readings. Timestamps mark the start of their interval unless the column's name, or
 * where that tells neither the sequence, indicates otherwise (first timestamp one step after midnight, last at midnight).
 */
export function intervalReadings(
  rows: CountedRows,
  { step, stamped, commodity }: { step: number; stamped: TimedRows["stamped"]; commodity: Commodity },
): { use: UsageReading[]; exported: UsageReading[]; notices: Notice[] } {
  const isShifted = stamped === "end" || (stamped === null && looksEndStamped(rows, step));
  const shifted = isShifted ? rows.earlier(step) : rows;
  const use: UsageReading[] = [];
  const returned: UsageReading[] = [];
  const add = ({ row, start, localEnd }: PlacedRow) => {
    const reading = (amount: number, cost: number | null): UsageReading => ({
      start,
      seconds: step,
      localStart: row.local,
      localEnd,
      amount,
      cost,
      issuedAt: 0,
    });
    if (row.use) use.push(reading(toAmount(row.use, commodity, step, row.row), toCost(row.cost)));
    if (row.exported) returned.push(reading(toAmount(row.exported, commodity, step, row.row), null));
  };
  // Import and export can be in separate rows with the same timestamps, which are not a clock change.
  const isGiven = ({ use: used, exported }: CountedRow) => used === null && exported !== null;
  const hasGiven = shifted.find(isGiven) !== undefined;
  const notices = placeClockChanges(hasGiven ? shifted.filter((row) => !isGiven(row)) : shifted, step, add);
  if (hasGiven) placeClockChanges(shifted.filter(isGiven), step, add);
  if (isShifted) notices.push(notice("timestamps_mark_interval_end"));
  return { use, exported: returned, notices };
}

function looksEndStamped(rows: CountedRows, step: number): boolean {
  const locals = rows.locals();
  const first = locals.reduce((a, b) => Math.min(a, b), Infinity);
  const last = locals.reduce((a, b) => Math.max(a, b), -Infinity);
  return (
    step <= HOUR_SECONDS && last - first >= DAY_SECONDS - step && secondOfDay(first) === step && secondOfDay(last) === 0
  );
}

/** Integer amount of a quantity over an interval. */
export function toAmount({ value, unit }: Quantity, commodity: Commodity, seconds: number, row: number): number {
  const factor = factorTo(commodity, unit, seconds);
  const amount = factor === undefined ? undefined : amountOf(value * factor, commodity);
  if (amount !== undefined) return amount;
  throw reasonError("file_unreadable", "csv_amount_implausible", { row });
}

export function toCost(cost: number | null): number | null {
  const steps = cost === null ? Number.NaN : Math.round(cost * COST_STEPS_PER_CURRENCY_UNIT) + 0;
  return Number.isSafeInteger(steps) ? steps : null;
}
