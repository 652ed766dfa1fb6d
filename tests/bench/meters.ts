import { statSync } from "node:fs";
import { join } from "node:path";
import type { IntervalSeries } from "../../packages/engine/src/time-series/interval-series";
import { householdOf } from "../../packages/engine/src/simulation/household/household";
import { sandboxMonth } from "../../packages/engine/src/simulation/household/sandbox-month";
import { chartReadings } from "../../packages/server/src/modules/meters/readings/chart";
import { storeReadings } from "../../packages/server/src/modules/meters/readings/store";
import * as repo from "../../packages/server/src/modules/meters/repo";
import { listMeters } from "../../packages/shared/src/contracts/meters";
import { newRegistration } from "../factories/account";
import { newUtilityAccount, storedMeter } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { type BenchRow, percentile, row } from "./measure";

const MONTHS = 24;
const METERS = 1_000;
const METERS_OF_A_PERSON = 10;
const QUERIES = 300;
/** December 2024 to November 2026. */
const FIRST_MONTH = 2024 * 12 + 11;

/** Storing 24 months of quarter hours, and reading a month of one meter among a thousand. */
export async function benchMeters(): Promise<BenchRow[]> {
  const api = await createTestApi();
  try {
    const session = await person(api);
    const series = madeSeries();
    const readings = series.kwh.length;
    const meter = await rowOf(api, session, await storedMeter(session));
    const first = await milliseconds(() => storeReadings(api.platform, meter, series));
    const again = await milliseconds(() => storeReadings(api.platform, meter, series));
    await multiply(api, meter.id);
    const charts = await benchCharts(api);
    const imported = await benchImport(api);
    return [
      row(`Store ${readings} 15-minute intervals with their roll-ups`, first, "ms", 1_500),
      row(`Store the same ${readings} again, which changes nothing`, again, "ms", 1_500),
      ...charts,
      row("Packed readings, bytes each", await packedBytes(api, readings), "B", 2),
      row("Whole database file, bytes for each reading", fileBytes(api) / (readings * METERS), "B", 3),
      row("Connect a sandbox account: 24 months made, stored and described", imported, "ms", 5_000),
    ];
  } finally {
    api.close();
  }
}

async function person(api: TestApi): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return session;
}

async function rowOf(api: TestApi, session: BrowserSession, id: string): Promise<repo.MeterRow> {
  const { id: userId } = (await (await session.fetch("/api/auth/user")).json()) as { id: string };
  const found = await repo.findMeter(api.platform.db, userId, id);
  if (!found) throw new Error("The meter is not there");
  return found;
}

function madeSeries(): IntervalSeries {
  const household = householdOf({ provider: "bge", accountNumber: "4004", zipCode: "21201" });
  const months = Array.from({ length: MONTHS }, (_, index) => sandboxMonth(household, FIRST_MONTH + index));
  const kwh = new Float64Array(months.reduce((sum, month) => sum + month.kwh.length, 0));
  let at = 0;
  for (const month of months) {
    kwh.set(month.kwh, at);
    at += month.kwh.length;
  }
  return { startMs: 0, intervalSeconds: 900, timeZone: "UTC", ...months[0], kwh };
}

/** The same readings for a thousand meters of a hundred users: a database as large as a town's. */
async function multiply(api: TestApi, template: string): Promise<void> {
  const { $client: client } = api.platform.db;
  const columns = (table: string) => client.execute(`select name from pragma_table_info('${table}')`);
  const months = (await columns("meter_months")).rows
    .map(({ name }) => String(name))
    .filter((name) => name !== "meter_id");
  const people = METERS / METERS_OF_A_PERSON;
  const sessions = await Promise.all(Array.from({ length: people }, () => person(api)));
  for (const session of sessions) {
    const ids = await Promise.all(Array.from({ length: METERS_OF_A_PERSON }, () => storedMeter(session)));
    for (const id of ids) {
      await client.batch(
        [
          {
            sql: `insert into meter_months (meter_id, ${months.join(", ")}) select ?, ${months.join(", ")} from meter_months where meter_id = ?`,
            args: [id, template],
          },
          {
            sql: "update meters set (interval_seconds, first_reading_ms, last_reading_ms, reading_count) = (select interval_seconds, first_reading_ms, last_reading_ms, reading_count from meters where id = ?) where id = ?",
            args: [template, id],
          },
        ],
        "write",
      );
    }
  }
}

async function benchCharts(api: TestApi): Promise<BenchRow[]> {
  const { rows } = await api.platform.db.$client.execute("select user_id, id from meters");
  const meters = await Promise.all(
    rows.map(({ user_id: userId, id }) => repo.findMeter(api.platform.db, String(userId), String(id))),
  );
  const measured: BenchRow[] = [];
  for (const [name, resolution] of [
    ["days", "day"],
    ["15-minute intervals", "interval"],
  ] as const) {
    const samples: number[] = [];
    const cpuBefore = process.cpuUsage();
    for (let query = 0; query < QUERIES; query += 1) {
      const meter = meters[(query * 379) % meters.length];
      const month = FIRST_MONTH + (query % MONTHS);
      const span = { fromMs: monthMs(month), toMs: monthMs(month + 1) };
      if (!meter) throw new Error("The meter is not there");
      samples.push(
        await milliseconds(async () => {
          const { starts } = await chartReadings(api.platform, meter, span, resolution);
          if (starts.length < 28) throw new Error("The month is not there");
        }),
      );
    }
    const label = `A month by ${name}, ${METERS} meters × ${MONTHS} months in the file`;
    measured.push(row(`${label}: 95th percentile`, percentile(samples, 0.95), "ms", 20));
    const { user, system } = process.cpuUsage(cpuBefore);
    measured.push(row(`${label}: processor time`, (user + system) / QUERIES / 1_000, "ms", 20));
  }
  return measured;
}

const monthMs = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

async function benchImport(api: TestApi): Promise<number> {
  const session = await person(api);
  return milliseconds(async () => {
    await session.postJson("/api/utility/authorize", newUtilityAccount());
    await api.platform.imports.settled();
    const { meters } = listMeters.output.parse(await (await session.fetch("/api/meters")).json());
    if (meters[0]?.status !== "ready") throw new Error("The import did not end");
  });
}

async function packedBytes(api: TestApi, readings: number): Promise<number> {
  const { rows } = await api.platform.db.$client.execute("select sum(length(readings)) as bytes from meter_months");
  return Number(rows[0]?.bytes) / (readings * (METERS + 1));
}

const fileBytes = ({ folder }: TestApi): number =>
  ["test.db", "test.db-wal"].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
