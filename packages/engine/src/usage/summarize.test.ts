import { DomainError } from "@wattleaf/shared/errors";
import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UsageReading, UsageReadings } from "../time-series/usage-readings";
import { summarizeUsage } from "./summarize";

/** Monday 2024-01-01T00:00 on the wall clock. */
const MONDAY = Date.UTC(2024, 0, 1) / 1_000;

function reading(start: number, watthours: number, seconds = HOUR_SECONDS): UsageReading {
  const local = { localStart: start, localEnd: start + seconds };
  return { start, seconds, ...local, amount: Math.round(watthours * 1_000), cost: null, issuedAt: 0 };
}

function series(readings: readonly UsageReading[], overrides: Partial<UsageReadings> = {}): UsageReadings {
  const empty = { exported: null, currency: null, touSplit: [], notices: [] };
  return { source: "green_button", commodity: "electricity", readings, ...empty, ...overrides };
}

const hours = (count: number, watthours: (hour: number) => number, from = MONDAY) =>
  Array.from({ length: count }, (_, hour) => reading(from + hour * HOUR_SECONDS, watthours(hour)));

describe("the facts of a series", () => {
  it("finds the peak hour, the night share and the hourly averages", () => {
    const facts = summarizeUsage(series(hours(48, (hour) => (hour % 24 === 18 ? 900 : 100))));
    expect(facts.peakHour).toEqual({ hour: 18, average: 900 });
    expect(facts.nightShare).toBeCloseTo(800 / 3_200);
    expect(facts.hourlyAverage).toHaveLength(24);
    expect(facts.hourlyAverage[3]).toBe(100);
  });

  it("gives hourly averages per hour, however short the readings", () => {
    const quarters = Array.from({ length: 96 }, (_, index) => reading(MONDAY + index * 900, 25, 900));
    expect(summarizeUsage(series(quarters)).hourlyAverage).toEqual(Array.from({ length: 24 }, () => 100));
  });

  it("tells working days from the weekend", () => {
    const facts = summarizeUsage(series(hours(7 * 24, (hour) => (hour >= 5 * 24 ? 200 : 100))));
    expect(facts).toMatchObject({ weekdayAveragePerDay: 2_400, weekendAveragePerDay: 4_800 });
  });

  it("gives the total of each day that was measured in full", () => {
    const readings = hours(3 * 24 + 12, () => 100).filter(({ start }) => start !== MONDAY + 30 * HOUR_SECONDS);
    expect(summarizeUsage(series(readings)).dailyTotals).toEqual({
      firstDay: "2024-01-01",
      totals: [2_400, null, 2_400, null],
    });
  });

  it("keeps what was measured of the other days, with its share of the day", () => {
    const readings = hours(3 * 24 + 12, () => 100).filter(({ start }) => start !== MONDAY + 30 * HOUR_SECONDS);
    expect(summarizeUsage(series(readings)).partialDays).toEqual([
      { day: "2024-01-02", total: 2_300, share: 0.9583333 },
      { day: "2024-01-04", total: 1_200, share: 0.5 },
    ]);
  });

  it("keeps the newest 800 days, and none of a file of months", () => {
    const days = Array.from({ length: 900 }, (_, index) => reading(MONDAY + index * DAY_SECONDS, index, DAY_SECONDS));
    const { dailyTotals } = summarizeUsage(series(days));
    expect(dailyTotals?.totals).toHaveLength(800);
    expect(dailyTotals?.totals.at(-1)).toBe(899);
    expect(dailyTotals?.firstDay).toBe("2024-04-10");
    const months = Array.from({ length: 3 }, (_, index) =>
      reading(MONDAY + index * 30 * DAY_SECONDS, 9_000, 30 * DAY_SECONDS),
    );
    expect(summarizeUsage(series(months)).dailyTotals).toBeUndefined();
  });

  it("takes the 5th percentile of power for the base load, so that dropped readings do not zero it", () => {
    const facts = summarizeUsage(series(hours(100, (hour) => (hour % 25 === 0 ? 0 : hour % 2 === 0 ? 150 : 450))));
    expect(facts.baseLoadWatts).toBe(150);
    expect(facts.baseLoadShare).toBeCloseTo((150 * 100) / facts.total);
    expect(facts.peakDemand).toEqual({ at: "2024-01-01T01:00:00", watts: 450 });
  });

  it("takes the base load behind panels from the dark hours, when the sun hides none of it", () => {
    const byHour = hours(10 * 24, (hour) => (hour % 24 < 6 ? 120 : hour % 24 < 18 ? 0 : 800));
    const sold = hours(10 * 24, (hour) => (hour % 24 >= 6 && hour % 24 < 18 ? 500 : 0));
    expect(summarizeUsage(series(byHour)).baseLoadWatts).toBe(0);
    const behindSolar = summarizeUsage({ ...series(byHour), exported: sold });
    expect(behindSolar).toMatchObject({ baseLoadWatts: 120, baseLoadShare: null });
  });

  it("compares months by their average day, so that a partial month is not a saving", () => {
    const facts = summarizeUsage(series(hours((31 + 10) * 24, (hour) => (hour < 31 * 24 ? 100 : 110))));
    const [january, february] = facts.months;
    expect(january).toMatchObject({ month: "2024-01", days: 31, changeFromPrevious: null });
    expect(february).toMatchObject({ month: "2024-02", days: 10 });
    expect(february?.changeFromPrevious).toBeCloseTo(0.1);
  });

  it("compares nothing with a month of less than a week", () => {
    const facts = summarizeUsage(series(hours((31 + 6) * 24, () => 100)));
    expect(facts.months[1]?.changeFromPrevious).toBeNull();
  });

  it("counts half a day as half a day", () => {
    expect(summarizeUsage(series(hours(36, () => 100)))).toMatchObject({ days: 1.5, averagePerDay: 2_400 });
  });

  it("says nothing about hours and power that daily readings cannot show", () => {
    const days = Array.from({ length: 14 }, (_, index) => reading(MONDAY + index * DAY_SECONDS, 8_000, DAY_SECONDS));
    expect(summarizeUsage(series(days))).toMatchObject({
      intervalSeconds: DAY_SECONDS,
      averagePerDay: 8_000,
      weekendAveragePerDay: 8_000,
      peakHour: null,
      nightShare: null,
      peakDemand: null,
      baseLoadWatts: null,
      hourlyAverage: [],
    });
  });

  it("rejects a series without readings", () => {
    expect(() => summarizeUsage(series([]))).toThrow(DomainError);
  });
});

