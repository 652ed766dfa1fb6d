import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../packages/shared/src/domain/time";
import { systemClock } from "../../packages/server/src/adapters/clock";
import { exponentialBackoff } from "../../packages/server/src/adapters/exponential-backoff";
import { type CreateLimiter, memoryLimiters, withHiddenKeys } from "../../packages/server/src/adapters/limiters";
import { createWindowCounter, type Window } from "../../packages/server/src/adapters/window-counter";
import { databaseLimiters, deleteEndedCounts } from "../../packages/server/src/composition/database-limiters";
import { type Database, openDatabase } from "../../packages/server/src/db/client";
import { migrate } from "../../packages/server/src/db/migrate";

const NOON_MS = 20_000 * DAY_MS + 12 * HOUR_MS;
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON_MS }));
afterAll(() => void vi.useRealTimers());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** As many connections to one new database as there would be processes. */
async function connections(count: number): Promise<Database[]> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-limits-"));
  const opened: Database[] = [];
  for (let n = 0; n < count; n += 1) opened.push(await openDatabase({ url: `file:${join(folder, "limits.db")}` }));
  await migrate(opened[0]!);
  onTestFinished(() => {
    for (const db of opened) db.$client.close();
    rmSync(folder, { recursive: true });
  });
  return opened;
}

const STORES: { store: string; processes: () => Promise<CreateLimiter[]> }[] = [
  { store: "one process's memory", processes: async () => [memoryLimiters(1_000)] },
  {
    store: "a database of two processes",
    processes: async () => (await connections(2)).map((db) => databaseLimiters(db, systemClock)),
  },
];

/** Each call goes to the next process. */
function inTurns<T>(processes: readonly T[]): () => T {
  let calls = 0;
  return () => processes[(calls += 1) % processes.length]!;
}

const WAITS = { name: "test", freeTries: 3, firstWaitMs: 5_000, longestWaitMs: 30_000, forgetAfterMs: HOUR_MS };
const minute = (most: number): Window => ({ most, lengthMs: MINUTE_MS, begins: "first count" });
const day = (most: number): Window => ({ most, lengthMs: DAY_MS, begins: "aligned" });

describe.each(STORES)("limits in $store", ({ processes }) => {
  async function newThrottle() {
    const next = inTurns((await processes()).map((limiters) => exponentialBackoff(limiters, WAITS)));
    return {
      attempt: () => next().attempt("ada"),
      forgive: () => next().forgive("ada"),
      forget: () => next().forget("ada"),
    };
  }

  async function newCounter() {
    const next = inTurns((await processes()).map((limiters) => createWindowCounter(limiters)));
    return async (...windows: Window[]) => {
      const counted = await next().count([{ key: "ada", windows }]);
      return counted.ok ? 0 : counted.waitMs;
    };
  }

  test("tries at once get no further than tries in a row, and the wait doubles", async () => {
    const { attempt } = await newThrottle();
    const waits = await Promise.all(Array.from({ length: 40 }, attempt));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(WAITS.freeTries);
    expect(new Set(waits)).toEqual(new Set([0, 5]));
    pass(5 * SECOND_MS);
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 10, 10]);
    pass(10 * SECOND_MS);
    expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 20, 20]);
  });

  test("success forgets, and a try that is forgiven counts as none", async () => {
    const { attempt, forgive, forget } = await newThrottle();
    for (const _ of [1, 2, 3]) await attempt();
    expect(await attempt()).toBe(5);
    await forget();
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await attempt()).toBe(0);
      await forgive();
    }
  });

  test("counts at once fill a window exactly, and it opens again", async () => {
    const count = await newCounter();
    const waits = await Promise.all(Array.from({ length: 50 }, () => count(minute(10), day(100))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(await count(minute(10), day(100))).toBe(MINUTE_MS);
    pass(MINUTE_MS);
    expect(await count(minute(10), day(100))).toBe(0);
    expect(await count(minute(10), day(11))).toBe(12 * HOUR_MS - MINUTE_MS);
  });

  test("a clock that is set back keeps nobody waiting for longer than one window", async () => {
    const count = await newCounter();
    expect([await count(minute(1)), await count(minute(1))]).toEqual([0, MINUTE_MS]);
    pass(-30 * DAY_MS);
    expect(await count(minute(1))).toBe(MINUTE_MS);
    pass(59 * SECOND_MS);
    expect(await count(minute(1))).toBe(SECOND_MS);
    pass(SECOND_MS);
    expect(await count(minute(1))).toBe(0);
    expect(await count(day(2))).toBe(0);
    expect(await count(day(1))).toBe(12 * HOUR_MS - MINUTE_MS);
    pass(-HOUR_MS);
    expect(await count(day(1))).toBe(13 * HOUR_MS - MINUTE_MS);
    pass(-DAY_MS);
    expect(await count(day(1))).toBe(13 * HOUR_MS - MINUTE_MS);
  });

  test("a clock that is set back makes no throttle wait for longer than its wait", async () => {
    const { attempt } = await newThrottle();
    for (const _ of [1, 2, 3]) await attempt();
    pass(-DAY_MS);
    expect(await attempt()).toBeLessThanOrEqual(10);
    pass(10 * SECOND_MS);
    expect(await attempt()).toBe(0);
  });
});

test("the database holds neither names nor addresses, and nothing after its time", async () => {
  const [db] = (await connections(1)) as [Database];
  const limiters = withHiddenKeys(databaseLimiters(db, systemClock), (text) => Bun.hash(text).toString());
  const throttle = exponentialBackoff(limiters, WAITS);
  for (const key of ["ada@example.com", "203.0.113.7"]) for (const _ of [1, 2, 3]) await throttle.attempt(key);
  const keys = async () => (await db.all<{ key: string }>(sql`select key from limit_counts`)).map(({ key }) => key);
  expect((await keys()).length).toBeGreaterThan(3);
  expect((await keys()).filter((key) => /ada|203/.test(key))).toEqual([]);
  await deleteEndedCounts(db, Date.now() + WAITS.longestWaitMs);
  expect((await keys()).every((key) => !key.startsWith("test-gate"))).toBe(true);
  expect((await keys()).length).toBeGreaterThan(0);
  await deleteEndedCounts(db, Date.now() + HOUR_MS);
  expect(await keys()).toEqual([]);
});
