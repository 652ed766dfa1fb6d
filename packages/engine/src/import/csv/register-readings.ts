import type { Notice, NoticeCode } from "../../notices";
import type { Commodity, UsageReading } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import type { PlacedRow } from "./clock-changes";
import { placeClockChanges } from "./clock-changes";
import type { CountedRows, Quantity } from "./counted-rows";
import { stepSeconds, toAmount } from "./interval-readings";

/** A count that starts again must come from this near its highest count, or the meter was exchanged. */
const ROLLOVER_SHARE = 0.9;
/** Across a rollover the use per second may exceed what was highest elsewhere by this factor. */
const ROLLOVER_RATE_FACTOR = 3;

interface Count {
  placed: PlacedRow;
  quantity: Quantity;
}

/**
 * Use between the readings of a register, which counts on and on: each difference belongs to the time from one reading
 * to the next, however long. A register that starts again at zero past its last digit is carried on; where the count
 * falls otherwise the meter was exchanged, and the use between the two readings is unknown. A single reading that does
 * not fit between its neighbors is left out.
 */
export function registerReadings(
  rows: CountedRows,
  commodity: Commodity,
): { use: UsageReading[]; exported: UsageReading[]; notices: Notice[] } {
  const placed: PlacedRow[] = [];
  const notices = placeClockChanges(rows, stepSeconds(rows), (row) => placed.push(row));
  const use = differences(countsOf(placed, "use"), commodity);
  const exported = differences(countsOf(placed, "exported"), commodity);
  const sum = (key: "rollovers" | "exchanges" | "outliers") => use[key] + exported[key];
  const counted = (code: NoticeCode, times: number) => (times > 0 ? [notice(code, { times })] : []);
  return {
    use: use.readings,
    exported: exported.readings,
    notices: [
      ...notices,
      notice("register_differences_taken"),
      ...counted("register_rollovers", sum("rollovers")),
      ...counted("meter_exchanges_left_out", sum("exchanges")),
      ...counted("register_outliers_left_out", sum("outliers")),
    ],
  };
}

/** One count for each moment, in order; of two the later in the file. */
function countsOf(placed: readonly PlacedRow[], key: "use" | "exported"): Count[] {
  const counts = new Map<number, Count>();
  for (const entry of placed) {
    const quantity = entry.row[key];
    if (quantity) counts.set(entry.start, { placed: entry, quantity });
  }
  return [...counts.values()].toSorted((a, b) => a.placed.start - b.placed.start);
}

function differences(counts: readonly Count[], commodity: Commodity) {
  const { kept, outliers } = withoutOutliers(counts);
  const highestRate = highestRateOf(kept);
  const readings: UsageReading[] = [];
  let rollovers = 0;
  let exchanges = 0;
  for (const [index, from] of kept.entries()) {
    const to = kept[index + 1];
    if (!to) break;
    let gained = to.quantity.value - from.quantity.value;
    if (gained < 0) {
      gained += capacityOf(from.quantity.value);
      const isRollover = from.quantity.value >= ROLLOVER_SHARE * capacityOf(from.quantity.value);
      if (!isRollover || gained / secondsBetween(from, to) > ROLLOVER_RATE_FACTOR * highestRate) {
        exchanges += 1;
        continue;
      }
      rollovers += 1;
    }
    const seconds = secondsBetween(from, to);
    readings.push({
      start: from.placed.start,
      seconds,
      localStart: from.placed.row.local,
      localEnd: to.placed.row.local,
      amount: toAmount({ value: gained, unit: from.quantity.unit }, commodity, seconds, to.placed.row.row),
      cost: null,
      issuedAt: 0,
    });
  }
  return { readings, rollovers, exchanges, outliers };
}

/** Leaves out a count that is above or below both its neighbors while these fit each other. */
function withoutOutliers(counts: readonly Count[]): { kept: Count[]; outliers: number } {
  const kept = counts.filter(({ quantity: { value } }, index) => {
    const before = counts[index - 1]?.quantity.value;
    const after = counts[index + 1]?.quantity.value;
    if (before === undefined || after === undefined) return true;
    return before > after || (value >= before && value <= after);
  });
  return { kept, outliers: counts.length - kept.length };
}

/** Highest use per second between two readings, rises alone. */
function highestRateOf(counts: readonly Count[]): number {
  let highest = 0;
  for (const [index, from] of counts.entries()) {
    const to = counts[index + 1];
    if (to) highest = Math.max(highest, (to.quantity.value - from.quantity.value) / secondsBetween(from, to));
  }
  return highest;
}

function secondsBetween(from: Count, to: Count): number {
  return to.placed.start - from.placed.start;
}

/** 10,000 for a count of 9,876: where a register of as many digits starts again. */
function capacityOf(count: number): number {
  return 10 ** Math.floor(Math.log10(Math.max(1, count)) + 1);
}
