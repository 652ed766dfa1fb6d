import { DomainError } from "@wattleaf/shared/errors";
import type { Columns } from "./columns";
import { recogniseColumns } from "./columns";
import type { CsvRow, Delimiter } from "./csv-rows";

/** A header is looked for in this many rows; utilities put names, addresses and periods above it. */
const MAX_PREAMBLE_ROWS = 60;

export interface CsvTable {
  delimiter: Delimiter;
  columns: Columns;
  /** Rows below the header, repeated headers left out. */
  rows: CsvRow[];
}

/**
 * Finds the table in the rows of a usage file: its header among the first rows, and what stands below.
 *
 * @throws DomainError `file_unreadable` when no row names both a time and a use, or nothing stands below it
 */
export function readTable(rows: readonly CsvRow[], delimiter: Delimiter): CsvTable {
  for (const [index, header] of rows.slice(0, MAX_PREAMBLE_ROWS).entries()) {
    const columns = header.cells.length > 1 ? recogniseColumns(header.cells) : undefined;
    if (!columns) continue;
    const repeated = header.cells.join("\u0000");
    const body = rows.slice(index + 1).filter(({ cells }) => cells.join("\u0000") !== repeated);
    if (body.length > 0) return { delimiter, columns, rows: body };
    throw new DomainError(
      "file_unreadable",
      `The file ends after its header in row ${header.row}: it holds no readings.`,
    );
  }
  throw new DomainError(
    "file_unreadable",
    'No header row was found. The file needs one column with a date or time (such as "Date") and one with the use (such as "Usage (kWh)").',
  );
}
