import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { NIGHTLY } from "../support/nightly";
import { inSeveralProcesses } from "../support/processes";
import { freePort, type ServerProcess, startServerProcess } from "../support/server-process";
import { fuzz } from "./fuzz/fuzz";
import { SECRET_MARK } from "./fuzz/values";

const CASES = NIGHTLY ? 50_000 : 200;
/** `FUZZ_SEED=… bun run test tests/integration/fuzz.test.ts` repeats a run; at night each run has its own. */
const SEED = Number(process.env.FUZZ_SEED ?? (NIGHTLY ? Date.now() % 1e9 : 11));
const TIMEOUT_MS = 600_000;
/** The Workers, their solvers and the index of the articles take most of it: 670 MB after 15,000 calls, then flat. */
const MAX_GROWTH_BYTES = 800 * 1024 * 1024;

let server: ServerProcess;
let widgetOrigin: string;
beforeAll(async () => {
  const partnerPort = await freePort();
  widgetOrigin = `http://localhost:${partnerPort}`;
  server = await startServerProcess({
    variables: { SEED_DEMO: "on", PARTNER_DEMO_PORT: String(partnerPort), LOG_LEVEL: "debug" },
    cheapPasswords: true,
  });
}, TIMEOUT_MS);
afterAll(() => server.stop());

const rssBytes = () =>
  process.platform === "linux"
    ? Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) * 1024
    : 0;

test.skipIf(inSeveralProcesses("it starts its own server"))(
  `${CASES.toLocaleString("en")} odd calls are answered or rejected in the product's form`,
  async () => {
    const before = rssBytes();
    const { faults, statuses, secrets } = await fuzz({
      url: server.url,
      widget: { origin: widgetOrigin, key: DEMO_WIDGET_KEY },
      seed: SEED,
      cases: CASES,
    });
    console.log(`Fuzz seed ${SEED}: ${JSON.stringify(statuses)}`);
    expect(faults, `FUZZ_SEED=${SEED}`).toEqual([]);
    // Otherwise the calls would only test the first check of each operation.
    expect(statuses["200"]).toBeGreaterThan(CASES / 10);
    const log = server.log();
    expect([SECRET_MARK, ...secrets].filter((secret) => log.includes(secret))).toEqual([]);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    const grown = rssBytes() - before;
    console.log(`Grown by ${Math.round(grown / 2 ** 20)} MB`);
    expect(grown).toBeLessThan(MAX_GROWTH_BYTES);
  },
  TIMEOUT_MS,
);
