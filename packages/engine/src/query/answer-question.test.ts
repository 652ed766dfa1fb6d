import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billSeries } from "../tariff/bill-series";
import { readTariff } from "../tariff/read-tariff";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { answerEnergyQuestion } from "./answer-question";
import { type HomeEnergy, recordOfDays } from "./home-energy";

const ZONE = "America/New_York";
/** Monday, 23 November 2026, at 10:30 in New York. */
const NOW_MS = Date.UTC(2026, 10, 23, 15, 30);
/** The first of September 2025 there. */
const START_MS = Date.UTC(2025, 8, 1, 4);
const clock = zoneClock(ZONE);

/** From 4 to 9 PM every day is peak. */
const peakHours = Array.from({ length: 12 }, () =>
  Array.from({ length: 24 }, (_, hour) => (hour >= 16 && hour < 21 ? 1 : 0)),
);
const { tariff } = readTariff({
  label: "tou",
  country: "USA",
  energyratestructure: [[{ rate: 0.2, unit: "kWh" }], [{ rate: 0.5, unit: "kWh" }]],
  energytoulabels: ["Off-Peak", "Peak"],
  energyweekdayschedule: peakHours,
  energyweekendschedule: peakHours,
  fixedchargefirstmeter: 10,
  fixedchargeunits: "$/month",
});

/** Hourly readings until this morning at 8, unless told otherwise. */
function homeOf(
  kwhAt: (index: number) => number,
  more: Partial<HomeEnergy> = {},
  endMs = NOW_MS - 2.5 * HOUR_MS,
): HomeEnergy {
  const kwh = Float64Array.from({ length: (endMs - START_MS) / HOUR_MS }, (_, index) => kwhAt(index));
  return {
    records: [
      {
        series: { startMs: START_MS, intervalSeconds: 3_600, kwh, timeZone: ZONE },
        resolutionSeconds: 3_600,
        producedKwh: null,
        costs: null,
      },
    ],
    tariff: null,
    bills: [],
    kgPerKwh: 0.4,
    timeZone: ZONE,
    ...more,
  };
}

const ask = (home: HomeEnergy, question: Partial<EnergyQuestion>) =>
  answerEnergyQuestion(home, { metric: "bought", ...question }, { nowMs: NOW_MS });

function answered(answer: EnergyAnswer) {
  if (answer.status === "gap") throw new Error(answer.gap);
  return answer;
}

/** Readings of any size, with holes and exports. */
const anyHome = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -5, max: 20 }) },
      { weight: 1, arbitrary: fc.constant(Number.NaN) },
    ),
    {
      minLength: 200,
      maxLength: 200,
    },
  )
  .map((pattern) => homeOf((index) => pattern[(index * 7) % 200] ?? 0, { tariff }));

/** Each reading with the clock that it was taken at. */
function readings({ records: [record] }: HomeEnergy) {
  const { kwh = new Float64Array() } = record?.series ?? {};
  return Array.from(kwh, (value, index) => {
    const local = new Date(clock(START_MS + index * HOUR_MS)).toISOString();
    const weekday = (new Date(local).getUTCDay() + 6) % 7;
    return { value, date: local.slice(0, 10), month: local.slice(0, 7), hour: Number(local.slice(11, 13)), weekday };
  }).filter(({ value }) => !Number.isNaN(value));
}
const boughtOf = (some: readonly { value: number }[]) => some.reduce((sum, { value }) => sum + Math.max(0, value), 0);

