import { HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { IntervalSeries } from "../../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isoDay } from "../../time-series/calendar";
import { HIGH_FIVE_OF_TEN, TEN_OF_TEN } from "./baseline-rule";
import type { BaselineOptions, CustomerBaseline, TimeSpan } from "./customer-baseline";
import { customerBaseline } from "./customer-baseline";

const ZONE = "America/Los_Angeles";
const at = (iso: string) => Date.parse(iso);
/** Thursday 2026-06-18, 17:00 to 20:00 Pacific. */
const EVENT: TimeSpan = { startMs: at("2026-06-18T17:00:00-07:00"), endMs: at("2026-06-18T20:00:00-07:00") };

const options = (change: Partial<BaselineOptions> = {}): BaselineOptions => ({
  rule: TEN_OF_TEN,
  adjustment: "multiplicative",
  holidays: { calendar: "nerc", extraDays: [] },
  exclude: [],
  ...change,
});

/** Hourly readings of the days around the event; `kwh` is told the local date and hour. */
function hourly(
  kwh: (date: string, hour: number) => number,
  { from = "2026-04-20T00:00:00-07:00", to = "2026-06-19T00:00:00-07:00", timeZone = ZONE } = {},
): IntervalSeries {
  const startMs = at(from);
  const clock = zoneClock(timeZone);
  const values = Array.from({ length: (at(to) - startMs) / HOUR_MS }, (_, index) => {
    const localMs = clock(startMs + index * HOUR_MS);
    return kwh(isoDay(dayOf(localMs)), new Date(localMs).getUTCHours());
  });
  return { startMs, intervalSeconds: 3_600, kwh: Float64Array.from(values), timeZone };
}

function baselineOf(series: IntervalSeries, event = EVENT, change: Partial<BaselineOptions> = {}): CustomerBaseline {
  const result = customerBaseline(series, event, options(change));
  if (!result.ok) throw new Error(result.none.reason);
  return result.baseline;
}

describe("a 10-of-10 baseline", () => {
  test("averages the ten business days before the event, hour by hour", () => {
    // Each day's load is its day of the month, so the average tells which days were taken.
    const baseline = baselineOf(
      hourly((date) => Number(date.slice(8))),
      EVENT,
      { adjustment: "none" },
    );
    const days = [17, 16, 15, 12, 11, 10, 9, 8, 5, 4];
    expect(baseline.days).toEqual(days.map((day) => `2026-06-${String(day).padStart(2, "0")}`));
    expect([...baseline.kwh]).toEqual([10.7, 10.7, 10.7]);
    expect([...baseline.meteredKwh]).toEqual([18, 18, 18]);
  });

  test("leaves out the days of other events, holidays and days with a missing hour", () => {
    const series = hourly((date, hour) => (date === "2026-06-11" && hour === 18 ? Number.NaN : 1));
    const { days } = baselineOf(series, EVENT, {
      exclude: [{ startMs: at("2026-06-16T09:00:00-07:00"), endMs: at("2026-06-16T10:00:00-07:00") }],
      holidays: { calendar: "nerc", extraDays: ["2026-06-15"] },
    });
    expect(days).toHaveLength(10);
    for (const day of ["2026-06-16", "2026-06-15", "2026-06-11"]) expect(days).not.toContain(day);
    // Ten more back runs over Memorial Day, 25 May.
    const memorial = baselineOf(
      hourly(() => 1),
      {
        startMs: at("2026-05-29T17:00:00-07:00"),
        endMs: at("2026-05-29T18:00:00-07:00"),
      },
    );
    expect(memorial.days).not.toContain("2026-05-25");
  });

  test("takes no ratio for a site that feeds in during the event: more use would count as more export", () => {
    const afternoon = { startMs: at("2026-06-18T13:00:00-07:00"), endMs: at("2026-06-18T14:00:00-07:00") };
    const solar = hourly((date, hour) => (hour === 13 ? -3 : date === "2026-06-18" ? 1.2 : 1));
    expect(baselineOf(solar, afternoon)).toMatchObject({
      kwh: Float64Array.of(-3),
      adjustment: { kind: "none", reason: "baseline_not_positive" },
    });
    const additive = baselineOf(solar, afternoon, { adjustment: "additive" });
    expect(additive.kwh[0]).toBeCloseTo(-2.8, 9);
  });

  test("does not take what another event of the same day has changed for the day's own level", () => {
    // Called from 13 to 15 o'clock already: the window from 13 to 16 has one hour that says what the day is like.
    const earlier = { startMs: at("2026-06-18T13:00:00-07:00"), endMs: at("2026-06-18T15:00:00-07:00") };
    const series = hourly((date, hour) => (date === "2026-06-18" && (hour === 13 || hour === 14) ? 1 : 10));
    expect(baselineOf(series).kwh[0]).toBeCloseTo(8, 9);
    expect(baselineOf(series, EVENT, { exclude: [earlier] })).toMatchObject({
      kwh: Float64Array.of(10, 10, 10),
      adjustment: { kind: "none", reason: "window_not_metered" },
    });
  });

  test("on a weekend takes the four weekend days and holidays before", () => {
    const sunday = { startMs: at("2026-05-31T17:00:00-07:00"), endMs: at("2026-05-31T18:00:00-07:00") };
    expect(
      baselineOf(
        hourly(() => 1),
        sunday,
      ).days,
    ).toEqual(["2026-05-30", "2026-05-25", "2026-05-24", "2026-05-23"]);
  });

  test("does not look further back than 45 days, and says how many days it found", () => {
    const metered = (date: string) => (date >= "2026-06-15" || date < "2026-05-04" ? 1 : Number.NaN);
    expect(customerBaseline(hourly(metered), EVENT, options())).toEqual({
      ok: false,
      none: { reason: "too_few_days", eligibleDays: 3, neededDays: 5 },
    });
  });

  test("is not made for an event between two readings, or one without readings", () => {
    const offGrid = { startMs: EVENT.startMs + HOUR_MS / 2, endMs: EVENT.endMs };
    expect(
      customerBaseline(
        hourly(() => 1),
        offGrid,
        options(),
      ),
    ).toMatchObject({ none: { reason: "event_off_grid" } });
    const unmetered = hourly((date) => (date === "2026-06-18" ? Number.NaN : 1));
    expect(customerBaseline(unmetered, EVENT, options())).toMatchObject({ none: { reason: "event_not_metered" } });
  });
});

describe("the same-day adjustment", () => {
  /** 2 kWh an hour on every day; on the event day as given between 13 and 16 o'clock. */
  const withMorning = (kwh: number) =>
    hourly((date, hour) => (date === "2026-06-18" && hour >= 13 && hour < 16 ? kwh : 2));

  test.each([
    [2.2, 2.2, 1.1],
    [3, 2.4, 1.5],
    [0.2, 1.6, 0.1],
  ])("with %f kWh an hour from 13 to 16 makes 2 kWh %f, within 20 %%", (morning, expected, uncapped) => {
    const { kwh, adjustment } = baselineOf(withMorning(morning));
    expect(kwh[0]).toBeCloseTo(expected, 12);
    expect(adjustment).toMatchObject({ kind: "multiplicative", uncappedFactor: expect.closeTo(uncapped, 12) });
  });

  test("does not look at the hour just before the event", () => {
    const preCooled = hourly((date, hour) => (date === "2026-06-18" && hour === 16 ? 9 : 2));
    expect(baselineOf(preCooled).kwh[0]).toBe(2);
  });

  test("can add instead, without a cap", () => {
    expect(baselineOf(withMorning(3), EVENT, { adjustment: "additive" }).kwh[0]).toBe(3);
  });

  test("is left out where the day was not metered, or where the site exports", () => {
    expect(baselineOf(withMorning(Number.NaN)).adjustment).toEqual({ kind: "none", reason: "window_not_metered" });
    const exporting = hourly((_, hour) => (hour < 16 ? -1 : 2));
    expect(baselineOf(exporting).adjustment).toEqual({ kind: "none", reason: "baseline_not_positive" });
  });
});

test("high-5-of-10 keeps the five days with the most use in the event's hours", () => {
  const { days, kwh } = baselineOf(
    hourly((date, hour) => (hour >= 17 && hour < 20 ? Number(date.slice(8)) : 1)),
    EVENT,
    { rule: HIGH_FIVE_OF_TEN, adjustment: "none" },
  );
  expect(days).toEqual(["2026-06-17", "2026-06-16", "2026-06-15", "2026-06-12", "2026-06-11"]);
  expect(kwh[0]).toBeCloseTo((17 + 16 + 15 + 12 + 11) / 5, 12);
});

describe("across a change of the clock", () => {
  test("the same time on the wall is compared", () => {
    const event = { startMs: at("2026-03-11T17:00:00-07:00"), endMs: at("2026-03-11T18:00:00-07:00") };
    const byHour = hourly((_, hour) => hour, { from: "2026-02-01T00:00:00-08:00", to: "2026-03-12T00:00:00-07:00" });
    expect(baselineOf(byHour, event).kwh[0]).toBe(17);
  });

  test("a day without the event's hour takes no part, and an hour shown twice is one hour", () => {
    const nights = hourly((_, hour) => hour, { from: "2026-01-20T00:00:00-08:00", to: "2026-03-16T00:00:00-07:00" });
    const nextSunday = { startMs: at("2026-03-15T02:00:00-07:00"), endMs: at("2026-03-15T03:00:00-07:00") };
    expect(baselineOf(nights, nextSunday, { adjustment: "none" }).days).toEqual([
      "2026-03-14",
      "2026-03-07",
      "2026-03-01",
      "2026-02-28",
    ]);
    const autumn = hourly((_, hour) => hour, { from: "2026-10-01T00:00:00-07:00", to: "2026-11-08T00:00:00-08:00" });
    const afterwards = { startMs: at("2026-11-07T01:00:00-08:00"), endMs: at("2026-11-07T02:00:00-08:00") };
    const { days, kwh } = baselineOf(autumn, afterwards, { adjustment: "none" });
    expect(days).toContain("2026-11-01");
    expect(kwh[0]).toBe(1);
  });

  test("an event past midnight continues into the same hours of the days after", () => {
    const event = { startMs: at("2026-06-17T23:00:00-07:00"), endMs: at("2026-06-18T02:00:00-07:00") };
    expect([
      ...baselineOf(
        hourly((_, hour) => hour),
        event,
        { adjustment: "none" },
      ).kwh,
    ]).toEqual([23, 0, 1]);
  });
});

test("a site that uses the same each day delivers nothing, whatever its profile", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 50, noNaN: true }), { minLength: 24, maxLength: 24 }),
      fc.constantFrom("multiplicative" as const, "additive" as const, "none" as const),
      (profile, adjustment) => {
        const { kwh, meteredKwh } = baselineOf(
          hourly((_, hour) => profile[hour] ?? 0),
          EVENT,
          { adjustment },
        );
        kwh.forEach((expected, index) => expect(expected).toBeCloseTo(meteredKwh[index] ?? Number.NaN, 9));
      },
    ),
    { numRuns: 50 },
  );
});
