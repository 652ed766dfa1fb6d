import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOfPeriod, steppedPeriod } from "./period-step";
import { moved } from "../times/near-periods";
import type { StepUnit } from "./reaction";

const TODAY = "2026-11-23";

describe("the time before or after another", () => {
  it.each<[period: string, by: -1 | 1, unit: StepUnit | null, next: string | undefined]>([
    ["month-1", -1, "month", "month-2"],
    ["--10", -1, null, "2026-09"],
    ["2026-01-01..2026-03-31", 1, "quarter", "2026-04..2026-06"],
    ["2026-01..2026-03", -1, "quarter", "2025-10..2025-12"],
    ["2026", -1, "year", "2025"],
    ["2025-12-24..2025-12-26", -1, "week", "2025-12-17..2025-12-19"],
    ["2025-12-24..2025-12-26", -1, "day", "2025-12-23"],
    ["sat-1", -1, "day", "2026-11-13"],
    ["2026-10-03", 1, null, "2026-10-04"],
    ["month0", 1, "month", undefined],
    ["day-1", -1, "quarter", undefined],
  ])("%s by %i %s", (period, by, unit, next) => expect(steppedPeriod(period, by, unit, TODAY)).toBe(next));

  it("touches the one that it is counted from", () => {
    const months = fc.integer({ min: -30, max: -3 }).map((by) => moved("2026-11", by));
    const days = fc.integer({ min: -900, max: -40 }).map((by) => moved(TODAY, by));
    const ranges = fc
      .tuple(days, fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => `${from}..${moved(from, length)}`);
    fc.assert(
      fc.property(fc.oneof(months, days, ranges), fc.constantFrom<-1 | 1>(-1, 1), (period, by) => {
        const [here, next] = [period, steppedPeriod(period, by, null, TODAY)].map((code) =>
          code === undefined ? undefined : daysOfPeriod(code, TODAY),
        );
        const [first, second] = by < 0 ? [next, here] : [here, next];
        expect(moved(first?.to ?? "", 1)).toBe(second?.from);
      }),
    );
  });
});
