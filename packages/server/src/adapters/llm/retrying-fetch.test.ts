import { expect, it } from "vitest";
import { LLM_LIMITS } from "./limits";
import { retryAfterMs, retryingFetch } from "./retrying-fetch";

const NOW_MS = Date.parse("2026-03-09T12:00:00Z");

/** Fetches from a row of replies; how often it was asked. */
function fetching(...replies: (() => Response | Promise<Response>)[]) {
  const seen: (RequestInit | undefined)[] = [];
  const fetch = retryingFetch({
    ...LLM_LIMITS,
    firstRetryMs: 1,
    fetch: async (_input, init) => {
      seen.push(init);
      const reply = replies.shift();
      if (!reply) throw new Error("Asked too often");
      return reply();
    },
    random: () => 1,
    now: () => NOW_MS,
  });
  return { seen, get: (init?: RequestInit) => fetch("http://localhost/v1", init) };
}
const of =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response("body", { status, headers });
const lost = () => Promise.reject(new TypeError("Connection reset"));

it("tries a passing failure again, and gives the last one back when none is better", async () => {
  const recovered = fetching(of(503), lost, of(200));
  expect([(await recovered.get()).status, recovered.seen.length]).toEqual([200, 3]);
  const down = fetching(of(500), of(502), of(503));
  expect([(await down.get()).status, down.seen.length]).toEqual([503, 3]);
  await expect(fetching(lost, lost, lost).get()).rejects.toThrow("Connection reset");
});

it.each([400, 401, 403, 404, 422])("does not try %i again", async (status) => {
  const rejected = fetching(of(status));
  expect([(await rejected.get()).status, rejected.seen.length]).toEqual([status, 1]);
});

it("waits as long as the endpoint asks, but not for more than anybody would", async () => {
  const soon = fetching(of(429, { "retry-after": "0" }), of(200));
  expect((await soon.get()).status).toBe(200);
  const late = fetching(of(429, { "retry-after": "60" }));
  expect([(await late.get()).status, late.seen.length]).toEqual([429, 1]);
});

it("is ended by whoever asked, in the middle of a wait too", async () => {
  const stop = new AbortController();
  const waiting = fetching(() => (stop.abort(), of(429, { "retry-after": "3" })()), of(200));
  await expect(waiting.get({ signal: stop.signal })).rejects.toThrow(/abort/i);
  expect(waiting.seen).toHaveLength(1);
});

it.each([
  [{ "retry-after": "7" }, 7_000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after": "Mon, 09 Mar 2026 12:00:30 GMT" }, 30_000],
  [{ "retry-after": "Mon, 09 Mar 2026 11:00:00 GMT" }, 0],
  [{ "retry-after": "soon" }, null],
  [{}, null],
])("reads %o", (headers, waitMs) => {
  expect(retryAfterMs(new Headers(headers as Record<string, string>), NOW_MS)).toBe(waitMs);
});
