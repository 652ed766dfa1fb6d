import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageCheck } from "../../packages/shared/src/contracts/partners/insight";
import type { Partner } from "../../packages/shared/src/contracts/partners/workspaces";
import { register } from "../../packages/shared/src/contracts/auth";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/* A page that pins the widget by its integrity does not get newer versions by itself. */

const RELEASE = { src: "/widget/launcher.new1.js", integrity: "sha384-new" };

let api: TestApi;
let owner: BrowserSession;
let partner: Partner;
let src = "";
const page = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () =>
    new Response(`<script async src="${SITE_ORIGIN}${src}" data-key="${partner.widgetKey}"></script>`, {
      headers: { "content-type": "text/html" },
    }),
});
const address = `http://127.0.0.1:${page.port}`;

beforeAll(async () => {
  api = await createTestApi({ widgetRelease: async () => RELEASE }, { PARTNER_LOOPBACK: "on" });
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  partner = (await (await owner.postJson("/api/partners", { name: "Gridville Power" })).json()) as Partner;
  await owner.postJson(`/api/partners/${partner.id}/origins`, { origin: address });
});
afterAll(async () => {
  api.close();
  await page.stop(true);
});

const findings = async (pinned: string) => {
  src = pinned;
  const checked = await owner.postJson(`/api/partners/${partner.id}/check-page`, { url: `${address}/help` });
  return ((await checked.json()) as PageCheck).findings;
};

test("an old pinned version is named with what to write instead", async () => {
  expect(await findings("/widget/launcher.old1.js")).toEqual([
    { code: "version_old", detail: `src="${SITE_ORIGIN}/widget/launcher.new1.js" integrity="sha384-new"` },
  ]);
});

test.each(["/widget/launcher.new1.js", "/widget.js"])("%s is up to date", async (pinned) => {
  expect(await findings(pinned)).toEqual([{ code: "ok", detail: null }]);
});
