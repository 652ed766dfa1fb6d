import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
let answer: () => Response;
const page = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => answer() });
const address = `http://127.0.0.1:${page.port}`;

interface Written {
  src?: string;
  key?: string | null;
  /** More of the script tag's attributes. */
  attributes?: string;
  policy?: string;
}

/** What the partner's page is now. */
function write({ src = `${SITE_ORIGIN}/widget.js`, key = partner.widgetKey, attributes = "", policy = "" }: Written) {
  const keyed = key === null ? "" : ` data-key="${key}"`;
  answer = () =>
    new Response(`<script async src="${src}"${keyed} ${attributes}></script>`, {
      headers: { "content-type": "text/html", ...(policy ? { "content-security-policy": policy } : {}) },
    });
}

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

const checked = async (url = `${address}/help`) =>
  (await (await owner.postJson(`/api/partners/${partner.id}/check-page`, { url })).json()) as PageCheck;
const findings = async (written: Written = {}) => {
  write(written);
  return (await checked()).findings;
};
const pinned = (version: string, attributes: string): Written => ({
  src: `${SITE_ORIGIN}/widget/launcher.${version}.js`,
  attributes,
});
const OK = [{ code: "ok", detail: null, expected: null }];

test("an old pinned version is named with what to write instead", async () => {
  expect(await findings(pinned("old1", ""))).toEqual([
    {
      code: "version_old",
      detail: `src="${SITE_ORIGIN}/widget/launcher.new1.js" integrity="sha384-new"`,
      expected: null,
    },
  ]);
});

test.each(["/widget/launcher.new1.js", "/widget.js"])("%s is up to date", async (path) => {
  expect(await findings({ src: `${SITE_ORIGIN}${path}` })).toEqual(OK);
});

describe("a pinned version", () => {
  test.each([
    'integrity="sha384-new" crossorigin="anonymous"',
    'integrity="sha384-new" crossorigin',
    'integrity="sha256-weaker sha384-old sha384-new" crossorigin=""',
    // Browsers ignore it.
    'integrity="md5-x" crossorigin="anonymous"',
  ])("may be written with %s", async (attributes) => expect(await findings(pinned("new1", attributes))).toEqual(OK));

  test("whose integrity is another one is named with the right one", async () => {
    const attributes = 'integrity="sha384-old" crossorigin="anonymous"';
    expect(await findings(pinned("new1", attributes))).toEqual([
      { code: "integrity_wrong", detail: 'integrity="sha384-old"', expected: 'integrity="sha384-new"' },
    ]);
  });

  test("that browsers may not compare, as they do not read it with CORS, is named with what it lacks", async () => {
    const expected = 'crossorigin="anonymous"';
    expect(await findings(pinned("new1", 'integrity="sha384-new"'))).toEqual([
      { code: "crossorigin_wrong", detail: null, expected },
    ]);
    expect(await findings(pinned("new1", 'integrity="sha384-new" crossorigin="use-credentials"'))).toEqual([
      { code: "crossorigin_wrong", detail: 'crossorigin="use-credentials"', expected },
    ]);
  });

  test("may have both mistakes", async () => {
    expect(await findings(pinned("new1", 'integrity="sha384-old"'))).toMatchObject([
      { code: "integrity_wrong" },
      { code: "crossorigin_wrong" },
    ]);
  });
});

test("an attribute that the widget ignores is named with what it reads", async () => {
  const attributes = `data-theme="drak" data-postion="left" data-language="zh-TW" data-cfasync="false"`;
  expect(await findings({ attributes })).toEqual([
    {
      code: "attribute_wrong",
      detail: 'data-theme="drak"',
      expected: 'data-theme="light" | data-theme="dark" | data-theme="auto" | data-theme="page"',
    },
    { code: "attribute_wrong", detail: "data-postion", expected: "data-position" },
  ]);
});

test("a policy that blocks the widget is named with the origin that it lacks", async () => {
  expect(await findings({ policy: "script-src 'self'; connect-src 'self'" })).toEqual([
    { code: "csp_script", detail: "script-src", expected: SITE_ORIGIN },
    { code: "csp_connect", detail: "connect-src", expected: SITE_ORIGIN },
  ]);
  expect(await findings({ policy: "script-src 'nonce-abc' 'strict-dynamic'" })).toEqual([
    { code: "csp_script", detail: "script-src", expected: null },
  ]);
});

test("the script of another server is named with ours", async () => {
  const src = "https://old-energy.example/widget.js";
  expect(await findings({ src })).toEqual([
    { code: "script_elsewhere", detail: src, expected: `${SITE_ORIGIN}/widget.js` },
  ]);
});

test("a tag without a key, or with one that was replaced, is named with the key of now", async () => {
  expect(await findings({ key: null })).toEqual([
    { code: "key_missing", detail: null, expected: `data-key="${partner.widgetKey}"` },
  ]);
  const replaced = partner.widgetKey;
  const response = await owner.postJson(`/api/partners/${partner.id}/widget-key`, {});
  partner = { ...partner, ...((await response.json()) as Pick<Partner, "widgetKey">) };
  expect(partner.widgetKey).not.toBe(replaced);
  expect(await findings({ key: replaced })).toEqual([
    { code: "key_replaced", detail: replaced, expected: partner.widgetKey },
  ]);
});

test("what is no page is named with what it is", async () => {
  answer = () => Response.json({ script: "/widget.js" });
  expect(await checked()).toMatchObject({
    status: 200,
    findings: [{ code: "not_html", detail: expect.stringContaining("application/json"), expected: null }],
  });
});

describe("a page that cannot be reached", () => {
  test("is named with the error that its server answers", async () => {
    answer = () => new Response("Not here", { status: 404 });
    expect(await checked()).toEqual({
      url: `${address}/help`,
      status: 404,
      findings: [{ code: "unreachable", detail: "HTTP 404", expected: null }],
    });
  });

  test("is named when it redirects without an end", async () => {
    answer = () => new Response(null, { status: 302, headers: { location: `${address}/help` } });
    expect(await checked()).toMatchObject({
      status: null,
      findings: [{ code: "unreachable", detail: "Too many redirects" }],
    });
  });

  test("is named when its server does not answer at all", async () => {
    const gone = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
    const url = `http://127.0.0.1:${gone.port}/`;
    await owner.postJson(`/api/partners/${partner.id}/origins`, { origin: new URL(url).origin });
    await gone.stop(true);
    expect(await checked(url)).toEqual({
      url,
      status: null,
      findings: [{ code: "unreachable", detail: null, expected: null }],
    });
  });
});
