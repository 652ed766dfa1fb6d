import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { randomSite } from "../../../../tests/factories/schedule";
import { loadSolver } from "@wattleaf/server/adapters/solver/highs";
import { kelvinOutside } from "./cost";
import type { Plan } from "./plan";
import type { ScheduleProblem } from "./problem";
import { type ScheduleOutcome, schedule } from "./schedule";

/** Powers, energies and temperatures agree to a tenth of a watt. */
const CLOSE = 1e-4;
const TIME_LIMIT_SECONDS = 20;

/** The first solve of a thread compiles the solver, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const solve = await loadSolver();
const shapes = fc.record({ seed: fc.integer({ min: 10_000, max: 1_000_000 }), steps: fc.integer({ min: 1, max: 30 }) });
const outcomes = new Map<string, { problem: ScheduleProblem; outcome: ScheduleOutcome }>();

/** Every property looks at the same sites, so each is solved once. */
const forAnySite = (holds: (problem: ScheduleProblem, outcome: ScheduleOutcome) => void, numRuns = 80) =>
  fc.assert(
    fc.property(shapes, ({ seed, steps }) => {
      const key = `${seed} ${steps}`;
      const problem = randomSite(seed, steps, [0.25, 0.5, 1][seed % 3] ?? 1);
      const solved = outcomes.get(key) ?? {
        problem,
        outcome: schedule(problem, solve, { timeLimitSeconds: TIME_LIMIT_SECONDS }),
      };
      outcomes.set(key, solved);
      holds(solved.problem, solved.outcome);
    }),
    { numRuns, seed: 3 },
  );

test("any plan keeps each battery within its bounds and stay, and never charges and discharges at once", () => {
  forAnySite(({ batteries }, { plan, baseline }) => {
    for (const each of [plan, baseline.plan]) {
      batteries.forEach((battery, index) => {
        for (const kwh of each.storedKwh[index] ?? []) {
          expect(kwh).toBeGreaterThanOrEqual(battery.minKwh - CLOSE);
          expect(kwh).toBeLessThanOrEqual(battery.maxKwh + CLOSE);
        }
        each.chargeKw[index]?.forEach((kw, step) => {
          const dischargeKw = each.dischargeKw[index]?.[step] ?? 0;
          expect(Math.min(kw, dischargeKw)).toBe(0);
          expect(kw).toBeLessThanOrEqual(battery.chargeKw + CLOSE);
          expect(dischargeKw).toBeLessThanOrEqual(battery.dischargeKw + CLOSE);
          if (step < battery.fromStep || step >= battery.untilStep) expect(kw + dischargeKw).toBe(0);
        });
      });
    }
  });
});

test("no more is exported than the sun and the batteries that may feed the grid give", () => {
  forAnySite(({ batteries, solarKw }, { plan }) => {
    plan.exportKw.forEach((kw, step) => {
      const given = batteries.map(({ mayExport }, index) => (mayExport ? (plan.dischargeKw[index]?.[step] ?? 0) : 0));
      expect(kw).toBeLessThanOrEqual((solarKw[step] ?? 0) + sum(given) + CLOSE);
    });
  });
});

test("any plan balances every step, never buys and sells at once, and wastes no more sun than there is", () => {
  forAnySite((problem, { plan, baseline }) => {
    for (const each of [plan, baseline.plan]) {
      for (let step = 0; step < problem.steps; step += 1) {
        expect(Math.abs(powerGivenLessTaken(problem, each, step))).toBeLessThan(CLOSE);
        expect(Math.min(each.importKw[step] ?? 0, each.exportKw[step] ?? 0)).toBe(0);
        expect(each.curtailedKw[step]).toBeLessThanOrEqual((problem.solarKw[step] ?? 0) + CLOSE);
        expect(each.exportKw[step]).toBeLessThanOrEqual(problem.grid.exportLimitKw + CLOSE);
      }
    }
  });
});

test("any vehicle charges only while plugged in, within the charger's powers, and gets its energy or is reported", () => {
  forAnySite((problem, { plan, brokenWishes }) => {
    problem.evs.forEach((ev, index) => {
      plan.evKw[index]?.forEach((kw, step) => {
        const isAway = step < ev.fromStep || step >= ev.untilStep;
        if (isAway) expect(kw).toBe(0);
        expect(kw === 0 || (kw >= ev.minKw - CLOSE && kw <= ev.maxKw + CLOSE)).toBe(true);
      });
      const stored = plan.evStoredKwh[index] ?? 0;
      const missing = brokenWishes.find((wish) => wish.kind === "ev_energy" && wish.id === ev.id);
      expect(stored).toBeLessThanOrEqual(ev.roomKwh + CLOSE);
      if (missing?.kind === "ev_energy") expect(stored + missing.missingKwh).toBeCloseTo(ev.neededKwh, 3);
      else expect(stored).toBeGreaterThanOrEqual(ev.neededKwh - 2 * CLOSE);
    });
  });
});

