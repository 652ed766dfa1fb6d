import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUtilities } from "../../packages/server/src/modules/meters";
import { readUtilityConfigurations } from "../../packages/server/src/modules/meters/connectors/green-button-connect/configuration";
import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import { COMPUTE } from "../../packages/server/src/composition/worker/lanes";
import { StartError } from "../../packages/server/src/env";
import type { Meter, Readings } from "../../packages/shared/src/contracts/meters";
import { DAY_MS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { newUtilityAccount } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { EspiCustodian } from "../support/espi-custodian";
import { WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";

/** Midnight in Los Angeles. */
const NOW = Date.parse("2026-06-01T00:00:00-07:00");
const BEGIN = Date.parse("2026-01-01T00:00:00-08:00");

/** A distinct value for each hour. */
const hoursFrom = (ms: number, count: number) =>
  Array.from({ length: count }, (_, index) => 200 + ((ms / HOUR_MS + index) % 997));

let custodian: EspiCustodian;
let api: TestApi;
let session: BrowserSession;
let nowMs = NOW;
const pauses: number[] = [];

beforeAll(async () => {
  custodian = await EspiCustodian.open();
  const compute = new WorkerQueue(COMPUTE, WORKER_SCRIPT);
  const clock = { now: () => nowMs };
  const utilities = createUtilities({
    compute,
    clock,
    configurations: new Map([["pge", custodian.configuration]]),
    pause: async (ms) => void pauses.push(ms),
    timeoutMs: 400,
    maxFeedBytes: 2 * 1024 * 1024,
  });
  api = await createTestApi({ compute, clock, utilities });
});
beforeEach(async () => {
  nowMs = NOW;
  pauses.length = 0;
  custodian.reset();
  custodian.publish(BEGIN, hoursFrom(BEGIN, (NOW - BEGIN) / HOUR_MS), NOW - DAY_MS);
  session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
});
afterAll(() => {
  api.close();
  custodian.close();
});

async function leave(): Promise<URL> {
  const form = newUtilityAccount({ accountNumber: "998877", returnTo: "/dashboard" });
  const { authorizationUrl } = (await (await session.postJson("/api/utility/authorize", form)).json()) as {
    authorizationUrl: string;
  };
  return new URL(authorizationUrl);
}

/** What the utility's page does with the user's browser. */
async function agree(page: URL): Promise<string> {
  const response = await fetch(page, { redirect: "manual" });
  const back = new URL(response.headers.get("location") ?? "");
  return `${back.pathname}${back.search}`;
}

async function connect(): Promise<string | null> {
  const response = await session.fetch(await agree(await leave()));
  await api.platform.imports.settled();
  return response.headers.get("location");
}

async function onlyMeter(): Promise<Meter> {
  const { meters } = (await (await session.fetch("/api/meters")).json()) as { meters: Meter[] };
  expect(meters).toHaveLength(1);
  return meters[0] as Meter;
}

async function sync(): Promise<Meter> {
  const { id } = await onlyMeter();
  await session.postJson(`/api/meters/${id}/sync`, {});
  await api.platform.imports.settled();
  return onlyMeter();
}

async function hours(from: number, to: number): Promise<Readings> {
  const { id } = await onlyMeter();
  const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), resolution: "interval" };
  return (await (await session.fetch(`/api/meters/${id}/readings?${new URLSearchParams(query)}`)).json()) as Readings;
}

