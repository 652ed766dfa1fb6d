import { expect, test } from "vitest";
import { readTemperatureFile } from "./temperature-file";

const hours = (day: string, count: number) =>
  Array.from({ length: count }, (_, hour) => `94086,${day}T${String(hour).padStart(2, "0")}:00,${hour}`);

test("days, in either unit, belong to the first three digits of the ZIP code, and stations of an area are averaged", () => {
  expect(readTemperatureFile("zip,time,celsius\n94086,2026-01-31,10\n940,2026-01-31,12\n100,2026-01-31,\n")).toEqual([
    { zipPrefix: "940", day: "2026-01-31", meanC: 11 },
  ]);
  expect(readTemperatureFile("Time,ZIP,Fahrenheit\n2026-01-31,94086,50")).toEqual([
    { zipPrefix: "940", day: "2026-01-31", meanC: 10 },
  ]);
});

test("hours become the day's mean, and days with few of them are left out", () => {
  const file = ["zip,time,celsius", ...hours("2026-01-30", 17), ...hours("2026-01-31", 24)].join("\n");
  expect(readTemperatureFile(file)).toEqual([{ zipPrefix: "940", day: "2026-01-31", meanC: 11.5 }]);
});

test.each([
  ["94", "2026-01-31", "5", /^zip "94" must be three or five digits/],
  ["94086", "2026-02-30", "5", /^time "2026-02-30" must be a local day or hour/],
  ["94086", "31.01.2026", "5", /^time "31.01.2026" must be a local day or hour/],
  ["94086", "2026-01-31", "-999", /^celsius "-999" must be an outdoor temperature between -60 and 50 °C/],
  ["94086", "2026-01-31", "mild", /^celsius "mild" must be an outdoor temperature/],
])("a line with zip %s, time %s and temperature %s is named", (zip, time, celsius, message) => {
  const file = `zip,time,celsius\n94086,2026-01-30,5\n${zip},${time},${celsius}`;
  expect(() => readTemperatureFile(file)).toThrowError(
    expect.objectContaining({
      code: "invalid_input",
      issues: [{ path: "line 3", message: expect.stringMatching(message) }],
    }),
  );
});

test.each([
  ["time,celsius", '"zip"'],
  ["zip,celsius", '"time"'],
  ["zip,time,kelvin", '"celsius" or "fahrenheit"'],
])("a file with the columns %s is told what it lacks", (columns, missing) => {
  expect(() => readTemperatureFile(`${columns}\n1,2,3`)).toThrowError(`needs a column ${missing}`);
});