test("any machine runs whole, in one piece unless it may pause, inside its window, or is reported", () => {
  forAnySite((problem, { plan, brokenWishes }) => {
    problem.appliances.forEach((appliance, index) => {
      const ran = plan.runSteps[index] ?? [];
      const reported = brokenWishes.filter((wish) => "id" in wish && wish.id === appliance.id).map(({ kind }) => kind);
      const [first = 0] = ran;
      if (ran.length > 0) expect(first).toBeGreaterThanOrEqual(appliance.earliestStep);
      if (ran.length > 0 && !appliance.interruptible)
        expect(ran).toEqual(appliance.powerKw.reduce<number[]>((a) => [...a, first + a.length], []));
      expect(ran.length < appliance.powerKw.length).toBe(reported.includes("appliance_not_run"));
      expect((ran.at(-1) ?? -1) >= appliance.latestEndStep).toBe(reported.includes("appliance_late"));
    });
  });
});

test("any room stays in its comfort band or is reported, and so does the import limit", () => {
  forAnySite((problem, { plan, brokenWishes }) => {
    const kinds = brokenWishes.map(({ kind }) => kind);
    const { heatZones, grid } = problem;
    const kelvins = heatZones.flatMap((zone, index) =>
      Array.from(zone.minC, (_, step) => Math.abs(kelvinOutside(zone, plan.temperatureC[index], step))),
    );
    const worstKelvin = Math.max(0, ...kelvins);
    const worstKw = Math.max(...plan.importKw) - grid.importLimitKw;
    expect(worstKelvin > CLOSE).toBe(kinds.includes("comfort"));
    expect(worstKw > CLOSE).toBe(kinds.includes("import_limit"));
  });
});

test("any plan is no dearer than doing everything at once, and leaves the same energy in the battery", () => {
  forAnySite((problem, { plan, cost, baseline, savings }) => {
    const left = sum(plan.storedKwh.map((stored) => stored.at(-1) ?? 0));
    const leftByBaseline = sum(baseline.plan.storedKwh.map((stored) => stored.at(-1) ?? 0));
    const spent = Math.abs(baseline.cost.energyImport) + Math.abs(baseline.cost.exportRevenue) + baseline.cost.demand;
    const isComparable =
      Math.max(...baseline.plan.importKw) <= problem.grid.importLimitKw &&
      problem.appliances.every(({ announced }) => announced === null) &&
      savings.storedEnergyCorrection < CLOSE;
    if (leftByBaseline > left + CLOSE) expect(savings.storedEnergyCorrection).toBeGreaterThan(0);
    expect(leftByBaseline).toBeGreaterThanOrEqual(left - CLOSE);
    expect(savings.amount).toBeCloseTo(baseline.cost.total - cost.total - savings.storedEnergyCorrection, 9);
    if (isComparable) expect(savings.amount).toBeGreaterThanOrEqual(-0.002 * spent - CLOSE);
  });
});

test("the same problem gives the same plan", () => {
  forAnySite((problem, outcome) => {
    expect(schedule(problem, solve, { timeLimitSeconds: TIME_LIMIT_SECONDS })).toEqual(outcome);
  }, 10);
});

/** Zero when a step's power is in balance, worked out by hand and not by the plan. */
function powerGivenLessTaken(problem: ScheduleProblem, plan: Plan, step: number): number {
  const at = (series: Float64Array | undefined) => series?.[step] ?? 0;
  const runs = problem.appliances.map(({ powerKw }, index) => powerKw[plan.runSteps[index]?.indexOf(step) ?? -1] ?? 0);
  const cars = plan.evKw.map(at);
  const taken =
    at(problem.loadKw) +
    sum(plan.chargeKw.map(at)) +
    sum(plan.heatKw.map(at)) +
    at(plan.exportKw) +
    at(plan.curtailedKw) +
    sum(cars) +
    sum(runs);
  return at(problem.solarKw) + sum(plan.dischargeKw.map(at)) + at(plan.importKw) - taken;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
