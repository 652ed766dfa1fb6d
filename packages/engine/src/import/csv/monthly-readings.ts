import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../../notices";
import type { Commodity, UsageReading } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import { monthStart } from "../../time-series/calendar";
import type { CountedRow, CountedRows } from "./counted-rows";
import type { CsvRows } from "./csv-rows";
import { toAmount, toCost } from "./interval-readings";
import type { TimedRows } from "./timed-rows";

/** A billing period longer than this, or reversed, is a misread pair of dates. */
const MAX_PERIOD_SECONDS = 400 * DAY_SECONDS;

/**
 * Turns the rows of a bill overview into one reading per billing period. Rows with a start and an end date cover
 * exactly that; a row with one date covers the calendar month of that date, and when the dates are neither first
 * nor last days of a month, that is noticed. Several rows for one month are added up.
 */
export function monthlyReadings(
  counted: CountedRows,
  { precision, commodity, table }: { precision: TimedRows["precision"]; commodity: Commodity; table: CsvRows },
): { use: UsageReading[]; exported: UsageReading[]; notices: Notice[] } {
  const allRows = [...counted];
  const rows = withoutCopies(allRows, table);
  const inclusive = endsAreInclusive(rows);
  const use = new Map<number, UsageReading>();
  const exported = new Map<number, UsageReading>();
  let added = 0;
  let isOffMonth = false;
  for (const row of rows) {
    const period = writtenPeriod(row, inclusive) ?? { start: monthStart(row.local), end: monthStart(row.local, 1) };
    if (precision === "day" && row.localPeriodEnd === null) isOffMonth ||= !isMonthEdge(row.local);
    const seconds = period.end - period.start;
    const reading = { start: period.start, seconds, localStart: period.start, localEnd: period.end, issuedAt: 0 };
    if (row.use) {
      const amount = toAmount(row.use, commodity, seconds, row.row);
      added += addTo(use, { ...reading, amount, cost: toCost(row.cost) });
    }
    if (row.exported) {
      addTo(exported, { ...reading, amount: toAmount(row.exported, commodity, seconds, row.row), cost: null });
    }
  }
  const notices: Notice[] = [];
  const copies = allRows.length - rows.length;
  if (copies > 0) notices.push(notice("duplicates_removed", { readings: copies }));
  if (added > 0) notices.push(notice("rows_of_one_month_added", { rows: added }));
  if (isOffMonth) notices.push(notice("billing_dates_taken_as_months"));
  return { use: [...use.values()], exported: [...exported.values()], notices };
}

/** A bill that occurs twice in the file, cell by cell, counts once. */
function withoutCopies(rows: readonly CountedRow[], table: CsvRows): CountedRow[] {
  const kept = new Map<string, CountedRow>();
  let place = -1;
  let index = 0;
  for (const { cells } of table) {
    place += 1;
    const row = rows[index];
    if (row?.place !== place) continue;
    kept.set(cells.join("\u0000"), row);
    index += 1;
  }
  return [...kept.values()];
}

/** 1 when the reading joined another of the same period, else 0. */
function addTo(readings: Map<number, UsageReading>, reading: UsageReading): 0 | 1 {
  const known = readings.get(reading.start);
  if (!known) {
    readings.set(reading.start, reading);
    return 0;
  }
  known.amount += reading.amount;
  known.cost = known.cost === null || reading.cost === null ? null : known.cost + reading.cost;
  return 1;
}

function writtenPeriod({ local, localPeriodEnd }: CountedRow, inclusive: boolean) {
  if (localPeriodEnd === null) return undefined;
  const end = localPeriodEnd + (inclusive ? DAY_SECONDS : 0);
  return end > local && end - local <= MAX_PERIOD_SECONDS ? { start: local, end } : undefined;
}

/** Whether a period's last day is still part of it: not when the next period starts on that same day. */
function endsAreInclusive(rows: readonly CountedRow[]): boolean {
  const starts = new Set(rows.map(({ local }) => local));
  return !rows.some(({ localPeriodEnd }) => localPeriodEnd !== null && starts.has(localPeriodEnd));
}

function isMonthEdge(local: number): boolean {
  return local === monthStart(local) || local + DAY_SECONDS === monthStart(local, 1);
}