describe("an answer equals adding up the readings by hand", () => {
  it("of a comparison, per day where the months differ", () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const { whole, compared } = answered(ask(home, { period: "2026-09", compared_to: "2026-10" }));
        const of = (month: string) => readings(home).filter((each) => each.month === month);
        expect([whole.value, compared?.whole.value]).toEqual([boughtOf(of("2026-09")), boughtOf(of("2026-10"))]);
        const perDay = (month: string) => boughtOf(of(month)) / of(month).length;
        expect(compared?.change).toBeCloseTo(perDay("2026-09") / perDay("2026-10") - 1, 5);
      }),
      { numRuns: 20 },
    );
  });

  it("of an average day of Sundays, on two of which the clocks change", () => {
    const home = homeOf((index) => (index % 5) + 1);
    const { whole } = answered(ask(home, { period: "2025-11", filters: ["sun"], aggregate: "average" }));
    const sundays = readings(home).filter(({ date, weekday }) => date.startsWith("2025-11") && weekday === 6);
    expect(whole.days).toBe(5);
    expect(whole.value).toBeCloseTo(boughtOf(sundays) / 5, 6);
  });

  it("of a cost at a stated price, whatever the tariff: what was bought, and nothing else", () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const question = { metric: "cost", period: "2026-10", price_per_kwh: 0.25 } as const;
        const cost = answered(ask(home, question));
        const october = readings(home).filter(({ month }) => month === "2026-10");
        expect(cost.whole.value).toBeCloseTo(boughtOf(october) * 0.25, 6);
        expect([cost.cost_by, cost.currency]).toEqual(["price", "USD"]);
        expect(answered(ask({ ...home, tariff: null }, question)).whole.value).toBe(cost.whole.value);
        expect(answered(ask(home, { ...question, price_currency: "EUR" })).currency).toBe("EUR");
        const withCharge = answered(ask(home, { ...question, fixed_per_day: 0.53 }));
        expect(withCharge.whole.value).toBeCloseTo(
          boughtOf(october) * 0.25 + new Set(october.map(({ date }) => date)).size * 0.53,
          6,
        );
        // A whole month costs its charge once, and a day of it its part.
        const monthly = { ...question, fixed_per_month: 12 };
        const daysOfOctober = new Set(october.map(({ date }) => date)).size;
        expect(answered(ask(home, monthly)).whole.value - cost.whole.value).toBeCloseTo((daysOfOctober / 31) * 12, 6);
      }),
      { numRuns: 20 },
    );
  });

  it("of a share, a count and a ranking", () => {
    fc.assert(
      fc.property(anyHome, fc.integer({ min: 50, max: 250 }), (home, bound) => {
        const october = readings(home).filter(({ month }) => month === "2026-10");
        const weekend = answered(ask(home, { period: "2026-10", filters: ["weekend"], aggregate: "share" }));
        expect(weekend.whole.value).toBe(boughtOf(october.filter(({ weekday }) => weekday >= 5)));
        expect(weekend.unfiltered_total).toBe(boughtOf(october));

        const days = new Map(
          Array.from(
            Map.groupBy(october, ({ date }) => date),
            ([date, all]) => [date, boughtOf(all)] as const,
          ),
        );
        const count = answered(ask(home, { period: "2026-10", aggregate: "count", pick: `above:${bound}kWh` }));
        expect(count.rows.length).toBe([...days.values()].filter((kwh) => kwh > bound).length);
        expect(count.groups).toBe(days.size);

        const top = answered(ask(home, { period: "2026-10", group: "day", pick: "top:3" }));
        expect(top.rows.map(({ value }) => value)).toEqual([...days.values()].toSorted((a, b) => b - a).slice(0, 3));
      }),
      { numRuns: 20 },
    );
  });

  it("of the tariff's periods, whose energy and cost add up to the month's bill", () => {
    fc.assert(
      fc.property(anyHome, (home) => {
        const peak = answered(ask(home, { period: "2026-10", filters: ["peak"] }));
        const inHours = answered(ask(home, { period: "2026-10", filters: ["hours:16-21"] }));
        expect(peak.whole).toEqual(inHours.whole);

        const series = home.records[0]?.series;
        const bill =
          series && billSeries(series, tariff).periods.find(({ fromMs }) => fromMs === Date.UTC(2026, 9, 1, 4));
        const cost = answered(ask(home, { metric: "cost", period: "2026-10", group: "tariff_period" }));
        expect(cost.whole.value).toBeCloseTo((bill?.cents ?? 0) / 100, 5);
        expect(cost.rows.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(cost.whole.value, 4);
        expect([cost.cost_by, cost.currency]).toEqual(["tariff", "USD"]);
      }),
      { numRuns: 20 },
    );
  });

  it("of an average day by one rule, whatever it is asked with: a day of which half was measured counts half", () => {
    const ways = fc.constantFrom<Partial<EnergyQuestion>>(
      { aggregate: "average" },
      { group: "day", aggregate: "total" },
      { aggregate: "average", filters: ["hours:6-9"] },
      { group: "day", aggregate: "total", filters: ["hours:6-9"] },
      { aggregate: "average", filters: ["hours:6-12", "hours:9-15"] },
      { group: "day", aggregate: "total", filters: ["peak"] },
      { group: "day", aggregate: "total", filters: ["weekday", "hours:16-21"] },
    );
    const hoursOf: Record<string, [number, number]> = { "hours:6-9": [6, 9], "hours:16-21": [16, 21], peak: [16, 21] };
    fc.assert(
      fc.property(anyHome, ways, (home, asked) => {
        const { filters = [] } = asked;
        const both = filters.length === 2 && filters[0] === "hours:6-12";
        const [from, to] = both ? [9, 12] : (filters.map((code) => hoursOf[code]).find(Boolean) ?? [0, 24]);
        const october = readings(home).filter(
          ({ month, hour, weekday }) =>
            month === "2026-10" && hour >= from && hour < to && (!filters.includes("weekday") || weekday < 5),
        );
        const answer = answered(ask(home, { period: "2026-10", ...asked }));
        const told = asked.group ? answer.mean_of_groups : answer.whole.value;
        expect(told).toBeCloseTo(boughtOf(october) / (october.length / (to - from)), 5);
      }),
      { numRuns: 40 },
    );
  });

  it("of the lowest month and day where a third of the hours is missing: of those that were mostly measured", () => {
    const lacking = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 101, maxLength: 101 });
    fc.assert(
      fc.property(lacking, fc.constantFrom<"day" | "month">("day", "month"), (pattern, group) => {
        const home = homeOf((index) => ((pattern[index % 101] ?? 0) < 34 ? Number.NaN : (index % 7) + 1));
        const { rows } = answered(ask(home, { period: "last12m", group, pick: "lowest" }));
        const key = group === "day" ? "date" : "month";
        const sums = Map.groupBy(
          readings(home).filter(({ date }) => date >= "2025-11-23" && date < "2026-11-23"),
          (reading) => reading[key],
        );
        const hours = (name: string) =>
          group === "day" ? 24 : new Date(Number(name.slice(0, 4)), Number(name.slice(5)), 0).getDate() * 24;
        // The months at the ends of the year are cut off.
        const mostly = [...sums].filter(
          ([name, all]) => all.length / hours(name) >= 0.51 && name !== "2025-11" && name !== "2026-11",
        );
        const [lowest] = rows;
        if (!lowest || mostly.length === 0) return;
        expect(lowest.value).toBeLessThanOrEqual(Math.min(...mostly.map(([, all]) => boughtOf(all))) + 1e-6);
        expect((sums.get(lowest.key)?.length ?? 0) / hours(lowest.key)).toBeGreaterThanOrEqual(0.49);
        expect(["2025-11", "2026-11"]).not.toContain(lowest.key);
      }),
      { numRuns: 30 },
    );
  });

  it("of a trend, the line through the whole months", () => {
    const kwhPerHour = (index: number) => 1 + Math.floor(index / 24 / 30) * 0.1;
    const { trend, rows } = answered(ask(homeOf(kwhPerHour), { aggregate: "trend" }));
    expect(rows.map(({ key }) => key).slice(0, 2)).toEqual(["2025-09", "2025-10"]);
    expect(trend?.change_per_group).toBeCloseTo(0.1 * 24 * 30, -1);
    expect(trend?.share_per_group).toBeGreaterThan(0.03);
    expect(trend?.groups).toBe(14);
  });

  it("of a trend whatever is missing: each group as if all of it had been measured", () => {
    const steady = homeOf((index) => ((index * 7_919) % 101 < 34 ? Number.NaN : 1));
    for (const group of ["week", "month"] as const)
      expect(answered(ask(steady, { aggregate: "trend", group })).trend?.share_per_group).toBeCloseTo(0, 2);
  });
});

