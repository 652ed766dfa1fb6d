import { PERIOD } from "@wattleaf/shared/domain/query-codes";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstDayOf, lastDayOf, type LocalSpan } from "./local-span";
import { countingFrom, type PeriodContext, resolvePeriod } from "./period-code";

/** Monday, 23 November 2026, at half past ten: the day of the training data. */
const NOW_MS = Date.UTC(2026, 10, 23, 10, 30);
const days = (first: string, last: string): LocalSpan => ({
  fromMs: Date.parse(first),
  toMs: Date.parse(last) + DAY_MS,
});
const context: PeriodContext = {
  nowMs: NOW_MS,
  measured: days("2024-11-01", "2026-11-22"),
  bills: [days("2026-10-12", "2026-11-10"), days("2026-09-12", "2026-10-11")],
};
const resolved = (code: string, more: Partial<PeriodContext> = {}) => {
  const span = resolvePeriod(code, { ...context, ...more });
  return span && `${firstDayOf(span)}..${lastDayOf(span)}`;
};

describe("a period's code", () => {
  it.each([
    ["day0", "2026-11-23..2026-11-23"],
    ["day-1", "2026-11-22..2026-11-22"],
    ["day+1", "2026-11-24..2026-11-24"],
    ["week0", "2026-11-23..2026-11-29"],
    ["week-1", "2026-11-16..2026-11-22"],
    ["weekend0", "2026-11-28..2026-11-29"],
    ["weekend-1", "2026-11-21..2026-11-22"],
    ["month-1", "2026-10-01..2026-10-31"],
    ["month+1", "2026-12-01..2026-12-31"],
    ["quarter0", "2026-10-01..2026-12-31"],
    ["quarter-1", "2026-07-01..2026-09-30"],
    ["year-1", "2025-01-01..2025-12-31"],
    ["mon0", "2026-11-23..2026-11-23"],
    ["mon-1", "2026-11-16..2026-11-16"],
    ["sun0", "2026-11-22..2026-11-22"],
    ["fri0..sun0", "2026-11-20..2026-11-22"],
    ["tue0..mon0", "2026-11-17..2026-11-23"],
    ["2026", "2026-01-01..2026-12-31"],
    ["2025-10", "2025-10-01..2025-10-31"],
    ["2025-10-14", "2025-10-14..2025-10-14"],
    ["--10", "2026-10-01..2026-10-31"],
    ["--12", "2025-12-01..2025-12-31"],
    ["--10-14", "2026-10-14..2026-10-14"],
    ["--14", "2026-11-14..2026-11-14"],
    ["--27", "2026-10-27..2026-10-27"],
    ["--31", "2026-10-31..2026-10-31"],
    ["--06..--08", "2026-06-01..2026-08-31"],
    ["--12..--02", "2025-12-01..2026-02-28"],
    ["2025-12..--02", "2025-12-01..2026-02-28"],
    ["--09..day0", "2026-09-01..2026-11-23"],
    ["2023..2025", "2023-01-01..2025-12-31"],
    ["summer", "2026-06-01..2026-08-31"],
    ["summer-1", "2026-06-01..2026-08-31"],
    ["winter-1", "2025-12-01..2026-02-28"],
    ["summer-2", "2025-06-01..2025-08-31"],
    ["2025-winter", "2024-12-01..2025-02-28"],
    ["last7d", "2026-11-16..2026-11-22"],
    ["last7d-1", "2026-11-09..2026-11-15"],
    ["last3m-1", "2026-05-23..2026-08-22"],
    ["last2w", "2026-11-09..2026-11-22"],
    ["last3m", "2026-08-23..2026-11-22"],
    ["last2y", "2024-11-23..2026-11-22"],
    ["next7d", "2026-11-24..2026-11-30"],
    ["since:--09", "2026-09-01..2026-11-23"],
    ["since:mon-1", "2026-11-16..2026-11-23"],
    ["before:2025-05", "2024-11-01..2025-04-30"],
    ["bill-1", "2026-10-12..2026-11-10"],
    ["bill-2", "2026-09-12..2026-10-11"],
    ["bill0", "2026-11-11..2026-11-23"],
    ["all", "2024-11-01..2026-11-22"],
    ["holiday:christmas", "2025-12-25..2025-12-25"],
    ["holiday:thanksgiving", "2025-11-27..2025-11-27"],
    ["holiday:easter", "2026-04-05..2026-04-05"],
    ["holiday:spring_festival", "2026-02-16..2026-02-22"],
    ["holiday:lunar_new_years_eve", "2026-02-16..2026-02-16"],
    ["holiday:anzac_day", "2026-04-25..2026-04-25"],
    ["holiday:mid_autumn", "2026-09-25..2026-09-25"],
    ["holiday:diwali", "2026-11-08..2026-11-08"],
    ["holiday:qingming", "2026-04-04..2026-04-04"],
    ["since:holiday:labor_day", "2026-09-07..2026-11-23"],
  ])("%s is %s", (code, named) => expect(resolved(code)).toBe(named));

  it.each(["bill-3", "bill+1", "2026-02-30", "holiday:nonsense", "2026-13", "--02..2024"])(
    "%s does not exist",
    (code) => expect(resolved(code)).toBeNull(),
  );

  it("of minutes and hours ends now", () => {
    expect(resolvePeriod("last24h", context)).toEqual({ fromMs: NOW_MS - DAY_MS, toMs: NOW_MS });
    expect(resolvePeriod("hour0", context)?.fromMs).toBe(Date.UTC(2026, 10, 23, 10));
  });

  it("without a year is one with readings, when the latest has none", () => {
    const measured = days("2024-01-15", "2025-10-05");
    expect(resolved("--10", { measured })).toBe("2025-10-01..2025-10-31");
    expect(resolved("--11..--12", { measured })).toBe("2024-11-01..2024-12-31");
    expect(resolved("summer", { measured })).toBe("2025-06-01..2025-08-31");
  });

  it("counts from the last day measured, when that is long ago", () => {
    const measured = days("2024-01-01", "2024-09-30");
    const { nowMs, isPast } = countingFrom(NOW_MS, measured);
    expect(isPast).toBe(true);
    const of = (code: string) => resolved(code, { nowMs, measured });
    expect([of("day0"), of("day-1"), of("month0"), of("last7d")]).toEqual([
      "2024-09-30..2024-09-30",
      "2024-09-29..2024-09-29",
      "2024-09-01..2024-09-30",
      "2024-09-24..2024-09-30",
    ]);
    expect(countingFrom(NOW_MS, context.measured)).toEqual({ nowMs: NOW_MS, isPast: false });
  });
});

