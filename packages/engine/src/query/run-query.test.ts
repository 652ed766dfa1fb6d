import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EnergyQuery, QueriedSeries, QueryAnswer } from "./energy-query";
import { CALENDAR_GROUPS } from "@wattleaf/shared/domain/query-codes";
import { runQuery } from "./run-query";

/** 2025-03-01 in New York, nine days before its clocks go forward. */
const START_MS = Date.UTC(2025, 2, 1, 5);
const FIRST_DAY_MS = Date.UTC(2025, 2, 1);
const ZONE = "America/New_York";

const homeOf = (kwh: readonly number[], more: Partial<QueriedSeries> = {}, intervalSeconds = 3_600): QueriedSeries => ({
  grid: { startMs: START_MS, intervalSeconds, kwh: Float64Array.from(kwh), timeZone: ZONE },
  producedKwh: null,
  costs: null,
  tariffPeriods: null,
  bills: [],
  ...more,
});

const days = (count: number) => ({ fromMs: FIRST_DAY_MS, toMs: FIRST_DAY_MS + count * DAY_MS });
const ask = (home: QueriedSeries, query: Partial<EnergyQuery>) =>
  runQuery(home, { quantity: "bought", period: days(40), aggregate: "total", ...query });

function rowsOf(answer: QueryAnswer) {
  if (answer.kind === "gap") throw new Error(answer.gap);
  return answer;
}

/** What a person would do with a printed list of readings: format each moment, and add up. */
const written = new Intl.DateTimeFormat("en-CA", {
  timeZone: ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  weekday: "short",
});
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function readAloud(ms: number) {
  const parts = Object.fromEntries(written.formatToParts(ms).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return { date, hour: parts.hour ?? "", weekday: WEEKDAYS.indexOf(parts.weekday ?? ""), month: date.slice(0, 7) };
}

const hourly = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: -30, max: 60 }) },
    { arbitrary: fc.constant(Number.NaN), weight: 1 },
  ),
  {
    minLength: 1,
    maxLength: 24 * 40,
  },
);
const filters = fc.record(
  {
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    hours: fc.array(
      fc
        .record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 1, max: 24 }) })
        .filter(({ from, to }) => from !== to),
      { minLength: 1, maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);

