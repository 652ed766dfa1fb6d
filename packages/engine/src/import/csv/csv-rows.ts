import { reasonError } from "@wattleaf/shared/error-reason";
import Papa from "papaparse";

/** One row of a CSV file; `row` counts from 1 as a spreadsheet does. */
export interface CsvRow {
  row: number;
  /** Original column of the value, starting at 1, if it has been moved. */
  column?: number;
  cells: string[];
}

/**
 * Rows that can be gone through any number of times. A long file is split into cells again each time, because its cells
 * as objects take fifty times the memory of its text.
 */
export type CsvRows = Iterable<CsvRow>;

export type Delimiter = "\t" | ";" | "|" | ",";

/** Wider rows are made to cost time; a day of five-minute intervals has 300 columns. */
const MAX_COLUMNS = 1_000;
const SAMPLE_LINES = 200;
/** In order of preference: the rarer a mark is inside values, the earlier. A comma may be a decimal mark. */
const DELIMITERS: readonly Delimiter[] = ["\t", ";", "|", ","];
/** Text that is split into cells at a time, short because its cells are garbage soon; a longer row is read in one piece. */
const BLOCK_LENGTH = 8_192;
/** Papa looks for the line break in this much of a text. */
const LINE_BREAK_SAMPLE_LENGTH = 1_048_576;

/**
 * Splits a CSV text into trimmed cells, empty rows left out.
 *
 * @throws DomainError `file_unreadable`, as its rows are gone through, when one has too many columns
 */
export function readCsvRows(text: string): { delimiter: Delimiter; rows: CsvRows } {
  const delimiter = guessDelimiter(text);
  const sample = Papa.parse(text.slice(0, LINE_BREAK_SAMPLE_LENGTH), { delimiter, preview: 1 });
  const newline = sample.meta.linebreak as "\n" | "\r" | "\r\n";
  return { delimiter, rows: repeatable(() => numbered(splitText(text, { delimiter, newline }))) };
}

/** Rows that are split already, such as a spreadsheet's: trimmed, empty ones left out. */
export function numberedRows(rows: readonly (readonly string[])[]): CsvRows {
  return repeatable(() => numbered(rows));
}

/** Rows that `start` generates again each time they are gone through. */
export const repeatable = (start: () => Iterator<CsvRow>): CsvRows => ({ [Symbol.iterator]: start });

/** The first rows, or all if there are fewer. */
export function firstRows(rows: CsvRows, count: number): CsvRow[] {
  const first: CsvRow[] = [];
  if (count === 0) return first;
  for (const row of rows) if (first.push(row) >= count) break;
  return first;
}

function* numbered(rows: Iterable<readonly string[]>): Generator<CsvRow> {
  let row = 0;
  for (const raw of rows) {
    row += 1;
    if (raw.length > MAX_COLUMNS)
      throw reasonError("file_unreadable", "csv_too_many_columns", { row, columns: raw.length, max: MAX_COLUMNS });
    const cells = raw.map(trimmed);
    if (cells.some((cell) => cell !== "")) yield { row, cells };
  }
}

function* splitText(text: string, config: { delimiter: string; newline: "\n" | "\r" | "\r\n" }): Generator<string[]> {
  const parser = new Papa.Parser(config);
  let length = BLOCK_LENGTH;
  for (let start = 0; start < text.length;) {
    const isLast = start + length >= text.length;
    // The last row of a block may go on in the next one, so it is read with that.
    const { data, meta } = parser.parse(text.slice(start, start + length), 0, !isLast) as Papa.ParseResult<string[]>;
    yield* data;
    if (isLast) return;
    length = data.length > 0 ? BLOCK_LENGTH : length * 2;
    start += meta.cursor;
  }
}

/** The first delimiter found in at least half of the lines; preamble lines have few or none. */
function guessDelimiter(text: string): Delimiter {
  const lines = text
    .slice(0, 64_000)
    .split(/\r\n|\r|\n/, SAMPLE_LINES)
    .filter((line) => line.trim() !== "");
  const isUsual = (mark: Delimiter) => lines.filter((line) => line.includes(mark)).length * 2 >= lines.length;
  return DELIMITERS.find(isUsual) ?? ",";
}

/** Utilities pad cells with non-breaking spaces. */
function trimmed(cell: string): string {
  return (cell.includes("\u00a0") ? cell.replaceAll("\u00a0", " ") : cell).trim();
}
