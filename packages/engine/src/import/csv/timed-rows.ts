import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import { plainWords, WORDS } from "../text/column-words";
import type { Columns } from "./columns";
import type { CsvRow } from "./csv-rows";
import { firstRows } from "./csv-rows";
import type { CsvTable } from "./csv-table";
import { DateOrderFinder, type PlacedBothWays } from "../text/date-order";
import type { WrittenMoment } from "../text/moments";
import { MAX_STAMP_LENGTH, parseMoment, parseTimeOfDay, placeMoment } from "../text/moments";

const SAMPLE_ROWS = 40;

/** The moments of the rows that have one, as columns: a long file has too many rows for an object each. */
export interface TimedRows {
  /** Place of each such row among the rows of the table. */
  places: readonly number[];
  /** Wall-clock seconds of the row's stamp. */
  locals: readonly number[];
  /** Wall-clock seconds of the row's second date, a period's end; null when there is none. */
  localPeriodEnds: readonly (number | null)[];
  /** Local time minus UTC, if the timestamp includes it. */
  utcOffsetsSeconds: readonly (number | null)[];
  /** What a stamp names: a moment, a day, or a month. */
  precision: "moment" | "day" | "month";
  /** What the stamps are named as: the start or the end of the interval; null where their name tells neither. */
  stamped: "end" | "start" | null;
  notices: Notice[];
}

/** What a row's stamps say before the order of their numbers is known. */
interface ReadStamps {
  places: number[];
  starts: BothWays;
  ends: BothWays | null;
  utcOffsetsSeconds: (number | null)[];
  /** Only rows with a time of day at both ends can end before they start. */
  isTimedPeriod: boolean[];
  precision: TimedRows["precision"];
  isDayFirst: boolean;
  isAmbiguous: boolean;
}

/** A column of dates, by either order. */
class BothWays {
  readonly monthFirst: (number | null)[] = [];
  /** The same column until a date could be read both ways. */
  dayFirst = this.monthFirst;

  add(written: WrittenMoment | undefined): PlacedBothWays {
    const monthFirst = written && placeMoment(written, false);
    const dayFirst = written?.isOrderUnknown ? placeMoment(written, true) : monthFirst;
    if (dayFirst !== monthFirst && this.dayFirst === this.monthFirst) this.dayFirst = [...this.monthFirst];
    this.monthFirst.push(monthFirst ?? null);
    if (this.dayFirst !== this.monthFirst) this.dayFirst.push(dayFirst ?? null);
    return { dayFirst, monthFirst };
  }
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
export function timeRows(table: CsvTable): TimedRows {
  const stamp = findStamp(table);
  const { places, starts, ends, utcOffsetsSeconds, isTimedPeriod, precision, ...order } = readStamps(table, stamp);
  const placed = order.isDayFirst ? starts.dayFirst : starts.monthFirst;
  const placedEnds = ends && (order.isDayFirst ? ends.dayFirst : ends.monthFirst);
  const locals: number[] = [];
  for (const [index, local] of placed.entries()) {
    if (local === null) throw unreadableDate(rowAt(table, places[index]), stamp, table.columns);
    const end = placedEnds?.[index] ?? null;
    if (isTimedPeriod[index] && isBackwards(local, end)) throw backwards(rowAt(table, places[index]));
    locals.push(local);
  }
  return {
    places,
    locals,
    localPeriodEnds: placedEnds ?? [],
    utcOffsetsSeconds,
    precision,
    stamped: stamp.isEnd ? "end" : isNamedStart(stamp, table.columns) ? "start" : null,
    notices: order.isAmbiguous ? [notice("date_order_ambiguous", { read: order.isDayFirst ? "D/M/Y" : "M/D/Y" })] : [],
  };
}

function readStamps({ columns, rows }: CsvTable, stamp: Stamp): ReadStamps {
  const sampled = firstRows(rows, SAMPLE_ROWS);
  const periodEnd = stamp.isEnd ? undefined : columns.ends.find(({ index }) => holdsDates(sampled, index))?.index;
  const places: number[] = [];
  const starts = new BothWays();
  const ends = periodEnd === undefined ? null : new BothWays();
  const utcOffsetsSeconds: (number | null)[] = [];
  const isTimedPeriod: boolean[] = [];
  const finder = new DateOrderFinder();
  let first: WrittenMoment | undefined;
  let hasTime = false;
  let place = -1;
  for (const row of rows) {
    place += 1;
    const moment = momentOf(row, stamp);
    if (!moment) {
      if (isBesideTheTable(row, stamp, columns)) continue;
      throw unreadableDate(row, stamp, columns);
    }
    first ??= moment;
    hasTime ||= moment.secondsIntoDay !== null;
    places.push(place);
    finder.add(moment, starts.add(moment));
    utcOffsetsSeconds.push(moment.utcOffsetSeconds);
    if (!ends || periodEnd === undefined) continue;
    const end = dateIn(row, periodEnd);
    ends.add(end);
    isTimedPeriod.push(moment.secondsIntoDay !== null && Boolean(end?.secondsIntoDay));
  }
  if (!first) throw reasonError("file_unreadable", "csv_no_dates");
  const precision = hasTime ? "moment" : first.day === null ? "month" : "day";
  return { places, starts, ends, utcOffsetsSeconds, isTimedPeriod, precision, ...finder.order };
}

/** The row that an error names. */
function rowAt({ rows }: CsvTable, place = 0): CsvRow {
  const row = firstRows(rows, place + 1).at(-1);
  if (!row) throw new Error(`The table has no row ${place}`);
  return row;
}

/**
 * The interval ends before it starts. Less than an hour is possible where the wall clock steps back, and 00:00 may mean
 * the midnight that ends the day.
 */
function isBackwards(localStart: number, localEnd: number | null): boolean {
  return localEnd !== null && localStart - localEnd >= HOUR_SECONDS;
}

const backwards = ({ row }: CsvRow): DomainError => reasonError("file_unreadable", "csv_ends_before_start", { row });

function findStamp({ columns, rows: all }: CsvTable): Stamp {
  const rows = firstRows(all, SAMPLE_ROWS);
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

const isNamedStart = ({ dateIndex, timeIndex }: Stamp, { when }: Columns): boolean =>
  when.some(({ index, name }) => (index === dateIndex || index === timeIndex) && WORDS.start.test(plainWords(name)));

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
  return rows.map(({ cells }) => cells[index] ?? "");
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