describe("a query equals adding up the list of readings by hand", () => {
  it("for every filter, grouped by day, weekday, hour of day or month", () => {
    fc.assert(
      fc.property(hourly, filters, fc.constantFrom("day", "weekday", "hour_of_day", "month"), (kwh, filter, group) => {
        const sums = new Map<string, number>();
        kwh.forEach((value, index) => {
          const { date, hour, weekday, month } = readAloud(START_MS + index * HOUR_MS);
          if (Number.isNaN(value)) return;
          if (filter.weekdays && !filter.weekdays.includes(weekday)) return;
          const at = Number(hour);
          for (const { from, to } of filter.hours ?? []) {
            if (from < to ? at < from || at >= to : at < from && at >= to) return;
          }
          const key = { day: date, weekday: String(weekday), hour_of_day: hour, month }[group];
          sums.set(key, (sums.get(key) ?? 0) + Math.max(0, value));
        });
        const answer = ask(homeOf(kwh), { filter, group });
        const rows = answer.kind === "gap" ? [] : answer.rows;
        expect(new Map(rows.map(({ key, value }) => [key, value]))).toEqual(sums);
      }),
    );
  });

  it("every grouping adds up to the whole, and bought minus sold is net", () => {
    fc.assert(
      fc.property(hourly, fc.constantFrom(...CALENDAR_GROUPS), (kwh, group) => {
        const total = (quantity: EnergyQuery["quantity"]) => {
          const answer = ask(homeOf(kwh), { quantity, group });
          if (answer.kind === "gap") return 0;
          expect(answer.rows.reduce((sum, { value }) => sum + value, 0)).toBe(answer.whole.value);
          return answer.whole.value;
        };
        expect(total("bought") - total("sold")).toBe(total("net"));
      }),
    );
  });

  it("the median of whole days, and the longest run of days on one side of a limit", () => {
    fc.assert(
      fc.property(hourly, fc.integer({ min: 0, max: 900 }), fc.constantFrom("above", "below"), (kwh, limit, kind) => {
        const byDay = new Map<string, number[]>();
        kwh.forEach((value, index) => {
          const { date } = readAloud(START_MS + index * HOUR_MS);
          byDay.set(date, [...(byDay.get(date) ?? []), Math.max(0, value)]);
        });
        const last = [...byDay.keys()].at(-1) ?? "";
        const endsAtMidnight = readAloud(START_MS + kwh.length * HOUR_MS).date !== last;
        const sumOf = (values: readonly number[]) =>
          values.filter((value) => !Number.isNaN(value)).reduce((sum, value) => sum + value, 0);
        const isWhole = ([date, values]: [string, number[]]) =>
          !values.some((value) => Number.isNaN(value)) && (date !== last || endsAtMidnight);
        const measured = [...byDay].filter(([, values]) => values.some((value) => !Number.isNaN(value)));

        const whole = measured.filter(isWhole);
        const sums = (whole.length > 0 ? whole : measured).map(([, values]) => sumOf(values)).toSorted((a, b) => a - b);
        const median =
          ((sums[Math.floor((sums.length - 1) / 2)] ?? 0) + (sums[Math.ceil((sums.length - 1) / 2)] ?? 0)) / 2;
        const asked = ask(homeOf(kwh), { aggregate: "median" });
        if (asked.kind === "gap") {
          expect(measured).toEqual([]);
          return;
        }
        expect(asked.whole.value).toBe(median);

        let longest: string[] = [];
        let run: string[] = [];
        for (const day of byDay) {
          const value = sumOf(day[1]);
          const isMeasured = day[1].some((one) => !Number.isNaN(one));
          const holds = isMeasured && (kind === "above" ? value > limit : isWhole(day) && value < limit);
          run = holds ? [...run, day[0]] : [];
          if (run.length >= longest.length) longest = run;
        }
        const found = rowsOf(
          ask(homeOf(kwh), {
            group: "day",
            longestRun: true,
            choice: { kind: kind === "above" ? "above" : "below", value: limit },
          }),
        );
        expect(found.rows.map(({ key }) => key)).toEqual(longest);
      }),
    );
  });
});

