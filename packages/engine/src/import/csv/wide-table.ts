import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { commodityIn, plainWords, unitIn } from "../text/column-words";
import type { Columns } from "./columns";
import { recognizeColumns } from "./columns";
import { type CsvRow, type CsvRows, firstRows, repeatable } from "./csv-rows";
import type { DayColumns } from "./day-columns";
import { parseMoment } from "../text/moments";
import { isNoValue } from "../text/numbers";

/** Where the unfolded table has its parts; the columns beside the day follow. */
const DATE = 0;
const TIME = 1;
const USE = 2;
const BESIDE = 3;
const SAMPLE_ROWS = 40;

/** A time of day after the date of a whole day. */
const MIDNIGHT = /[T\s]+(?:0?0:00(?::00)?(?:\.0+)?|12:00(?::00)?\s?AM)\s*$/i;

/**
 * A table with one row a day and a column for each of the day's intervals, as a table with one row an interval. Empty
 * cells are left out: a day of 23 hours has no value for the hour that its clock skips.
 *
 * @param header empty cells where the file has no header
 * @returns undefined when no column beside the day's holds dates
 */
export function unfoldDays(
  { cells: header }: Pick<CsvRow, "cells">,
  body: CsvRows,
  day: DayColumns,
): { columns: Columns; rows: CsvRows } | undefined {
  const isOfDay = (index: number) => index >= day.first && index < day.first + day.count;
  const beside = Array.from({ length: Math.max(header.length, day.first) }, (_, index) => index).filter(
    (index) => !isOfDay(index),
  );
  const sampled = firstRows(body, SAMPLE_ROWS);
  const dateIndex = beside.find((index) => holdsDates(sampled, index));
  if (dateIndex === undefined) return undefined;
  const others = beside.filter((index) => index !== dateIndex);
  const columns = columnsOf(header, day, others);
  const rows = repeatable(function* unfold() {
    for (const { row, cells } of body) {
      const date = (cells[dateIndex] ?? "").replace(MIDNIGHT, "");
      if (parseMoment(date) === undefined) continue;
      const rest = others.map((index) => cells[index] ?? "");
      for (const { index, time } of placesOf(cells, day, date)) {
        const value = cells[index] ?? "";
        if (!isNoValue(value)) yield { row, column: index + 1, cells: [date, time, value, ...rest] };
      }
    }
  });
  return firstRows(rows, 1).length > 0 ? { columns, rows } : undefined;
}

function holdsDates(rows: readonly CsvRow[], index: number): boolean {
  const samples = rows.map(({ cells }) => (cells[index] ?? "").replace(MIDNIGHT, ""));
  // Ten digits may be an instant, but beside the columns of a day they are the number of a meter.
  const dates = samples.filter((cell) => !/^\d{9,}$/.test(cell) && parseMoment(cell)?.day != null);
  return dates.length * 2 > samples.length;
}

/** The columns next to the day that describe the rows: unit, commodity and direction. */
function columnsOf(header: readonly string[], day: DayColumns, others: readonly number[]): Columns {
  const label = header[day.first] ?? "";
  const named = recognizeColumns(["Date", "Usage", ...others.map((index) => header[index] ?? "")]);
  const at = (index: number | undefined) => (index === undefined ? undefined : index + BESIDE - 2);
  const words = plainWords(header.join(" "));
  return {
    when: [
      { index: DATE, name: "Date" },
      { index: TIME, name: "Time" },
    ],
    ends: [],
    use: { index: USE, name: label, unit: unitIn(words), commodity: commodityIn(words) },
    tou: [],
    exported: undefined,
    cost: undefined,
    unit: at(named?.unit),
    service: at(named?.service),
    kind: at(named?.kind),
    register: "no",
  };
}

/**
 * Maps a row's cells to times of day. A row that fills the columns of a 25th hour is the day of the autumn clock
 * change, and its hours are in chronological order.
 */
function placesOf(cells: readonly string[], day: DayColumns, date: string): { index: number; time: string }[] {
  const perDay = DAY_SECONDS / day.intervalSeconds;
  const perHour = HOUR_SECONDS / day.intervalSeconds;
  const isLong = day.count > perDay && !isNoValue(cells[day.first + perDay] ?? "");
  const repeated = isLong ? repeatedHourOf(date) : Infinity;
  return Array.from({ length: isLong ? day.count : Math.min(day.count, perDay) }, (_, place) => {
    const isAfter = place >= (repeated + 1) * perHour;
    const seconds = (place - (isAfter ? perHour : 0)) * day.intervalSeconds;
    const [hour, minute] = [Math.floor(seconds / HOUR_SECONDS), (seconds % HOUR_SECONDS) / 60];
    return { index: day.first + place, time: `${hour}:${String(minute).padStart(2, "0")}` };
  });
}

/** North America repeats the hour from one o'clock, in November; Europe and Australia that from two o'clock. */
function repeatedHourOf(date: string): number {
  const written = parseMoment(date);
  const isNovember = written !== undefined && (written.month === 11 || (written.isOrderUnknown && written.day === 11));
  return isNovember ? 1 : 2;
}
