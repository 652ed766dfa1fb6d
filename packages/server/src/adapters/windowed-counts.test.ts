import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { expect, test } from "vitest";
import { createWindowedCounts, type Window } from "./windowed-counts";

const perMinute = (most: number): Window => ({ most, lengthMs: MINUTE_MS, begins: "first count" });
const perDay = (most: number): Window => ({ most, lengthMs: DAY_MS, begins: "aligned" });

function counts(maxTallies = 100) {
  const clock = { nowMs: 20_000 * DAY_MS + DAY_MS - 30_000, now: () => clock.nowMs };
  const counter = createWindowedCounts(clock, maxTallies);
  const wait = async (...wanted: [key: string, ...Window[]][]) => {
    const counted = await counter.count(wanted.map(([key, ...windows]) => ({ key, windows })));
    return counted.ok ? 0 : counted.waitMs;
  };
  return { clock, counter, wait };
}

test("a minute begins with the first count, and midnight does not cut it short", async () => {
  const { clock, wait } = counts();
  expect(await wait(["a", perMinute(2)])).toBe(0);
  clock.nowMs += 40_000;
  expect(await wait(["a", perMinute(2)])).toBe(0);
  expect(await wait(["a", perMinute(2)])).toBe(20_000);
  clock.nowMs += 20_000;
  expect(await wait(["a", perMinute(2)])).toBe(0);
});

test("a day ends at midnight UTC", async () => {
  const { clock, wait } = counts();
  expect(await wait(["a", perDay(1)])).toBe(0);
  expect(await wait(["a", perDay(1)])).toBe(30_000);
  clock.nowMs += 30_000;
  expect(await wait(["a", perDay(1)])).toBe(0);
  expect(await wait(["a", perDay(1)])).toBe(DAY_MS);
});

test("of several limits the longest wait is said, and a refusal counts for none of them", async () => {
  const { clock, wait } = counts();
  await wait(["day", perDay(1)]);
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(30_000);
  expect(await wait(["other", perMinute(1)])).toBe(0);
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(60_000);
  clock.nowMs += MINUTE_MS;
  expect(await wait(["other", perMinute(1)], ["day", perDay(1)])).toBe(0);
});

test("a count that is taken back leaves room", async () => {
  const { counter, wait } = counts();
  const counted = await counter.count([{ key: "a", windows: [perMinute(1)] }]);
  expect(await wait(["a", perMinute(1)])).toBe(60_000);
  if (counted.ok) counted.takeBack();
  expect(await wait(["a", perMinute(1)])).toBe(0);
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
