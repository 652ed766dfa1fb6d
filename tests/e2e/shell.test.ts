import { connectDevice } from "@wattleaf/shared/contracts/devices";
import type { Page } from "playwright";
import { describe } from "vitest";
import { chooseLanguage } from "../support/choose-language";
import { sampled } from "../support/nightly";
import { createAccount, post, signUp } from "../support/sign-up";
import { expect, reload, test } from "../support/story";
import { viewsOf } from "../support/views";

/* The frame of the app's pages: navigation at every width, the command palette, and what visitors get. */

const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const nav = (page: Page) => page.getByRole("navigation", { name: "App" });
const bar = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Search or ask" });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
}

describe("a signed-in user", () => {
  test.for(
    sampled(
      [
        ["a sidebar on a wide screen", WIDE],
        ["a rail on a tablet", TABLET],
      ] as const,
      1,
    ),
  )("gets %s that leads through the app, without the site's menus", async ([, viewport], { open, site }) => {
    const page = await open("/dashboard", { viewport, before: (fresh) => signUp(fresh, site) });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    for (const [name, path] of [
      ["Chat", "/chat"],
      ["Devices", "/device"],
      ["Power plant", "/vpp"],
      ["Me", "/mine"],
      ["Settings", "/settings"],
      ["Dashboard", "/dashboard"],
    ] as const) {
      await nav(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav(page).locator("[aria-current=page]")).toHaveText(name);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    }
    await nav(page).getByRole("link", { name: "Upgrade" }).click();
    await expect(page).toHaveURL("/pricing");
  });

  test("has the app's screens within reach of the thumb on a phone", async ({ open, site }) => {
    const page = await open("/dashboard", { viewport: PHONE, before: (fresh) => signUp(fresh, site) });
    await expect(nav(page)).toBeHidden();
    await bar(page).getByRole("link", { name: "Devices" }).click();
    await expect(page).toHaveURL("/device");
    await expect(bar(page).locator("[aria-current=page]")).toHaveText("Devices");
  });

  test.for(sampled(viewsOf([PHONE.width]), 1))(
    "finds on a phone in the account's menu what the bar has no room for, in $language",
    async ({ language, t }, { open, site }) => {
      const page = await open("/dashboard", {
        viewport: PHONE,
        before: async (fresh) => {
          await chooseLanguage(language)(fresh);
          await signUp(fresh, site);
        },
      });
      for (const [name, path] of [
        [t("nav.plants"), "/vpp"],
        [t("nav.me"), "/mine"],
        [t("user.settings"), "/settings"],
        [t("nav.upgrade"), "/pricing"],
      ] as const) {
        await page.getByRole("button", { name: new RegExp(t("user.menu", { name: ".*" })) }).click();
        await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      }
    },
  );

  test("finds a page or a device by a few letters and Enter, and gets the focus back with Escape", async ({
    open,
    site,
  }) => {
    const page = await open("/dashboard", { viewport: WIDE, before: (fresh) => signUp(fresh, site) });
    await search(page, "sett");
    await expect(palette(page).getByRole("option").first()).toHaveText("Settings");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings");
    await expect(palette(page)).toBeHidden();
    const device = { type: "battery", name: "Powerwall 2" };
    await post(page, site, connectDevice.path, device);
    await reload(page);
    await search(page, "");
    await expect(palette(page).getByRole("option", { name: device.name })).toBeVisible();
    await page.keyboard.type("powerw");
    await expect(palette(page).getByRole("option").first()).toHaveText(device.name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/device");
    await page.getByRole("button", { name: "Search or ask" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Search or ask" })).toBeFocused();
  });

  test("asks the assistant from anywhere, and finds the conversation again", async ({ open, site }) => {
    const page = await open("/settings", { viewport: WIDE, before: (fresh) => signUp(fresh, site) });
    await search(page, "What is a kilowatt-hour?");
    await palette(page).getByRole("option", { name: "Ask “What is a kilowatt-hour?”" }).click();
    await expect(page).toHaveURL(/\/chat\?c=/);
    await expect(
      page
        .getByRole("main")
        .getByText(/kilowatt-hour \(kWh\)|1 kW/)
        .first(),
    ).toBeVisible();
    const conversation = page.url();
    await nav(page).getByRole("link", { name: "Devices" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Devices" })).toBeVisible();
    await search(page, "kilowatt");
    await palette(page)
      .getByRole("option", { name: /^What is a kilowatt-hour/ })
      .click();
    await expect(page).toHaveURL(conversation);
  });
});

describe("a visitor", () => {
  test("is asked about once, while the page's code loads", async ({ open }) => {
    const asked: string[] = [];
    const page = await open("about:blank");
    page.on("request", (request) => request.url().includes("auth.session") && asked.push(request.url()));
    await page.goto("/dashboard");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
    expect(asked).toHaveLength(1);
    // Asked by the page's HTML and not by its code.
    expect(await page.evaluate(initiatorOfSession)).toBe("link");
  });

  test.for(["/dashboard", "/device", "/settings"])(
    "is asked at %s to sign in, and comes back",
    async (path, { open, site }) => {
      const account = await createAccount(site);
      const page = await open(path, { viewport: PHONE });
      await expect(bar(page).getByRole("link")).toHaveText(["Home", "Product", "Chat", "Dashboard"]);
      await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      const form = page.getByRole("main");
      await form.getByRole("textbox", { name: "Email" }).fill(account.user.email ?? "");
      await form.getByLabel(/^Password/).fill(account.password);
      await form.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(path);
    },
  );
});

const initiatorOfSession = () =>
  performance
    .getEntriesByType("resource")
    .map((entry) => entry as PerformanceResourceTiming)
    .find(({ name }) => name.includes("auth.session"))?.initiatorType;
