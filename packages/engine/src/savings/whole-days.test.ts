import { expect, test } from "vitest";
import type { IntervalSeries } from "../time-series/interval-series";
import { wholeDays } from "./whole-days";

/** Hours of 1 kWh in Los Angeles. */
const hours = (start: string, count: number): IntervalSeries => ({
  startMs: Date.parse(start),
  intervalSeconds: 3600,
  kwh: new Float64Array(count).fill(1),
  timeZone: "America/Los_Angeles",
});

test("days are the meter's own, from midnight to midnight; those at the edges count when they are whole", () => {
  const fromNoon = hours("2025-06-01T12:00:00-07:00", 12 + 24 + 6);
  expect(wholeDays(fromNoon)).toEqual([{ day: "2025-06-02", wh: 24_000 }]);
  const fromMidnight = hours("2025-06-01T00:00:00-07:00", 48);
  expect(wholeDays(fromMidnight).map(({ day }) => day)).toEqual(["2025-06-01", "2025-06-02"]);
});

test("a day with a gap is left out", () => {
  const series = hours("2025-06-01T00:00:00-07:00", 72);
  series.kwh[30] = Number.NaN;
  expect(wholeDays(series).map(({ day }) => day)).toEqual(["2025-06-01", "2025-06-03"]);
});

test("the days on which the clock changes have 23 and 25 hours", () => {
  const spring = hours("2025-03-09T00:00:00-08:00", 23);
  expect(wholeDays(spring)).toEqual([{ day: "2025-03-09", wh: 23_000 }]);
  const autumn = { ...hours("2025-11-02T00:00:00-07:00", 25) };
  expect(wholeDays(autumn)).toEqual([{ day: "2025-11-02", wh: 25_000 }]);
});