describe("a query", () => {
  const fortyDays: number[] = Array.from({ length: 24 * 40 }, (_, index) => (index % 24 === 18 ? 5 : 1));

  it("finds the highest days, the latest first among equals by time", () => {
    const kwh = fortyDays.with(24 * 3 + 2, 40).with(24 * 20 + 2, 90);
    const { rows } = rowsOf(ask(homeOf(kwh), { group: "day", choice: { kind: "highest", count: 2 } }));
    expect(rows.map(({ key }) => key)).toEqual(["2025-03-21", "2025-03-04"]);
  });

  it("never takes a day that is not whole for the lowest", () => {
    const kwh = [
      ...fortyDays.slice(0, 24 * 3 + 2),
      ...fortyDays.slice(24 * 3 + 2, 24 * 5).fill(Number.NaN),
      ...fortyDays.slice(24 * 5),
      0.1,
    ];
    const { rows } = rowsOf(
      ask(homeOf(kwh), { group: "day", choice: { kind: "lowest", count: 50 }, period: days(60) }),
    );
    const keys = rows.map(({ key }) => key);
    expect(keys).not.toContain("2025-03-04");
    // The day of the clock change has 23 hours and is whole.
    expect(keys[0]).toBe("2025-03-09");
    expect(keys).not.toContain("2025-04-10");
  });

  it("does not call a month whole that the readings only begin in", () => {
    const { rows } = rowsOf(ask(homeOf(fortyDays), { group: "month" }));
    expect(rows.map(({ key, isWhole }) => [key, isWhole])).toEqual([
      ["2025-03", true],
      ["2025-04", false],
    ]);
  });

  it("counts the days above a value", () => {
    const { rows, groups } = rowsOf(
      ask(homeOf(fortyDays.with(50, 10)), { group: "day", choice: { kind: "above", value: 30 } }),
    );
    expect([rows.length, groups]).toEqual([1, 40]);
  });

  it("tells what share the weekends had", () => {
    const { whole, unfilteredTotal } = rowsOf(
      ask(homeOf(fortyDays.slice(0, 24 * 7)), { filter: { weekdays: [5, 6] } }),
    );
    expect(whole.value / (unfilteredTotal ?? 0)).toBeCloseTo(2 / 7);
  });

  it("averages an hour of the day over the days that had it", () => {
    const { rows } = rowsOf(ask(homeOf(fortyDays), { group: "hour_of_day", aggregate: "average", period: days(8) }));
    expect(rows.find(({ key }) => key === "18")?.value).toBe(5);
    expect(rows.find(({ key }) => key === "02")?.value).toBe(1);
  });

  it("gives the strongest interval as power, whatever the interval's length", () => {
    const quarters = Array.from({ length: 96 }, () => 0.25).with(10, 2);
    const { whole } = rowsOf(ask(homeOf(quarters, {}, 900), { aggregate: "highest_power" }));
    expect([whole.value, whole.peakLocalMs]).toEqual([8, FIRST_DAY_MS + 10 * 900_000]);
  });

  it("groups by the tariff's periods, and adds up what their intervals cost", () => {
    const home = homeOf([2, 3, 4], {
      costs: Float64Array.of(1, 0.5, -0.25),
      tariffPeriods: ["peak", "off_peak", "peak"],
    });
    const { rows } = rowsOf(ask(home, { quantity: "cost", group: "tariff_period" }));
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ["peak", 0.75],
      ["off_peak", 0.5],
    ]);
    expect(rowsOf(ask(home, { filter: { tariffPeriod: "peak" } })).whole.value).toBe(6);
  });

  it("groups by the periods of the bills, and leaves out what lies between them", () => {
    const bills = [
      { fromMs: FIRST_DAY_MS + 5 * DAY_MS, toMs: FIRST_DAY_MS + 7 * DAY_MS },
      { fromMs: FIRST_DAY_MS, toMs: FIRST_DAY_MS + 4 * DAY_MS },
    ];
    const { rows, whole } = rowsOf(
      ask(
        homeOf(
          Array.from({ length: 24 * 7 }, () => 1),
          { bills },
        ),
        { group: "bill" },
      ),
    );
    expect(rows.map(({ key, value, isWhole }) => [key, value, isWhole])).toEqual([
      ["2025-03-01..2025-03-04", 96, true],
      ["2025-03-06..2025-03-07", 48, true],
    ]);
    expect(whole.value).toBe(24 * 7);
  });

  it.each<[string, QueriedSeries, Partial<EnergyQuery>]>([
    ["hourly_readings", homeOf([20, 30], {}, 86_400), { filter: { hours: [{ from: 0, to: 6 }] } }],
    ["hourly_readings", homeOf([20, 30], {}, 86_400), { group: "hour_of_day" }],
    ["production", homeOf([1]), { quantity: "produced" }],
    ["prices", homeOf([1]), { quantity: "cost" }],
    ["tariff_periods", homeOf([1]), { group: "tariff_period" }],
    ["bills", homeOf([1]), { group: "bill" }],
    [
      "readings_in_period",
      homeOf([1]),
      { period: { fromMs: FIRST_DAY_MS + 10 * DAY_MS, toMs: FIRST_DAY_MS + 11 * DAY_MS } },
    ],
  ])("names what is missing: %s", (gap, home, query) => expect(ask(home, query)).toEqual({ kind: "gap", gap }));
});
