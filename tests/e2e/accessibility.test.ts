import type { Page } from "playwright";
import { describe } from "vitest";
import { notFoundRoute, routes } from "../../packages/app/src/routes";
import { seriousViolations } from "../support/axe";
import { greenButtonFile } from "../support/energy-file";
import { signUp } from "../support/sign-up";
import { expect, test, visit } from "../support/story";
import type { Site } from "../support/site";

/*
 * What can be checked by machine about reaching everyone: axe-core in both themes, and no sideways scrolling on a phone.
 */

const PHONE = { viewport: { width: 390, height: 844 } };

async function ask(page: Page): Promise<void> {
  const message = page.getByRole("textbox", { name: "Your message" });
  await message.fill("What are VPP benefits?");
  await message.press("Enter");
  await expect(page.getByRole("log").getByText("You: What are VPP benefits?")).toBeVisible();
  await expect(message).toBeEnabled();
  await expect(page.getByRole("log").getByText("Sources", { exact: true }).last()).toBeVisible();
}

/** An account whose dashboard has a file's figures to show. */
async function signUpWithFile(page: Page, site: Site): Promise<void> {
  await signUp(page, site);
  const { name, mimeType, buffer } = greenButtonFile();
  const response = await page.request.post(`${site.url}/api/upload`, {
    headers: { origin: site.url },
    multipart: { type: "energy_bill", file: { name, mimeType, buffer } },
  });
  expect(response.ok()).toBe(true);
}

/** The page is all there when its heading is and nothing of it is loading. */
async function show(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

describe("axe finds nothing serious", () => {
  test("for a visitor", async ({ open }) => {
    const page = await open("/");
    await ask(page);
    expect(await seriousViolations(page)).toEqual([]);
    await show(page, "/login");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    for (const path of ["/register", "/pricing"]) {
      await show(page, path);
      expect(await seriousViolations(page)).toEqual([]);
    }
  });

  test("in the documentation", async ({ open }) => {
    const page = await open("/documentation");
    for (const tab of ["reference", "guides", "sdks", "troubleshooting"]) {
      await show(page, `/documentation?tab=${tab}`);
      expect(await seriousViolations(page)).toEqual([]);
    }
  });

  test("for a signed-in household", async ({ open, site }) => {
    const page = await open("/chat", { before: (fresh) => signUpWithFile(fresh, site) });
    await ask(page);
    expect(await seriousViolations(page)).toEqual([]);
    await show(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "Month by month" })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await show(page, "/onboarding");
    expect(await seriousViolations(page)).toEqual([]);
    await show(page, "/settings");
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Meter import");
    await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("list", { name: "Your API keys" })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("for the open menu on a phone", async ({ open }) => {
    const page = await open("/", PHONE);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });

  test("for the open widget", async ({ open, site }) => {
    const page = await open(site.partnerPage);
    await page.getByRole("button", { name: "Energy assistant" }).click();
    const panel = page.getByRole("dialog", { name: "Energy assistant" });
    await panel.getByRole("textbox", { name: "Your question" }).fill("What are VPP benefits?");
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Sources", { exact: true })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

describe.each(["en", "zh"])("no page scrolls sideways on a phone, %s", (language) => {
  /** How far the page is wider than the screen, in CSS pixels. */
  const surplusPx = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  async function surpluses(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
    const wide: Record<string, number> = {};
    for (const path of paths) {
      await show(page, `${path}lang=${language}`);
      const surplus = await surplusPx(page);
      if (surplus > 0) wide[path] = surplus;
    }
    return wide;
  }

  test("for a visitor", async ({ open }) => {
    const page = await open("/", { ...PHONE, expected: [/^response: 404 GET .*\/404\?/] });
    const tabs = ["guides", "guides&guide=first-call", "sdks", "troubleshooting"];
    const paths = [
      ...[...routes, notFoundRoute].map(({ path }) => `${path}?`),
      ...tabs.map((tab) => `/documentation?tab=${tab}&`),
    ];
    expect(await surpluses(page, paths)).toEqual({});
  });

  test("for a signed-in household", async ({ open, site }) => {
    const page = await open("/", { ...PHONE, before: (fresh) => signUpWithFile(fresh, site) });
    expect(await surpluses(page, ["/chat?", "/dashboard?", "/settings?", "/onboarding?"])).toEqual({});
  });
});
