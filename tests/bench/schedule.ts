import { optimizeSchedule } from "../../packages/shared/src/contracts/optimization";
import { health } from "../../packages/shared/src/contracts/health";
import type { ScheduleProblem } from "../../packages/engine/src/schedule/problem";
import { schedule } from "../../packages/engine/src/schedule/schedule";
import { loadSolver } from "../../packages/server/src/adapters/solver/highs";
import { appliance, battery, ev, randomOf, site } from "../factories/schedule";
import { type BenchRow, percentile, row } from "./measure";
import { newApiKey } from "../support/new-api-key";
import { startServerProcess } from "../support/server-process";

const DAYS = 100;
const WARM_UP_DAYS = 5;
const STEPS = 96;
const TIME_LIMIT_SECONDS = 10;
const TARGET_MS = 600;
const GAP_TARGET_PERCENT = 1;
const HEALTH_TARGET_MS = 20;
const PLANS_IN_FLIGHT = 2;
const PLANS = 20;

/**
 * Time to plan a day of quarter hours with a battery, a vehicle and four appliances, warm and in this process; and how
 * long a health check takes while the running server plans.
 */
export async function benchSchedule(): Promise<BenchRow[]> {
  const solve = await loadSolver();
  const runs: { ms: number; gapPercent: number }[] = [];
  for (let seed = 0; seed < WARM_UP_DAYS + DAYS; seed += 1) {
    const problem = randomDay(seed);
    const startedAt = performance.now();
    const { quality, baseline } = schedule(problem, solve, { timeLimitSeconds: TIME_LIMIT_SECONDS });
    runs.push({
      ms: performance.now() - startedAt,
      gapPercent: ((quality.gap ?? Infinity) / baseline.cost.total) * 100,
    });
  }
  const times = runs.slice(WARM_UP_DAYS).map(({ ms }) => ms);
  const gaps = runs.slice(WARM_UP_DAYS).map(({ gapPercent }) => gapPercent);
  const what = `plan of 96 intervals of 15 min, battery, vehicle, 4 appliances, ${DAYS} random days`;
  return [
    row(`${what}: median`, percentile(times, 0.5), "ms", TARGET_MS),
    row(`${what}: 95th percentile`, percentile(times, 0.95), "ms", TARGET_MS),
    row(
      `${what}: largest proven distance from the best, of the cost without a plan`,
      percentile(gaps, 1),
      "%",
      GAP_TARGET_PERCENT,
    ),
    ...(await benchHealthMeanwhile()),
  ];
}

/** Hourly prices with an evening peak, partly cloudy solar output, and requests with wide time windows. */
function randomDay(seed: number): ScheduleProblem {
  const random = randomOf(seed + 1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const step = (low: number, high: number) => Math.floor(between(low, high));
  const perHour = (value: (hour: number) => number) => {
    const hours = Array.from({ length: 24 }, (_, hour) => value(hour));
    return Float64Array.from({ length: STEPS }, (_, index) => hours[Math.floor(index / 4)] ?? 0);
  };
  const importPrice = perHour((hour) => (hour >= 16 && hour < 21 ? 0.42 : hour < 7 ? 0.16 : 0.26) * between(0.9, 1.1));
  const sunny = between(0.3, 1);
  const run = (id: string, powerKw: readonly number[]) =>
    appliance({ id, powerKw: Float64Array.from(powerKw), earliestStep: step(0, 30), latestEndStep: step(60, STEPS) });
  return site(STEPS, 0.25, {
    importPrice,
    exportPrice: importPrice.map((price) => price * 0.3),
    loadKw: perHour((hour) => (hour >= 17 && hour < 22 ? 1.2 : 0.45) * between(0.7, 1.3)),
    solarKw: perHour((hour) => Math.max(0, 5 * Math.sin(((hour - 5.5) / 13) * Math.PI)) * sunny * between(0.7, 1)),
    batteries: [
      battery({
        capacityKwh: 13.5,
        minKwh: 1.35,
        maxKwh: 13.5,
        initialKwh: between(2, 10),
        chargeKw: 5,
        dischargeKw: 5,
        wearPerKwh: 0.02,
      }),
    ],
    evs: [ev({ untilStep: step(28, 68), neededKwh: between(8, 30), roomKwh: 45, minKw: 1.4 })],
    appliances: [
      run("dishwasher", [1.8, 0.2, 1.5, 0.3, 0.2, 1.2]),
      run("washer", [2, 0.5, 0.3, 0.3, 0.5, 0.4]),
      run("dryer", [2.2, 2.2, 2, 2, 1.5, 0.5]),
      run(
        "pool-pump",
        Array.from({ length: 16 }, () => 1.1),
      ),
    ],
  });
}

async function benchHealthMeanwhile(): Promise<BenchRow[]> {
  const server = await startServerProcess();
  try {
    const authorization = `Bearer ${await newApiKey(server.url)}`;
    const plan = async () => {
      const body = JSON.stringify({ facility_id: "sample-home", time_horizon: 168 });
      const headers = { authorization, "content-type": "application/json" };
      const response = await fetch(`${server.url}${optimizeSchedule.path}`, { method: "POST", headers, body });
      if (!response.ok) throw new Error(`No plan: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    await plan();
    const plans = { left: PLANS };
    const planning = Promise.all(
      Array.from({ length: PLANS_IN_FLIGHT }, async () => {
        while (plans.left > 0) {
          plans.left -= 1;
          await plan();
        }
      }),
    );
    const calls: number[] = [];
    while (plans.left > 0) {
      const startedAt = performance.now();
      await (await fetch(`${server.url}${health.path}`)).arrayBuffer();
      calls.push(performance.now() - startedAt);
      await Bun.sleep(5);
    }
    await planning;
    const what = `health call while the server plans weeks, ${calls.length} calls`;
    return [
      row(`${what}: median`, percentile(calls, 0.5), "ms", HEALTH_TARGET_MS),
      row(`${what}: 99th percentile`, percentile(calls, 0.99), "ms", HEALTH_TARGET_MS),
      row(`${what}: slowest`, percentile(calls, 1), "ms", HEALTH_TARGET_MS),
    ];
  } finally {
    await server.stop();
  }
}
