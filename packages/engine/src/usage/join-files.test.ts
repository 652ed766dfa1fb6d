import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UsageReading, UsageReadings } from "../time-series/usage-readings";
import { joinFiles } from "./join-files";
import { summarizeUsage } from "./summarize";

const JANUARY_SECONDS = Date.UTC(2026, 0, 1) / 1_000;

/** Hourly readings of so many whole days; `wattHours` tells each hour by its number since January 1. */
function fileOf(
  firstDay: number,
  days: number,
  wattHours: (hour: number) => number,
  changed: Partial<UsageReadings> = {},
  hours = { from: 0, to: Infinity },
) {
  const readings = Array.from({ length: days * 24 }, (_, index): UsageReading => {
    const start = JANUARY_SECONDS + firstDay * DAY_SECONDS + index * HOUR_SECONDS;
    const amount = Math.round(wattHours(firstDay * 24 + index) * 1_000);
    return {
      start,
      seconds: HOUR_SECONDS,
      localStart: start,
      localEnd: start + HOUR_SECONDS,
      amount,
      cost: null,
      issuedAt: 0,
    };
  }).slice(hours.from, hours.to);
  return summarizeUsage({
    source: "interval_csv",
    commodity: "electricity",
    readings,
    exported: null,
    currency: null,
    touSplit: [],
    notices: [],
    ...changed,
  });
}

describe("files of readings together", () => {
  it("say what one file of all their readings says, in whatever order they were uploaded", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 90 }),
        fc.integer({ min: 0, max: 1_000 }),
        fc.boolean(),
        (days, seed, isNewestFirst) => {
          const wattHours = (hour: number) => ((hour * 7 + seed) % 24) * 50 + 100;
          const cut = 1 + (seed % (days - 1));
          const parts = [fileOf(cut, days - cut, wattHours), fileOf(0, cut, wattHours)] as const;
          const { facts, joined } = joinFiles(isNewestFirst ? parts : [parts[1], parts[0]]);
          const whole = fileOf(0, days, wattHours);
          expect(joined).toBe(1);
          expect(facts.dailyTotals).toEqual(whole.dailyTotals);
          expect(facts).toMatchObject({
            start: whole.start,
            end: whole.end,
            gaps: [],
            readingCount: whole.readingCount,
          });
          expect(facts.total).toBeCloseTo(whole.total);
          expect(facts.days).toBeCloseTo(whole.days);
          expect(facts.averagePerDay).toBeCloseTo(whole.averagePerDay);
          expect(facts.months.map(({ month }) => month)).toEqual(whole.months.map(({ month }) => month));
          for (const [index, month] of whole.months.entries()) {
            expect(facts.months[index]?.total).toBeCloseTo(month.total);
            expect(facts.months[index]?.changeFromPrevious ?? 0).toBeCloseTo(month.changeFromPrevious ?? 0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("count a day that two files cover once, as the newest has it", () => {
    const before = fileOf(0, 31, () => 100);
    const corrected = fileOf(20, 11, () => 200);
    const { facts } = joinFiles([corrected, before]);
    expect(facts.months).toMatchObject([{ month: "2026-01", days: 31, total: 31 * 2_400 }]);
    expect(facts.dailyTotals?.totals.slice(19, 21)).toEqual([2_400, 4_800]);
  });

  it("add the days that two overlapping parts of a month have together", () => {
    const { facts } = joinFiles([fileOf(9, 11, () => 200), fileOf(0, 15, () => 100)]);
    expect(facts.months).toMatchObject([{ days: 20, total: 9 * 2_400 + 11 * 4_800 }]);
  });

  it("keep what a month cost beside readings without a cost", () => {
    const readings = fileOf(0, 31, () => 100);
    const [month] = readings.months;
    if (!month) throw new Error("No month");
    const billed = { ...readings, months: [{ ...month, cost: 15 }], cost: { total: 15, currency: "USD" } };
    expect(joinFiles([readings, billed]).facts).toMatchObject({
      cost: { total: 15, currency: "USD" },
      months: [{ total: 31 * 2_400, days: 31, cost: 15 }],
    });
  });

  it("name the time between two files as a gap", () => {
    const { facts } = joinFiles([fileOf(40, 5, () => 100), fileOf(0, 31, () => 100)]);
    expect(facts.gaps).toEqual([{ start: "2026-02-01T00:00:00", end: "2026-02-10T00:00:00", missingReadings: 216 }]);
    expect(facts.days).toBe(36);
    expect(facts.dailyTotals?.totals.slice(30, 32)).toEqual([2_400, null]);
  });

  it("add the parts of a day that two files have, and count the larger part where they overlap", () => {
    const whole = fileOf(0, 3, (hour) => hour);
    const part = (from: number, to: number) => fileOf(0, 3, (hour) => hour, {}, { from, to });
    const { facts } = joinFiles([part(30, 72), part(0, 30)]);
    expect(facts).toMatchObject({ dailyTotals: whole.dailyTotals, partialDays: [] });
    expect(joinFiles([part(26, 40), part(24, 44)]).facts.partialDays).toEqual(
      [{ day: "2026-01-02", total: part(24, 44).total, share: 20 / 24 }].map((day) => ({
        ...day,
        share: expect.closeTo(day.share),
      })),
    );
  });

  it("leave out files of another commodity", () => {
    const gas = fileOf(0, 31, () => 1, { commodity: "gas" });
    const newest = fileOf(31, 28, () => 100);
    expect(joinFiles([newest, gas])).toEqual({ facts: newest, joined: 0 });
  });
});
