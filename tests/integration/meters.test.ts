import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync, zipSync } from "fflate";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../packages/server/src/core/platform";
import { meters as meterTable } from "../../packages/server/src/db/schema/meters";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { beginDueImports, type Utilities } from "../../packages/server/src/modules/meters";
import type { Meter, MeterBill, Readings, Repairs } from "../../packages/shared/src/contracts/meters";
import type { UsageFacts } from "../../packages/shared/src/contracts/usage";
import { SANDBOX_TEST_ACCOUNTS } from "../../packages/shared/src/domain/meters";
import { HOUR_MS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { greenButtonXml, inBlocks, intervalCsv, PACIFIC_NEW_YEAR, type SyntheticReading } from "../factories/energy";
import { newUtilityAccount } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { inSeveralProcesses } from "../support/processes";

const NOW = Date.parse("2026-11-15T12:00:00-08:00");
let nowMs = NOW;
const clock = { now: () => nowMs };

/** Its 24 months are imported once, for all tests that only read or extend them. */
const ACCOUNT = "100200300";

let api: TestApi;
let owner: BrowserSession;
let whole: Meter;
/** Called after each chunk from a connector, before it is stored. */
let onChunk: () => void = () => undefined;

/** The real connectors, with a hook. */
function watched(utilities: Utilities): Utilities {
  return {
    connectorFor: (provider) => utilities.connectorFor(provider),
    connectorOf(meter) {
      const connector = utilities.connectorOf(meter);
      if (!connector) return null;
      return {
        ...connector,
        async *readings(request) {
          for await (const chunk of connector.readings(request)) {
            onChunk();
            yield chunk;
          }
        },
      };
    },
  };
}

beforeAll(async () => {
  api = await createTestApi({ clock });
  api.platform.utilities = watched(api.platform.utilities);
  owner = await person();
  whole = await connect(owner, ACCOUNT);
});
afterAll(() => api.close());

async function person(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

async function connect(session: BrowserSession, accountNumber: string): Promise<Meter> {
  const response = await session.postJson("/api/utility/authorize", newUtilityAccount({ accountNumber }));
  expect(response.status).toBe(200);
  await api.platform.imports.settled();
  return newest(session);
}

async function sync(session: BrowserSession, { id }: Meter): Promise<Meter> {
  await session.postJson(`/api/meters/${id}/sync`, {});
  await api.platform.imports.settled();
  return newest(session);
}

async function newest(session: BrowserSession): Promise<Meter> {
  const { meters } = (await (await session.fetch("/api/meters")).json()) as { meters: Meter[] };
  return meters[0] as Meter;
}

async function readings(session: BrowserSession, { id }: Meter, from: string, to: string, resolution = "interval") {
  const query = new URLSearchParams({ from, to, resolution });
  return (await (await session.fetch(`/api/meters/${id}/readings?${query}`)).json()) as Readings;
}

const storedMonths = async ({ id }: Meter, { db }: Platform = api.platform) =>
  (
    await db.$client.execute({
      sql: "select month, measured_count, energy_milli_wh, hex(readings) as readings from meter_months where meter_id = ? order by month",
      args: [id],
    })
  ).rows;

describe("an import", () => {
  test("stores 24 months of quarter hours, with days of 92 and 100", async () => {
    expect(whole).toMatchObject({ status: "ready", progress: 1, missingCount: 0, intervalSeconds: 900 });
    expect(whole.firstReadingAt).toBe("2024-11-15T08:00:00.000Z");
    expect(whole.lastReadingAt).toBe(new Date(NOW).toISOString());
    const spring = await readings(owner, whole, "2026-03-08T00:00:00-08:00", "2026-03-09T00:00:00-07:00");
    const autumn = await readings(owner, whole, "2026-11-01T00:00:00-07:00", "2026-11-02T00:00:00-08:00");
    expect([spring.starts.length, autumn.starts.length]).toEqual([92, 100]);
    const days = await readings(owner, whole, "2026-11-01T00:00:00-07:00", "2026-11-02T00:00:00-08:00", "day");
    expect(days).toMatchObject({ totalWh: autumn.totalWh, coverage: [1], gaps: [] });
  });

  test("that is repeated changes nothing, and later adds only what is new", async () => {
    const before = await storedMonths(whole);
    await connect(owner, "1002-00300");
    await sync(owner, whole);
    expect(await storedMonths(whole)).toEqual(before);
    nowMs = NOW + 6 * HOUR_MS;
    const later = await sync(owner, whole);
    nowMs = NOW;
    expect(later.readingCount).toBe(whole.readingCount + 24);
    expect((await storedMonths(whole)).slice(0, -1)).toEqual(before.slice(0, -1));
  });

  test.skipIf(inSeveralProcesses("Stops the imports of one process"))(
    "interrupted by a server shutdown resumes at the next start, with the same readings",
    async () => {
      const own = await createTestApi({ clock });
      const utilities = watched(own.platform.utilities);
      own.platform.utilities = utilities;
      const session = new BrowserSession(own);
      await session.postJson("/api/auth/register", newRegistration());
      let chunks = 0;
      onChunk = () => {
        if (++chunks === 3) own.platform.imports.stop();
      };
      await session.postJson("/api/utility/authorize", newUtilityAccount({ accountNumber: ACCOUNT }));
      await own.platform.imports.settled();
      onChunk = () => undefined;
      const broken = await newest(session);
      expect(broken).toMatchObject({ status: "importing", problem: null });
      expect(broken.progress).toBeGreaterThan(0);
      expect(broken.progress).toBeLessThan(0.5);

      const again = await createPlatform(own.platform.env, { clock });
      await beginDueImports(again);
      await again.imports.settled();
      expect(await newest(session)).toMatchObject({ status: "ready", readingCount: whole.readingCount });
      // The other meter has six more hours by now.
      const [cut, uncut] = [await storedMonths(broken, again), await storedMonths(whole)];
      expect(cut.slice(0, -1)).toEqual(uncut.slice(0, -1));
      await closePlatform(again);
      own.close();
    },
  );

  test("that another process runs is left alone until its lease expires", async () => {
    const lease = (leasedUntilMs: number) =>
      api.platform.db.$client.execute({
        sql: "update meters set status = 'importing', leased_until_ms = ? where id = ?",
        args: [leasedUntilMs, whole.id],
      });
    await lease(NOW + MINUTE_MS);
    await beginDueImports(api.platform);
    await api.platform.imports.settled();
    expect((await newest(owner)).status).toBe("importing");
    await lease(NOW - 1);
    await beginDueImports(api.platform);
    await api.platform.imports.settled();
    expect((await newest(owner)).status).toBe("ready");
  });

  test("that fails gives a reason, keeps its readings, and fetches the rest on retry", async () => {
    const session = await person();
    const broken = await connect(session, SANDBOX_TEST_ACCOUNTS.breaksOff);
    expect(broken).toMatchObject({
      status: "failed",
      problem: expect.stringContaining("stopped partway"),
      problemReason: { name: "utility_broke_off" },
    });
    expect(broken.readingCount).toBeGreaterThan(10_000);
    expect(await sync(session, broken)).toMatchObject({ status: "ready", problem: null, missingCount: 0 });
  });

  test("of a meter that was offline leaves visible gaps", async () => {
    const session = await person();
    const meter = await connect(session, SANDBOX_TEST_ACCOUNTS.gaps);
    expect(meter.missingCount).toBeGreaterThan(0);
    const { gaps, coverage, energyWh } = await readings(
      session,
      meter,
      "2024-01-01T00:00:00Z",
      "2027-01-01T00:00:00Z",
      "day",
    );
    expect(gaps.reduce((sum, { missingReadings }) => sum + missingReadings, 0)).toBe(meter.missingCount);
    expect(coverage.some((share) => share > 0 && share < 1)).toBe(true);
    expect(energyWh).not.toContain(null);
  });

  test("ends when the consent is revoked, and resumes when it is given again", async () => {
    const session = await person();
    const meter = await connect(session, SANDBOX_TEST_ACCOUNTS.revoked);
    expect(meter.status).toBe("ready");
    nowMs = NOW + HOUR_MS;
    expect((await sync(session, meter)).status).toBe("revoked");
    nowMs = NOW + 2 * HOUR_MS;
    expect(await connect(session, SANDBOX_TEST_ACCOUNTS.revoked)).toMatchObject({ id: meter.id, status: "ready" });
    nowMs = NOW;
  });
});

test("another tariff changes a meter's costs and bills, and the one before brings them back", async () => {
  const session = await person();
  const meter = await connect(session, "100200322");
  const billsOf = async () =>
    (await (await session.fetch(`/api/meters/${meter.id}/bills`)).json()) as { bills: MeterBill[] };
  const use = (tariffId: string | null) =>
    session.sendJson("PUT", `/api/meters/${meter.id}/tariff`, { tariff_id: tariffId });
  const before = await billsOf();
  await use("smud-tod-5-8pm");
  const after = await billsOf();
  expect(new Set(after.bills.map(({ tariffId }) => tariffId))).toEqual(new Set(["smud-tod-5-8pm"]));
  expect(after.bills.map(({ energyWh }) => energyWh)).toEqual(before.bills.map(({ energyWh }) => energyWh));
  expect(after.bills[0]?.amountCents).not.toBe(before.bills[0]?.amountCents);
  await use(null);
  expect((await billsOf()).bills).toEqual([]);
  await use(meter.tariffId);
  expect(await billsOf()).toEqual(before);
});

test("a user cannot see another user's meters, even for the same utility account", async () => {
  const stranger = await person();
  const query = new URLSearchParams({ from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" });
  for (const path of [`/api/meters/${whole.id}/readings?${query}`, `/api/meters/${whole.id}/bills`]) {
    expect((await stranger.fetch(path)).status).toBe(404);
  }
  expect((await stranger.postJson(`/api/meters/${whole.id}/sync`, {})).status).toBe(404);
  expect((await stranger.sendJson("DELETE", `/api/meters/${whole.id}`, {})).status).toBe(404);
  expect(await newest(stranger)).toBeUndefined();
  await stranger.postJson("/api/utility/authorize", newUtilityAccount({ accountNumber: ACCOUNT }));
  expect((await newest(stranger)).id).not.toBe(whole.id);
  await stranger.sendJson("DELETE", `/api/meters/${(await newest(stranger)).id}`, {});
  expect((await newest(owner)).status).toBe("ready");
});

test("account numbers cannot be recovered from the database", async () => {
  const { rows } = await api.platform.db.$client.execute("select * from meters");
  expect(JSON.stringify(rows)).not.toContain(ACCOUNT);
});

const quarters = (count: number, start = PACIFIC_NEW_YEAR): SyntheticReading[] =>
  Array.from({ length: count }, (_, index) => ({
    start: start + index * 900,
    seconds: 900,
    value: 100 + (index % 50),
  }));
const xmlOf = (made: readonly SyntheticReading[]) => greenButtonXml(inBlocks(made, 96));
const xmlInZone = (tzOffset: number | null) => greenButtonXml(inBlocks(quarters(96), 96), { tzOffset });
const encoded = (text: string) => new TextEncoder().encode(text);

interface UploadAnswer {
  meter: Meter;
  notices?: { code: string }[];
  code: string;
  message: string;
}

async function upload(session: BrowserSession, content: Uint8Array | string, name: string, timeZone?: string) {
  const form = new FormData();
  form.set("file", new File([content as BlobPart], name));
  if (timeZone) form.set("timeZone", timeZone);
  const response = await session.fetch("/api/meters/upload", { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}

describe("a meter file", () => {
  test("becomes a meter; the same and a later one add to it", async () => {
    const session = await person();
    const { body } = await upload(session, xmlOf(quarters(960)), "usage.xml");
    expect(body.meter).toMatchObject({
      source: "file",
      sandbox: false,
      provider: null,
      status: "ready",
      timeZone: "America/Los_Angeles",
      readingCount: 960,
      missingCount: 0,
    });
    await upload(session, xmlOf(quarters(960)), "usage.xml");
    const later = await upload(session, xmlOf(quarters(96, PACIFIC_NEW_YEAR + 1_000 * 900)), "more.xml");
    expect(later.body.meter).toMatchObject({ id: body.meter.id, readingCount: 1_056, missingCount: 40 });
    const user = (await (await session.fetch("/api/auth/user")).json()) as { utilityApiConnected: boolean };
    expect(user.utilityApiConnected).toBe(false);
  });

  test("uploaded in two halves at once is stored completely", async () => {
    const session = await person();
    const halves = [0, 480].map((from) => xmlOf(quarters(480, PACIFIC_NEW_YEAR + from * 900)));
    // Creates the meter first, so that both halves write to the same month.
    await upload(session, xmlOf(quarters(4)), "usage.xml");
    const answers = await Promise.all(halves.map((half) => upload(session, half, "usage.xml")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await newest(session)).toMatchObject({ readingCount: 960, missingCount: 0 });
  });

  test("with missing months shows them as empty, and as one gap", async () => {
    const session = await person();
    const april = Date.UTC(2024, 3, 10, 7) / 1_000;
    const { body } = await upload(session, xmlOf([...quarters(96), ...quarters(96, april)]), "usage.xml");
    const months = await readings(session, body.meter, "2023-01-01T00:00:00Z", "2025-01-01T00:00:00Z", "month");
    expect(months.energyWh.map((energy) => energy === null)).toEqual([false, true, true, false]);
    expect(months.coverage.slice(1, 3)).toEqual([0, 0]);
    expect(months.gaps).toEqual([
      {
        start: "2024-01-02T00:00:00-08:00",
        end: "2024-04-10T00:00:00-07:00",
        missingReadings: body.meter.missingCount,
      },
    ]);
    const days = await readings(session, body.meter, "2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z", "day");
    expect(days.energyWh.filter((energy) => energy === null)).toHaveLength(99);
  });

  test.each([
    ["zip", (content: Uint8Array) => zipSync({ "export/usage.xml": content })],
    ["gz", (content: Uint8Array) => gzipSync(content)],
  ] as const)("can be a .%s file", async (ending, pack) => {
    const { status, body } = await upload(await person(), pack(encoded(xmlOf(quarters(96)))), `usage.${ending}`);
    expect([status, body.meter.readingCount]).toEqual([200, 96]);
  });

  test("as a table uses the time zone that the user chose", async () => {
    const session = await person();
    const { body } = await upload(
      session,
      intervalCsv(quarters(192, Date.UTC(2026, 0, 5) / 1_000)),
      "usage.csv",
      "America/New_York",
    );
    expect(body.meter).toMatchObject({ timeZone: "America/New_York", firstReadingAt: "2026-01-05T05:00:00.000Z" });
  });

  test("as a table of moments keeps them, in whichever zone", async () => {
    const hours = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 0, 5, hour + 1)).toISOString());
    const table = ["start,kWh", ...hours.map((hour) => `${hour},0.5`)].join("\n");
    for (const zone of ["America/New_York", "Asia/Shanghai", "Europe/London"]) {
      const { body } = await upload(await person(), table, "usage.csv", zone);
      expect(body.meter).toMatchObject({ timeZone: zone, firstReadingAt: "2026-01-05T01:00:00.000Z" });
    }
  });

  test.each([
    ["no zone", xmlInZone(null), "Europe/London", "Europe/London", undefined],
    ["a zone with the same clock", xmlInZone(28_800), "Asia/Shanghai", "Asia/Shanghai", undefined],
    ["another zone", xmlInZone(28_800), "Europe/London", "Australia/Perth", "time_zone_not_used"],
    ["no zone, and none is sent", xmlInZone(null), undefined, "UTC", undefined],
  ])("that names %s", async (_, xml, sent, used, code) => {
    const { body } = await upload(await person(), xml, "usage.xml", sent);
    expect(body.meter).toMatchObject({ timeZone: used, readingCount: 96 });
    expect(body.notices?.map((each) => each.code)).toEqual(code && [code]);
  });

  test.each([
    ["a bill overview", "Month,kWh\n2025-01,300\n2025-02,280\n2025-03,260\n", "bills.csv", 422, "file_unreadable"],
    ["nothing", "", "usage.xml", 422, "file_empty"],
    ["a picture's name", "x", "usage.png", 415, "file_type_not_supported"],
    ["an invalid archive", "PK\u0003\u0004 broken", "usage.zip", 422, "file_unreadable"],
    ["an archive in it", zipSync({ "a.csv": zipSync({}) }), "usage.zip", 415, "file_type_not_supported"],
    ["two exports", zipSync({ "a.xml": encoded("<a/>"), "b.csv": encoded("a") }), "usage.zip", 422, "file_unreadable"],
  ])("with %s is rejected and leaves no data", async (_, content, name, status, code) => {
    const session = await person();
    const answer = await upload(session, content, name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message, "in the words of meters").not.toMatch(/Excel|your energy bill/);
    expect(await newest(session)).toBeUndefined();
  });

  test("of more than 32 MB is rejected before it is read", async () => {
    const session = await person();
    const form = new FormData();
    form.set("file", new File([new Uint8Array(33 * 1024 * 1024)], "usage.xml"));
    const response = await session.fetch("/api/meters/upload", { method: "POST", body: form });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("smaller than 32MB");
  });
});

const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));

describe.skipIf(!existsSync(`${shared}/greenbutton`))("real Green Button files", () => {
  test.each([
    ["ameren_res_electric_15min_09-15-2023_10-15-2023.xml", 900, 2_976],
    ["Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml", 3_600, 8_760],
  ])("%s becomes a meter whose days add up to the file", async (name, intervalSeconds, readingCount) => {
    const session = await person();
    const { body } = await upload(session, readFileSync(`${shared}/greenbutton/${name}`), name);
    expect(body.meter).toMatchObject({ status: "ready", intervalSeconds, readingCount, missingCount: 0 });
    const [days, months] = await Promise.all(
      ["day", "month"].map((each) =>
        readings(session, body.meter, "2010-01-01T00:00:00Z", "2024-01-01T00:00:00Z", each),
      ),
    );
    expect(days?.totalWh).toBe(months?.totalWh ?? 0);
    if (name.startsWith("Desert")) expect(days?.totalWh).toBe(12_397_107);
  });
});

describe("faults in a meter's readings", () => {
  const DAYS = 120;
  const at = (index: number) => new Date((PACIFIC_NEW_YEAR + index * 900) * 1_000);
  /** A spike, a counter that began again, a stray negative reading, and a silence of 15 hours that one reading covers. */
  const faulty = quarters(96 * DAYS)
    .map((reading, index) => {
      const value = { 3000: -50_000, 5000: 60_000, 7000: -400, 9060: 7_320 }[index];
      return value === undefined ? reading : { ...reading, value };
    })
    .toSpliced(9_000, 60);
  const span = { from: at(0).toISOString(), to: at(9_100).toISOString() };

  const repairsOf = async (session: BrowserSession, { id }: Meter) =>
    (await (await session.fetch(`/api/meters/${id}/repairs`)).json()) as Repairs;
  const setRepairs = async (session: BrowserSession, { id }: Meter, applied: boolean) =>
    (await (await session.postJson(`/api/meters/${id}/repairs`, { applied })).json()) as Meter;
  const factsOf = async (session: BrowserSession, { id }: Meter) =>
    ((await (await session.fetch(`/api/meters/${id}/usage`)).json()) as { facts: UsageFacts }).facts;

  test("are repaired on import, listed with what they were, and told in the reply", async () => {
    const session = await person();
    const { body } = await upload(session, xmlOf(faulty), "usage.xml");
    expect(body.meter).toMatchObject({ repairs: { count: 4, applied: true }, missingCount: 0 });
    const { total, repairs } = await repairsOf(session, body.meter);
    expect(total).toBe(4 + 60);
    const listed = (index: number) => repairs.find(({ start }) => Date.parse(start) === at(index).getTime());
    expect(listed(5000)).toMatchObject({ kind: "spike", beforeWh: 60_000, afterWh: 125 });
    expect(listed(3000)).toMatchObject({ kind: "reset", beforeWh: -50_000, afterWh: 125 });
    expect(listed(7000)).toMatchObject({ kind: "negative", beforeWh: -400 });
    expect(listed(9060)).toMatchObject({ kind: "catch_up", beforeWh: 7_320, afterWh: 120 });
    expect(listed(9030)).toMatchObject({ kind: "catch_up", beforeWh: null, afterWh: 120 });
    const facts = await factsOf(session, body.meter);
    expect(facts.peakDemand?.watts).toBe(596);
    expect([facts.exported, facts.baseLoadWatts]).toEqual([null, expect.any(Number)]);
  });

  test("come back exactly when the repairs are undone, and are repaired again", async () => {
    const session = await person();
    const { body } = await upload(session, xmlOf(faulty), "usage.xml");
    const repaired = await storedMonths(body.meter);
    expect(await setRepairs(session, body.meter, false)).toMatchObject({
      repairs: { count: 4, applied: false },
      missingCount: 60,
    });
    const shown = await readings(session, body.meter, span.from, span.to);
    const given = new Map(faulty.map(({ start, value }) => [start * 1_000, value]));
    expect(shown.energyWh).toEqual(shown.starts.map((start) => given.get(Date.parse(start)) ?? null));
    expect((await factsOf(session, body.meter)).peakDemand?.watts).toBe(240_000);
    // What comes later is left as it is too.
    await upload(session, xmlOf(faulty), "usage.xml");
    expect((await newest(session)).repairs).toEqual({ count: 4, applied: false });

    expect(await setRepairs(session, body.meter, true)).toMatchObject({ repairs: { count: 4, applied: true } });
    expect(await storedMonths(body.meter)).toEqual(repaired);
  });

  test("are not made of a repeated import, and end when the utility corrects the reading", async () => {
    const session = await person();
    const { body } = await upload(session, xmlOf(faulty), "usage.xml");
    const repaired = await storedMonths(body.meter);
    await upload(session, xmlOf(faulty), "usage.xml");
    expect(await storedMonths(body.meter)).toEqual(repaired);
    const corrected = faulty.map((reading) => (reading.value === 60_000 ? { ...reading, value: 777 } : reading));
    await upload(session, xmlOf(corrected), "usage.xml");
    expect((await newest(session)).repairs).toEqual({ count: 3, applied: true });
    expect((await readings(session, body.meter, span.from, span.to)).energyWh).toContain(777);
  });

  test("are not found in a clean file", async () => {
    const { body } = await upload(await person(), xmlOf(quarters(96 * DAYS)), "usage.xml");
    expect(body.meter.repairs).toEqual({ count: 0, applied: true });
  });
});

test("a disconnected meter keeps its readings, gains none, and goes on once it is connected again", async () => {
  const session = await person();
  const before = await connect(session, "100200312");
  expect((await session.postJson(`/api/meters/${before.id}/disconnect`, {})).status).toBe(200);
  const stored = await api.platform.db.select().from(meterTable).where(eq(meterTable.id, before.id));
  expect(stored).toMatchObject([{ status: "revoked", encryptedConnection: null }]);
  nowMs = NOW + 24 * HOUR_MS;
  await beginDueImports(api.platform);
  await api.platform.imports.settled();
  expect((await session.postJson(`/api/meters/${before.id}/sync`, {})).status).toBe(422);
  expect(await newest(session)).toMatchObject({ readingCount: before.readingCount, status: "revoked" });
  const again = await connect(session, "100200312");
  expect(again).toMatchObject({ id: before.id, readingCount: before.readingCount + 96, status: "ready" });
  nowMs = NOW;
});

test("a meter that is disconnected during its import stays disconnected", async () => {
  const session = await person();
  let leaving: Promise<Response> | undefined;
  onChunk = () => {
    leaving ??= newest(session).then(({ id }) => session.postJson(`/api/meters/${id}/disconnect`, {}));
  };
  await connect(session, "100200313");
  onChunk = () => undefined;
  expect((await leaving)?.status).toBe(200);
  expect(await newest(session)).toMatchObject({ status: "revoked" });
});

test("readings can be deleted alone: the meter stays connected and only gets later ones", async () => {
  const session = await person();
  const before = await connect(session, "100200314");
  expect((await session.sendJson("DELETE", `/api/meters/${before.id}/readings`, {})).status).toBe(200);
  expect(await newest(session)).toMatchObject({ readingCount: 0, firstReadingAt: null, status: "ready" });
  const bills = (await (await session.fetch(`/api/meters/${before.id}/bills`)).json()) as { bills: unknown[] };
  expect(bills.bills).toEqual([]);
  nowMs = NOW + 24 * HOUR_MS;
  await beginDueImports(api.platform);
  await api.platform.imports.settled();
  const after = await newest(session);
  expect(Date.parse(after.firstReadingAt ?? "")).toBeGreaterThanOrEqual(NOW);
  expect(after).toMatchObject({ readingCount: 96, status: "ready" });
  nowMs = NOW;
});

test("a paused meter keeps its readings and gains none until it is resumed", async () => {
  const session = await person();
  const before = await connect(session, "100200311");
  await session.postJson(`/api/meters/${before.id}/pause`, {});
  nowMs = NOW + 24 * HOUR_MS;
  await beginDueImports(api.platform);
  await api.platform.imports.settled();
  expect((await session.postJson(`/api/meters/${before.id}/sync`, {})).status).toBe(409);
  expect(await newest(session)).toMatchObject({
    readingCount: before.readingCount,
    pausedAt: new Date(NOW).toISOString(),
  });
  await session.postJson(`/api/meters/${before.id}/resume`, {});
  await api.platform.imports.settled();
  expect(await newest(session)).toMatchObject({
    readingCount: before.readingCount + 96,
    pausedAt: null,
    status: "ready",
  });
  nowMs = NOW;
});
