import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, test, vi } from "vitest";
import { appliance, battery, ev, room, site, tank, vehicle } from "../../../../tests/factories/schedule";
import { loadSolver } from "@wattleaf/server/adapters/solver/highs";
import type { SolveMilp } from "./milp";
import type { ScheduleProblem } from "./problem";
import { schedule } from "./schedule";

/** The first solve of a thread compiles the solver, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const solve = await loadSolver();
const plan = (problem: ScheduleProblem, solver: SolveMilp = solve) =>
  schedule(problem, solver, { timeLimitSeconds: 20 });
const total = (series: Float64Array | undefined, from = 0, to?: number) =>
  Array.from(series ?? [])
    .slice(from, to)
    .reduce((sum, kw) => sum + kw, 0);

/** 24 hours: cheap until 07:00, dear from 16:00 to 21:00. */
const HOURS = 24;
const timeOfUse = Float64Array.from({ length: HOURS }, (_, hour) =>
  hour < 7 ? 0.1 : hour >= 16 && hour < 21 ? 0.5 : 0.2,
);
const noFeedIn = new Float64Array(HOURS);
const day = (parts: Partial<ScheduleProblem> = {}) =>
  site(HOURS, 1, { importPrice: timeOfUse, exportPrice: noFeedIn, loadKw: new Float64Array(HOURS).fill(1), ...parts });

describe("a battery", () => {
  test("is filled when energy is cheap and used when it is dear", () => {
    const perfect = battery({ minKwh: 0, initialKwh: 0, chargeEfficiency: 1, dischargeEfficiency: 1 });
    const { plan: found, savings, cost } = plan(day({ batteries: [perfect] }));
    // 10 kWh fit: 5 of them replace the dear hours, 5 the middle ones.
    expect(total(found.importKw, 16, 21)).toBeCloseTo(0, 6);
    expect(savings.amount).toBeCloseTo(5 * (0.5 - 0.1) + 5 * (0.2 - 0.1), 6);
    expect(cost.bill).toBeCloseTo(7 * 0.1 + 12 * 0.2 + 5 * 0.5 - savings.amount, 6);
  });

  test("is not worn out for less than its wear costs", () => {
    const { plan: found } = plan(day({ batteries: [battery({ wearPerKwh: 0.5 })] }));
    expect(total(found.chargeKw[0])).toBe(0);
  });

  test("does not burn energy by charging and discharging at once, even when it is paid to use energy", () => {
    const paidToUse = new Float64Array(HOURS).fill(-0.05);
    const { plan: found } = plan(day({ importPrice: paidToUse, exportPrice: paidToUse, batteries: [battery()] }));
    found.chargeKw[0]?.forEach((kw, step) => expect(Math.min(kw, found.dischargeKw[0]?.[step] ?? 0)).toBe(0));
  });

  test("that may end emptier than it began saves nothing by that", () => {
    const flat = new Float64Array(HOURS).fill(0.3);
    const drained = battery({ initialKwh: 9, final: { rule: "at_least", kwh: 1 } });
    const { plan: found, savings } = plan(day({ importPrice: flat, batteries: [drained] }));
    expect(found.storedKwh[0]?.at(-1)).toBeCloseTo(1, 5);
    expect(Math.abs(savings.amount)).toBeLessThan(0.01);
  });

  test("whose final charge the import limit does not allow is charged for what is missing before a saving is told", () => {
    const limited = { importLimitKw: 1.1, exportLimitKw: Infinity };
    const empty = battery({ initialKwh: 1, chargeEfficiency: 1, dischargeEfficiency: 1 });
    const asked = (kwh: number) =>
      plan(day({ grid: limited, batteries: [{ ...empty, final: { rule: "at_least", kwh } }] }));
    const reached = asked(3);
    const missed = asked(5.4);
    // 0.1 kW for 24 hours are 2.4 kWh on top of the first one.
    expect(missed.brokenWishes).toEqual([{ kind: "final_charge", id: "battery", missingKwh: expect.closeTo(2, 4) }]);
    expect(missed.savings.storedEnergy).toEqual([
      expect.objectContaining({ kind: "battery", requestedKwh: 5.4, missingKwh: expect.closeTo(2, 4) }),
    ]);
    // Both kilowatt-hours at the highest price, 0.50.
    expect(missed.savings.storedEnergyCorrection).toBeCloseTo(1, 4);
    expect(missed.savings.amount).toBeCloseTo(missed.baseline.cost.total - missed.cost.total - 1, 4);
    expect(reached.savings.storedEnergyCorrection).toBe(0);
  });

  test("works beside another one, each within its own power and energy", () => {
    const ideal = { minKwh: 0, initialKwh: 0, chargeEfficiency: 1, dischargeEfficiency: 1 };
    const small = battery({ ...ideal, id: "small", capacityKwh: 2, maxKwh: 2, chargeKw: 1, dischargeKw: 1 });
    const large = battery({ ...ideal, id: "large", capacityKwh: 6, maxKwh: 6 });
    const { plan: found, savings } = plan(day({ batteries: [small, large] }));
    expect(Math.max(...(found.storedKwh[0] ?? []))).toBeCloseTo(2, 5);
    expect(Math.max(...(found.storedKwh[1] ?? []))).toBeCloseTo(6, 5);
    // 8 kWh fit: 5 replace the dear hours, 3 the middle ones.
    expect(savings.amount).toBeCloseTo(5 * 0.4 + 3 * 0.1, 5);
  });

  test("keeps what is worth more tomorrow", () => {
    const { plan: found } = plan(day({ batteries: [battery({ final: { rule: "value", pricePerKwh: 0.6 } })] }));
    expect(found.storedKwh[0]?.at(-1)).toBeCloseTo(10, 5);
  });

  test("that cannot reach what is asked for comes as near as it can", () => {
    const slow = battery({ initialKwh: 1, chargeKw: 0.1, chargeEfficiency: 1, final: { rule: "at_least", kwh: 8 } });
    const { plan: found, brokenWishes } = plan(day({ batteries: [slow] }));
    expect(found.storedKwh[0]?.at(-1)).toBeCloseTo(3.4, 5);
    expect(brokenWishes).toEqual([{ kind: "final_charge", id: "battery", missingKwh: expect.closeTo(4.6, 4) }]);
  });
});

