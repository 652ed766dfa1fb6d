import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { expect, test, vi } from "vitest";
import { appliance, battery, ev, randomOf, site } from "../../../../../tests/factories/schedule";
import { everyMonth, hours, urdbItem } from "../../../../../tests/factories/tariffs";
import { loadSolver } from "@wattleaf/server/adapters/solver/highs";
import { billSeries } from "../../tariff/bill-series";
import { readTariff } from "../../tariff/read-tariff";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { costOf } from "../cost";
import { type Decisions, planOf } from "../plan";
import { bestPlan } from "../schedule";
import { cheapestTimes, hasCheapestTimes, isUncoupled } from "./cheapest-times";
import type { FlexibleDay, FlexibleYear } from "./flexible-year";
import { DaySolver } from "./plan-days";
import { planningDays } from "./planning-days";
import { shiftYear } from "./shift-year";

/** The first solve of a thread compiles the solver, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });
const solve = await loadSolver();

const startMs = Date.parse("2026-03-01T00:00:00Z");
const timeZone = "UTC";
const tariff = (parts: Partial<UrdbItem>) => readTariff(urdbItem(parts)).tariff;
const evening = {
  energyratestructure: [[{ rate: 0.15, unit: "kWh" }], [{ rate: 0.45, unit: "kWh" }]],
  energyweekdayschedule: everyMonth(hours(1, 16, 21)),
  energyweekendschedule: everyMonth(hours(0, 0, 0)),
} satisfies Partial<UrdbItem>;

/** Days from midnight, each with the same loads. */
function home(
  days: number,
  parts: Partial<Pick<FlexibleDay, "batteries" | "evs" | "appliances">>,
  loadKw: (step: number) => number = () => 0.5,
): FlexibleYear {
  return {
    startMs,
    intervalSeconds: HOUR_SECONDS,
    timeZone,
    loadKw: Float64Array.from({ length: days * 24 }, (_, step) => loadKw(step)),
    solarKw: new Float64Array(days * 24),
    connection: { importLimitKw: Infinity, exportLimitKw: Infinity },
    days: planningDays(startMs, startMs + days * DAY_MS, timeZone, 0).map(({ first, steps }) => ({
      first,
      steps,
      batteries: [],
      evs: [],
      appliances: [],
      heatZones: [],
      meteredEvKw: [],
      ...parts,
    })),
  };
}
const car = ev({ fromStep: 17, untilStep: 24, neededKwh: 10, roomKwh: 10, maxKw: 5, efficiency: 1 });

test("a car that waits for the end of the peak saves the difference of the prices", () => {
  const solver = new DaySolver(solve);
  const { before, after, movedKwh, unmetDays } = shiftYear(home(28, { evs: [car] }), null, tariff(evening), solver);
  // 20 weekdays of March 1 to 28, 10 kWh each, $0.30 less.
  expect(before.total - after.total).toBeCloseTo(20 * 10 * 0.3, 2);
  expect(movedKwh.get(car.id)).toBeCloseTo(200, 3);
  expect(unmetDays).toBe(0);
});

test("days of the same shape are solved once, whatever else the home uses", () => {
  const random = randomOf(3);
  const solver = new DaySolver(solve);
  shiftYear(
    home(28, { evs: [car] }, () => random()),
    null,
    tariff(evening),
    solver,
  );
  expect(solver.shapes).toBe(2);
});

test("nothing moves where a kWh always costs the same", () => {
  const { before, after } = shiftYear(home(28, { evs: [car] }), null, tariff({}), new DaySolver(solve));
  expect(after).toEqual(before);
});

test("a charge on the month's peak is honored: the car charges evenly, and the month pays one peak", () => {
  const flat = tariff({ flatdemandstructure: [[{ rate: 10 }]], flatdemandmonths: Array<number>(12).fill(0) });
  const { months } = shiftYear(home(31, { evs: [car] }), null, flat, new DaySolver(solve));
  expect(months).toHaveLength(1);
  expect(months[0]?.peakBeforeKw).toBeCloseTo(5.5, 3);
  // 10 kWh in 7 hours, above 0.5 kW.
  expect(months[0]?.peakAfterKw).toBeCloseTo(0.5 + 10 / 7, 3);
  expect((months[0]?.before.total ?? 0) - (months[0]?.after.total ?? 0)).toBeCloseTo(10 * (5 - 10 / 7), 1);
});

test.for(Array.from({ length: 6 }, (_, seed) => seed))("shifting never costs more than leaving it, home %i", (seed) => {
  const random = randomOf(seed + 100);
  const between = (low: number, high: number) => low + (high - low) * random();
  const first = Math.floor(between(0, 18));
  const length = 1 + Math.floor(between(0, 3));
  const machine = appliance({
    powerKw: Float64Array.from({ length }, () => between(0.3, 2)),
    earliestStep: first,
    latestEndStep: Math.min(24, first + length + Math.floor(between(0, 10))),
  });
  const found = home(
    10,
    {
      evs: [{ ...car, fromStep: Math.floor(between(0, 18)), neededKwh: between(2, 10) }],
      appliances: [machine],
      batteries: seed % 3 === 0 ? [battery({ untilStep: 24, wearPerKwh: 0.03, mayExport: false })] : [],
    },
    () => between(0.1, 2),
  );
  const demand =
    seed % 2 === 0
      ? { flatdemandstructure: [[{ rate: between(1, 12) }]], flatdemandmonths: Array<number>(12).fill(0) }
      : {};
  const tiers =
    seed % 4 === 1
      ? {
          energyratestructure: [
            [{ max: 200, rate: 0.1, unit: "kWh" }, { rate: 0.3 }],
            [{ max: 200, rate: 0.3, unit: "kWh" }, { rate: 0.35 }],
          ],
        }
      : {};
  const { before, after, months } = shiftYear(
    found,
    null,
    tariff({ ...evening, ...demand, ...tiers }),
    new DaySolver(solve),
  );
  expect(after.total).toBeLessThanOrEqual(before.total + 1e-9);
  expect(months.reduce((sum, month) => sum + month.after.total, 0)).toBeCloseTo(after.total, 6);
});

