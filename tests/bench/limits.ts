import { DAY_MS } from "../../packages/shared/src/domain/time";
import { createRateLimits } from "../../packages/server/src/composition/rate-limits";
import type { RequestContext } from "../../packages/server/src/core/request-context";
import type { LimitedOperation } from "../../packages/server/src/http/allowance";
import { exponentialBackoff } from "../../packages/server/src/adapters/exponential-backoff";
import { memoryLimiters } from "../../packages/server/src/adapters/limiters";
import { createWindowCounter, type Window } from "../../packages/server/src/adapters/window-counter";
import { type BenchRow, row } from "./measure";

const WARM_UP_CALLS = 20_000;
const CALLS = 200_000;
const CALLERS = 5_000;
/** High enough that the bench only reaches it where it measures an error. */
const PLENTY = 1_000_000_000;

/** The cost per call of rate limits, message quotas and the delay after wrong passwords. */
export async function benchLimits(): Promise<BenchRow[]> {
  const countCall = createRateLimits(memoryLimiters(50_000));
  const operation: LimitedOperation = { access: "anyone", id: "bench", limit: { calls: PLENTY, perSeconds: 60 } };
  const contexts = Array.from({ length: CALLERS }, (_, n) => visitorAt(`198.51.${n >> 8}.${n & 255}`));

  const minute: Window = { most: PLENTY, lengthMs: 60_000, begins: "first count" };
  const day: Window = { most: PLENTY, lengthMs: DAY_MS, begins: "aligned" };
  const counter = createWindowCounter(memoryLimiters(50_000));
  const count = (key: string, windows = [minute, day]) => counter.count([{ key, windows }]);
  const visitorsMessage = (n: number) =>
    counter.count([`visitor-${n}`, `address-${n}`].map((key) => ({ key, windows: [minute, day] })));

  const throttle = exponentialBackoff(memoryLimiters(50_000), {
    name: "bench",
    freeTries: 5,
    firstWaitMs: 5_000,
    longestWaitMs: 900_000,
    forgetAfterMs: DAY_MS,
  });
  const signIn = async (key: string) => {
    await throttle.attempt(key);
    await throttle.forget(key);
  };
  for (let tries = 0; tries < 6; tries += 1) await throttle.attempt("guessed");

  return [
    row(
      `Count a call, ${CALLERS} callers`,
      await microseconds((n) => countCall(operation, contexts[n % CALLERS]!)),
      "µs",
      50,
    ),
    row("Count a visitor's message", await microseconds((n) => visitorsMessage(n % CALLERS)), "µs", 50),
    row("Count a message, each of another caller", await microseconds((n) => count(`new-${n}`)), "µs", 50),
    row("Reject a message", await microseconds(() => count("visitor-1", [minute, { ...day, most: 0 }])), "µs", 50),
    row("Count and forget a sign-in", await microseconds((n) => signIn(`user-${n % CALLERS}`)), "µs", 50),
    row("Reject a sign-in", await microseconds(() => throttle.attempt("guessed")), "µs", 50),
  ];
}

const visitorAt = (clientAddress: string) =>
  ({ actor: { kind: "visitor", visitorId: "bench" }, clientAddress }) as unknown as RequestContext;

async function microseconds(run: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < WARM_UP_CALLS; n += 1) await run(n);
  const startedAt = performance.now();
  for (let n = 0; n < CALLS; n += 1) await run(n);
  return ((performance.now() - startedAt) * 1000) / CALLS;
}
