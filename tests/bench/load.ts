import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "../support/server-process";
import { bursts, steadily, warmUp } from "./load/chats";
import { startChild } from "./load/child";
import { benchDay, inTurns } from "./load/day";
import { withHealthProbe } from "./load/health-probe";
import type { Outcomes } from "./load/outcomes";

/**
 * A day's mix of calls against a real server process, with its load and its health checks in other processes. Prints
 * the times of every class, every call that did not succeed by its status, the server's largest memory, and figures
 * next to a bare server's of the same bytes. Takes less than three minutes; needs a built site.
 */
const STREAMS = 2_000;
const STREAM_SECONDS = 30;
/** Streams are opened at this rate. */
const STREAMS_PER_SECOND = 80;

interface Line {
  class: string;
  calls: number;
  p50: number;
  p95: number;
  p99: number;
  "target, ms": string;
  failures: string;
}

const lines: Line[] = [];
const report = (name: string, outcomes: Outcomes, target = "") =>
  lines.push({
    class: name,
    calls: outcomes.count,
    p50: outcomes.at(0.5),
    p95: outcomes.at(0.95),
    p99: outcomes.at(0.99),
    "target, ms": target,
    failures: outcomes.failures,
  });

const megabytes = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

async function mixedDay(): Promise<void> {
  const server = await startServerProcess();
  try {
    await warmUp(server.url);
    for (const [name, outcomes] of await benchDay(server.url)) report(name, outcomes);
    report("32 questions in the same instant: first token", await bursts(server.url, 32, 20), "p95 ≤ 50");
    const steady = await withHealthProbe(server.url, () => steadily(server.url, 100, 15));
    report("100 questions/s: first token", steady.value, "p95 ≤ 300");
    report("– health meanwhile", steady.health, "p99 ≤ 50");
    const crowd = await withHealthProbe(server.url, () => bursts(server.url, 500, 3));
    report("500 questions in the same instant: first token", crowd.value);
    report("– health meanwhile", crowd.health);
    console.log(`Largest memory of the server (RSS): ${megabytes(server.pid)} MB`);
    await besideBareServer(server.url, server.folder);
  } finally {
    await server.stop();
  }
}

/** Requests per second of the server and of a bare one with the same bytes, in turns. */
async function besideBareServer(url: string, folder: string): Promise<void> {
  for (const path of ["/", "/api/health"]) {
    const response = await fetch(url + path);
    const file = join(folder, "bytes");
    await Bun.write(file, await response.arrayBuffer());
    const bare = await startChild(
      new URL("./load/bare-server.ts", import.meta.url),
      file,
      response.headers.get("content-type") ?? "",
    );
    const [own, least] = [[] as number[], [] as number[]];
    for (let round = 0; round < 5; round += 1) {
      own.push(await callsPerSecond(url + path));
      least.push(await callsPerSecond(bare.line + path));
    }
    bare.stop();
    const best = (rates: number[]) => Math.round(Math.max(...rates));
    console.log(
      `${path}: ${best(own)} calls/s, bare server ${best(least)} calls/s, ratio ${(best(own) / best(least)).toFixed(2)}`,
    );
  }
}

async function callsPerSecond(url: string): Promise<number> {
  const calls = Array.from({ length: 1_000 });
  const from = performance.now();
  await inTurns(calls, 16, async () => void (await (await fetch(url)).arrayBuffer()));
  return (calls.length * 1_000) / (performance.now() - from);
}

/** Many answers that a slow model writes at the same time. */
async function manyStreams(): Promise<void> {
  const model = await startChild(new URL("./load/slow-model.ts", import.meta.url), String(STREAM_SECONDS));
  const server = await startServerProcess({ variables: { LLM_BASE_URL: model.line, LLM_MODEL: "slow" } });
  try {
    await warmUpStream(server.url);
    const { value, health } = await withHealthProbe(server.url, () =>
      steadily(server.url, STREAMS_PER_SECOND, STREAMS / STREAMS_PER_SECOND),
    );
    report(`${STREAMS} chats that stream for ${STREAM_SECONDS} s: first token`, value);
    report("– health meanwhile", health, "p99 ≤ 50");
    console.log(`Largest memory of the server with ${STREAMS} streams (RSS): ${megabytes(server.pid)} MB`);
  } finally {
    await server.stop();
    model.stop();
  }
}

/** Loads the library of the model's protocol. */
const warmUpStream = (url: string) => steadily(url, 1, 1);

console.log(`Load average before: ${loadavg().map((load) => load.toFixed(2))}`);
await mixedDay();
await manyStreams();
console.log(`Load average after: ${loadavg().map((load) => load.toFixed(2))}`);
console.table(lines);