describe("a vehicle", () => {
  test("charges in the cheapest hours before it leaves", () => {
    const car = ev({ fromStep: 0, untilStep: 18, neededKwh: 18, maxKw: 5 });
    const { plan: found, brokenWishes } = plan(day({ evs: [car] }));
    expect(total(found.evKw[0], 0, 7) * car.efficiency).toBeCloseTo(18, 5);
    expect(brokenWishes).toEqual([]);
  });

  test("that cannot be full in time gets what the charger can give, and the rest is reported", () => {
    const car = ev({ fromStep: 16, untilStep: 18, neededKwh: 30, maxKw: 7, efficiency: 1 });
    const { plan: found, brokenWishes } = plan(day({ evs: [car] }));
    expect(found.evStoredKwh[0]).toBeCloseTo(14, 5);
    expect(brokenWishes).toEqual([{ kind: "ev_energy", id: "car", missingKwh: expect.closeTo(16, 4) }]);
  });

  test("is never charged below the charger's minimum", () => {
    const sun = Float64Array.from({ length: HOURS }, (_, hour) => (hour >= 10 && hour < 14 ? 1.8 : 0));
    const { plan: found } = plan(day({ solarKw: sun, evs: [ev({ untilStep: 24, neededKwh: 6, minKw: 1.4 })] }));
    for (const kw of found.evKw[0] ?? []) expect(kw === 0 || kw >= 1.4 - 1e-6).toBe(true);
  });

  test("shares too little power with others so that the worst share missing is as small as it can be", () => {
    const limited = { importLimitKw: 4, exportLimitKw: Infinity };
    const needs = [4, 12, 30, 24];
    const cars = needs.map((neededKwh, index) =>
      ev({ id: `car-${index}`, untilStep: 12, neededKwh, roomKwh: 60, maxKw: 7, efficiency: 1 }),
    );
    const { plan: found } = plan(day({ grid: limited, evs: cars }));
    // 3 kW for 12 hours are 36 of the 70 kWh.
    found.evStoredKwh.forEach((kwh, index) => expect(kwh / (needs[index] ?? 1)).toBeCloseTo(36 / 70, 4));
  });

  test("that a short stay leaves far from full does not make the shares of the others unfair", () => {
    const limited = { importLimitKw: 5, exportLimitKw: Infinity };
    const visit = ev({ id: "visit", fromStep: 2, untilStep: 3, neededKwh: 40, maxKw: 1, efficiency: 1 });
    const car = (id: string, neededKwh: number) => ev({ id, untilStep: 8, neededKwh, maxKw: 7, efficiency: 1 });
    const { plan: found } = plan(day({ grid: limited, evs: [visit, car("a", 10), car("b", 30)] }));
    // 32 kWh for the one that the visitor can take, and 40: everyone gets 32/41 of it.
    expect(Array.from(found.evStoredKwh, (kwh, index) => kwh / ([1, 10, 30][index] ?? 1))).toEqual([
      expect.closeTo(32 / 41, 4),
      expect.closeTo(32 / 41, 4),
      expect.closeTo(32 / 41, 4),
    ]);
  });

  test("that can give energy back does so in the dear hours, leaves with what is asked for, and takes part in fair shares", () => {
    const giving = vehicle({ fromStep: 8, untilStep: 24, chargeEfficiency: 1, dischargeEfficiency: 1 });
    const load = new Float64Array(HOURS).fill(1);
    const { plan: found, savings, brokenWishes } = plan(day({ loadKw: load, batteries: [giving] }));
    expect(total(found.importKw, 16, 21)).toBeCloseTo(0, 6);
    expect(found.storedKwh[0]?.at(-1)).toBeCloseTo(30, 5);
    expect(brokenWishes).toEqual([]);
    // Its 14 kWh cost 0.20 with and without the plan; 5 kWh move from 0.50 to 0.20.
    expect(savings.amount).toBeCloseTo(5 * 0.3, 5);
    const limited = { importLimitKw: 3, exportLimitKw: Infinity };
    const other = ev({ id: "other", fromStep: 8, untilStep: 24, neededKwh: 28, maxKw: 7, efficiency: 1 });
    const crowded = plan(day({ grid: limited, batteries: [giving], evs: [other] }));
    // 2 kW for 16 hours are 32 of the 14 and 28 kWh.
    expect((crowded.plan.storedKwh[0]?.at(-1) ?? 0) - 16).toBeCloseTo((14 * 32) / 42, 3);
    expect(crowded.plan.evStoredKwh[0]).toBeCloseTo((28 * 32) / 42, 3);
  });

  test("waits for the import limit rather than breaking it", () => {
    const limited = { importLimitKw: 4, exportLimitKw: Infinity };
    const cars = [ev({ id: "a", untilStep: 6, neededKwh: 10 }), ev({ id: "b", untilStep: 6, neededKwh: 10 })];
    const { plan: found, brokenWishes } = plan(day({ grid: limited, evs: cars }));
    expect(Math.max(...found.importKw)).toBeLessThanOrEqual(4 + 1e-6);
    // 3 kW for 6 hours at 90 %: 16.2 of the 20 kWh.
    expect(brokenWishes.reduce((sum, wish) => sum + (wish.kind === "ev_energy" ? wish.missingKwh : 0), 0)).toBeCloseTo(
      3.8,
      4,
    );
  });
});

