import type { Page } from "playwright";
import { describe } from "vitest";
import { seriousViolations } from "../support/axe";
import { signUpWithFile } from "../support/sign-up";
import { expect, show, test } from "../support/story";

/* What can be checked by machine about reaching everyone: axe-core, in both themes. */

async function ask(page: Page): Promise<void> {
  const message = page.getByRole("textbox", { name: "Your message" });
  await message.fill("What are VPP benefits?");
  await message.press("Enter");
  await expect(page.getByRole("log").getByText("You: What are VPP benefits?")).toBeVisible();
  await expect(message).toBeEnabled();
  await expect(page.getByRole("log").getByText("Sources", { exact: true }).last()).toBeVisible();
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
    const page = await open("/", { viewport: { width: 390, height: 844 } });
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
