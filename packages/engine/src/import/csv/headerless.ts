import { reasonError } from "@wattleaf/shared/error-reason";
import type { Columns } from "./columns";
import { type CsvRows, type Delimiter, firstRows } from "./csv-rows";
import type { DayColumns } from "./day-columns";
import { intervalOf } from "./day-columns";
import { parseMoment, parseTimeOfDay } from "../text/moments";
import { inferDecimalMark, isNoValue, parseNumber } from "../text/numbers";

const SAMPLE_ROWS = 200;
/** Share of the sampled cells that must match before a column without a header is identified. */
const MIN_SHARE = 0.9;
/** Two readings that differ by less count as the same. */
const TOLERANCE = 1e-6;

/** What the columns of a file without a header hold, by their cells alone: a table with one value a row… */
interface Plain {
  columns: Columns;
}

/** …or one row a day. */
interface Daily {
  day: DayColumns;
}

/**
 * Reads the columns of a file that has no header from what they hold. It must leave no doubt: one column of dates (and
 * one of times), and one of numbers that are no identifier. Where the first of two columns counts on and the other
 * holds its differences, the other is the use.
 *
 * @returns undefined when the rows are no such table
 * @throws DomainError `file_unreadable` when several columns could be the use
 */
export function columnsWithoutHeader(rows: CsvRows, delimiter: Delimiter): Plain | Daily | undefined {
  const samples = firstRows(rows, SAMPLE_ROWS).map(({ cells }) => cells);
  const width = samples.reduce((most, cells) => Math.max(most, cells.length), 0);
  const indexes = Array.from({ length: Math.min(width, 400) }, (_, index) => index);
  const column = (index: number) => samples.map((cells) => cells[index] ?? "");
  const dates = indexes.filter((index) => share(column(index), isDate) >= MIN_SHARE);
  const [date, end] = dates;
  if (date === undefined) return undefined;

  const mark = inferDecimalMark(samples.flat(), delimiter);
  const isNumber = (cell: string) => isNoValue(cell) || parseNumber(cell, mark) !== undefined;
  const numeric = indexes.filter(
    (index) =>
      !dates.includes(index) &&
      column(index).some((cell) => !isNoValue(cell)) &&
      share(column(index), isNumber) >= MIN_SHARE,
  );
  const day = dayOf(numeric);
  if (day) return { day };

  const time = indexes.find((index) => !dates.includes(index) && share(column(index), isTime) >= MIN_SHARE);
  const numbersOf = (index: number) => column(index).map((cell) => parseNumber(cell, mark) ?? Number.NaN);
  const use = useAmong(
    numeric.filter((index) => index !== time && !isIdentifier(numbersOf(index))),
    numbersOf,
  );
  if (use === undefined) return undefined;
  const named = (index: number) => ({ index, name: `column ${index + 1}` });
  return {
    columns: {
      when: [date, ...(time === undefined ? [] : [time])].map(named),
      ends: end === undefined ? [] : [named(end)],
      use: { ...named(use), unit: undefined, commodity: undefined },
      tou: [],
      exported: undefined,
      cost: undefined,
      unit: undefined,
      service: undefined,
      kind: undefined,
      register: "unsaid",
    },
  };
}

function share(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
}

/** A date with a separator or a name in it: a number alone may be anything. */
function isDate(cell: string): boolean {
  return /\D/.test(cell) && parseMoment(cell)?.day != null;
}

function isTime(cell: string): boolean {
  return /[:h]/i.test(cell) && parseTimeOfDay(cell) !== undefined;
}

/** The same number in every row is the meter's or the customer's. */
function isIdentifier(values: readonly number[]): boolean {
  const [first = 0] = values;
  return values.length > 1 && Number.isInteger(first) && first >= 1_000 && values.every((value) => value === first);
}

function dayOf(numeric: readonly number[]): DayColumns | undefined {
  for (const [place, first] of numeric.entries()) {
    let count = 1;
    while (numeric[place + count] === first + count) count += 1;
    const intervalSeconds = count >= 24 ? intervalOf(count) : undefined;
    if (intervalSeconds !== undefined) return { first, count, intervalSeconds };
  }
  return undefined;
}

function useAmong(candidates: readonly number[], numbersOf: (index: number) => number[]): number | undefined {
  const [one, other, more] = candidates;
  if (one === undefined || other === undefined) return one;
  if (more === undefined) {
    if (areDifferences(numbersOf(other), numbersOf(one))) return other;
    if (areDifferences(numbersOf(one), numbersOf(other))) return one;
  }
  const places = candidates.map((index) => index + 1).join(", ");
  throw reasonError("file_unreadable", "csv_columns_unclear", { columns: places });
}

/** Whether each value is what a register gained since the row before, or until the next. */
function areDifferences(values: readonly number[], register: readonly number[]): boolean {
  const gains = register.slice(1).map((count, index) => count - (register[index] ?? Number.NaN));
  const isNear = (a: number | undefined, b: number) =>
    a !== undefined && Math.abs(a - b) <= TOLERANCE + Math.abs(b) * 1e-3;
  return (
    gains.length > 1 &&
    (gains.every((gain, index) => isNear(values[index + 1], gain)) ||
      gains.every((gain, index) => isNear(values[index], gain)))
  );
}
