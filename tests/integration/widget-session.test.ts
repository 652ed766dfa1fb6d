import { HOUR_MS } from "../../packages/shared/src/domain/time";
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
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "session_expired" });
    }
  });

  test("expires after twelve hours", async () => {
    const page = new BrowserSession(api, PARTNER_ORIGIN);
    const token = await openSession(page);
    nowMs += 12 * HOUR_MS;
    expect((await ask(page, token)).status).toBe(401);
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
