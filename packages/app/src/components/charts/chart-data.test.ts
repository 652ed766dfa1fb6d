import { expect, test } from "vitest";
import { toCsv, toTable } from "./chart-data";

const data = {
  title: "Energy",
  unit: "kWh",
  labels: ["Nov 1", "Nov 2, 3"],
  series: [{ name: "=bought", values: [1.5, null] }],
};

test("writes a table that spreadsheets read as it is", () => {
  expect(toCsv(data)).toBe('\uFEFF,\'=bought (kWh)\r\nNov 1,1.5\r\n"Nov 2, 3",\r\n');
});

test("shows what was not measured as such", () => {
  expect(toTable(data, (value) => value.toFixed(2)).rows).toEqual([
    ["Nov 1", "1.50"],
    ["Nov 2, 3", "–"],
  ]);
});
