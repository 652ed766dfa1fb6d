import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat";

const EVERY_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs at once and then regularly, until it is stopped", async () => {
  const run = vi.fn(async () => {});
  const stop = repeat({ what: "Sweeping", everyMs: EVERY_MS, run }, { error: vi.fn() });
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(3);
});

test("a turn that takes longer than the pause is not joined by a second one", async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => void (finish = resolve)));
  const stop = repeat({ what: "Sweeping", everyMs: EVERY_MS, run }, { error: vi.fn() });
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
  stop();
});

test("a failure is logged and ends nothing", async () => {
  const error = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error("disk full")));
  const stop = repeat({ what: "Sweeping", everyMs: EVERY_MS, run }, { error });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(run).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith({ err: expect.any(Error) }, "Sweeping failed");
  stop();
});