describe("a machine", () => {
  const washer = appliance({ id: "washer", powerKw: Float64Array.of(2, 0.5, 0.5), earliestStep: 8, latestEndStep: 24 });

  test("runs in one piece outside the dear hours", () => {
    const { plan: found } = plan(day({ appliances: [washer] }));
    expect(found.runSteps[0]).toEqual([8, 9, 10]);
  });

  test("keeps the start that people were told until moving it is worth its price", () => {
    const told = (movePerStep: number) => ({ ...washer, announced: { step: 15, movePerStep } });
    expect(plan(day({ appliances: [told(1)] })).plan.runSteps[0]).toEqual([15, 16, 17]);
    // One step earlier or later already leaves out most of the dear hours.
    expect(plan(day({ appliances: [told(0.001)] })).plan.runSteps[0]).not.toEqual([15, 16, 17]);
  });

  test("whose window is too short runs late, and one that the day has no room for does not run", () => {
    const short = { ...washer, latestEndStep: 10 };
    const late = plan(day({ appliances: [short] }));
    expect(late.plan.runSteps[0]).toEqual([8, 9, 10]);
    expect(late.brokenWishes).toEqual([{ kind: "appliance_late", id: "washer", lateHours: 1 }]);
    const never = plan(day({ appliances: [{ ...washer, earliestStep: 22 }] }));
    expect(never.brokenWishes).toEqual([{ kind: "appliance_not_run", id: "washer", missingHours: 3 }]);
  });

  test("that may pause runs in the cheapest steps", () => {
    const pump = appliance({
      powerKw: new Float64Array(8).fill(1),
      earliestStep: 5,
      latestEndStep: 24,
      interruptible: true,
    });
    const ran = plan(day({ appliances: [pump] })).plan.runSteps[0] ?? [];
    expect(ran).toHaveLength(8);
    expect(ran.slice(0, 2)).toEqual([5, 6]);
    expect(ran.every((step) => step < 16 || step >= 21)).toBe(true);
  });
});

