import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import { WORDS } from "../text/column-words";
import type { Columns } from "./columns";
import type { CsvRow } from "./csv-rows";
import type { CsvTable } from "./csv-table";
import { inferDateOrder } from "../text/date-order";
import type { WrittenMoment } from "../text/moments";
import { MAX_STAMP_LENGTH, parseMoment, parseTimeOfDay, placeMoment } from "../text/moments";

const SAMPLE_ROWS = 40;

/** A row with its moment found. */
export interface TimedRow extends CsvRow {
  /** Wall-clock seconds of the row's stamp. */
  local: number;
  /** Wall-clock seconds of the row's second date, a period's end; null when there is none. */
  localPeriodEnd: number | null;
  /** Local time minus UTC, if the timestamp includes it. */
  utcOffsetSeconds: number | null;
}

export interface TimedRows {
  rows: TimedRow[];
  /** What a stamp names: a moment, a day, or a month. */
  precision: "moment" | "day" | "month";
  /** The only stamps are named as the interval's end. */
  isEndStamped: boolean;
  notices: Notice[];
}

/** Columns of the date and, if separate, the time of day. */
interface Stamp {
  dateIndex: number;
  timeIndex: number | undefined;
  isEnd: boolean;
}

/**
 * Finds each row's moment. Rows without a date are skipped when they are titles, footers or totals.
 *
 * @throws DomainError `file_unreadable`, naming row and column, when a row of values has a date that cannot be read
 */
export function timeRows({ columns, rows }: CsvTable): TimedRows {
  const stamp = findStamp(columns, rows);
  const periodEnd = stamp.isEnd ? undefined : columns.ends.find(({ index }) => holdsDates(rows, index))?.index;
  const written: { row: CsvRow; moment: WrittenMoment; end: WrittenMoment | undefined }[] = [];
  for (const row of rows) {
    const moment = momentOf(row, stamp);
    if (moment) written.push({ row, moment, end: periodEnd === undefined ? undefined : dateIn(row, periodEnd) });
    else if (!isBesideTheTable(row, stamp, columns)) throw unreadableDate(row, stamp, columns);
  }
  const [first] = written;
  if (!first) throw reasonError("file_unreadable", "csv_no_dates");

  const order = inferDateOrder(written.map(({ moment }) => moment));
  const timed = written.map(({ row, moment, end }) => {
    const local = placeMoment(moment, order.isDayFirst);
    if (local === undefined) throw unreadableDate(row, stamp, columns);
    const localPeriodEnd = (end && placeMoment(end, order.isDayFirst)) ?? null;
    if (isBackwards(moment, local, end, localPeriodEnd)) throw backwards(row);
    return { ...row, local, localPeriodEnd, utcOffsetSeconds: moment.utcOffsetSeconds };
  });
  const hasTime = written.some(({ moment }) => moment.secondsIntoDay !== null);
  return {
    rows: timed,
    precision: hasTime ? "moment" : first.moment.day === null ? "month" : "day",
    isEndStamped: stamp.isEnd,
    notices: order.isAmbiguous ? [notice("date_order_ambiguous", { read: order.isDayFirst ? "D/M/Y" : "M/D/Y" })] : [],
  };
}

/**
 * The interval ends before it starts. Less than an hour is possible where the wall clock steps back, and 00:00 may mean
 * the midnight that ends the day.
 */
function isBackwards(
  start: WrittenMoment,
  localStart: number,
  end: WrittenMoment | undefined,
  localEnd: number | null,
): boolean {
  if (localEnd === null || start.secondsIntoDay === null || !end?.secondsIntoDay) return false;
  return localStart - localEnd >= HOUR_SECONDS;
}

const backwards = ({ row }: CsvRow): DomainError => reasonError("file_unreadable", "csv_ends_before_start", { row });

function findStamp(columns: Columns, rows: readonly CsvRow[]): Stamp {
  for (const [candidates, isEnd] of [
    [columns.when, false],
    [columns.ends, true],
  ] as const) {
    const date = candidates.find(({ index }) => holdsDates(rows, index));
    if (!date) continue;
    const isWhole = sample(rows, date.index).some((cell) => parseDate(cell)?.secondsIntoDay != null);
    const time = isWhole ? undefined : timeColumn(columns, rows, date.index);
    return { dateIndex: date.index, timeIndex: time?.index, isEnd: isEnd || (time?.isEnd ?? false) };
  }
  const [where] = [...columns.when, ...columns.ends];
  throw reasonError("file_unreadable", "csv_date_column", { column: (where?.index ?? 0) + 1 });
}

function timeColumn(columns: Columns, rows: readonly CsvRow[], dateIndex: number) {
  const isTime = ({ index }: { index: number }) =>
    index !== dateIndex && sample(rows, index).some((cell) => parseTimeOfDay(cell) !== undefined);
  const start = columns.when.find(isTime);
  if (start) return { index: start.index, isEnd: false };
  const end = columns.ends.find(isTime);
  return end && { index: end.index, isEnd: true };
}

function holdsDates(rows: readonly CsvRow[], index: number): boolean {
  return sample(rows, index).some((cell) => parseDate(cell) !== undefined);
}

function sample(rows: readonly CsvRow[], index: number): string[] {
  return rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells[index] ?? "");
}

function momentOf({ cells }: CsvRow, { dateIndex, timeIndex }: Stamp): WrittenMoment | undefined {
  const date = parseDate(cells[dateIndex] ?? "");
  const clock = timeIndex === undefined ? "" : (cells[timeIndex] ?? "");
  // PG&E leaves the time empty in its daily gas rows.
  if (!date || clock === "") return date;
  const time = parseTimeOfDay(clock);
  return time && { ...date, ...time };
}

function dateIn({ cells }: CsvRow, index: number): WrittenMoment | undefined {
  return parseDate(cells[index] ?? "");
}

/** A date, or the start of a range such as `2024-01-31 00:00:00 to 2024-01-31 01:00:00`. */
function parseDate(cell: string): WrittenMoment | undefined {
  if (cell.length > MAX_STAMP_LENGTH) return undefined;
  return parseMoment(cell) ?? parseMoment(cell.split(/\s+(?:to|until|bis|au|hasta|-|–|—|至)\s+/i, 1)[0] ?? "");
}

/** Section titles and notes count nothing; totals and averages count again what the rows above already did. */
function isBesideTheTable({ cells }: CsvRow, stamp: Stamp, columns: Columns): boolean {
  const date = cells[stamp.dateIndex] ?? "";
  const label = cells.find((cell) => cell !== "") ?? "";
  const quantities = [columns.use, ...columns.tou].filter((column) => column !== undefined);
  const countsNothing = quantities.every(({ index }) => !/\d/.test(cells[index] ?? ""));
  return (
    date === "" ||
    countsNothing ||
    WORDS.total.test(label.toLowerCase()) ||
    /average|durchschnitt|moyenne|平均/i.test(label)
  );
}

function unreadableDate({ row }: CsvRow, { dateIndex }: Stamp, columns: Columns): DomainError {
  const name = [...columns.when, ...columns.ends].find(({ index }) => index === dateIndex)?.name ?? "";
  return reasonError("file_unreadable", "csv_date", { row, column: dateIndex + 1, name: name.slice(0, 40) });
}
