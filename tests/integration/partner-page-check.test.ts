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
let attributes = "";
let policy = "";
const page = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () =>
    new Response(`<script async src="${SITE_ORIGIN}${src}" data-key="${partner.widgetKey}"${attributes}></script>`, {
      headers: { "content-type": "text/html", ...(policy ? { "content-security-policy": policy } : {}) },
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
    {
      code: "version_old",
      detail: `src="${SITE_ORIGIN}/widget/launcher.new1.js" integrity="sha384-new"`,
      expected: null,
    },
  ]);
});

test.each(["/widget/launcher.new1.js", "/widget.js"])("%s is up to date", async (pinned) => {
  expect(await findings(pinned)).toEqual([{ code: "ok", detail: null, expected: null }]);
});

test("an attribute that the widget ignores is named with what it reads", async () => {
  attributes = ` data-theme="drak" data-postion="left" data-language="zh-TW" data-cfasync="false"`;
  expect(await findings("/widget.js")).toEqual([
    {
      code: "attribute_wrong",
      detail: 'data-theme="drak"',
      expected: 'data-theme="light" | data-theme="dark" | data-theme="auto" | data-theme="page"',
    },
    { code: "attribute_wrong", detail: "data-postion", expected: "data-position" },
  ]);
  attributes = "";
});

test("a policy that blocks the widget is named with the origin that it lacks", async () => {
  policy = "script-src 'self'; connect-src 'self'";
  expect(await findings("/widget.js")).toEqual([
    { code: "csp_script", detail: "script-src", expected: SITE_ORIGIN },
    { code: "csp_connect", detail: "connect-src", expected: SITE_ORIGIN },
  ]);
  policy = "script-src 'nonce-abc' 'strict-dynamic'";
  expect(await findings("/widget.js")).toEqual([{ code: "csp_script", detail: "script-src", expected: null }]);
  policy = "";
});
