import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { forecastLoad } from "../../packages/engine/src/forecast/forecast-load";
import { costOf } from "../../packages/engine/src/schedule/cost";
import { planOf } from "../../packages/engine/src/schedule/plan";
import type { ScheduleProblem } from "../../packages/engine/src/schedule/problem";
import { type ScheduleOutcome, schedule } from "../../packages/engine/src/schedule/schedule";
import { hourlySeries } from "../../packages/engine/src/time-series/hourly-series";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { loadSolver } from "../../packages/server/src/adapters/solver/highs";
import { battery, ev, site } from "../factories/schedule";
import { hasRealLoads, JUDGED_LOADS, minuteLoad } from "../support/real-loads";
import { type BenchRow, row, rowAtLeast } from "./measure";

const HOURS = 24;
/** Readings before the first replayed day, so that the forecast has errors to learn from. */
const LEARNED_DAYS = 21;
const MOST_DAYS = 40;
/** The upper end of this interval is the load that the plan must bear. */
const INTERVAL_SHARE = 0.98;
const LIMIT_TARGET_PERCENT = 95;
const COST_TARGET_PERCENT = 3;
/** The connection bears the house's highest hour on its own, and this beside. */
const BESIDE_HIGHEST_KW = 1.5;
const NEGLIGIBLE_KW = 1e-3;
const importPrice = Float64Array.from({ length: HOURS }, (_, hour) =>
  hour < 7 ? 0.16 : hour >= 16 && hour < 21 ? 0.42 : 0.26,
);

/**
 * Days of measured houses planned by the forecast of the night before and replayed with the load that came: how often
 * the import limit held, and what the plan cost more than one that knew the load. The car and the battery are made up,
 * and follow the plan whatever the load does.
 */
export async function benchReplay(): Promise<BenchRow[]> {
  if (!hasRealLoads) return [];
  const solve = await loadSolver();
  const solved = (problem: ScheduleProblem) => schedule(problem, solve, { timeLimitSeconds: 5 });
  return Object.entries(HOUSES).flatMap(([name, load]) => {
    const days = replayedDays(hourlySeries(load()));
    if (days.length === 0) return [];
    const judged = days.map(({ realKw, expectedKw, highKw, limitKw }) => {
      const day = (loadKw: Float64Array, reserveKw: Float64Array) => homeWith(loadKw, reserveKw, limitKw);
      const perfect = costIn(day(realKw, new Float64Array(HOURS)), solved(day(realKw, new Float64Array(HOURS))));
      const replay = (reserveKw: Float64Array) => costIn(day(realKw, reserveKw), solved(day(expectedKw, reserveKw)));
      const insured = replay(highKw.map((kw, hour) => Math.max(0, kw - (expectedKw[hour] ?? 0))));
      return { perfect, insured, bare: replay(new Float64Array(HOURS)) };
    });
    const sumOf = (cost: (day: (typeof judged)[number]) => number) => judged.reduce((sum, day) => sum + cost(day), 0);
    const held = (of: "insured" | "bare") => (judged.filter((day) => day[of].isHeld).length / judged.length) * 100;
    const over = (of: "insured" | "bare") =>
      (sumOf((day) => day[of].cost) / sumOf((day) => day.perfect.cost) - 1) * 100;
    const what = `replay, ${name}, ${judged.length} days`;
    return [
      rowAtLeast(
        `${what}: import limit held (without reserve ${held("bare").toFixed(1)} %)`,
        held("insured"),
        "%",
        LIMIT_TARGET_PERCENT,
      ),
      row(
        `${what}: cost above perfect foresight (without reserve ${over("bare").toFixed(1)} %)`,
        over("insured"),
        "%",
        COST_TARGET_PERCENT,
      ),
    ];
  });
}

/** The houses of the forecast's judgment, and those of which a month or three were metered. */
const HOUSES: Readonly<Record<string, () => IntervalSeries>> = {
  ...JUDGED_LOADS,
  refit: () =>
    minuteLoad(
      "refit_house2_1min",
      ["04", "05", "06"].map((month) => `REFIT_House2_2014-${month}.csv.gz`),
    ),
  ideal: () => minuteLoad("ideal_1min", ["IDEAL_House65_2017-06.csv.gz"]),
};

/** A decision replayed with the load of the problem. */
function costIn(real: ScheduleProblem, { plan }: ScheduleOutcome): { cost: number; isHeld: boolean } {
  const replayed = planOf(real, plan);
  return {
    cost: costOf(real, replayed).total,
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

/** Whole days after the learned ones, evenly spread, each with its forecast made at midnight. */
function replayedDays(load: IntervalSeries) {
  const startMs = Math.ceil(load.startMs / DAY_MS) * DAY_MS;
  const first = (startMs - load.startMs) / HOUR_MS;
  const wholeDays = Math.floor((load.kwh.length - first) / HOURS);
  const open = Array.from({ length: Math.max(0, wholeDays - LEARNED_DAYS) }, (_, index) => LEARNED_DAYS + index);
  const every = Math.max(1, Math.floor(open.length / MOST_DAYS));
  return open
    .filter((_, index) => index % every === 0)
    .slice(0, MOST_DAYS)
    .flatMap((day) => {
      const from = first + day * HOURS;
      const realKw = load.kwh.slice(from, from + HOURS);
      if (realKw.some((kwh) => !Number.isFinite(kwh))) return [];
      const known = load.kwh.slice(0, from);
      const { hours } = forecastLoad({ ...load, kwh: known }, HOURS, INTERVAL_SHARE);
      const highest = known.reduce((most, kwh) => (kwh > most ? kwh : most), 0);
      const expectedKw = Float64Array.from(hours, ({ kwh }) => Math.max(0, kwh));
      const highKw = Float64Array.from(hours, ({ highKwh }) => highKwh);
      return [{ realKw, expectedKw, highKw, limitKw: highest + BESIDE_HIGHEST_KW }];
    });
}
