import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { CROSS_ORIGIN_PATHS } from "../../packages/server/src/http/cors";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { getLeaderboard } from "../../packages/shared/src/contracts/rewards";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, PARTNER_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const KEY = "wl_pk_brightwater_demo";
let api: TestApi;
let nowMs = Date.parse("2026-03-01T12:00:00Z");
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

async function openSession(page: BrowserSession): Promise<string> {
  const response = await page.postJson("/api/widget/session", { key: KEY });
  return ((await response.json()) as { token: string }).token;
}

const ask = (page: BrowserSession, token: string) =>
  page.postJson("/api/chat", { message: "What is base load?" }, { authorization: `Bearer ${token}` });

describe("a widget's token", () => {
  test("sends questions and gets answers, without a cookie", async () => {
    const page = new BrowserSession(api, PARTNER_ORIGIN);
    const response = await ask(page, await openSession(page));
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe(PARTNER_ORIGIN);
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("is valid only on the page that opened it", async () => {
    const token = await openSession(new BrowserSession(api, PARTNER_ORIGIN));
    for (const origin of ["https://elsewhere.example", null]) {
      const response = await ask(new BrowserSession(api, origin), token);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: "origin_not_allowed",
        message: expect.stringContaining("Origin header"),
      });
    }
  });

  test("expires after twelve hours", async () => {
    const page = new BrowserSession(api, PARTNER_ORIGIN);
    const token = await openSession(page);
    nowMs += 12 * HOUR_MS;
    const response = await ask(page, token);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "session_expired" });
  });
});

test("the rejected page can read the error", async () => {
  const response = await new BrowserSession(api, "https://elsewhere.example").postJson("/api/widget/session", {
    key: KEY,
  });
  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBe("https://elsewhere.example");
  expect(await response.json()).toMatchObject({ code: "origin_not_allowed" });
});

describe.each([...CROSS_ORIGIN_PATHS])("a page of another origin may read %s", (path) => {
  const { method } = OPERATIONS.find((operation) => operation.path === path) ?? { method: "POST" };
  const from = (origin: string | undefined, as: string = method) =>
    api.fetch(path, {
      method: as,
      headers: { ...(origin && { origin }), "content-type": "application/json" },
      ...(as === "POST" && { body: "{}" }),
    });

  test("whatever it answers, and after a preflight", async () => {
    const preflight = await from(PARTNER_ORIGIN, "OPTIONS");
    expect(preflight.status).toBe(204);
    for (const response of [preflight, await from(PARTNER_ORIGIN)]) {
      expect(response.headers.get("access-control-allow-origin")).toBe(PARTNER_ORIGIN);
      expect(response.headers.get("vary")).toContain("Origin");
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    }
    // Nothing of one page's answer is left in the next one.
    expect((await from("https://elsewhere.example")).headers.get("access-control-allow-origin")).toBe(
      "https://elsewhere.example",
    );
    expect((await from(undefined)).headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("the leaderboard says that it depends on the origin, also when nothing is new", async () => {
  const first = await api.fetch(getLeaderboard.path);
  expect(first.headers.get("vary")).toBe("Origin, Accept-Encoding");
  const again = await api.fetch(getLeaderboard.path, {
    headers: { origin: PARTNER_ORIGIN, "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get("access-control-allow-origin")).toBe(PARTNER_ORIGIN);
});

test("a browser's preflight succeeds", async () => {
  const response = await api.fetch("/api/chat", {
    method: "OPTIONS",
    headers: {
      origin: PARTNER_ORIGIN,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
});
