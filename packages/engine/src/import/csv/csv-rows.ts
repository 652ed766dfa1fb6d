import Papa from "papaparse";

/** One row of a CSV file; `row` counts from 1 as a spreadsheet does. */
export interface CsvRow {
  row: number;
  /** Original column of the value, starting at 1, if it has been moved. */
  column?: number;
  cells: string[];
}

export type Delimiter = "\t" | ";" | "|" | ",";

const SAMPLE_LINES = 200;
/** In order of preference: the rarer a mark is inside values, the earlier. A comma may be a decimal mark. */
const DELIMITERS: readonly Delimiter[] = ["\t", ";", "|", ","];

/** Splits a CSV text into trimmed cells, empty rows left out. */
export function readCsvRows(text: string): { delimiter: Delimiter; rows: CsvRow[] } {
  const delimiter = guessDelimiter(text);
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return { delimiter, rows: numberedRows(data) };
}

/** Rows that are split already, such as a spreadsheet's: trimmed, empty ones left out. */
export function numberedRows(rows: readonly (readonly string[])[]): CsvRow[] {
  return rows
    .map((cells, index) => ({ row: index + 1, cells: cells.map(trimmed) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
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
  return cell.replaceAll("\u00a0", " ").trim();
}