describe("hours that the clock shows twice", () => {
  it.each([3_600, 900])("are hours of their own, in readings of %i seconds", (intervalSeconds) => {
    const hour = (index: number) => Math.floor((index * intervalSeconds) / 3_600);
    const kwh = Float64Array.from({ length: (400 * 24 * 3_600) / intervalSeconds }, (_, index) => hour(index) % 25);
    const home = homeOf(() => 0, {
      records: [
        {
          series: { startMs: START_MS, intervalSeconds, kwh, timeZone: ZONE },
          resolutionSeconds: intervalSeconds,
          producedKwh: null,
          costs: null,
        },
      ],
    });
    const { rows } = answered(ask(home, { period: "2025-11-02", group: "hour" }));
    expect(rows.map(({ key }) => key.slice(11))).toEqual([
      "00",
      "01",
      "01B",
      ...Array.from({ length: 22 }, (_, index) => String(index + 2).padStart(2, "0")),
    ]);
    const perHour = 3_600 / intervalSeconds;
    const first = (Date.UTC(2025, 10, 2, 4) - START_MS) / HOUR_MS;
    expect(rows.map(({ value }) => value)).toEqual(rows.map((_, index) => ((first + index) % 25) * perHour));
    const top = answered(ask(home, { period: "2025-11", group: "hour", pick: "highest" })).rows[0];
    expect(top?.value).toBe(24 * perHour);
    // An hour of the day is one, however often the clock shows it.
    const byHour = answered(ask(home, { period: "2025-11-02", group: "hour_of_day" }));
    expect(byHour.rows).toHaveLength(24);
  });
});

