import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { memoryLimiters } from "./limiters";
import { createWindowCounter, type Window } from "./window-counter";

const perMinute = (most: number): Window => ({ most, lengthMs: MINUTE_MS, begins: "first count" });
const perDay = (most: number): Window => ({ most, lengthMs: DAY_MS, begins: "aligned" });

/** Half a minute before midnight, by the clock that the limiters read. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 20_000 * DAY_MS + DAY_MS - 30_000 }));
afterAll(() => void vi.useRealTimers());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

function counts(maxKeys = 100) {
  const counter = createWindowCounter(memoryLimiters(maxKeys));
  const wait = async (...wanted: [key: string, ...Window[]][]) => {
    const counted = await counter.count(wanted.map(([key, ...windows]) => ({ key, windows })));
    return counted.ok ? 0 : counted.waitMs;
  };
  return { counter, wait };
}

test("a minute begins with the first count, and midnight does not cut it short", async () => {
  const { wait } = counts();
  expect(await wait(["a", perMinute(2)])).toBe(0);
  pass(40_000);
  expect(await wait(["a", perMinute(2)])).toBe(0);
  expect(await wait(["a", perMinute(2)])).toBe(20_000);
  pass(20_000);
  expect(await wait(["a", perMinute(2)])).toBe(0);
});

test("a day ends at midnight UTC", async () => {
  const { wait } = counts();
  expect(await wait(["a", perDay(1)])).toBe(0);
  expect(await wait(["a", perDay(1)])).toBe(30_000);
  pass(30_000);
  expect(await wait(["a", perDay(1)])).toBe(0);
  expect(await wait(["a", perDay(1)])).toBe(DAY_MS);
});

test("of several limits the longest wait is said, and an error counts for none of them", async () => {
  const { wait } = counts();
  await wait(["day", perDay(1)]);
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(30_000);
  expect(await wait(["other", perMinute(1)])).toBe(0);
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(60_000);
  pass(MINUTE_MS);
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(0);
});

test("a count that is taken back leaves room", async () => {
  const { counter, wait } = counts();
  const counted = await counter.count([{ key: "a", windows: [perMinute(1)] }]);
  expect(await wait(["a", perMinute(1)])).toBe(60_000);
  if (counted.ok) await counted.release();
  expect(await wait(["a", perMinute(1)])).toBe(0);
});

test("a larger limit starts from what was counted under the smaller one", async () => {
  const { wait } = counts();
  await wait(["a", perMinute(1)]);
  expect(await wait(["a", perMinute(2)])).toBe(0);
  expect(await wait(["a", perMinute(2)])).toBe(60_000);
});

test("many at once get no more than one after the other", async () => {
  const { wait } = counts();
  const waits = await Promise.all(Array.from({ length: 50 }, () => wait(["a", perMinute(10)])));
  expect(waits.filter((ms) => ms === 0)).toHaveLength(10);
});

test("memory is bounded: the key that was quiet for longest is forgotten first", async () => {
  const { wait } = counts(3);
  for (const key of ["a", "b", "c"]) await wait([key, perMinute(2)]);
  await wait(["a", perMinute(2)]);
  await wait(["d", perMinute(2)]);
  expect(await wait(["a", perMinute(2)])).toBe(60_000);
  expect([await wait(["b", perMinute(1)])]).toEqual([0]);
});
