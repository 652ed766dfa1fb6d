import { DomainError } from "@wattleaf/shared/errors";
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
  /** Local time minus UTC, when the stamp says so. */
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

/** Where the date and, when it stands apart, the time of day are. */
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
  if (!first) throw new DomainError("file_unreadable", "None of the rows has a date that can be read.");

  const order = inferDateOrder(written.map(({ moment }) => moment));
  const timed = written.map(({ row, moment, end }) => {
    const local = placeMoment(moment, order.isDayFirst);
    if (local === undefined) throw unreadableDate(row, stamp, columns);
    const localPeriodEnd = (end && placeMoment(end, order.isDayFirst)) ?? null;
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
  throw new DomainError(
    "file_unreadable",
    `The dates in column ${(where?.index ?? 0) + 1} cannot be read. Write them as 2024-01-31 or 2024-01-31 13:45.`,
  );
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
  return new DomainError(
    "file_unreadable",
    `The date in row ${row}, column ${dateIndex + 1} ("${name.slice(0, 40)}") cannot be read. Write it like the other rows, or as 2024-01-31 13:45.`,
  );
}
