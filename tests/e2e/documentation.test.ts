import type { Page } from "playwright";
import { describe } from "vitest";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { downloadBy } from "../support/download";
import { expect, test } from "../support/story";

/* The documentation of the public API: search, reading, copying and downloads. */

const main = (page: Page) => page.getByRole("main");
const tab = (page: Page, name: RegExp | string) => main(page).getByRole("tab", { name });
const panel = (page: Page) => main(page).getByRole("tabpanel");
const search = (page: Page) => main(page).getByRole("searchbox", { name: "Search documentation" });
const endpoint = (page: Page, path: string) => panel(page).locator("details", { hasText: path }).first();
const publicPaths = OPERATIONS.filter(({ access }) => access === "developer").map(({ path }) => path);

const download = (page: Page, name: string) => downloadBy(page, () => main(page).getByRole("link", { name }).click());

describe("tabs", () => {
  test("a tab that a link opens is in view on a phone", async ({ open }) => {
    const page = await open("/documentation?tab=troubleshooting", { viewport: { width: 390, height: 844 } });
    await expect(tab(page, "Troubleshooting")).toHaveAttribute("aria-selected", "true");
    await expect
      .poll(async () => {
        const box = await tab(page, "Troubleshooting").boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 390;
      })
      .toBe(true);
  });
});

