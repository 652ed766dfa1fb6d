import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekday } from "../time-series/calendar";
import type { IntervalSeries } from "../time-series/interval-series";
import { seriesEndMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { errorIntervals } from "./error-quantiles";
import { forecastLoad } from "./forecast-load";
import { hourlySeries } from "../time-series/hourly-series";

interface Load {
  days?: number;
  start?: string;
  timeZone?: string;
  intervalSeconds?: number;
}

/** A series of `kw` at each local moment: weekday (Monday = 0), hour, day since the start. */
function loadOf(
  kw: (weekdayNumber: number, hour: number, day: number) => number,
  { days = 56, start = "2026-02-02T00:00:00Z", timeZone = "UTC", intervalSeconds = HOUR_SECONDS }: Load = {},
): IntervalSeries {
  const startMs = Date.parse(start);
  const clock = zoneClock(timeZone);
  const kwh = Float64Array.from({ length: (days * DAY_SECONDS) / intervalSeconds }, (_, index) => {
    const local = clock(startMs + index * intervalSeconds * SECOND_MS) / 1_000;
    const power = kw(
      weekday(local),
      Math.floor((local % DAY_SECONDS) / HOUR_SECONDS),
      Math.floor((index * intervalSeconds) / DAY_SECONDS),
    );
    return (power * intervalSeconds) / HOUR_SECONDS;
  });
  return { startMs, intervalSeconds, kwh, timeZone };
}

const officeKw = (weekdayNumber: number, hour: number): number =>
  weekdayNumber < 5 && hour >= 8 && hour < 18 ? 40 : 6;
/** 0–1, the same for the same number. */
const noise = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

describe("the forecast of a load", () => {
  test("knows weekdays from the weekend", () => {
    const { hours } = forecastLoad(loadOf(officeKw, { days: 54 }), 48, 0.8);
    // 54 days after Monday 2 February is Saturday 28 March, then Sunday.
    for (const { kwh } of hours) expect(kwh).toBeLessThan(11);
    const monday = forecastLoad(loadOf(officeKw), 24, 0.8).hours;
    expect(monday[12]?.kwh).toBeGreaterThan(36);
    expect(monday[3]?.kwh).toBeCloseTo(6, 2);
  });

  test("lies inside its interval, also when every error so far had the same sign", () => {
    const tooLow = Array.from({ length: 7 }, (_, day) => new Float64Array(24).fill(1 + day));
    for (const interval of errorIntervals(tooLow, 0.8)) expect(interval).toEqual({ lowKwh: 0, highKwh: 7 });
  });

  test("is not made from a reading that no such load can have had, and says that it left it out", () => {
    const series = loadOf(officeKw);
    series.kwh[55 * 24 + 3] = 1_000_000;
    const { hours, implausibleHours } = forecastLoad(series, 24, 0.8);
    expect(hours[3]?.kwh).toBeCloseTo(6, 2);
    expect(implausibleHours).toBe(1);
    // A sauna of one evening a month is rare, and real.
    const sauna = loadOf((_, hour, day) => (day % 28 === 20 && hour === 19 ? 9 : 1.2));
    expect(forecastLoad(sauna, 24, 0.8).implausibleHours).toBe(0);
    // Where next to every hour is nothing, the few that are not are all that there is.
    const pump = loadOf((_, hour, day) => (day % 14 === 3 && hour === 4 ? 2 : 0));
    expect(forecastLoad(pump, 24, 0.8).implausibleHours).toBe(0);
  });

  test("is rejected for a series whose end has not been metered for more than a week", () => {
    const series = loadOf(officeKw);
    series.kwh.fill(Number.NaN, -7 * 24);
    expect(forecastLoad(series, 24, 0.8).hours).toHaveLength(24);
    series.kwh.fill(Number.NaN, -9 * 24);
    expect(() => forecastLoad(series, 24, 0.8)).toThrow("2026-03-20");
  });

  test("follows a level that has moved", () => {
    const { hours, backtest } = forecastLoad(
      loadOf((day, hour, since) => officeKw(day, hour) * (since < 40 ? 1 : 1.5)),
      24,
      0.8,
    );
    expect(hours[12]?.kwh).toBeGreaterThan(54);
    expect(backtest.days).toBeGreaterThan(40);
  });

  test("follows an hour that has moved, when this keeps on", () => {
    const earlyRiser = loadOf((_, hour, since) => (hour === (since < 45 ? 7 : 5) ? 5 : 1));
    const { hours } = forecastLoad(earlyRiser, 24, 0.8);
    expect(hours[5]?.kwh).toBeGreaterThan(3);
    expect(hours[7]?.kwh).toBeLessThan(3.5);
  });

  test("begins where the series ends and keeps the hours of the wall through a change of the clock", () => {
    const series = loadOf((_, hour) => (hour === 19 ? 9 : 1), {
      days: 34,
      start: "2026-02-02T00:00:00-08:00",
      timeZone: "America/Los_Angeles",
      intervalSeconds: 900,
    });
    const { hours } = forecastLoad(series, 48, 0.8);
    expect(hours[0]?.startMs).toBe(seriesEndMs(series));
    const peaks = hours.filter(({ kwh }) => kwh > 5).map(({ startMs }) => new Date(startMs).toISOString());
    // 8 March is the day of the change: 19:00 is 03:00Z before and 02:00Z after it.
    expect(peaks).toEqual(["2026-03-09T02:00:00.000Z", "2026-03-10T02:00:00.000Z"]);
  });

  test("gives an interval that holds about the asked share of the hours, and says how it did", () => {
    const scattered = loadOf((day, hour, since) => officeKw(day, hour) + 10 * noise(since * 24 + hour), { days: 120 });
    const { backtest, hours } = forecastLoad(scattered, 24, 0.8);
    expect(backtest.coverage).toBeGreaterThan(0.75);
    expect(backtest.coverage).toBeLessThan(0.9);
    expect(backtest.mase).toBeLessThan(0.95);
    for (const { kwh, lowKwh, highKwh } of hours) {
      expect(lowKwh).toBeLessThan(kwh);
      expect(highKwh).toBeGreaterThan(kwh);
    }
  });

  test("lives with gaps, export and a day that has only begun", () => {
    const solar = loadOf((_, hour, since) => (since === 20 ? Number.NaN : hour > 9 && hour < 15 ? -3 : 2));
    const { hours } = forecastLoad({ ...solar, kwh: solar.kwh.subarray(0, 55 * 24 + 11) }, 24, 0.8);
    expect(hours.map(({ kwh }) => Math.round(kwh))).toEqual(
      [11, 12, 13, 14].map(() => -3).concat(Array<number>(19).fill(2), [-3]),
    );
  });

  test.each([
    ["less than two weeks", loadOf(officeKw, { days: 13 }), "at least 14 days"],
    ["daily readings", loadOf(officeKw, { intervalSeconds: 86_400 }), "an hour or less"],
    ["an hour never metered", loadOf((_, hour) => (hour === 3 ? Number.NaN : 1)), "3:00"],
  ])("rejects %s", (_, series, words) => {
    expect(() => forecastLoad(series, 24, 0.8)).toThrow(words);
  });
});

describe("hours of a load", () => {
  test("keep the energy of the series, whatever its intervals", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 96, maxLength: 400 }),
        fc.constantFrom(60, 300, 900, 1_800, 3_600, 2_700),
        (kwh, intervalSeconds) => {
          const startMs = Date.parse("2026-01-01T00:00:00Z");
          const series = { startMs, intervalSeconds, kwh: Float64Array.from(kwh), timeZone: "UTC" };
          const load = hourlySeries(series);
          const end = startMs + load.kwh.length * HOUR_MS;
          let within = 0;
          for (const [index, energy] of kwh.entries()) {
            const from = startMs + index * intervalSeconds * SECOND_MS;
            const share = Math.min(1, Math.max(0, (end - from) / (intervalSeconds * SECOND_MS)));
            within += energy * share;
          }
          expect(load.kwh.reduce((sum, energy) => sum + energy, 0)).toBeCloseTo(within, 6);
        },
      ),
    );
  });

  test("begin at a full hour of the wall, also where the zone is half an hour off", () => {
    const series = loadOf(() => 1, { start: "2026-01-01T00:10:00Z", timeZone: "Asia/Kolkata", intervalSeconds: 300 });
    expect(new Date(hourlySeries(series).startMs).toISOString()).toBe("2026-01-01T00:30:00.000Z");
  });

  test("are known when half of them was metered", () => {
    const quarters = { startMs: 0, intervalSeconds: 900, timeZone: "UTC" };
    const hour = (...kwh: number[]) => hourlySeries({ ...quarters, kwh: Float64Array.from(kwh) }).kwh[0];
    expect(hour(1, 2, Number.NaN, Number.NaN)).toBe(6);
    expect(hour(1, Number.NaN, Number.NaN, Number.NaN)).toBeNaN();
  });
});
