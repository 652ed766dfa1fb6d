import { afterAll, beforeAll, expect, test } from "vitest";
import { getPartnerUsage, usageDaySchema } from "../../packages/shared/src/contracts/partners/insight";
import { createPartner, type Partner, updatePartner } from "../../packages/shared/src/contracts/partners/workspaces";
import { openWidgetSession } from "../../packages/shared/src/contracts/partners";
import { withPathFields } from "../../packages/shared/src/contracts/operation";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { widgetPreviewAddress } from "../../packages/shared/src/domain/widget-preview";
import { newRegistration } from "../factories/account";
import { createTestApi, PARTNER_ORIGIN, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/* The owner tries the workspace's own widget on the site: with a key that works nowhere else, and not for long. */

let api: TestApi;
let owner: BrowserSession;
let partner: Partner;
let nowMs = Date.parse("2026-03-01T12:00:00Z");

async function signedUp(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  const response = await session.postJson("/api/auth/register", newRegistration());
  expect(response.ok).toBe(true);
  return session;
}

const previewOf = (session: BrowserSession, id: string) =>
  session.fetch(widgetPreviewAddress({ accent: "#18753a", language: "en", theme: "light", partner: id }));

async function previewKey(): Promise<string> {
  const html = await (await previewOf(owner, partner.id)).text();
  return /data-key="([^"]+)"/.exec(html)?.[1] ?? "";
}

const openWith = (key: string, origin: string | null) =>
  new BrowserSession(api, origin).postJson(openWidgetSession.path, { key, language: "en" });

beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
  owner = await signedUp();
  partner = (await (await owner.postJson(createPartner.path, { name: "Gridville Power" })).json()) as Partner;
});
afterAll(() => api.close());

test("it speaks with the workspace's words on the site, without any listed origin, and does not count as usage", async () => {
  const { path } = withPathFields(updatePartner, { partner_id: partner.id });
  const settings = { ...partner.settings, greeting: { en: "Welcome to Gridville." } };
  expect((await owner.sendJson(updatePartner.method, path, { name: partner.name, settings })).ok).toBe(true);
  const opened = await openWith(await previewKey(), SITE_ORIGIN);
  expect(opened.status).toBe(200);
  const session = (await opened.json()) as { token: string; greeting: string; identified: boolean };
  expect(session).toMatchObject({ greeting: "Welcome to Gridville.", identified: false });

  const page = new BrowserSession(api, SITE_ORIGIN);
  const answer = await page.postJson(
    "/api/chat",
    { message: "What is base load?" },
    { authorization: `Bearer ${session.token}` },
  );
  expect(answer.status).toBe(200);
  const usage = (await (
    await owner.fetch(`${withPathFields(getPartnerUsage, { partner_id: partner.id }).path}?days=1`)
  ).json()) as { days: unknown[] };
  const [today] = usage.days.map((day) => usageDaySchema.parse(day));
  expect(today).toMatchObject({ conversations: 0, answered: 0, askedBack: 0, unknown: 0 });
});

test("its page takes only a look that the widget knows, and a label as text", async () => {
  const look = { accent: "#18753a", language: "en", theme: "auto", partner: partner.id } as const;
  const page = async (label: string) => (await owner.fetch(widgetPreviewAddress({ ...look, label }))).text();
  expect(await page("Ask us")).toContain('data-theme="auto" data-language="en" data-label="Ask us"></script>');
  expect(await page('"><b>')).toContain('data-label="&quot;&gt;&lt;b&gt;"></script>');
  const unknown = await (await owner.fetch(`/widget-preview?partner=${partner.id}&theme=sepia`)).text();
  expect(unknown).toContain('data-theme="light" data-language="en"></script>');
});

test("its key works on the site alone, for an hour, and not after a change", async () => {
  const key = await previewKey();
  for (const origin of [PARTNER_ORIGIN, "https://elsewhere.example", null]) {
    const response = await openWith(key, origin);
    expect(await response.json()).toMatchObject({ code: "origin_not_allowed" });
  }
  const changed = `${key.slice(0, -4)}${key.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  expect(await (await openWith(changed, SITE_ORIGIN)).json()).toMatchObject({ code: "unknown_widget_key" });
  nowMs += HOUR_MS;
  expect(await (await openWith(key, SITE_ORIGIN)).json()).toMatchObject({ code: "unknown_widget_key" });
});

test("only the owner gets it", async () => {
  expect(await (await previewOf(await signedUp(), partner.id)).json()).toMatchObject({ code: "not_found" });
  expect(await (await previewOf(new BrowserSession(api), partner.id)).json()).toMatchObject({ code: "not_signed_in" });
});
