import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { expect, test } from "vitest";
import { growingWait } from "./growing-wait";

function heldThrottle(overrides: Partial<Parameters<typeof growingWait>[1]> = {}) {
  const clock = { nowMs: 0, now: () => clock.nowMs };
  const options = { freeTries: 3, firstWaitMs: 5_000, longestWaitMs: 30_000, forgetAfterMs: 60_000, maxKeys: 10 };
  return { clock, throttle: growingWait(clock, { ...options, ...overrides }) };
}

/** Tries until one is refused, waits as told, and tells the waits. */
function waits(count: number): number[] {
  const { clock, throttle } = heldThrottle();
  const told: number[] = [];
  while (told.length < count) {
    const wait = throttle.attempt("ada");
    if (wait > 0) told.push(wait);
    clock.nowMs += wait * SECOND_MS;
  }
  return told;
}

test("the wait doubles with each try, up to the longest", () => {
  expect(waits(5)).toEqual([5, 10, 20, 30, 30]);
});

test("a refused try makes the wait no longer, and others do not wait", () => {
  const { clock, throttle } = heldThrottle();
  const tries = Array.from({ length: 10 }, () => throttle.attempt("ada"));
  expect(tries).toEqual([0, 0, 0, 5, 5, 5, 5, 5, 5, 5]);
  clock.nowMs = 4 * SECOND_MS;
  expect(throttle.attempt("ada")).toBe(1);
  expect(throttle.attempt("grace")).toBe(0);
});

test("quiet makes it forget, and so does success", () => {
  const { clock, throttle } = heldThrottle();
  for (const _ of [1, 2, 3]) throttle.attempt("ada");
  throttle.forget("ada");
  expect(throttle.attempt("ada")).toBe(0);
  for (const _ of [1, 2]) throttle.attempt("ada");
  clock.nowMs = 61 * SECOND_MS;
  expect([1, 2, 3].map(() => throttle.attempt("ada"))).toEqual([0, 0, 0]);
});

test("a try that is forgiven counts as none", () => {
  const { throttle } = heldThrottle();
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    expect(throttle.attempt("ada")).toBe(0);
    throttle.forgive("ada");
  }
});

test("beyond its room it forgets who has been quiet for longest", () => {
  const { throttle } = heldThrottle({ freeTries: 1, maxKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) throttle.attempt(key);
  expect(["d", "c", "b"].map((key) => throttle.attempt(key) > 0)).toEqual([true, true, true]);
  expect(throttle.attempt("a")).toBe(0);
});
