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

const frame = (query: Record<string, string>) => api.fetch(`${WIDGET_FRAME_PATH}?${new URLSearchParams(query)}`);
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
  expect(page).toContain(
    `data-target="main" data-key="${partner.key}" data-language="zh" data-theme="dark" data-accent="#1f6fb2"`,
  );
  expect(await (await frame({ key: "wl_pk_with-hyphen" })).text()).toContain('data-key="wl_pk_with-hyphen"');
  const attack = await (await frame({ key: '"><script>', theme: '" onload="', accent: "red" })).text();
  expect(attack).toContain('<script async src="/widget.js" data-target="main" ></script>');
});

test("its page opens sessions for partners that have a list", async () => {
  expect((await openSession(partner.key)).status).toBe(200);
  expect(await (await openSession(unlisted.key)).json()).toMatchObject({ code: "origin_not_allowed" });
});
