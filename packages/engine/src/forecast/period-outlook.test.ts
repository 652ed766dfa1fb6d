import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import type { IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { billingPeriodOf } from "./billing-period";
import { periodOutlook } from "./period-outlook";

const dayNumber = (date: string) => Date.parse(date) / DAY_MS;
const month = (first: string, next: string) => ({ firstDay: dayNumber(first), endDay: dayNumber(next) });

/** Hourly readings up to a moment, by the local hour and day. */
function readings(from: string, to: string, kwh: (hour: number, day: number) => number): IntervalSeries {
  const timeZone = "America/New_York";
  const clock = zoneClock(timeZone);
  const startMs = Date.parse(from);
  const hours = Math.round((Date.parse(to) - startMs) / HOUR_MS);
  const values = Float64Array.from({ length: hours }, (_, index) => {
    const local = clock(startMs + index * HOUR_MS);
    return kwh((local / HOUR_MS) % 24, Math.floor(local / DAY_MS));
  });
  return { startMs, intervalSeconds: HOUR_SECONDS, timeZone, kwh: values };
}

const price = ({ kwh }: IntervalSeries) => kwh.reduce((sum, value) => sum + value, 0) * 0.5;

describe("a period that is not over", () => {
  test("is what was measured and days like the same weekdays of the latest weeks", () => {
    // 1 kWh an hour, 3 on Saturdays and Sundays; November 2026 has 9 of them, and an hour more than 30 × 24.
    const isWeekend = (day: number) => [2, 3].includes(((day % 7) + 7) % 7);
    const series = readings("2026-09-01T00:00:00-04:00", "2026-11-11T00:00:00-05:00", (_, day) =>
      isWeekend(day) ? 3 : 1,
    );
    const outlook = periodOutlook(series, month("2026-11-01", "2026-12-01"), { price });
    expect(outlook?.kwh.value).toBeCloseTo(21 * 24 + 9 * 72 + 3);
    expect(outlook?.cost?.value).toBeCloseTo((21 * 24 + 9 * 72 + 3) / 2);
    expect(outlook?.soFarKwh).toBeCloseTo(7 * 24 + 3 * 72 + 3);
  });

  test("has bounds learned from the errors of earlier months, and none with fewer than four", () => {
    const use = (_: number, day: number) => 1 + ((day * 37) % 11) / 10;
    const long = readings("2025-06-01T00:00:00-04:00", "2026-11-11T00:00:00-05:00", use);
    const found = periodOutlook(long, month("2026-11-01", "2026-12-01"), { price });
    expect(found?.testedPeriods).toBe(12);
    expect(found?.cost?.low).toBeLessThan(found?.cost?.value ?? 0);
    expect(found?.cost?.high).toBeGreaterThan(found?.cost?.value ?? 0);
    const short = readings("2026-09-01T00:00:00-04:00", "2026-11-11T00:00:00-05:00", use);
    expect(periodOutlook(short, month("2026-11-01", "2026-12-01"), { price })?.cost).toMatchObject({
      low: null,
      high: null,
    });
  });

  test("can cost less than so far where the home sells", () => {
    const series = readings("2026-04-01T00:00:00-04:00", "2026-06-11T00:00:00-04:00", (hour) =>
      hour > 9 && hour < 16 ? -4 : 1,
    );
    const outlook = periodOutlook(series, month("2026-06-01", "2026-07-01"), { price });
    expect(outlook?.cost?.value).toBeLessThan(0);
    expect(outlook?.soFarKwh).toBeCloseTo(10 * 18);
  });

  test("is unknown with less than four weeks of readings", () => {
    const series = readings("2026-10-25T00:00:00-04:00", "2026-11-11T00:00:00-05:00", () => 1);
    expect(periodOutlook(series, month("2026-11-01", "2026-12-01"), { price })).toBeNull();
  });
});

describe("the billing period of a day", () => {
  const today = dayNumber("2026-11-23");

  test("follows the newest bill, month by month from its day or in its length", () => {
    expect(billingPeriodOf([{ start: "2026-10-01", end: "2026-11-01" }], today)).toEqual(
      month("2026-11-01", "2026-12-01"),
    );
    expect(billingPeriodOf([{ start: "2026-09-12", end: "2026-10-12" }], today)).toEqual(
      month("2026-11-12", "2026-12-12"),
    );
    expect(billingPeriodOf([{ start: "2026-10-02", end: "2026-10-31" }], today)).toEqual(
      month("2026-10-31", "2026-11-29"),
    );
  });

  test("is the calendar month without a recent bill", () => {
    const november = month("2026-11-01", "2026-12-01");
    expect(billingPeriodOf([], today)).toEqual(november);
    expect(billingPeriodOf([{ start: "2024-09-12", end: "2024-10-12" }], today)).toEqual(november);
  });
});