describe("the grid", () => {
  test("charges for its peak only what rises above the month's peak so far", () => {
    const everyStep = new Uint8Array(HOURS).fill(1);
    const peakCharge = { id: "peak", pricePerKw: 10, peakSoFarKw: 3, applies: everyStep };
    const flexible = { evs: [ev({ untilStep: 24, neededKwh: 18, maxKw: 7 })], demandCharges: [peakCharge] };
    const { plan: found, cost, baseline } = plan(day(flexible));
    expect(found.peaksKw[0]).toBeLessThanOrEqual(3 + 1e-6);
    expect(cost.demand).toBeCloseTo(0, 6);
    expect(baseline.cost.demand).toBeCloseTo((8 - 3) * 10, 6);
  });

  test("keeps its limit even if the load is as high as the forecast's upper bound, and the baseline does not", () => {
    const limited = { importLimitKw: 5, exportLimitKw: Infinity };
    const high = Float64Array.from({ length: HOURS }, (_, hour) => (hour < 7 ? 3 : 1.2));
    const expected = new Float64Array(HOURS).fill(1);
    const reserveKw = high.map((kw, hour) => kw - (expected[hour] ?? 0));
    const car = ev({ untilStep: 24, neededKwh: 30, roomKwh: 60, maxKw: 7, efficiency: 1 });
    const highest = (series: Float64Array) =>
      Math.max(...series.map((kw, hour) => kw + (high[hour] ?? 0) - (expected[hour] ?? 0)));
    const parts = { loadKw: expected, grid: limited, evs: [car] };
    expect(highest(plan(day(parts)).plan.importKw)).toBeCloseTo(7, 5);
    const { plan: insured, brokenWishes } = plan(day({ ...parts, reserveKw }));
    expect(highest(insured.importKw)).toBeLessThanOrEqual(5 + 1e-6);
    expect(insured.evStoredKwh[0]).toBeCloseTo(30, 5);
    expect(brokenWishes).toEqual([]);
  });

  test("is not a money machine where selling pays more than buying costs", () => {
    const dear = new Float64Array(HOURS).fill(0.9);
    const { plan: found } = plan(day({ exportPrice: dear }));
    expect(total(found.exportKw)).toBe(0);
  });

  test("gets no more sun than it takes, and none when taking it costs money", () => {
    const sun = new Float64Array(HOURS).fill(5);
    const limited = plan(day({ solarKw: sun, grid: { importLimitKw: Infinity, exportLimitKw: 3 } }));
    expect(total(limited.plan.curtailedKw)).toBeCloseTo(HOURS, 5);
    const unwanted = plan(day({ solarKw: sun, exportPrice: new Float64Array(HOURS).fill(-0.01) }));
    expect(total(unwanted.plan.exportKw)).toBeCloseTo(0, 5);
  });
});