const UNITS = ["day", "week", "weekend", "month", "quarter", "year", "mon", "thu", "sun"];
const anyMoment = fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2029, 11, 31) });

describe("whatever day it is", () => {
  it("a relative period is followed by the next without a gap or an overlap, and 0 holds or precedes now", () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.constantFrom("day", "week", "month", "quarter", "year"),
        fc.nat(30),
        (nowMs, unit, back) => {
          const at = (by: number) => resolvePeriod(`${unit}${by === 0 ? "0" : by}`, { ...context, nowMs });
          expect(at(-back - 1)?.toMs).toBe(at(-back)?.fromMs);
          const current = at(0);
          expect(current && current.fromMs <= nowMs && nowMs < current.toMs).toBe(true);
        },
      ),
    );
  });

  it("the last so many days follow as many before them", () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom("d", "w", "m", "y"),
        fc.nat(8),
        (nowMs, count, unit, back) => {
          const at = (steps: number) =>
            resolvePeriod(`last${count}${unit}${steps === 0 ? "" : `-${steps}`}`, { nowMs, measured: null, bills: [] });
          expect(at(back + 1)?.toMs).toBe(at(back)?.fromMs);
        },
      ),
    );
  });

  it("every code without a year has begun, and its range runs forward", () => {
    const recurring = fc.constantFrom(
      "--01",
      "--06",
      "--12",
      "--02-29",
      "--17",
      "--31",
      "summer",
      "winter",
      "holiday:easter",
    );
    fc.assert(
      fc.property(anyMoment, recurring, recurring, (nowMs, first, last) => {
        const alone = { nowMs, measured: null, bills: [] };
        expect(resolvePeriod(first, alone)?.fromMs ?? Infinity).toBeLessThanOrEqual(nowMs);
        const range = resolvePeriod(`${first}..${last}`, alone);
        if (range) expect(range.toMs).toBeGreaterThan(range.fromMs);
      }),
    );
  });

  it("whatever has the form of a period is answered with whole days or nothing", () => {
    const simple = fc.oneof(
      fc
        .tuple(fc.constantFrom(...UNITS, "bill"), fc.integer({ min: -40, max: 3 }))
        .map(([unit, by]) => `${unit}${by > 0 ? "+" : ""}${by}`),
      fc
        .tuple(fc.constantFrom("last", "next"), fc.integer({ min: 1, max: 400 }), fc.constantFrom("d", "w", "m"))
        .map((parts) => parts.join("")),
      fc
        .date({ min: new Date("2015-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
    fc.assert(
      fc.property(anyMoment, simple, simple, (nowMs, first, last) => {
        for (const code of [first, `${first}..${last}`, `since:${first}`, `before:${first}`]) {
          expect(code).toMatch(PERIOD);
          const span = resolvePeriod(code, { ...context, nowMs });
          if (!span) continue;
          expect([span.fromMs % DAY_MS, span.toMs % DAY_MS]).toEqual([0, 0]);
          expect(span.toMs).toBeGreaterThan(span.fromMs);
        }
      }),
    );
  });
});