describe("API Reference", () => {
  test("is open at first and lists every operation that accepts an API key, with its parameters and example", async ({
    open,
    site,
  }) => {
    const page = await open("/documentation");
    await expect(tab(page, "API Reference")).toHaveAttribute("aria-selected", "true");
    const paths = await panel(page).locator("summary code").allInnerTexts();
    expect(paths.toSorted()).toEqual(publicPaths.toSorted());
    const validate = endpoint(page, "/api/v1/validate");
    await validate.locator("summary").first().click();
    await expect(validate.getByText("required").first()).toBeVisible();
    await expect(validate.getByRole("group", { name: "Example request" })).toContainText(
      `curl ${site.url}/api/v1/validate`,
    );
    await expect(validate).toContainText("429 rate_limited");
  });

  test("an example is copied unchanged", async ({ open, site }) => {
    const page = await open("/documentation", { permissions: ["clipboard-read", "clipboard-write"] });
    const validate = endpoint(page, "/api/v1/validate");
    await validate.locator("summary").first().click();
    await validate.getByRole("button", { name: "Copy" }).click();
    await expect(validate.getByRole("status")).toHaveText("Copied");
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl ${site.url}${validateBody.path}`);
    expect(command).toBe(await validate.getByRole("group", { name: "Example request" }).innerText());
  });

  test("a URL that names an endpoint opens it", async ({ open }) => {
    const page = await open("/documentation#validation.validate");
    await expect(page.locator("[id='validation.validate']")).toHaveAttribute("open");
  });

  test("the OpenAPI document and the Postman collection are downloaded", async ({ open }) => {
    const page = await open("/documentation");
    const openApi = await download(page, "Download OpenAPI Spec");
    expect(openApi.name).toBe("wattleaf-openapi.json");
    expect(JSON.parse(openApi.bytes.toString())).toMatchObject({ openapi: "3.1.0" });
    const postman = await download(page, "Postman Collection");
    expect(postman.name).toBe("wattleaf-postman.json");
    expect(JSON.parse(postman.bytes.toString())).toMatchObject({ info: { name: "Wattleaf API" } });
  });
});

describe("search", () => {
  test("filters every tab and opens one with results", async ({ open }) => {
    const page = await open("/documentation");
    await expect(search(page)).toHaveAttribute("placeholder", "Search documentation...");
    await search(page).fill("validate body");
    await expect(panel(page).locator("summary code")).toHaveText(["/api/v1/validate"]);
    await expect(main(page).getByRole("status").first()).toHaveText("Results: 1");

    await search(page).fill("exponential backoff");
    await expect(panel(page)).toContainText("No results for “exponential backoff”");
    await panel(page).getByRole("button", { name: "Troubleshooting: 1" }).click();
    await expect(tab(page, /Troubleshooting/)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(["429 Rate Limit Exceeded"]);

    await search(page).fill("no such words anywhere");
    await panel(page).getByRole("button", { name: "Clear search" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(panel(page).getByRole("heading", { name: "401 Authentication Error" })).toBeVisible();
  });

  test("describes endpoints and fields in Chinese", async ({ open }) => {
    const page = await open("/documentation?lang=zh");
    await expect(panel(page)).toContainText("将住宅的总功率分解到各台电器");
    await expect(panel(page)).toContainText("每秒采样数");
    await expect(panel(page)).not.toContainText(/Samples per second|characters|at most/);
    await main(page).getByRole("searchbox", { name: "搜索文档" }).fill("示例居民电价目录");
    await expect(panel(page).locator("details[id='tariffs.list']")).toBeVisible();
  });

  test("finds Chinese words", async ({ open }) => {
    const page = await open("/documentation?lang=zh");
    await main(page).getByRole("searchbox", { name: "搜索文档" }).fill("指数退避");
    await panel(page).getByRole("button", { name: "故障排查：1" }).click();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(["429 超出调用限制"]);
  });
});

describe("Integration Guides", () => {
  test("a card lists the steps and opens them; the URL opens them too", async ({ open, site }) => {
    const page = await open("/documentation");
    await tab(page, "Integration Guides").click();
    await expect(page).toHaveURL("/documentation?tab=guides");
    const card = panel(page).getByRole("listitem").filter({ hasText: "Your first API call" }).first();
    await expect(card).toContainText("Beginner");
    await expect(card).toContainText("5 minutes");
    await card.getByRole("button", { name: "Start Guide: Your first API call" }).click();
    await expect(panel(page).getByRole("heading", { name: "Your first API call" })).toBeFocused();
    await expect(panel(page)).toContainText(`export WATTLEAF_URL=${site.url}`);
    await expect(panel(page).getByRole("link", { name: "Open settings" })).toHaveAttribute("href", "/settings");

    await page.goto(page.url());
    await expect(panel(page).getByRole("heading", { name: "Send a request" })).toBeVisible();
    await panel(page).getByRole("button", { name: "All guides" }).click();
    await expect(page).toHaveURL("/documentation?tab=guides");
    await page.goBack();
    await expect(panel(page).getByRole("heading", { name: "Send a request" })).toBeVisible();
  });

  test("the four guides, in Chinese", async ({ open }) => {
    const page = await open("/documentation?tab=guides&lang=zh");
    const cards = panel(page).locator("> ul > li");
    await expect(cards).toHaveCount(4);
    for (const [index, time] of ["5 分钟", "30 分钟", "2 小时", "15 分钟"].entries()) {
      await expect(cards.nth(index)).toContainText(time);
    }
    await cards.nth(1).getByRole("button").click();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(/[一-鿿]/);
    await expect(panel(page).getByRole("group").filter({ hasText: "curl" }).first()).toContainText("curl");
  });
});

describe("SDKs & Examples", () => {
  test("each language has a client to install and a sample to copy", async ({ open, site }) => {
    const page = await open("/documentation?tab=sdks", { permissions: ["clipboard-read", "clipboard-write"] });
    for (const [language, client, sample] of [
      ["Python", "wattleaf.py", "example.py"],
      ["JavaScript", "wattleaf.mjs", "example.mjs"],
      ["Java", "Wattleaf.java", "Example.java"],
    ] as const) {
      const section = panel(page).getByRole("region", { name: language, exact: true });
      await expect(section).toContainText(`curl -O ${site.url}/downloads/${client} \\`);
      const installed = await download(page, `Install for ${language}: download ${client}`);
      expect(installed.name).toBe(client);
      expect(installed.bytes.toString()).toContain("WATTLEAF_API_KEY");
      await section.getByRole("button", { name: "Copy" }).nth(1).click();
      await expect(section.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(`${code}\n`).toBe(await (await page.request.get(`/downloads/${sample}`)).text());
    }
  });

  test("all of them can be downloaded in one archive", async ({ open }) => {
    const page = await open("/documentation?tab=sdks");
    const { name, bytes } = await download(page, "Download All SDKs");
    expect(name).toBe("wattleaf-examples.tar.gz");
    const files = await new Bun.Archive(bytes).files();
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "wattleaf-examples/rest-java/Wattleaf.java",
        "wattleaf-examples/rest-javascript/wattleaf.mjs",
        "wattleaf-examples/rest-python/README.md",
        "wattleaf-examples/rest-python/wattleaf.py",
      ]),
    );
  });
});

test("Troubleshooting names the documented errors and shows the retries", async ({ open }) => {
  const page = await open("/documentation?tab=troubleshooting");
  for (const name of ["401 Authentication Error", "429 Rate Limit Exceeded", "400 Invalid Data Format"]) {
    await expect(panel(page).getByRole("heading", { name })).toBeVisible();
  }
  await expect(panel(page).getByRole("group", { name: "JavaScript" })).toContainText("const RETRIES = 3;");
});

test("a support page and a support email are linked", async ({ open }) => {
  const page = await open("/documentation");
  await expect(main(page).getByRole("link", { name: "Schedule Integration Call" })).toHaveAttribute(
    "href",
    /^mailto:hello@wattleaf\.example\?subject=Integration%20call/,
  );
  await main(page).getByRole("link", { name: "Contact Technical Support" }).click();
  await expect(page).toHaveURL("/company");
});

test("the reference is readable without scripts", async ({ open }) => {
  const page = await open("/documentation", { javaScriptEnabled: false });
  const validate = endpoint(page, "/api/v1/validate");
  await validate.locator("summary").first().click();
  await expect(validate).toContainText("The request body to check");
});
