import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type BackoffOptions, exponentialBackoff } from "./exponential-backoff";
import { memoryLimiters } from "./limiters";

/** By the clock that the limiters read. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterAll(() => void vi.useRealTimers());
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

function newThrottle({ maxKeys = 10, ...overrides }: Partial<BackoffOptions> & { maxKeys?: number } = {}) {
  const options = { freeTries: 3, firstWaitMs: 5_000, longestWaitMs: 30_000, forgetAfterMs: 60_000 };
  return exponentialBackoff(memoryLimiters(maxKeys), { name: "test", ...options, ...overrides });
}

/** Tries until one is rejected, waits as told, and tells the waits. */
async function toldWaits(count: number): Promise<number[]> {
  const throttle = newThrottle();
  const told: number[] = [];
  while (told.length < count) {
    const wait = await throttle.attempt("ada");
    if (wait > 0) told.push(wait);
    pass(wait * SECOND_MS);
  }
  return told;
}

test("the wait doubles with each try, up to the longest", async () => {
  expect(await toldWaits(5)).toEqual([5, 10, 20, 30, 30]);
});

test("a rejected try makes the wait no longer, and others do not wait", async () => {
  const throttle = newThrottle();
  const tries: number[] = [];
  for (let n = 0; n < 10; n += 1) tries.push(await throttle.attempt("ada"));
  expect(tries).toEqual([0, 0, 0, 5, 5, 5, 5, 5, 5, 5]);
  pass(4 * SECOND_MS);
  expect(await throttle.attempt("ada")).toBe(1);
  expect(await throttle.attempt("grace")).toBe(0);
});

test("a hundred at once get no more tries, and no longer a wait, than a hundred in a row", async () => {
  const throttle = newThrottle();
  const atOnce = () => Promise.all(Array.from({ length: 100 }, () => throttle.attempt("ada")));
  const errors = (waits: number[]) => [waits.filter((wait) => wait > 0).length, new Set(waits)];
  expect(errors(await atOnce())).toEqual([97, new Set([0, 5])]);
  pass(5 * SECOND_MS);
  expect(errors(await atOnce())).toEqual([99, new Set([0, 10])]);
});

test("quiet makes it forget, and so does success", async () => {
  const throttle = newThrottle();
  for (const _ of [1, 2, 3]) await throttle.attempt("ada");
  await throttle.forget("ada");
  expect(await throttle.attempt("ada")).toBe(0);
  for (const _ of [1, 2]) await throttle.attempt("ada");
  pass(61 * SECOND_MS);
  const again = [await throttle.attempt("ada"), await throttle.attempt("ada"), await throttle.attempt("ada")];
  expect(again).toEqual([0, 0, 0]);
});

test("who goes on trying is not forgotten, however long ago the first try was", async () => {
  const throttle = newThrottle();
  for (const _ of [1, 2, 3]) await throttle.attempt("ada");
  for (const _ of [1, 2, 3, 4]) {
    pass(50 * SECOND_MS);
    expect(await throttle.attempt("ada")).toBe(0);
    expect(await throttle.attempt("ada")).toBeGreaterThan(5);
  }
});

test("a try that is forgiven counts as none", async () => {
  const throttle = newThrottle();
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    expect(await throttle.attempt("ada")).toBe(0);
    await throttle.forgive("ada");
  }
});

test("forgiving a try that began a wait ends that wait, and the next one is no longer", async () => {
  const throttle = newThrottle();
  for (const _ of [1, 2, 3]) await throttle.attempt("ada");
  await throttle.forgive("ada");
  expect([await throttle.attempt("ada"), await throttle.attempt("ada")]).toEqual([0, 5]);
});

test("beyond its room it forgets who has been quiet for longest", async () => {
  const throttle = newThrottle({ freeTries: 1, maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) await throttle.attempt(key);
  for (const key of ["d", "c", "b"]) expect(await throttle.attempt(key)).toBeGreaterThan(0);
  expect(await throttle.attempt("a")).toBe(0);
});
