import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { closeDatabase, type Database, openDatabase } from "../../../packages/server/src/db/client";
import { createTestApi } from "../../support/api";
import { type CuttingProxy, startCuttingProxy } from "../../support/cutting-proxy";
import { NIGHTLY } from "../../support/nightly";
import { SQLD, type SqldServer, startSqld } from "../../support/sqld";

const SECRETS_KEY = Buffer.alloc(32, 7).toString("base64");
const unavailable = expect.objectContaining({ cause: expect.objectContaining({ code: "unavailable" }) });

describe.skipIf(SQLD === undefined)("a libSQL server", () => {
  let server: SqldServer;
  let proxy: CuttingProxy;
  let db: Database;
  beforeAll(async () => {
    server = await startSqld();
    proxy = await startCuttingProxy(server.port);
    db = await openDatabase({ url: `http://127.0.0.1:${proxy.port}` }, { callMs: 1_000, waitMs: 1_000 });
  });
  afterAll(async () => {
    await closeDatabase(db);
    await proxy.close();
    await server.stop();
  });
  beforeEach(async () => {
    await db.run(sql`drop table if exists kept`);
    await db.run(sql`create table kept (id integer primary key, n integer not null check (n >= 0)) strict`);
  });

  const insert = (id: number) => db.run(sql`insert into kept values (${id}, 1)`);
  const count = async () => (await db.get<{ n: number }>(sql`select count(*) as n from kept`))?.n;

  test("keeps what was written through a crash", async () => {
    await insert(1);
    await server.restart();
    expect(await count()).toBe(1);
  });

  test("each write of a group succeeds or fails alone, with its constraint", async () => {
    const results = await Promise.allSettled([
      insert(1),
      insert(1),
      insert(2),
      db.run(sql`insert into kept values (3, -1)`),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
    expect(String((results[3] as PromiseRejectedResult).reason.cause)).toMatch(/CHECK constraint failed/);
    expect(await count()).toBe(2);
  });

  test("a write whose answer is lost happens once, and its caller learns how many rows it changed", async () => {
    await Promise.all([insert(1), insert(2)]);
    for (let round = 0; round < (NIGHTLY ? 100 : 3); round += 1) {
      const cut = proxy.cutAnswerTo(/update kept/);
      const [both, none] = await Promise.all([
        db.run(sql`update kept set n = n + 1`),
        db.run(sql`update kept set n = n + 1 where id = 99`),
      ]);
      await cut;
      expect([both.rowsAffected, none.rowsAffected]).toEqual([2, 0]);
      expect(await db.all(sql`select n from kept`)).toEqual([{ n: round + 2 }, { n: round + 2 }]);
    }
  });

  test("a lost answer that had rows is a 503, and its write happened once", async () => {
    const cut = proxy.cutAnswerTo(/insert into kept/);
    const write = db.all(sql`insert into kept values (7, 1) returning id`);
    await expect(write).rejects.toEqual(unavailable);
    await cut;
    expect(await count()).toBe(1);
  });

  test("a write to a frozen server is a 503, and the writes after it succeed", async () => {
    await server.freeze();
    const lost = await insert(1).then(
      () => true,
      (error: unknown) => error,
    );
    expect(lost).toEqual(unavailable);
    server.thaw();
    await expect
      .poll(
        () =>
          insert(2).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    expect(await db.all(sql`select id from kept where id = 2`)).toEqual([{ id: 2 }]);
  });

  test("outcomes are not kept for longer than they are needed", async () => {
    for (let id = 0; id < 20; id += 1) await insert(id);
    const rows = await db.all(sql`select key from __write_outcomes where outcome is not null`);
    expect(rows.length).toBeLessThan(10);
  });
});

test.skipIf(SQLD === undefined || !NIGHTLY)(
  "a frozen server gets its callers a 503, and serves them again when it thaws",
  async () => {
    const server = await startSqld();
    onTestFinished(() => server.stop());
    const api = await createTestApi({}, { DATABASE_URL: server.url, SECRETS_KEY });
    onTestFinished(() => api.close());
    const json = { "content-type": "application/json", origin: "http://localhost:3000" };
    const body = JSON.stringify({ identifier: "nobody@example.com", password: "not-a-password" });
    const signIn = () => api.fetch("/api/auth/login", { method: "POST", headers: json, body });
    expect((await signIn()).status).toBe(401);

    await server.freeze();
    const frozen = await signIn();
    expect(frozen.status).toBe(503);
    expect(Number(frozen.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await frozen.json()).toMatchObject({ code: "unavailable" });

    server.thaw();
    await expect.poll(async () => (await signIn()).status, { timeout: 20_000 }).toBe(401);
  },
);
