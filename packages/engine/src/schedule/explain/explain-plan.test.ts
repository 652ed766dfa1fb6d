import { describe, expect, test, vi } from "vitest";
import { appliance, battery, ev, room, site } from "../../../../../tests/factories/schedule";
import { loadSolver } from "@wattleaf/server/adapters/solver/highs";
import type { ScheduleProblem } from "../problem";
import { schedule } from "../schedule";
import { explainPlan } from "./explain-plan";

/** The first solve of a thread compiles the solver, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const solve = await loadSolver();
const OPTIONS = { timeLimitSeconds: 20 };
const HOURS = 24;
const timeOfUse = Float64Array.from({ length: HOURS }, (_, hour) =>
  hour < 7 ? 0.1 : hour >= 16 && hour < 21 ? 0.5 : 0.2,
);
const day = (parts: Partial<ScheduleProblem> = {}) =>
  site(HOURS, 1, { importPrice: timeOfUse, exportPrice: new Float64Array(HOURS), ...parts });
const explained = (problem: ScheduleProblem) => explainPlan(problem, schedule(problem, solve, OPTIONS), solve, OPTIONS);

describe("a decision is worth what the best plan without it costs more", () => {
  test("a run that may start at any hour, against every other hour by hand", () => {
    const powerKw = Float64Array.of(2, 1);
    const machine = appliance({ id: "washer", powerKw, earliestStep: 14, latestEndStep: 24 });
    const [found, ...others] = explained(day({ appliances: [machine] }));
    const costAt = (start: number) =>
      powerKw.reduce((sum, kw, offset) => sum + kw * (timeOfUse[start + offset] ?? 0), 0);
    const starts = Array.from({ length: 9 }, (_, index) => 14 + index);
    // It runs at 21:00 instead of 14:00, as the site would: the first hours of the window are cheap as well.
    expect(others).toEqual([]);
    expect(found).toBeUndefined();
    const late = explained(day({ appliances: [{ ...machine, earliestStep: 16 }] }))[0];
    expect(late).toMatchObject({ id: "washer", part: "appliance", fromStep: 21, untilStep: 23 });
    const without = starts.filter((start) => start >= 16 && (start + 1 < 21 || start >= 23)).map(costAt);
    expect(late?.costDifference).toBeCloseTo(Math.min(...without) - costAt(21), 6);
  });

  test("a vehicle's charge in the cheap hours, against the next cheapest", () => {
    const car = ev({ fromStep: 17, untilStep: 24, neededKwh: 5, maxKw: 5, efficiency: 1 });
    const [found] = explained(day({ evs: [car] }));
    // One hour of 5 kW from 21:00; without it from 22:00 at the same price.
    expect(found).toMatchObject({ part: "ev", fromStep: 21, untilStep: 22, energyKwh: 5 });
    expect(found?.costDifference).toBeCloseTo(0, 6);
    const [needed] = explained(day({ evs: [{ ...car, untilStep: 22 }] }));
    expect(needed?.costDifference).toBeCloseTo(5 * (0.5 - 0.2), 6);
  });

  test("what a battery stores for the dear hours, and what no other plan can keep", () => {
    const perfect = battery({ minKwh: 0, initialKwh: 0, chargeEfficiency: 1, dischargeEfficiency: 1, chargeKw: 2 });
    const decisions = explained(day({ batteries: [{ ...perfect, maxKwh: 2.5, capacityKwh: 2.5 }] }));
    const [dear] = decisions.filter(({ part, fromStep }) => part === "discharge" && fromStep >= 16);
    // 0.5 kW in all five dear hours at 0.50, instead of other hours at 0.20.
    expect(dear?.costDifference).toBeCloseTo(2.5 * 0.3, 6);
    const limited = { importLimitKw: 3, exportLimitKw: Infinity };
    const loadKw = Float64Array.from({ length: HOURS }, (_, hour) => (hour === 12 ? 4 : 1));
    const crowded = explained(day({ grid: limited, loadKw, batteries: [{ ...perfect, dischargeKw: 1 }] }));
    const [needed] = crowded.filter(
      ({ fromStep, untilStep, part }) => part === "discharge" && fromStep <= 12 && untilStep > 12,
    );
    expect(needed?.brokenWishes).toEqual([
      { kind: "import_limit", excessKwh: expect.closeTo(1), worstKw: expect.closeTo(1) },
    ]);
  });

  test("heating ahead of the dear hours, against a thermostat in the same hours", () => {
    const decisions = explained(day({ heatZones: [room(HOURS)] }));
    expect(decisions.length).toBeGreaterThan(0);
    for (const { part, costDifference, brokenWishes } of decisions) {
      expect(part).toBe("heat");
      expect(costDifference).toBeGreaterThanOrEqual(0);
      expect(brokenWishes).toEqual([]);
    }
  });
});

test("at most five decisions are explained, the most valuable first, with progress before each", () => {
  const cars = Array.from({ length: 7 }, (_, index) =>
    ev({ id: `${index}`, fromStep: 17, untilStep: 24, neededKwh: 3 + index }),
  );
  const problem = day({ evs: cars });
  const told: [number, number][] = [];
  const found = explainPlan(problem, schedule(problem, solve, OPTIONS), solve, OPTIONS, (done, of) =>
    told.push([done, of]),
  );
  expect(told).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]));
  expect(found).toHaveLength(5);
  const differences = found.map(({ costDifference }) => costDifference);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
});