describe("a question", () => {
  const steady = homeOf(() => 1);

  it.each([
    ["last7d", "2026-11-13", "2026-11-19"],
    ["last12m", "2025-11-20", "2026-11-19"],
    ["last2w", "2026-11-06", "2026-11-19"],
    ["last3m", "2026-08-20", "2026-11-19"],
  ])("of %s ends with the last day measured, where the readings are days late", (period, from, to) => {
    const late = homeOf(() => 1, {}, Date.UTC(2026, 10, 20, 5));
    expect(answered(ask(late, { period }))).toMatchObject({ from, to, counts_from: "2026-11-19", is_partial: false });
    // A day that was hardly measured is not the last one; one that lacks its last hour is.
    const begun = homeOf(() => 1, {}, Date.UTC(2026, 10, 20, 8));
    expect(answered(ask(begun, { period }))).toMatchObject({ from, to });
    const ending = homeOf(() => 1, {}, Date.UTC(2026, 10, 20, 4));
    expect(answered(ask(ending, { period }))).toMatchObject({ from, to });
  });

  it.each([
    ["spring", "autumn", "2026-03-01", "2026-05-31", "2026-09-01", "2026-11-23"],
    ["autumn", "spring", "2026-09-01", "2026-11-23", "2026-03-01", "2026-05-31"],
    ["2026-autumn", "summer-1", "2026-09-01", "2026-11-23", "2026-06-01", "2026-08-31"],
  ])("compares %s with all of %s", (period, other, from, to, from2, to2) => {
    expect(answered(ask(steady, { period, compared_to: other }))).toMatchObject({
      from,
      to,
      compared: { from: from2, to: to2, per_day: true },
    });
  });

  it("about a running month compares it with the same part of the other", () => {
    const { whole, compared, is_partial, to } = answered(ask(steady, { period: "month0", compared_to: "month-1" }));
    expect([is_partial, to]).toEqual([true, "2026-11-23"]);
    // November's first has 25 hours.
    expect(whole.value).toBe(22 * 24 + 8 + 1);
    expect(compared).toMatchObject({ from: "2026-10-01", to: "2026-10-23", per_day: false });
    expect(compared?.change).toBeCloseTo(1 / (22 * 24 + 8), 5);
  });

  it("whose two periods are the same time compares with the one before", () => {
    const { from, compared } = answered(ask(steady, { period: "month-1", compared_to: "--10" }));
    expect([from, compared?.from]).toEqual(["2026-10-01", "2025-10-01"]);
  });

  it("of last night is about one night, not the two ends of a day", () => {
    const home = homeOf((index) => (new Date(clock(START_MS + index * HOUR_MS)).getUTCDate() === 22 ? 1 : 10));
    const { whole } = answered(ask(home, { period: "day-1", filters: ["night"] }));
    // Two hours of the 22nd and six of the 23rd.
    expect(whole.value).toBe(2 + 60);
  });

  it("whose filters exclude one another has a row for each", () => {
    const { rows, group, values, whole } = answered(
      ask(steady, { period: "2026-10", filters: ["weekend", "weekday"] }),
    );
    expect([group, values]).toEqual(["filter", "daily_average"]);
    expect(rows.map(({ key, value }) => [key, value])).toEqual([
      ["weekend", 24],
      ["weekday", 24],
    ]);
    expect(whole.value).toBe(24);
    const night = answered(ask(steady, { period: "2026-10", filters: ["night", "daytime"], aggregate: "share" }));
    expect(night.rows.map(({ key, share }) => [key, share])).toEqual([
      ["night", expect.closeTo(1 / 3)],
      ["daytime", expect.closeTo(2 / 3)],
    ]);
    const both = answered(ask(steady, { period: "2026-10", filters: ["weekend", "night"] }));
    expect([both.group, both.whole.value]).toEqual([null, 9 * 8]);
  });

  it("of this weekend is about the last one until Saturday", () => {
    const { from, compared } = answered(ask(steady, { period: "weekend0", compared_to: "weekend-1" }));
    expect([from, compared?.from]).toEqual(["2026-11-21", "2026-11-14"]);
  });

  it("with a pick and no group is about days, or the hours of a day", () => {
    expect(answered(ask(steady, { period: "month-1", pick: "highest" })).rows[0]?.key).toMatch(/^2026-10-\d\d$/);
    expect(answered(ask(steady, { period: "day-1", pick: "highest" })).rows[0]?.key).toMatch(/^2026-11-22T\d\d$/);
  });

  it("ranks weekdays by their average day, since a month has more of some", () => {
    const { rows, values } = answered(ask(steady, { period: "month-1", group: "weekday", pick: "highest" }));
    expect([values, rows[0]?.value]).toEqual(["daily_average", 24]);
  });

  it("about power gives kW, its highest with the moment", () => {
    const home = homeOf((index) => (index === 100 ? 7 : 1));
    expect(answered(ask(home, { metric: "power" })).whole).toMatchObject({ value: 7, peak_at: "2025-09-05T04:00" });
    expect(answered(ask(home, { metric: "power", period: "month-1", aggregate: "average" })).whole.value).toBe(1);
  });

  it("about carbon takes the factor of the grid", () =>
    expect(answered(ask(steady, { metric: "carbon", period: "day-1" }))).toMatchObject({
      unit: "kgCO2",
      whole: { value: 9.6 },
    }));

  it("about a home with panels keeps what they made, what of it was used, and what the rest earned", () => {
    const solar = homeOf((index) => (index % 24 >= 9 && index % 24 < 12 ? -2 : 1), {
      tariff: { ...tariff, exportRule: "net_metering" },
    });
    const [record] = solar.records;
    const producedKwh = record!.series.kwh.map((kwh) => (kwh < 0 ? 3 : 0));
    const home: HomeEnergy = { ...solar, records: [{ ...record!, producedKwh }] };
    const of = (metric: EnergyQuestion["metric"]) => answered(ask(home, { metric, period: "day-1" })).whole.value;
    expect([of("produced"), of("sold"), of("own_use")]).toEqual([9, 6, 3]);
    expect(answered(ask(home, { metric: "credit", period: "day-1" }))).toMatchObject({
      unit: "currency",
      currency: "USD",
      whole: { value: 1.2 },
    });
    const month = (metric: "cost" | "credit") => answered(ask(home, { metric, period: "2026-10" })).whole.value;
    // 31 days: 16 hours off peak and 5 at peak prices, and the fixed charge.
    expect(month("cost") + month("credit")).toBeCloseTo(31 * (16 * 0.2 + 5 * 0.5) + 10, 2);
  });

  it("counts from the last reading, when the readings ended long ago", () => {
    const past = homeOf(() => 1, {}, Date.UTC(2026, 5, 16, 4));
    expect(answered(ask(past, { period: "month-1" }))).toMatchObject({ from: "2026-05-01", counts_from: "2026-06-15" });
    expect(answered(ask(past, { period: "2026-04" })).counts_from).toBeNull();
  });

  it.each<[string, Partial<EnergyQuestion>]>([
    ["production", { metric: "produced" }],
    ["production", { metric: "own_use" }],
    ["export", { metric: "sold" }],
    ["export", { metric: "credit" }],
    ["prices", { metric: "cost" }],
    ["tariff_periods", { filters: ["peak"] }],
    ["temperatures", { filters: ["hot_days"] }],
    ["away", { filters: ["away"] }],
    ["bills", { period: "bill-1" }],
    ["readings_in_period", { period: "day+1" }],
    ["unknown_period", { period: "holiday:tuesday" }],
    ["unknown_pick", { pick: "above:24parsec" }],
    ["second_period", { aggregate: "difference" }],
    ["second_period", { period: "2026-10", compared_to: "2024-10" }],
  ])("names what stands in the way: %s", (gap, question) =>
    expect(ask(steady, question)).toEqual({ status: "gap", gap, from: "2025-09-01", to: "2026-11-23" }),
  );

  it("about nothing measured has no data", () =>
    expect(ask({ ...steady, records: [] }, {})).toEqual({ status: "gap", gap: "no_data", from: null, to: null }));
});

