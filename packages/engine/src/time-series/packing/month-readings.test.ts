import { DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IntervalSeries } from "../interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayRollUps, monthTotal, packDays, placedDays, unpackDays } from "./day-roll-ups";
import { byMonth, overlaid, seriesOf } from "./month-readings";
import { monthName } from "./month-grid";

const LOS_ANGELES = "America/Los_Angeles";
const KOLKATA = "Asia/Kolkata";
const clock = zoneClock(LOS_ANGELES);

const series = (start: string, count: number, intervalSeconds = 900, timeZone = LOS_ANGELES): IntervalSeries => ({
  startMs: Date.parse(start),
  intervalSeconds,
  kwh: Float64Array.from({ length: count }, (_, index) => (index % 10) / 10),
  timeZone,
});
const daysOf = (start: string, count: number) =>
  byMonth(series(start, count)).flatMap((month) => placedDays(month, dayRollUps(month, clock)));

describe("a meter's months", () => {
  test("hold the intervals that begin in them by the wall clock", () => {
    const months = byMonth(series("2026-01-30T00:00:00-08:00", 4 * 96));
    expect(months.map(({ month, count }) => [monthName(month), count])).toEqual([
      ["2026-01", 31 * 96],
      ["2026-02", 28 * 96],
    ]);
  });

  test("have a day of 92 quarter hours in March and one of 100 in November", () => {
    const spring = daysOf("2026-03-07T00:00:00-08:00", 3 * 96 - 4).filter(({ measured }) => measured > 0);
    const autumn = daysOf("2026-10-31T00:00:00-07:00", 3 * 96 + 4).filter(({ measured }) => measured > 0);
    expect(spring.map(({ count, measured }) => [count, measured])).toEqual([96, 92, 96].map((each) => [each, each]));
    expect(autumn.map(({ count, measured }) => [count, measured])).toEqual([96, 100, 96].map((each) => [each, each]));
    expect(autumn.map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
      "2026-10-31T07:00:00.000Z",
      "2026-11-01T07:00:00.000Z",
      "2026-11-02T08:00:00.000Z",
    ]);
  });

  test("keep the grid of a meter that counts by hours of UTC where local hours begin at the half", () => {
    const months = byMonth(series("2026-01-31T12:00:00Z", 24, 3_600, KOLKATA));
    expect(months.map(({ startMs }) => new Date(startMs).toISOString())).toEqual([
      "2025-12-31T19:00:00.000Z",
      "2026-01-31T19:00:00.000Z",
    ]);
    expect(months.map(({ amounts }) => amounts.filter((amount) => !Number.isNaN(amount)).length)).toEqual([7, 17]);
  });

  test.each([300, 900, 1_800, 3_600])("of %i seconds give back the series that was cut", (intervalSeconds) => {
    const start = "2025-10-20T00:00:00-07:00";
    const whole = series(start, (40 * DAY_SECONDS) / intervalSeconds, intervalSeconds);
    whole.kwh.fill(Number.NaN, 5, 9);
    const toMs = whole.startMs + whole.kwh.length * intervalSeconds * SECOND_MS;
    expect(seriesOf(byMonth(whole), { fromMs: whole.startMs, toMs, timeZone: LOS_ANGELES })).toEqual(whole);
  });

  test("take a correction over what was there, and leave what it says nothing about", () => {
    expect(overlaid(Float64Array.of(1, 2, Number.NaN), Float64Array.of(Number.NaN, 5, 6))).toEqual(
      Float64Array.of(1, 5, 6),
    );
  });
});

describe("roll-ups", () => {
  test("count what is missing, and take the peak of what was measured", () => {
    const fed = { ...series("2026-05-01T00:00:00-07:00", 96), kwh: new Float64Array(96).fill(-0.25) };
    fed.kwh.fill(Number.NaN, 0, 24);
    const [month] = byMonth(fed);
    const [day, next] = month ? dayRollUps(month, clock) : [];
    expect(day).toEqual({ count: 96, measured: 72, amount: -18_000_000, peakAmount: -250_000 });
    expect(next).toMatchObject({ measured: 0 });
  });

  test("come back from their bytes, and add up to the month", () => {
    const whole = fc.integer({ min: -1e11, max: 1e11 });
    const day = fc
      .record({ count: fc.integer({ min: 0, max: 1_440 }), amount: whole, peakAmount: whole })
      .chain((made) => fc.integer({ min: 1, max: 1_440 }).map((measured) => ({ ...made, measured })));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 31 }), (days) => {
        expect(unpackDays(packDays(days))).toEqual(days);
        expect(monthTotal(days).amount).toBe(days.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});
