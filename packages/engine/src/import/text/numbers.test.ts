import { describe, expect, it } from "vitest";
import { inferDecimalMark, parseNumber } from "./numbers";

describe("decimal marks", () => {
  it.each([
    [["0,125", "1,250"], ";", ","],
    [["1.234,5"], ";", ","],
    [["1,234.5"], ",", "."],
    [["1,234,567"], ";", "."],
    [["1,234"], ";", ","],
    [["1,234"], ",", "."],
    [["0.5", "12"], ",", "."],
  ] as const)("%j with %j between cells", (samples, delimiter, mark) => {
    expect(inferDecimalMark(samples, delimiter)).toBe(mark);
  });
});

describe("numbers in cells", () => {
  it.each([
    ["1,234.5", ".", 1234.5],
    ["1.234,5", ",", 1234.5],
    ["$0.03", ".", 0.03],
    ["-0,125", ",", -0.125],
    ["(4.50)", ".", -4.5],
    ["12.3 kWh", ".", 12.3],
    ["1.2e-3", ".", 0.0012],
    ["1 234,5", ",", 1234.5],
    ["180.5元", ".", 180.5],
  ] as const)("%j", (cell, mark, value) => expect(parseNumber(cell, mark)).toBe(value));

  it.each(["abc", "12 of 13", "1.2.3", "2024-01-01", ""])("%j is none", (cell) => {
    expect(parseNumber(cell, ".")).toBeUndefined();
  });
});
