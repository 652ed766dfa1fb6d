import { describe, expect, it } from "vitest";
import { type DayUse, monthOf } from "../../packages/engine/src/savings/day-use";
import { monthBaseline } from "../../packages/engine/src/savings/month-baseline";
import { settleMonth } from "../../packages/engine/src/savings/settle-month";
import { wholeDays } from "../../packages/engine/src/savings/whole-days";
import { dailyHome, greenButtonLoad, hasRealLoads } from "../support/real-loads";

const NO_TEMPERATURES = new Map<string, number>();

const HOMES = {
  "a US home, daily 2020–2025": () => dailyHome(),
  "single family, 2011": () =>
    wholeDays(greenButtonLoad("Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml")),
  "multi family, 2011": () =>
    wholeDays(greenButtonLoad("Coastal_Multi_Family_12hr_Jan_1_2011_to_Jan_1_2012_RetailCustomer_3.xml")),
} satisfies Record<string, () => DayUse[]>;

/** Half-years, such as `2021-1`, in which an unchanged home would have earned points alone, of those that were judged. */
function halfYears(days: readonly DayUse[]) {
  const judged = new Map<string, boolean>();
  for (const month of new Set(days.map(({ day }) => monthOf(day)))) {
    const baseline = monthBaseline(days, NO_TEMPERATURES, month);
    const saving = baseline && settleMonth(baseline, days, NO_TEMPERATURES);
    if (!saving) continue;
    const half = `${month.slice(0, 4)}-${Number(month.slice(5)) <= 6 ? 1 : 2}`;
    judged.set(half, judged.get(half) === true || saving.exceedsNoise);
  }
  return judged;
}

describe.skipIf(!hasRealLoads)("real homes without a program", () => {
  it.each(Object.keys(HOMES) as (keyof typeof HOMES)[])("%s: no half-year is paid", (name) => {
    const judged = halfYears(HOMES[name]());
    expect(judged.size).toBeGreaterThanOrEqual(2);
    expect([...judged].filter(([, isPaid]) => isPaid)).toEqual([]);
  });
});
