import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { forecastLoad } from "../../packages/engine/src/forecast/forecast-load";
import { costOf } from "../../packages/engine/src/schedule/cost";
import { followsLoad } from "../../packages/engine/src/schedule/follow-load";
import { type Decisions, type Plan, planOf } from "../../packages/engine/src/schedule/plan";
import { requiredFinalKwh, type ScheduleProblem } from "../../packages/engine/src/schedule/problem";
import { schedule } from "../../packages/engine/src/schedule/schedule";
import { hourlySeries } from "../../packages/engine/src/time-series/hourly-series";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { loadSolver } from "../../packages/server/src/adapters/solver/highs";
import { battery, ev, site } from "../factories/schedule";
import { hasRealLoads, JUDGED_LOADS, minuteLoad, ukdaleHouse1 } from "../support/real-loads";
import { type BenchRow, row, rowAtLeast } from "./measure";

const HOURS = 24;
/** Readings before the first replayed day, so that the forecast has errors to learn from. */
const LEARNED_DAYS = 21;
/** The upper end of this interval is the load that the plan must bear. */
const INTERVAL_SHARE = 0.98;
const LIMIT_TARGET_PERCENT = 95;
const COST_TARGET_PERCENT = 3;
/** The connection bears the house's highest hour on its own, and this beside. */
const BESIDE_HIGHEST_KW = 1.5;
const NEGLIGIBLE_KW = 1e-3;
const LOWEST_PRICE = 0.16;
const importPrice = Float64Array.from({ length: HOURS }, (_, hour) =>
  hour < 7 ? LOWEST_PRICE : hour >= 16 && hour < 21 ? 0.42 : 0.26,
);

/**
 * Days of measured houses planned by the forecast of the night before and replayed with the load that came: how often
 * the import limit held, and what the plan cost more than one that knew the load. The car and the battery are made up.
 * The battery follows the load where the plan says so; the car follows the plan whatever the load does.
 */
export async function benchReplay(): Promise<BenchRow[]> {
  if (!hasRealLoads) return [];
  const solve = await loadSolver();
  const solved = (problem: ScheduleProblem) => schedule(problem, solve, { timeLimitSeconds: 5 });
  return Object.entries(HOUSES).flatMap(([name, load]) => {
    const days = replayedDays(withoutOutages(hourlySeries(load())));
    if (days.length === 0) return [];
    const judged = days.map(({ realKw, expectedKw, highKw, limitKw }) => {
      const day = (loadKw: Float64Array, reserveKw: Float64Array) => homeWith(loadKw, reserveKw, limitKw);
      const none = new Float64Array(HOURS);
      const reserve = highKw.map((kw, hour) => Math.max(0, kw - (expectedKw[hour] ?? 0)));
      const perfect = costIn(day(realKw, none), solved(day(realKw, none)).plan);
      const replay = (reserveKw: Float64Array) => {
        const planned = day(expectedKw, reserveKw);
        const { plan } = solved(planned);
        const real = day(realKw, reserveKw);
        return { held: costIn(real, plan), followed: costIn(real, followed(planned, plan, real)) };
      };
      const [insured, bare] = [replay(reserve), replay(none)];
      return { perfect, insured: insured.followed, bare: bare.followed, held: insured.held };
    });
    const sumOf = (cost: (day: (typeof judged)[number]) => number) => judged.reduce((sum, day) => sum + cost(day), 0);
    const held = (of: Replayed) => (judged.filter((day) => day[of].isHeld).length / judged.length) * 100;
    const over = (of: Replayed) => (sumOf((day) => day[of].cost) / sumOf((day) => day.perfect.cost) - 1) * 100;
    const what = `replay, ${name}, ${judged.length} days`;
    return [
      rowAtLeast(
        `${what}: import limit held (without reserve ${held("bare").toFixed(1)} %)`,
        held("insured"),
        "%",
        LIMIT_TARGET_PERCENT,
      ),
      row(
        `${what}: cost above perfect foresight (without reserve ${over("bare").toFixed(1)} %, battery held to its power ${over("held").toFixed(1)} %)`,
        over("insured"),
        "%",
        COST_TARGET_PERCENT,
      ),
    ];
  });
}

/** The houses of the forecast's judgment, those of which a month or three were metered, and one of four years. */
const HOUSES: Readonly<Record<string, () => IntervalSeries>> = {
  ...JUDGED_LOADS,
  refit: () =>
    minuteLoad(
      "refit_house2_1min",
      ["04", "05", "06"].map((month) => `REFIT_House2_2014-${month}.csv.gz`),
    ),
  "refit 2013-10": () => minuteLoad("nilm_more", ["refit_house2_2013-10_1min.csv.gz"]),
  "refit 2014-03": () => minuteLoad("nilm_more", ["refit_house2_2014-03_1min.csv.gz"]),
  ideal: () => minuteLoad("ideal_1min", ["IDEAL_House65_2017-06.csv.gz"]),
  "ideal 2018-02": () => minuteLoad("ideal_1min", ["IDEAL_House65_2018-02.csv.gz"]),
  "ukdale house 1": ukdaleHouse1,
};

