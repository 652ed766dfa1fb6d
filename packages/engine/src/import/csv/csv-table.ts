import { reasonError } from "@wattleaf/shared/error-reason";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import type { Columns } from "./columns";
import { recognizeColumns } from "./columns";
import { type CsvRow, type CsvRows, type Delimiter, firstRows, repeatable } from "./csv-rows";
import { dayColumnsOf } from "./day-columns";
import { columnsWithoutHeader } from "./headerless";
import { unfoldDays } from "./wide-table";

/** A header is looked for in this many rows; utilities put names, addresses and periods above it. */
const MAX_PREAMBLE_ROWS = 60;

export interface CsvTable {
  delimiter: Delimiter;
  columns: Columns;
  /** Rows below the header, repeated headers left out. */
  rows: CsvRows;
  notices: Notice[];
}

/**
 * Finds the table in the rows of a usage file: its header among the first rows, and the data below. A table with one
 * row per day is unfolded into one row per interval; a table without a header is identified by the content of its
 * columns.
 *
 * @throws DomainError `file_unreadable` if no row names both a time and a usage column, or there are no rows below it
 */
export function readTable(rows: CsvRows, delimiter: Delimiter): CsvTable {
  for (const [index, header] of firstRows(rows, MAX_PREAMBLE_ROWS).entries()) {
    const day = dayColumnsOf(header.cells);
    const columns = day || header.cells.length < 2 ? undefined : recognizeColumns(header.cells);
    if (!day && !columns) continue;
    const body = bodyBelow(rows, index, header);
    const unfolded = day && unfoldDays(header, body, day);
    if (unfolded) return { delimiter, ...unfolded, notices: [notice("day_rows_unfolded")] };
    if (!columns) continue;
    if (firstRows(body, 1).length === 0) {
      throw reasonError("file_unreadable", "csv_no_readings", { row: header.row });
    }
    rejectSplitNumbers(header, body, delimiter);
    return { delimiter, columns, rows: body, notices: [] };
  }
  return withoutHeader(rows, delimiter) ?? fail();
}

function bodyBelow(rows: CsvRows, index: number, header: CsvRow): CsvRows {
  const isRepeated = ({ cells }: CsvRow) =>
    cells.length === header.cells.length && cells.every((cell, place) => cell === header.cells[place]);
  return repeatable(function* below() {
    let place = -1;
    for (const row of rows) {
      place += 1;
      if (place > index && !isRepeated(row)) yield row;
    }
  });
}

function withoutHeader(rows: CsvRows, delimiter: Delimiter): CsvTable | undefined {
  const found = columnsWithoutHeader(rows, delimiter);
  if (!found) return undefined;
  const notices = [notice("header_missing")];
  if ("columns" in found) return { delimiter, columns: found.columns, rows, notices };
  const unfolded = unfoldDays({ cells: [] }, rows, found.day);
  return unfolded && { delimiter, ...unfolded, notices: [...notices, notice("day_rows_unfolded")] };
}

/** A decimal comma between commas falls apart into two cells, and half of each number would be read. */
function rejectSplitNumbers({ cells: header }: CsvRow, body: CsvRows, delimiter: Delimiter): void {
  if (delimiter !== ",") return;
  let rows = 0;
  let split = 0;
  let first: CsvRow | undefined;
  for (const row of body) {
    rows += 1;
    if (!hasCellsBeyond(row, header.length)) continue;
    split += 1;
    first ??= row;
  }
  if (!first || split * 2 <= rows) return;
  throw reasonError("file_unreadable", "csv_commas", {
    row: first.row,
    columns: first.cells.length,
    header: header.length,
  });
}

const hasCellsBeyond = ({ cells }: CsvRow, count: number): boolean =>
  cells.length > count && cells.slice(count).some((cell) => cell !== "");

function fail(): never {
  throw reasonError("file_unreadable", "csv_no_header");
}
