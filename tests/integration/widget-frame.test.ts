import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partnerOrigins } from "../../packages/server/src/db/schema/partners";
import { WIDGET_FRAME_PATH } from "../../packages/shared/src/domain/widget-frame";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { createPartner, type TestPartner } from "../support/partner";

/* The chat as a frame: only the partner's own pages may embed it. */

let api: TestApi;
let partner: TestPartner;
let unlisted: TestPartner;

beforeAll(async () => {
  api = await createTestApi();
  partner = await createPartner(api);
  await api.platform.db
    .insert(partnerOrigins)
    .values({ partnerId: partner.id, origin: "https://*.help.utility.example" });
  unlisted = await createPartner(api);
  await api.platform.db.delete(partnerOrigins).where(eq(partnerOrigins.partnerId, unlisted.id));
});
afterAll(() => api.close());

const frame = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  api.fetch(`${WIDGET_FRAME_PATH}?${new URLSearchParams(query)}`, { headers });
const keyIn = async (page: Response) => /data-key="([^"]+)"/.exec(await page.text())?.[1] ?? "";
const ancestorsOf = (response: Response) =>
  /frame-ancestors ([^;]+)/
    .exec(response.headers.get("content-security-policy") ?? "")?.[1]
    ?.split(" ")
    .toSorted();
const openSession = (key: string) =>
  api.fetch("/api/widget/session", {
    method: "POST",
    headers: { origin: SITE_ORIGIN, "content-type": "application/json" },
    body: JSON.stringify({ key }),
  });

test("the partner's list says which pages may frame it; without one, none may", async () => {
  expect(ancestorsOf(await frame({ key: partner.key }))).toEqual(
    ["https://*.help.utility.example", partner.origin].toSorted(),
  );
  expect(ancestorsOf(await frame({ key: unlisted.key }))).toEqual(["'none'"]);
  expect(ancestorsOf(await frame({ key: "wl_pk_unknown" }))).toEqual(["'none'"]);
});

test("the address sets key and look, and nothing else gets into the page", async () => {
  const look = { key: partner.key, language: "zh", theme: "dark", accent: "#1f6fb2" };
  const page = await (await frame(look)).text();
  expect(page).toContain(`data-language="zh" data-theme="dark" data-accent="#1f6fb2"`);
  expect(page).toContain(`data-target="main" data-key="${partner.key}.`);
  expect(await (await frame({ key: "wl_pk_with-hyphen" })).text()).toContain('data-key="wl_pk_with-hyphen.');
  const attack = await (await frame({ key: '"><script>', theme: '" onload="', accent: "red" })).text();
  expect(attack).toContain('<script async src="/widget.js" data-target="main" ></script>');
});

test("its page opens sessions for partners that have a list", async () => {
  const opened = await openSession(await keyIn(await frame({ key: partner.key })));
  expect(opened.status).toBe(200);
  const { token } = (await opened.json()) as { token: string };
  const history = await api.fetch("/api/chat/history?sessionId=widget", {
    headers: { origin: SITE_ORIGIN, authorization: `Bearer ${token}` },
  });
  expect(history.status).toBe(200);
  const ofUnlisted = await keyIn(await frame({ key: unlisted.key }));
  expect(await (await openSession(ofUnlisted)).json()).toMatchObject({ code: "origin_not_allowed" });
});

test("the plain key opens nothing on the site, nor does a page that was opened by itself", async () => {
  const alone = await keyIn(await frame({ key: partner.key }, { "sec-fetch-dest": "document" }));
  const [, proof] = (await keyIn(await frame({ key: unlisted.key }))).split(".");
  for (const key of [partner.key, alone, `${partner.key}.`, `${partner.key}.${proof}`])
    expect(await (await openSession(key)).json()).toMatchObject({ code: "origin_not_allowed" });
});