describe("another objective", () => {
  /** Dirty while energy is cheap. */
  const kgPerKwh = timeOfUse.map((price) => 0.6 - price);

  test("charges a car at the cleanest hours, even if they are dear, and decides ties by the price", () => {
    const car = ev({ untilStep: 24, neededKwh: 10, maxKw: 5, efficiency: 1 });
    const clean = plan(day({ evs: [car], objective: { kind: "weighted", perKwh: kgPerKwh } }));
    expect(total(clean.plan.evKw[0], 16, 21)).toBeCloseTo(10, 5);
    expect(clean.savings.amount).toBeCloseTo(10 * (0.1 - 0.5), 5);
    const flat = plan(day({ evs: [car], objective: { kind: "weighted", perKwh: new Float64Array(HOURS).fill(0.3) } }));
    expect(total(flat.plan.evKw[0], 0, 7)).toBeCloseTo(10, 5);
  });

  test("uses as much of the own sun as it can, even where selling it and buying later would earn", () => {
    const sun = Float64Array.from({ length: HOURS }, (_, hour) => (hour >= 10 && hour < 14 ? 4 : 0));
    const exportPrice = new Float64Array(HOURS).fill(0.45);
    const parts = { solarKw: sun, exportPrice, evs: [ev({ untilStep: 24, neededKwh: 10, maxKw: 7, efficiency: 1 })] };
    const own = plan(day({ ...parts, objective: { kind: "weighted", perKwh: new Float64Array(HOURS).fill(1) } }));
    // 3 kW of the sun are left beside the load for four hours.
    expect(total(own.plan.evKw[0], 10, 14)).toBeCloseTo(10, 5);
    expect(total(plan(day(parts)).plan.evKw[0], 0, 7)).toBeCloseTo(10, 5);
  });

  test("knows no price of what is left in a battery", () => {
    const valued = battery({ final: { rule: "value", pricePerKwh: 0.2 } });
    const problem = day({ batteries: [valued], objective: { kind: "weighted", perKwh: kgPerKwh } });
    expect(() => plan(problem)).toThrow("batteries.0.final");
  });
});

describe("a heated room", () => {
  test("is warmed before the dear hours, within its comfort band", () => {
    const { plan: found, savings, brokenWishes } = plan(day({ heatZones: [room(HOURS)] }));
    expect(Math.max(...(found.temperatureC[0] ?? []).slice(1))).toBeLessThanOrEqual(22 + 1e-5);
    expect(found.temperatureC[0]?.[16]).toBeGreaterThan(21);
    expect(savings.amount).toBeGreaterThan(0);
    expect(brokenWishes).toEqual([]);
  });

  test("that its heater cannot keep warm is kept as warm as it can, and the cold is reported", () => {
    const weak = room(HOURS, { maxKw: 0.5, outdoorC: new Float64Array(HOURS).fill(-10) });
    const { plan: found, brokenWishes } = plan(day({ heatZones: [weak] }));
    expect(total(found.heatKw[0])).toBeCloseTo(0.5 * HOURS, 4);
    expect(brokenWishes).toEqual([expect.objectContaining({ kind: "comfort", aboveKelvinHours: 0 })]);
  });

  test("and a hot-water tank are kept warm side by side, the tank before the dear hours", () => {
    const showers = Float64Array.from({ length: HOURS }, (_, hour) => (hour === 18 ? -3.5 : 0));
    const {
      plan: found,
      brokenWishes,
      savings,
    } = plan(day({ heatZones: [room(HOURS), tank(HOURS, { gainsKw: showers, initialC: 45 })] }));
    expect(brokenWishes).toEqual([]);
    // 3.5 kWh are 15 K of 200 L: the tank enters the hour with 57 °C and needs no power until the dear hours end.
    expect(found.temperatureC[1]?.[18]).toBeGreaterThan(57);
    expect(total(found.heatKw[1], 16, 21)).toBeCloseTo(0, 5);
    expect(savings.amount).toBeGreaterThan(1);
  });

  test("is cooled by the same rules with the sign turned", () => {
    const hot = room(HOURS, {
      mode: "cool",
      initialC: 25,
      outdoorC: new Float64Array(HOURS).fill(34),
      minC: new Float64Array(HOURS).fill(22),
      maxC: new Float64Array(HOURS).fill(25),
    });
    const { plan: found, savings, brokenWishes } = plan(day({ heatZones: [hot] }));
    expect(brokenWishes).toEqual([]);
    expect(savings.amount).toBeGreaterThan(0);
    expect(found.temperatureC[0]?.[16]).toBeLessThan(24);
  });
});

