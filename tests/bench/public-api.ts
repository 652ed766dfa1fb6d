import { DAY_SECONDS } from "../../packages/shared/src/domain/time";
import { greenButtonXml, hourlyReadings, inBlocks } from "../factories/energy";
import type { ApiCall, ApiCallOutcome } from "./api-caller";
import { type BenchRow, percentile, row } from "./measure";
import { newApiKey } from "../support/new-api-key";
import { startServerProcess } from "../support/server-process";

const RUNS = 20;
const QUARTER_HOURS = 70_080;
const MINUTES = 30 * 1_440;
const SECONDS = DAY_SECONDS;
const HEALTH_EVERY_MS = 10;

interface Call {
  name: string;
  path: string;
  body: unknown;
  targetMs: number;
}

/** Calls of the public API with long series over HTTP, and health check times meanwhile. */
export async function benchPublicApi(): Promise<BenchRow[]> {
  const server = await startServerProcess();
  try {
    const key = await newApiKey(server.url);
    const rows: BenchRow[] = [];
    for (const call of calls()) rows.push(...(await benchCall(server.url, key, call)));
    return rows;
  } finally {
    await server.stop();
  }
}

async function benchCall(url: string, key: string, { name, path, body, targetMs }: Call): Promise<BenchRow[]> {
  const call: ApiCall = { url: `${url}${path}`, key, body: JSON.stringify(body) };
  const caller = new Worker(new URL("./api-caller.ts", import.meta.url).href);
  const times: number[] = [];
  const health: number[] = [];
  await timeOf(caller, call);
  for (let run = 0; run < RUNS; run += 1) {
    const answered = new AbortController();
    const probe = probeHealth(url, health, answered.signal);
    times.push(await timeOf(caller, call).finally(() => answered.abort()));
    await probe;
  }
  caller.terminate();
  const size = `${(call.body.length / 1e6).toFixed(1)} MB`;
  const probed = `${name}: ${health.length} health calls meanwhile`;
  return [
    row(`${name} over HTTP, ${size}: median of ${RUNS}`, percentile(times, 0.5), "ms", targetMs),
    row(`${probed}, 95th percentile`, percentile(health, 0.95), "ms", 20),
    row(`${probed}, slowest`, percentile(health, 1), "ms", 20),
  ];
}

async function timeOf(caller: Worker, call: ApiCall): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<ApiCallOutcome>();
  caller.addEventListener("message", ({ data }: MessageEvent<ApiCallOutcome>) => resolve(data), { once: true });
  caller.postMessage(call, []);
  const outcome = await promise;
  if ("failure" in outcome) throw new Error(outcome.failure);
  return outcome.milliseconds;
}

async function probeHealth(url: string, times: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    await (await fetch(`${url}/api/health`)).text();
    times.push(performance.now() - startedAt);
    await Bun.sleep(HEALTH_EVERY_MS);
  }
}

function calls(): Call[] {
  const series = {
    start: "2024-01-01T00:00:00-08:00",
    interval_seconds: 900,
    time_zone: "America/Los_Angeles",
    kwh: Array.from({ length: QUARTER_HOURS }, (_, index) => Number((0.5 + 0.4 * Math.sin(index / 15)).toFixed(3))),
  };
  return [
    {
      name: "24 months of 15-minute intervals billed",
      path: "/api/v1/tariffs/bill",
      body: { series, tariff_id: "pge-e-tou-c" },
      targetMs: 1_000,
    },
    {
      name: "24 months of 15-minute intervals searched for anomalies",
      path: "/api/v1/anomalies/detect",
      body: { series },
      targetMs: 1_000,
    },
    {
      name: "24 months of 15-minute intervals of Green Button XML parsed",
      path: "/api/v1/greenbutton/parse",
      body: { xml: greenButtonXml(inBlocks(hourlyReadings(QUARTER_HOURS), 24 * 31)) },
      targetMs: 1_500,
    },
    {
      name: "A month of 1-minute data disaggregated",
      path: "/api/v1/nilm/analyze",
      body: { data: mains(MINUTES, 60), sample_rate: 1 / 60 },
      targetMs: 500,
    },
    {
      name: "A day of 1 Hz data disaggregated",
      path: "/api/v1/nilm/analyze",
      body: { data: mains(SECONDS, 1), sample_rate: 1 },
      targetMs: 1_000,
    },
  ];
}

/** A fridge that cycles, and a kettle four times a day: enough for a typical load on the pipeline. */
function mains(samples: number, secondsPerSample: number): number[] {
  return Array.from({ length: samples }, (_, index) => {
    const second = index * secondsPerSample;
    const fridge = second % 2_700 < 900 ? 95 : 0;
    const kettle = second % 21_600 < 180 ? 2_400 : 0;
    return 110 + fridge + kettle + ((index * 7) % 13);
  });
}
