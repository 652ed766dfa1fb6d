import { expect, test } from "vitest";
import { retryingFetch } from "./retrying-fetch";

const FIRST_DELAY_MS = 500;

/** Answers each attempt with the next outcome, the last one again and again. */
function attempts(...outcomes: (Response | Error)[]) {
  const waits: number[] = [];
  let calls = 0;
  const call = retryingFetch({
    retries: 3,
    firstDelayMs: FIRST_DELAY_MS,
    random: () => 1,
    pause: async (ms) => void waits.push(ms),
    fetch: async () => {
      const outcome = outcomes[Math.min(calls, outcomes.length - 1)];
      calls += 1;
      if (outcome instanceof Error) throw outcome;
      return outcome?.clone() ?? new Response();
    },
  });
  return { waits, calls: () => calls, status: async () => (await call("http://localhost/")).status };
}

const answer = (status: number, retryAfter?: string) =>
  new Response("{}", { status, headers: retryAfter === undefined ? {} : { "retry-after": retryAfter } });

test.each([429, 502, 503, 504])("%i is tried again with growing waits, three times", async (status) => {
  const call = attempts(answer(status));
  expect(await call.status()).toBe(status);
  expect([call.calls(), call.waits]).toEqual([4, [500, 1_000, 2_000]]);
});

test("a lost connection is tried again, and the last failure is the caller's", async () => {
  const once = attempts(new TypeError("fetch failed"), answer(200));
  expect([await once.status(), once.waits]).toEqual([200, [FIRST_DELAY_MS]]);
  await expect(attempts(new TypeError("fetch failed")).status()).rejects.toThrow("fetch failed");
});

test("the wait is as long as Retry-After says, in seconds or as a date", async () => {
  const call = attempts(answer(429, "7"), answer(503, "0"), answer(200));
  expect([await call.status(), call.waits]).toEqual([200, [7_000, 0]]);
  const dated = attempts(answer(503, new Date(Date.now() + 30_000).toUTCString()), answer(200));
  await dated.status();
  expect(dated.waits[0]).toBeGreaterThan(25_000);
});

test("a wait of more than a minute is the caller's to decide", async () => {
  const call = attempts(answer(429, "3600"));
  expect([await call.status(), call.calls()]).toEqual([429, 1]);
});

test.each([200, 400, 401, 404, 409, 422, 500])("%i is final", async (status) => {
  const call = attempts(answer(status));
  expect([await call.status(), call.calls()]).toEqual([status, 1]);
});

test("a caller who gives up doesn't wait", async () => {
  const call = retryingFetch({ retries: 3, firstDelayMs: 60_000, fetch: async () => answer(503) });
  const leaving = new AbortController();
  const response = call("http://localhost/", { signal: leaving.signal });
  leaving.abort(new Error("left"));
  await expect(response).rejects.toThrow("left");
});