const day = (date: string): number => Date.parse(date);
const month = (first: string, next: string, kwh: number, cost: number | null = null) => ({
  span: { fromMs: day(first), toMs: day(next) },
  kwh,
  cost,
});

describe("of a home of which only months or bills are known", () => {
  const months = [
    month("2026-08-01", "2026-09-01", 310, 62),
    month("2026-09-01", "2026-10-01", 300, 60),
    month("2026-10-01", "2026-11-01", 620, 124),
  ];
  const home: HomeEnergy = {
    ...homeOf(() => 1),
    records: [recordOfDays(months, "USD")],
    timeZone: "UTC",
  };

  it("months are answered", () => {
    expect(answered(ask(home, { period: "month-1" })).whole.value).toBe(620);
    expect(answered(ask(home, { period: "last3m" })).whole.value).toBe(1_230);
    expect(answered(ask(home, { group: "month", pick: "lowest" })).rows[0]?.key).toBe("2026-09");
    const { compared } = answered(ask(home, { period: "2026-10", compared_to: "2026-09" }));
    expect(compared).toMatchObject({ per_day: true, change: 1 });
  });

  it("any months add up, whatever they hold", () => {
    const anyMonths = fc.array(
      fc.record({ kwh: fc.integer({ min: 0, max: 900 }), cost: fc.integer({ min: 0, max: 90 }) }),
      {
        minLength: 12,
        maxLength: 12,
      },
    );
    const monthOf = (index: number) => `2025-${String(index + 1).padStart(2, "0")}`;
    fc.assert(
      fc.property(anyMonths, fc.nat(11), fc.nat(11), (all, a, b) => {
        const year: HomeEnergy = {
          ...home,
          records: [
            recordOfDays(
              all.map(({ kwh, cost }, index) => ({
                span: { fromMs: Date.UTC(2025, index, 1), toMs: Date.UTC(2025, index + 1, 1) },
                kwh,
                cost,
              })),
              "USD",
            ),
          ],
        };
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        const period = `${monthOf(first)}..${monthOf(last)}`;
        const asked = all.slice(first, last + 1);
        const sum = (field: "cost" | "kwh") => asked.reduce((total, one) => total + one[field], 0);
        expect(answered(ask(year, { period })).whole.value).toBeCloseTo(sum("kwh"), 5);
        expect(answered(ask(year, { metric: "cost", period })).whole.value).toBeCloseTo(sum("cost"), 5);
        const count = answered(ask(year, { period, aggregate: "count", pick: "above:450kWh" }));
        expect(count.rows.length).toBe(asked.filter(({ kwh }) => kwh > 450).length);
        const rows = answered(ask(year, { period, group: "month" })).rows;
        expect(rows.map(({ key }) => key)).toEqual(asked.map((_, index) => monthOf(first + index)));
      }),
      { numRuns: 50 },
    );
  });

  it("what a file counts as costs is told so", () =>
    expect(answered(ask(home, { metric: "cost", period: "2026-09" }))).toMatchObject({
      cost_by: "bills",
      currency: "USD",
      whole: { value: 60 },
    }));

  it.each<[string, Partial<EnergyQuestion>]>([
    ["daily_readings", { period: "day-30" }],
    ["daily_readings", { filters: ["weekend"] }],
    ["daily_readings", { group: "day", pick: "highest" }],
    ["hourly_readings", { filters: ["night"] }],
    ["hourly_readings", { metric: "power" }],
  ])("shorter times are not: %s", (gap, question) => expect(ask(home, question)).toMatchObject({ status: "gap", gap }));

  it("bills give their own amounts, by day where they are cut", () => {
    const bills = [
      { span: { fromMs: day("2026-10-11"), toMs: day("2026-11-10") }, kwh: 600, amount: 90, currency: "USD" },
      { span: { fromMs: day("2026-09-11"), toMs: day("2026-10-11") }, kwh: 300, amount: 45, currency: "USD" },
    ];
    const billed: HomeEnergy = {
      ...home,
      bills,
      records: [
        recordOfDays(
          bills.map(({ span, kwh, amount }) => ({ span, kwh, cost: amount })),
          "USD",
        ),
      ],
    };
    expect(answered(ask(billed, { metric: "cost", period: "bill-1" })).whole.value).toBe(90);
    expect(answered(ask(billed, { period: "2026-10" })).whole.value).toBe(10 * 10 + 21 * 20);
    expect(answered(ask(billed, { metric: "cost", group: "bill", pick: "highest" })).rows).toMatchObject([
      { key: "2026-10-11..2026-11-09", value: 90 },
    ]);
  });

  it("days of a file answer what its months cannot", () => {
    const days = Array.from({ length: 92 }, (_, index) => ({
      span: { fromMs: day("2026-08-01") + index * DAY_MS, toMs: day("2026-08-01") + (index + 1) * DAY_MS },
      kwh: index === 40 ? 99 : 10,
    }));
    const both: HomeEnergy = { ...home, records: [...home.records, recordOfDays(days, null)] };
    expect(answered(ask(both, { pick: "highest" })).rows[0]).toMatchObject({ key: "2026-09-10", value: 99 });
    expect(answered(ask(both, { period: "2026-10" })).whole.value).toBe(620);
  });
});