describe("a connection to a utility with Green Button Connect", () => {
  test("is authorized at the utility, and its history is imported page by page", async () => {
    expect(await connect()).toBe("/dashboard?utility=connected");
    expect(await onlyMeter()).toMatchObject({
      source: "green_button_connect",
      sandbox: false,
      status: "ready",
      timeZone: "America/Los_Angeles",
      intervalSeconds: 3_600,
      readingCount: (NOW - BEGIN) / HOUR_MS,
      missingCount: 0,
      problem: null,
    });
    const week = await hours(BEGIN + 90 * DAY_MS, BEGIN + 97 * DAY_MS);
    expect(week.energyWh).toEqual(hoursFrom(BEGIN + 90 * DAY_MS, 7 * 24));
    const { utilityApiConnected } = (await (await session.fetch("/api/auth/user")).json()) as {
      utilityApiConnected: boolean;
    };
    expect(utilityApiConnected).toBe(true);
  });

  test("later imports new, corrected and late readings, and leaves gaps as gaps", async () => {
    await connect();
    const lateFrom = NOW + 2 * DAY_MS;
    custodian.publish(lateFrom, hoursFrom(lateFrom, 24), lateFrom);
    custodian.publish(BEGIN + 5 * DAY_MS, [4_321, 4_322], lateFrom);
    nowMs = NOW + 4 * DAY_MS;
    expect(await sync()).toMatchObject({
      status: "ready",
      missingCount: 48,
      lastReadingAt: new Date(lateFrom + DAY_MS).toISOString(),
    });
    expect(custodian.calls.filter((call) => call === "updates")).toHaveLength(1);
    expect((await hours(BEGIN + 5 * DAY_MS, BEGIN + 5 * DAY_MS + 3 * HOUR_MS)).energyWh).toEqual([
      4_321,
      4_322,
      ...hoursFrom(BEGIN + 5 * DAY_MS + 2 * HOUR_MS, 1),
    ]);
    expect((await hours(NOW - DAY_MS, nowMs)).gaps).toEqual([
      { start: "2026-06-01T00:00:00-07:00", end: "2026-06-03T00:00:00-07:00", missingReadings: 48 },
    ]);
  });

  test("renews its token when it expires, in time or late, using each refresh token once", async () => {
    custodian.tokenLifetimeSeconds = 1;
    await connect();
    expect(custodian.calls.filter((call) => call === "token refresh_token").length).toBeGreaterThan(1);
    custodian.tokenLifetimeSeconds = HOUR_SECONDS;
    await sync();
    custodian.forgetAccessToken();
    expect(await sync()).toMatchObject({ status: "ready", problem: null });
  });

  test("waits while the utility prepares, is busy, drops a response or sends none", async () => {
    custodian.makeTrouble("preparing", "busy", "dropped", "slow");
    await connect();
    expect(await onlyMeter()).toMatchObject({ status: "ready", missingCount: 0 });
    expect(pauses).toHaveLength(4);
    expect(pauses[0]).toBe(3_000);
  });

  test("retries later on request, and the import resumes where it was", async () => {
    custodian.makeTrouble("preparing_for_long");
    await connect();
    expect(await onlyMeter()).toMatchObject({ status: "importing", problem: expect.stringContaining("later") });
    expect(await sync()).toMatchObject({ status: "ready", readingCount: (NOW - BEGIN) / HOUR_MS });
  });

  test.each(["malformed", "endless"] as const)(
    "reports that the utility responds with %s readings, and can be retried",
    async (trouble) => {
      custodian.makeTrouble(trouble);
      await connect();
      expect(await onlyMeter()).toMatchObject({ status: "failed", problem: expect.any(String) });
      expect(await sync()).toMatchObject({ status: "ready", problem: null });
    },
  );

  test("keeps its readings when the customer revokes the consent, and is disconnected", async () => {
    await connect();
    custodian.withdraw();
    expect(await sync()).toMatchObject({ status: "revoked", readingCount: (NOW - BEGIN) / HOUR_MS });
    const user = (await (await session.fetch("/api/auth/user")).json()) as { utilityApiConnected: boolean };
    expect(user.utilityApiConnected).toBe(false);
    await connect();
    expect(await onlyMeter()).toMatchObject({ status: "ready" });
  });

  test("is revoked at the utility when the meter is removed", async () => {
    await connect();
    const { id } = await onlyMeter();
    expect((await session.sendJson("DELETE", `/api/meters/${id}`, {})).status).toBe(200);
    expect(custodian.isRevoked).toBe(true);
    const left = await api.platform.db.$client.execute({
      sql: "select count(*) as rows from meter_months where meter_id = ?",
      args: [id],
    });
    expect(left.rows[0]?.rows).toBe(0);
  });

  test("stores no token unencrypted", async () => {
    await connect();
    const { rows } = await api.platform.db.$client.execute("select * from meters");
    expect(JSON.stringify(rows)).not.toMatch(/accessToken|refreshToken|Bearer/);
  });
});

describe("the return from the utility", () => {
  test("without consent leads to the page that the user came from", async () => {
    custodian.customerAgrees = false;
    expect(await connect()).toBe("/dashboard?utility=error&reason=declined");
    expect(await (await session.fetch("/api/meters")).json()).toEqual({ meters: [] });
  });

  test("is valid once", async () => {
    const back = await agree(await leave());
    await session.fetch(back);
    expect((await session.fetch(back)).headers.get("location")).toBe("/chat?utility=error&reason=expired");
    await api.platform.imports.settled();
  });

  test("is valid only in the session that left", async () => {
    const back = await agree(await leave());
    const other = new BrowserSession(api);
    await other.postJson("/api/auth/register", newRegistration());
    expect((await other.fetch(back)).headers.get("location")).toContain("reason=expired");
    expect(await (await other.fetch("/api/meters")).json()).toEqual({ meters: [] });
  });

  test("is valid for 15 minutes", async () => {
    const back = await agree(await leave());
    nowMs += 16 * MINUTE_MS;
    expect((await session.fetch(back)).headers.get("location")).toContain("reason=expired");
  });

  test("with a URL of another host is rejected, and no request is sent there", async () => {
    const asked: string[] = [];
    const internal = Bun.serve({ port: 0, fetch: (request) => (asked.push(request.url), new Response("secret")) });
    custodian.resourceUri = `http://127.0.0.1:${internal.port}/Batch/Subscription/7`;
    expect(await connect()).toBe("/dashboard?utility=error&reason=failed");
    expect(asked).toEqual([]);
    await internal.stop(true);
  });
});

test("an invalid list of utilities stops the start with one line that names the file and the field", () => {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-utilities-"));
  const file = join(folder, "utilities.json");
  const read = (content: string) => () => {
    writeFileSync(file, content);
    return readUtilityConfigurations(file);
  };
  expect(read("{")).toThrow(StartError);
  expect(read(JSON.stringify({ pge: { tokenUrl: "ftp://x" } }))).toThrow(/^UTILITY_CONNECTORS: [^\n]*pge\.tokenUrl/);
  expect(read(JSON.stringify({ unknown: {} }))).toThrow(/^UTILITY_CONNECTORS: [^\n]+$/);
  expect(() => readUtilityConfigurations(join(folder, "none.json"))).toThrow(/cannot be read$/);
  rmSync(folder, { recursive: true });
});
