import Papa from "papaparse";
import { expect, test } from "vitest";
import { readCsvRows } from "./csv-rows";

/** Longer than a block, so that blocks end within rows, within quotes and within line breaks. */
const LINES = 9_000;

test.each([
  ["plain", "\n", (row: number) => `2024-01-01 00:00,${row},note`],
  ["with Windows line breaks", "\r\n", (row: number) => `2024-01-01 00:00,${row}`],
  ["with old Mac line breaks", "\r", (row: number) => `2024-01-01 00:00,${row}`],
  ["quoted", "\r\n", (row: number) => `"2024-01-01 ""00:00""","${row},5","two\r\nlines"`],
  [
    "with a row longer than a block",
    "\n",
    (row: number) => (row === 5_000 ? `"${"x\n".repeat(80_000)}",1` : `a,${row}`),
  ],
])("a long text (%s) is split as if in one piece, each time", (_, newline, line) => {
  const text = Array.from({ length: LINES }, (__, row) => line(row)).join(newline);
  const expected = Papa.parse<string[]>(text, { delimiter: "," }).data.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((cell) => cell.trim()),
  }));
  const { rows } = readCsvRows(text);
  expect([...rows]).toEqual(expected);
  expect([...rows]).toHaveLength(LINES);
});