type Replayed = "insured" | "bare" | "held";

/** The planned decisions, the battery's discharge as an inverter makes it that follows the load where the plan says so. */
function followed(planned: ScheduleProblem, plan: Plan, real: ScheduleProblem): Decisions {
  const [own] = real.batteries;
  const discharge = plan.dischargeKw[0]?.slice();
  const charge = plan.chargeKw[0]?.slice();
  if (!own || !discharge || !charge) return plan;
  let storedKwh = own.initialKwh;
  for (let step = 0; step < HOURS; step += 1) {
    if (followsLoad(planned, plan, 0, step)) {
      let end = step;
      while (end + 1 < HOURS && followsLoad(planned, plan, 0, end + 1)) end += 1;
      const leastKwh = Math.max(own.minKwh, plan.storedKwh[0]?.[end + 1] ?? 0);
      const usedKw = (real.loadKw[step] ?? 0) + plan.evKw.reduce((sum, kw) => sum + (kw[step] ?? 0), 0);
      const freeKw = (storedKwh - leastKwh) * own.dischargeEfficiency;
      discharge[step] = Math.max(0, Math.min(usedKw, own.dischargeKw, freeKw));
    }
    // What is left from a stretch of less use need not be charged again.
    const takenKw = Math.min(charge[step] ?? 0, Math.max(0, own.maxKwh - storedKwh) / own.chargeEfficiency);
    charge[step] = takenKw;
    storedKwh += takenKw * own.chargeEfficiency - (discharge[step] ?? 0) / own.dischargeEfficiency;
  }
  return { ...plan, chargeKw: [charge], dischargeKw: [discharge] };
}

/**
 * Decisions replayed with the load of the problem. Energy that is left beyond what the battery must hold is worth what
 * it saves in the next night, at the lowest price.
 */
function costIn(real: ScheduleProblem, decisions: Decisions): { cost: number; isHeld: boolean } {
  const replayed = planOf(real, decisions);
  const [own] = real.batteries;
  const spareKwh = own ? (replayed.storedKwh[0]?.at(-1) ?? 0) - (requiredFinalKwh(own) ?? 0) : 0;
  return {
    cost: costOf(real, replayed).total - Math.max(0, spareKwh) * LOWEST_PRICE,
    isHeld: replayed.importKw.every((kw) => kw <= real.grid.importLimitKw + NEGLIGIBLE_KW),
  };
}

const homeWith = (loadKw: Float64Array, reserveKw: Float64Array, limitKw: number): ScheduleProblem =>
  site(HOURS, 1, {
    importPrice,
    exportPrice: importPrice.map((price) => price * 0.3),
    loadKw,
    reserveKw,
    grid: { importLimitKw: limitKw, exportLimitKw: Infinity },
    batteries: [battery({ capacityKwh: 5, minKwh: 0.5, maxKwh: 5, initialKwh: 2.5, chargeKw: 2, dischargeKw: 2 })],
    evs: [ev({ untilStep: 8, neededKwh: 8, roomKwh: 8, maxKw: 7.4 })],
  });

/** A home draws something in every hour: where the mains read exactly nothing, the meter was off, some for days. */
const withoutOutages = (load: IntervalSeries): IntervalSeries => ({
  ...load,
  kwh: load.kwh.map((kwh) => (kwh === 0 ? Number.NaN : kwh)),
});

/** All whole days after the learned ones, each with its forecast made at midnight. */
function replayedDays(load: IntervalSeries) {
  const startMs = Math.ceil(load.startMs / DAY_MS) * DAY_MS;
  const first = (startMs - load.startMs) / HOUR_MS;
  const days = Math.floor((load.kwh.length - first) / HOURS);
  return Array.from({ length: Math.max(0, days - LEARNED_DAYS) }, (_, index) => first + (LEARNED_DAYS + index) * HOURS)
    .map((from) => ({ realKw: load.kwh.slice(from, from + HOURS), known: load.kwh.slice(0, from) }))
    .filter(({ realKw }) => realKw.every(Number.isFinite))
    .map(({ realKw, known }) => {
      const { hours } = forecastLoad({ ...load, kwh: known }, HOURS, INTERVAL_SHARE);
      const highest = known.reduce((most, kwh) => (kwh > most ? kwh : most), 0);
      const expectedKw = Float64Array.from(hours, ({ kwh }) => Math.max(0, kwh));
      const highKw = Float64Array.from(hours, ({ highKwh }) => highKwh);
      return { realKw, expectedKw, highKw, limitKw: highest + BESIDE_HIGHEST_KW };
    });
}