test("a tiny year costs what the best of all its plans costs", () => {
  // Two days with a run of one hour and one of two, each with five starts.
  const runs = [
    appliance({ id: "short", powerKw: Float64Array.of(2), earliestStep: 15, latestEndStep: 20 }),
    appliance({ id: "long", powerKw: Float64Array.of(1, 0.5), earliestStep: 14, latestEndStep: 20 }),
  ];
  const withPeak = tariff({
    ...evening,
    flatdemandstructure: [[{ rate: 3 }]],
    flatdemandmonths: Array<number>(12).fill(0),
  });
  const random = randomOf(8);
  const tiny = home(2, { appliances: runs }, () => 0.2 + random());
  for (const chosen of [tariff(evening), withPeak]) {
    const planned = shiftYear(tiny, null, chosen, new DaySolver(solve));
    expect(planned.after.bill).toBeCloseTo(
      cheapest(
        tiny,
        runs.map(({ powerKw, earliestStep }) => ({ powerKw, earliestStep })),
        chosen,
      ),
      2,
    );
  }
});

/** The lowest bill over all combinations of starts. */
function cheapest(
  year: FlexibleYear,
  runs: readonly { powerKw: Float64Array; earliestStep: number }[],
  chosen: ReturnType<typeof tariff>,
): number {
  const STARTS = 5;
  const slots = year.days.flatMap(({ first }) => runs.map((run) => ({ ...run, first })));
  let best = Infinity;
  for (let code = 0; code < STARTS ** slots.length; code += 1) {
    const kwh = Float64Array.from(year.loadKw);
    let rest = code;
    for (const { powerKw, earliestStep, first } of slots) {
      const start = first + earliestStep + (rest % STARTS);
      rest = Math.floor(rest / STARTS);
      powerKw.forEach((kw, offset) => (kwh[start + offset] = (kwh[start + offset] ?? 0) + kw));
    }
    const { cents } = billSeries({ startMs: year.startMs, intervalSeconds: HOUR_SECONDS, timeZone, kwh }, chosen);
    best = Math.min(best, cents / 100);
  }
  return best;
}

test("days begin at their hour, have 23 and 25 hours at clock changes, and cover the year", () => {
  const zone = "America/Los_Angeles";
  const from = Date.parse("2026-01-01T00:00:00-08:00");
  const to = Date.parse("2027-01-01T00:00:00-08:00");
  const days = planningDays(from, to, zone, 7);
  expect(days).toHaveLength(366);
  expect(days[0]?.first).toBe(-17);
  expect(days.map(({ steps }) => steps).filter((steps) => steps !== 24)).toEqual([23, 25]);
  days.slice(1).forEach((day, index) => expect(day.first).toBe((days[index]?.first ?? 0) + (days[index]?.steps ?? 0)));
  expect((days.at(-1)?.startMs ?? 0) + 24 * HOUR_MS).toBeGreaterThanOrEqual(to);
});

test.for(Array.from({ length: 20 }, (_, seed) => seed))(
  "the cheapest times are those of the solver where nothing couples the loads, day %i",
  (seed) => {
    const random = randomOf(seed + 50);
    const between = (low: number, high: number) => low + (high - low) * random();
    const problem = site(24, 1, {
      importPrice: Float64Array.from({ length: 24 }, () => Math.round(between(1, 6)) / 10),
      evs: [ev({ fromStep: 3, untilStep: 3 + Math.ceil(between(3, 20)), neededKwh: between(1, 15), maxKw: 7 })],
      appliances: [
        appliance({
          powerKw: Float64Array.of(1.5, 0.5),
          earliestStep: 2,
          latestEndStep: 4 + Math.floor(between(0, 20)),
        }),
        appliance({
          id: "pump",
          powerKw: Float64Array.of(1, 1, 1),
          earliestStep: 5,
          latestEndStep: 20,
          interruptible: true,
        }),
      ],
    });
    expect(isUncoupled(problem) && hasCheapestTimes(problem)).toBe(true);
    const { plan } = bestPlan(problem, solve, { timeLimitSeconds: 10 });
    const costOfPlan = (decisions: Decisions) => costOf(problem, planOf(problem, decisions)).total;
    const difference = costOfPlan(plan) - costOfPlan(cheapestTimes(problem));
    // The solver may stop within a thousandth of the energy's value.
    expect(difference).toBeGreaterThanOrEqual(-1e-6);
    expect(difference).toBeLessThan(0.01);
  },
);
