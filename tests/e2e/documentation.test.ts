import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe } from "vitest";
import { apiReference } from "../../packages/app/reference/operations";
import { operationAddress } from "../../packages/app/src/components/documentation/operation-address";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { DEMO_API_KEY } from "../../packages/shared/src/domain/api-keys";
import { downloadBy } from "../support/download";
import { NIGHTLY } from "../support/nightly";
import { expect, test } from "../support/story";

/* The documentation of the public API: reading, searching, copying, trying out and downloads. */

const main = (page: Page) => page.getByRole("main");
const search = (page: Page) => main(page).getByRole("searchbox");
const results = (page: Page, name = "Search results") => main(page).getByRole("region", { name });

describe("the API reference", () => {
  test("lists everything that a program can call with the scope of its key, each with a page of its own", async ({
    open,
  }) => {
    const page = await open("/documentation");
    const rows = main(page)
      .getByRole("listitem")
      .filter({ has: page.locator("code") });
    const listed = await rows.evaluateAll((items) =>
      items.map((item) => [
        item.querySelector("code")?.textContent,
        item.lastElementChild?.lastElementChild?.textContent,
      ]),
    );
    expect(listed).toEqual(apiReference().map(({ path, access }) => [path, access.scope ?? "no key"]));
    await main(page).getByRole("link", { name: "Validate a request" }).click();
    await expect(page).toHaveURL("/documentation/reference/validation-validate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Validate a request");
    await expect(main(page)).toContainText("required");
    await main(page).getByRole("link", { name: "rate_limited" }).click();
    await expect(page).toHaveURL("/documentation/troubleshooting#issue-rate-limit");
  });

  test("every page shows the access that its contract asks for", async ({ site }) => {
    for (const { id, access } of apiReference()) {
      const html = await (await fetch(`${site.url}${operationAddress(id)}`)).text();
      const [, shown = ""] = /<section aria-label="Access".*?>(.*?)<\/section>/s.exec(html) ?? [];
      const scopes = Array.from(shown.matchAll(/<span [^>]*>([^<]+)<\/span>/g), ([, scope]) => scope);
      expect(scopes, id).toEqual(
        [access.scope, access.ownDataScope, access.openAdrScope].filter((scope) => scope !== null),
      );
      expect(shown.includes("Public"), id).toBe(access.scope === null);
    }
  });

  test.for([
    ["en", "Access", "or a session that is signed in on the site"],
    ["zh", "访问权限", "或在网站上登录的会话"],
  ])("what opens an account's own data is readable in %s", async ([language, name = "", session = ""], { open }) => {
    const page = await open(`/documentation/reference/energy-query-ask?lang=${language}`);
    const access = main(page).getByRole("region", { name });
    await expect(access.getByRole("listitem")).toHaveText([/ api$/, / data:read$/, session]);
  });

  test("an example is copied unchanged", async ({ open, site }) => {
    const page = await open("/documentation/reference/validation-validate", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const example = main(page).getByRole("region", { name: "Example request" });
    await example.getByRole("button", { name: "Copy" }).first().click();
    await expect(example.getByRole("status").first()).toHaveText("Copied");
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl ${site.url}${validateBody.path}`);
    expect(command).toBe(await example.getByRole("group", { name: "curl" }).innerText());
  });

  test.for([
    ["?tab=troubleshooting", "/documentation/troubleshooting"],
    ["?tab=guides&guide=widget&lang=zh", "/documentation/guides/widget?lang=zh"],
  ])("an old address %s leads on", async ([old, now], { open }) => {
    const page = await open("/");
    await page.goto(`/documentation${old}`);
    await expect(page).toHaveURL(now ?? "");
  });

  test.runIf(NIGHTLY)("on a phone the current part is in view among the parts", async ({ open }) => {
    const page = await open("/documentation/changelog", { viewport: { width: 390, height: 844 } });
    const parts = page.getByRole("navigation", { name: "Documentation" });
    const current = parts.getByRole("link", { name: "Changelog" });
    // Down to the parts; to the side they have scrolled themselves.
    await parts.evaluate((element) => element.scrollIntoView());
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toBeInViewport({ ratio: 0.9 });
  });

  test("is readable in Chinese and without scripts", async ({ open }) => {
    const page = await open("/documentation/reference/nilm-analyze?lang=zh", { javaScriptEnabled: false });
    await expect(main(page)).toContainText("将住宅的总功率分解到各台电器");
    await expect(main(page)).toContainText("每秒采样数");
    await expect(main(page)).not.toContainText(/Samples per second|characters|at most/);
    await main(page).getByText("labels 的字段").click();
    await expect(main(page).locator("details[open]").getByText("device", { exact: true })).toBeVisible();
  });
});

describe("trying it out", () => {
  const send = (page: Page) => main(page).getByRole("button", { name: "Send request" }).click();
  const response = (page: Page) => main(page).getByRole("group", { name: "Response", exact: true });

  test("a visitor gets a real answer with the demo key", async ({ open }) => {
    const page = await open("/documentation/reference/vpp-status");
    await expect(main(page).getByRole("textbox", { name: "API key" })).toHaveValue(DEMO_API_KEY);
    await send(page);
    await expect(main(page)).toContainText("Status 200");
    await expect(main(page)).toContainText("Calls left this minute:");
    await expect(response(page)).toContainText(`"participants"`);
  });

  test("wrong JSON is said before it is sent, and the API's own errors are shown", async ({ open }) => {
    const page = await open("/documentation/reference/validation-validate", {
      expected: [/^response: 400 POST .*\/api\/v1\/validate/],
    });
    const body = main(page).getByRole("textbox", { name: "Request body (JSON)" });
    await body.fill("{");
    await send(page);
    await expect(main(page)).toContainText("This isn't valid JSON");
    await expect(response(page)).toHaveCount(0);
    await body.fill(`{"schema": "nilm_input"}`);
    await send(page);
    await expect(main(page)).toContainText("Status 400");
    await expect(response(page)).toContainText(`"invalid_input"`);
  });

  test("what is about an account asks for its ids and a key with the scope", async ({ open }) => {
    const page = await open("/documentation/reference/meters-readings");
    await expect(main(page)).toContainText("It needs a key of your own with the scope data:read.");
    await expect(main(page).getByRole("textbox", { name: "API key" })).toHaveValue("");
    await main(page).getByRole("textbox", { name: "API key" }).fill("wl_live_any");
    await send(page);
    await expect(main(page)).toContainText("Enter a value for meter_id.");
    await expect(response(page)).toHaveCount(0);
  });

  test("what changes data asks for a key of one's own", async ({ open }) => {
    const page = await open("/documentation/reference/vpp-create-plant");
    await expect(main(page)).toContainText("it needs a key of your own");
    await send(page);
    await expect(main(page)).toContainText("Enter an API key.");
    await expect(response(page)).toHaveCount(0);
  });
});

describe("search", () => {
  test("finds endpoints, fields, guides, errors, changes, and help", async ({ open }) => {
    const page = await open("/documentation");
    await expect(search(page)).toHaveAttribute("placeholder", "Search documentation...");
    for (const [words, found] of [
      ["sample_rate", "Disaggregate a load"],
      ["exponential backoff", "429 Rate Limit Exceeded"],
      ["script tag", "Embed the assistant in your website"],
      ["demo key per network", "Nov 23, 2026"],
      ["kettle", /kettle/i],
    ] as const) {
      await search(page).fill(words);
      await expect(results(page)).toContainText(found);
    }
    await search(page).fill("validate request");
    await results(page).getByRole("link", { name: "Validate a request" }).click();
    await expect(page).toHaveURL("/documentation/reference/validation-validate");
  });

  test("an address with a search shows its results, in Chinese too", async ({ open }) => {
    const page = await open("/documentation?lang=zh&search=指数退避");
    await expect(results(page, "搜索结果")).toContainText("429 超出调用限制");
    await search(page).fill("示例居民电价目录");
    await expect(results(page, "搜索结果").getByRole("link").first()).toHaveAttribute(
      "href",
      "/documentation/reference/tariffs-list",
    );
    await search(page).fill("没有这样的词");
    await expect(results(page, "搜索结果")).not.toContainText("接口");
  });
});

describe("guides", () => {
  test("a card lists the steps and opens them", async ({ open, site }) => {
    const page = await open("/documentation/guides");
    const card = main(page).getByRole("listitem").filter({ hasText: "Your first API call" }).first();
    await expect(card).toContainText("Beginner");
    await expect(card).toContainText("5 minutes");
    await card.getByRole("link", { name: "Start Guide: Your first API call" }).click();
    await expect(page).toHaveURL("/documentation/guides/first-call");
    await expect(main(page)).toContainText(`export WATTLEAF_URL=${site.url}`);
    await expect(main(page).getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");
    await main(page).getByRole("link", { name: "All guides" }).click();
    await expect(page).toHaveURL("/documentation/guides");
  });

  test.runIf(NIGHTLY)("the guides, each with its time, in Chinese", async ({ open }) => {
    const page = await open("/documentation/guides?lang=zh");
    const cards = main(page)
      .locator("ul > li")
      .filter({ has: page.locator("ol") });
    await expect(cards).toHaveCount(11);
    for (const [index, time] of ["5 分钟", "15 分钟", "30 分钟", "2 小时"].entries()) {
      await expect(cards.nth(index)).toContainText(time);
    }
  });
});

test("each language has a client to install and a sample to copy", async ({ open, site }) => {
  const page = await open("/documentation/sdks", { permissions: ["clipboard-read", "clipboard-write"] });
  for (const [language, client, sample] of [
    ["Python", "wattleaf.py", "example.py"],
    ["JavaScript", "wattleaf.mjs", "example.mjs"],
    ["Java", "Wattleaf.java", "Example.java"],
  ] as const) {
    const section = main(page).getByRole("region", { name: language, exact: true });
    await expect(section).toContainText(`curl -O ${site.url}/downloads/${client} \\`);
    const installed = await downloadBy(page, () =>
      section.getByRole("link", { name: `Install for ${language}: download ${client}` }).click(),
    );
    expect(installed.name).toBe(client);
    expect(installed.bytes.toString()).toContain("WATTLEAF_API_KEY");
    await section.getByRole("button", { name: "Copy" }).nth(1).click();
    await expect(section.getByRole("status").nth(1)).toHaveText("Copied");
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(`${code}\n`).toBe(await (await page.request.get(`/downloads/${sample}`)).text());
  }
  const { bytes } = await downloadBy(page, () => main(page).getByRole("link", { name: "Download All SDKs" }).click());
  const files = await new Bun.Archive(bytes).files();
  expect([...files.keys()]).toEqual(expect.arrayContaining(["wattleaf-examples/rest-java/Wattleaf.java"]));
});

test("troubleshooting names the documented errors and shows the retries", async ({ open }) => {
  const page = await open("/documentation/troubleshooting");
  for (const name of [
    "401 Authentication Error",
    "429 Rate Limit Exceeded",
    "400 Invalid Data Format",
    "The customer's identity is rejected",
    "The signature of a webhook does not match",
  ]) {
    await expect(main(page).getByRole("heading", { name })).toBeVisible();
  }
  const retries = main(page).getByRole("article", { name: "429 Rate Limit Exceeded" });
  await expect(retries.getByRole("group", { name: "JavaScript" })).toContainText("const RETRIES = 3;");
});

const CHANGELOG = new URL("../../packages/content/changelog.yaml", import.meta.url);

function dateOfNewestChange(): string {
  const [newest = ""] = /\d{4}-\d\d-\d\d/.exec(readFileSync(CHANGELOG, "utf8")) ?? [];
  return new Date(newest).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

test("the changelog names what was added, changed, and fixed, in both languages", async ({ open }) => {
  const page = await open("/documentation/changelog");
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText(dateOfNewestChange());
  await expect(main(page).getByRole("listitem").filter({ hasText: DEMO_API_KEY })).toContainText("Added");
  await page.goto("/documentation/changelog?lang=zh");
  await expect(main(page).getByRole("listitem").filter({ hasText: DEMO_API_KEY })).toContainText("新增");
});
