import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../../notices";
import type { UsageReading, UsageReadings } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import { amountOf } from "../../time-series/usage-readings";
import { factorTo } from "../../time-series/units";
import type { CountedRows } from "./counted-rows";
import { countRows } from "./count-rows";
import { numberedRows, readCsvRows } from "./csv-rows";
import type { CsvTable } from "./csv-table";
import { readTable } from "./csv-table";
import { intervalReadings, stepSeconds } from "./interval-readings";
import { monthlyReadings } from "./monthly-readings";
import type { TimedRows } from "./timed-rows";
import { timeRows } from "./timed-rows";
import { isRegister } from "./counts-on";
import { registerReadings } from "./register-readings";

/** Stamps this far apart are bills, not meter intervals. */
const MIN_BILLING_STEP_SECONDS = 20 * DAY_SECONDS;
/** A total that differs from its time-of-use parts by more than rounding counts something else. */
const TOU_TOLERANCE = 0.005;

/**
 * Reads a usage CSV: interval data (a timestamp or date and time, and kWh, Wh or kW) or a bill overview (one row per
 * month or billing period, in total or by time-of-use period). Separator, decimal separator and date order are inferred
 * from the data; headers may be English, German, French, Spanish or Chinese, may follow a preamble, and may be missing.
 * A row can hold a whole day, and a column register readings. Anything the file does not contain stays absent.
 *
 * @param text the decoded file
 * @throws DomainError `file_unreadable`, with what is missing or the row and column at fault
 */
export function parseUsageCsv(text: string): UsageReadings {
  const { rows, delimiter } = readCsvRows(text);
  return seriesOf(readTable(rows, delimiter));
}

/**
 * Reads the rows of a spreadsheet as {@link parseUsageCsv} reads those of a CSV.
 *
 * @throws DomainError `file_unreadable`, naming what is missing or the row and column at fault
 */
export function parseUsageRows(rows: readonly (readonly string[])[]): UsageReadings {
  // A cell boundary is as reliable as a tab, and does not indicate the decimal separator.
  return seriesOf(readTable(numberedRows(rows), "\t"));
}

function seriesOf(table: CsvTable): UsageReadings {
  const timed = timeRows(table);
  const counted = countRows(table, timed);
  const { commodity } = counted;
  const step = stepSeconds(counted.rows);
  const isMonthly = isBillOverview(timed, counted.rows, step);
  if (!isMonthly && step === 0) throw tooFewRows();

  const isDifference = isRegister(table.columns, counted.rows);
  const { use, exported, notices } = isDifference
    ? registerReadings(counted.rows, commodity)
    : isMonthly
      ? monthlyReadings(counted.rows, { precision: timed.precision, commodity, table: table.rows })
      : intervalReadings(counted.rows, { step, stamped: timed.stamped, commodity });
  if (use.length === 0 && exported.length === 0) throw noValues();
  const tou = isDifference ? [] : touSplit(counted.rows, { commodity, step });
  return {
    source: isMonthly ? "monthly_csv" : "interval_csv",
    commodity,
    readings: use,
    exported: exported.length > 0 ? exported : null,
    currency: counted.currency,
    touSplit: tou,
    ...(isMonthly || isDifference || timed.utcOffsetsSeconds.includes(null) ? {} : { hasOffsets: true }),
    notices: [
      ...(isDifference && timed.precision === "month" ? [notice("register_days_unknown")] : []),
      ...table.notices,
      ...timed.notices,
      ...counted.notices,
      ...notices,
      ...touNotices(tou, use),
    ],
  };
}

function isBillOverview({ precision }: TimedRows, rows: CountedRows, step: number): boolean {
  if (precision === "month") return true;
  const periods = rows.filter(({ local, localPeriodEnd }) => (localPeriodEnd ?? 0) - local >= MIN_BILLING_STEP_SECONDS);
  return step >= MIN_BILLING_STEP_SECONDS || (precision === "day" && periods.length * 2 > rows.length);
}

function touSplit(
  rows: CountedRows,
  { commodity, step }: Pick<UsageReadings, "commodity"> & { step: number },
): { period: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { tou } of rows) {
    for (const { period, quantity } of tou) {
      const amount = amountOf(quantity.value * (factorTo(commodity, quantity.unit, step) ?? 0), commodity) ?? 0;
      amounts.set(period, (amounts.get(period) ?? 0) + amount);
    }
  }
  return [...amounts].map(([period, amount]) => ({ period, amount }));
}

function touNotices(tou: readonly { amount: number }[], use: readonly UsageReading[]): Notice[] {
  if (tou.length === 0) return [];
  const parts = tou.reduce((sum, { amount }) => sum + amount, 0);
  const total = use.reduce((sum, { amount }) => sum + amount, 0);
  return Math.abs(parts - total) > TOU_TOLERANCE * Math.abs(total) ? [notice("time_of_use_does_not_add_up")] : [];
}

function tooFewRows(): DomainError {
  return reasonError("file_unreadable", "csv_single_reading");
}

function noValues(): DomainError {
  return reasonError("file_unreadable", "csv_no_values");
}