/** Up to five weeks of readings of one length, some missing, at any time of the year. */
const anySeries = fc
  .record({
    firstHour: fc.integer({ min: 0, max: 20_000 }),
    seconds: fc.constantFrom(900, 1_800, HOUR_SECONDS, DAY_SECONDS),
    amounts: fc.array(fc.option(fc.integer({ min: 0, max: 5_000_000 }), { freq: 12 }), {
      minLength: 1,
      maxLength: 800,
    }),
  })
  .map(({ firstHour, seconds, amounts }) =>
    amounts.flatMap((amount, index) =>
      amount === null ? [] : [{ ...reading(MONDAY + firstHour * HOUR_SECONDS + index * seconds, 0, seconds), amount }],
    ),
  )
  .filter((readings) => readings.length > 0);

/** Thousandths, in which amounts are kept, compared as integers. */
const steps = (quantity: number) => Math.round(quantity * 1_000);

describe("whatever the readings", () => {
  it("total = sum of the months = sum of the readings", () => {
    fc.assert(
      fc.property(anySeries, (readings) => {
        const facts = summarizeUsage(series(readings));
        const amount = readings.reduce((sum, { amount: own }) => sum + own, 0);
        expect(steps(facts.total)).toBe(amount);
        expect(facts.months.reduce((sum, { total }) => sum + steps(total), 0)).toBe(amount);
        expect(facts.readingCount).toBe(readings.length);
      }),
    );
  });

  it("order and repetition change nothing but the notice of the duplicates", () => {
    fc.assert(
      fc.property(
        anySeries.chain((readings) => fc.tuple(fc.constant(readings), fc.shuffledSubarray(readings, { minLength: 1 }))),
        ([readings, again]) => {
          const once = summarizeUsage(series(readings));
          const shuffled = summarizeUsage(series([...again, ...readings.toReversed()]));
          expect(shuffled.notices).toEqual([{ code: "duplicates_removed", values: { readings: again.length } }]);
          expect({ ...shuffled, notices: [] }).toEqual(once);
        },
      ),
    );
  });

  it("readings and gaps together cover the span", () => {
    fc.assert(
      fc.property(anySeries, (readings) => {
        const facts = summarizeUsage(series(readings));
        const span = (Date.parse(`${facts.end}Z`) - Date.parse(`${facts.start}Z`)) / 1_000;
        const missing = facts.gaps.reduce((sum, gap) => sum + gap.missingReadings, 0);
        expect((facts.readingCount + missing) * (readings[0]?.seconds ?? 0)).toBe(span);
      }),
    );
  });

  it("shares stay between 0 and 1, and the base load below the peak", () => {
    fc.assert(
      fc.property(anySeries, (readings) => {
        const { nightShare, baseLoadShare, baseLoadWatts, peakDemand } = summarizeUsage(series(readings));
        for (const share of [nightShare ?? 0, baseLoadShare ?? 0]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(baseLoadWatts ?? 0).toBeLessThanOrEqual(peakDemand?.watts ?? 0);
      }),
    );
  });
});