describe("one load of a home", () => {
  /** The car charges at 7 kW from midnight to 2 AM on Saturdays and Sundays; everything else takes 0.5 kW. */
  const isCharging = (index: number) => {
    const local = new Date(clock(START_MS + index * HOUR_MS));
    return local.getUTCHours() < 2 && local.getUTCDay() % 6 === 0;
  };
  const QUARTERS = 4;
  const home = homeOf(() => 0);
  const kwh = Float64Array.from(
    { length: (home.records[0]?.series.kwh.length ?? 0) * QUARTERS },
    (_, index) => (isCharging(Math.floor(index / QUARTERS)) ? 7.5 : 0.5) / QUARTERS,
  );
  const series = { startMs: START_MS, intervalSeconds: 900, kwh, timeZone: ZONE };
  const metered: HomeEnergy = {
    ...home,
    tariff,
    records: [{ series, resolutionSeconds: 900, producedKwh: null, costs: null }],
    splitLoads: ({ kwh: part }) => ({
      loads: [{ name: "ev_like", confidence: 0.7, kwh: part.map((value) => (value > 1 ? value - 0.5 / QUARTERS : 0)) }],
      prices: part.map(() => 0.2),
      currency: "USD",
    }),
  };
  const askLoad = (question: Partial<EnergyQuestion>) =>
    ask(metered, { period: "2026-10", load: "ev_charger", ...question });

  it("is filtered, grouped, picked, counted and compared like the home", () => {
    // October 2026 has five Saturdays and four Sundays.
    const { whole, load } = answered(askLoad({}));
    expect([whole.value, load]).toEqual([9 * 14, { name: "ev_like", confidence: 0.7 }]);
    expect(answered(askLoad({ filters: ["sat"] })).whole.value).toBe(5 * 14);
    expect(answered(askLoad({ filters: ["weekday"] })).whole.value).toBe(0);
    expect(answered(askLoad({ group: "day", pick: "above:0kWh", aggregate: "count" })).rows).toHaveLength(9);
    expect(answered(askLoad({ group: "hour_of_day", pick: "highest", aggregate: "average" })).rows[0]?.key).toBe("00");
    const { compared } = answered(askLoad({ compared_to: "2026-09" }));
    expect(compared?.whole.value).toBe(8 * 14);
  });

  it("costs its energy at the prices of its hours, without fixed charges", () => {
    const { whole, cost_by: by } = answered(askLoad({ metric: "cost" }));
    expect(whole.value).toBeCloseTo(9 * 14 * 0.2);
    expect(by).toBe("tariff");
  });

  it("is left out of what the home bought and paid", () => {
    const all = answered(ask(metered, { period: "2026-10" })).whole.value;
    const { whole, without } = answered(ask(metered, { period: "2026-10", without: ["ev_charger", "fridge"] }));
    expect(whole.value).toBeCloseTo(all - 9 * 14);
    expect(without).toEqual(["ev_like"]);
    const cost = (question: Partial<EnergyQuestion>) =>
      answered(ask(metered, { metric: "cost", period: "2026-10", ...question })).whole.value;
    expect(cost({ without: ["ev_charger"] })).toBeCloseTo(cost({}) - 9 * 14 * 0.2);
    expect(ask(metered, { without: ["fridge"] })).toMatchObject({ gap: "load" });
  });

  it("that the readings do not tell is named as a gap", () => {
    expect(askLoad({ load: "fridge" })).toMatchObject({ gap: "load" });
    expect(askLoad({ metric: "sold" })).toMatchObject({ gap: "load" });
    expect(ask(home, { load: "ev_charger" })).toMatchObject({ gap: "load" });
  });
});