const NO_SOLUTION: SolveMilp = () => ({ status: "none", values: new Float64Array(0), bound: -Infinity });

describe("a solver that is stopped", () => {
  const home = day({
    batteries: [battery()],
    evs: [ev({ untilStep: 20, minKw: 1.4 })],
    appliances: [appliance({ latestEndStep: 24 })],
  });

  test("leaves the simple plan, not an empty one", () => {
    const { plan: found, savings, quality } = plan(home, NO_SOLUTION);
    expect(found.evStoredKwh[0]).toBeCloseTo(10, 5);
    expect(found.runSteps[0]).toEqual([0, 1, 2]);
    expect(savings.amount).toBeCloseTo(0, 6);
    expect(quality).toEqual({ status: "unoptimized", gap: null });
  });

  test("leaves a simple plan that keeps the import limit", () => {
    const crowded = day({
      grid: { importLimitKw: 4, exportLimitKw: Infinity },
      evs: [ev({ id: "a", untilStep: 24, minKw: 1.4 }), ev({ id: "b", untilStep: 24, minKw: 1.4 })],
      appliances: [appliance({ latestEndStep: 24 }), appliance({ id: "dryer", latestEndStep: 24 })],
      heatZones: [room(HOURS, { maxKw: 1.5 })],
    });
    const { plan: found, brokenWishes } = plan(crowded, NO_SOLUTION);
    expect(Math.max(...found.importKw)).toBeLessThanOrEqual(4 + 1e-6);
    expect(found.runSteps.every((ran) => ran.length === 3)).toBe(true);
    expect(brokenWishes).toEqual([]);
  });

  test("leaves its best plan and how far it may be from the best", () => {
    const best = plan(home);
    const stopped = plan(home, (...task) => ({ ...solve(...task), status: "stopped", bound: best.cost.total - 0.5 }));
    expect(stopped.quality.status).toBe("best_found");
    expect(stopped.quality.gap).toBeGreaterThan(0.4);
    expect(stopped.savings.amount).toBeCloseTo(best.savings.amount, 6);
  });

  test("gives a plan even with no time at all", () => {
    const { plan: found } = schedule(home, solve, { timeLimitSeconds: 0 });
    expect(found.evStoredKwh[0]).toBeCloseTo(10, 4);
  });
});

describe("what no plan can be made for is rejected with its field", () => {
  test.each([
    ["batteries.0.initial_kwh", day({ batteries: [battery({ initialKwh: 11 })] })],
    ["batteries.0.min_kwh", day({ batteries: [battery({ minKwh: 12 })] })],
    ["batteries.0.final", day({ batteries: [battery({ final: { rule: "at_least", kwh: 50 } })] })],
    ["batteries.0.charge_efficiency", day({ batteries: [battery({ chargeEfficiency: 0 })] })],
    ["load_kw", day({ loadKw: Float64Array.of(1) })],
    ["solar_kw", day({ solarKw: new Float64Array(HOURS).fill(-1) })],
    ["import_price", day({ importPrice: new Float64Array(HOURS).fill(Number.NaN) })],
    ["evs.0", day({ evs: [ev({ fromStep: 30, untilStep: 40 })] })],
    ["evs.0.needed_kwh", day({ evs: [ev({ neededKwh: 60 })] })],
    ["appliances.0.power_kw", day({ appliances: [appliance({ interruptible: true })] })],
    ["heat_zones.0.min_c", day({ heatZones: [room(HOURS, { minC: new Float64Array(HOURS).fill(30) })] })],
    ["heat_zones.0.cop", day({ heatZones: [room(HOURS, { cop: new Float64Array(HOURS) })] })],
  ])("%s", (path, problem) => {
    try {
      plan(problem);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect((error as DomainError).issues.map((issue) => issue.path)).toContain(path);
    }
  });
});
