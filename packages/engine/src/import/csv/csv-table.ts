import { reasonError } from "@wattleaf/shared/error-reason";
import type { Notice } from "../../notices";
import { notice } from "../../notices";
import type { Columns } from "./columns";
import { recognizeColumns } from "./columns";
import type { CsvRow, Delimiter } from "./csv-rows";
import { dayColumnsOf } from "./day-columns";
import { columnsWithoutHeader } from "./headerless";
import { unfoldDays } from "./wide-table";

/** A header is looked for in this many rows; utilities put names, addresses and periods above it. */
const MAX_PREAMBLE_ROWS = 60;
/** Wider rows are made to cost time; a day of five-minute intervals has 300 columns. */
const MAX_COLUMNS = 1_000;

export interface CsvTable {
  delimiter: Delimiter;
  columns: Columns;
  /** Rows below the header, repeated headers left out. */
  rows: CsvRow[];
  notices: Notice[];
}

/**
 * Finds the table in the rows of a usage file: its header among the first rows, and the data below. A table with one
 * row per day is unfolded into one row per interval; a table without a header is identified by the content of its
 * columns.
 *
 * @throws DomainError `file_unreadable` if no row names both a time and a usage column, or there are no rows below it
 */
export function readTable(rows: readonly CsvRow[], delimiter: Delimiter): CsvTable {
  const tooWide = rows.find(({ cells }) => cells.length > MAX_COLUMNS);
  if (tooWide) {
    throw reasonError("file_unreadable", "csv_too_many_columns", {
      row: tooWide.row,
      columns: tooWide.cells.length,
      max: MAX_COLUMNS,
    });
  }
  for (const [index, header] of rows.slice(0, MAX_PREAMBLE_ROWS).entries()) {
    const day = dayColumnsOf(header.cells);
    const columns = day || header.cells.length < 2 ? undefined : recognizeColumns(header.cells);
    if (!day && !columns) continue;
    const body = bodyBelow(rows, index, header);
    const unfolded = day && unfoldDays(header, body, day);
    if (unfolded) return { delimiter, ...unfolded, notices: [notice("day_rows_unfolded")] };
    if (!columns) continue;
    if (body.length === 0) {
      throw reasonError("file_unreadable", "csv_no_readings", { row: header.row });
    }
    rejectSplitNumbers(header, body, delimiter);
    return { delimiter, columns, rows: body, notices: [] };
  }
  return withoutHeader(rows, delimiter) ?? fail();
}

function bodyBelow(rows: readonly CsvRow[], index: number, header: CsvRow): CsvRow[] {
  const repeated = header.cells.join("\u0000");
  return rows.slice(index + 1).filter(({ cells }) => cells.join("\u0000") !== repeated);
}

function withoutHeader(rows: readonly CsvRow[], delimiter: Delimiter): CsvTable | undefined {
  const found = columnsWithoutHeader(rows, delimiter);
  if (!found) return undefined;
  const notices = [notice("header_missing")];
  if ("columns" in found) return { delimiter, columns: found.columns, rows: [...rows], notices };
  const unfolded = unfoldDays({ cells: [] }, rows, found.day);
  return unfolded && { delimiter, ...unfolded, notices: [...notices, notice("day_rows_unfolded")] };
}

/** A decimal comma between commas falls apart into two cells, and half of each number would be read. */
function rejectSplitNumbers({ cells: header }: CsvRow, body: readonly CsvRow[], delimiter: Delimiter): void {
  if (delimiter !== ",") return;
  const split = body.filter(
    ({ cells }) => cells.length > header.length && cells.slice(header.length).some((cell) => cell !== ""),
  );
  const [first] = split;
  if (!first || split.length * 2 <= body.length) return;
  throw reasonError("file_unreadable", "csv_commas", {
    row: first.row,
    columns: first.cells.length,
    header: header.length,
  });
}

function fail(): never {
  throw reasonError("file_unreadable", "csv_no_header");
}
