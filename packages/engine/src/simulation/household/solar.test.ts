import { expect, test } from "vitest";
import { householdOf } from "./household";
import { sandboxMonth } from "./sandbox-month";
import { sandboxProduction } from "./solar";

const JUNE_2026 = 12 * 2026 + 5;

test("what the panels make is exactly what the meter of the same home without them would count more", () => {
  const household = householdOf({ provider: "pge", accountNumber: "12345603", zipCode: "94086" });
  expect(household.solarWatts).toBeGreaterThan(0);
  const net = sandboxMonth(household, JUNE_2026);
  const used = sandboxMonth({ ...household, solarWatts: 0 }, JUNE_2026);
  const produced = sandboxProduction(household, net);
  for (const [index, kwh] of produced.entries())
    // Each of the three is rounded to a watt-hour.
    expect(Math.abs((used.kwh[index] ?? 0) - kwh - (net.kwh[index] ?? 0))).toBeLessThan(0.0016);
  expect(Math.max(...produced)).toBeGreaterThan(0.3);
});

test("where the meter has no reading, nothing is counted as produced", () => {
  const household = householdOf({ provider: "pge", accountNumber: "12345603", zipCode: "94086" });
  const series = sandboxMonth(household, JUNE_2026);
  series.kwh[50] = Number.NaN;
  const produced = sandboxProduction(household, series);
  expect(produced[50]).toBeNaN();
  expect(produced[51]).not.toBeNaN();
});
