import type { Page } from "playwright";
import { describe } from "vitest";
import { NIGHTLY } from "../support/nightly";
import { type OpenPage, expect, reload, test } from "../support/story";

/* The frame of every page: header, menus, language, theme, footer, toasts, and unknown URLs. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const header = (page: Page) => page.getByRole("banner");
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const pages = [
  ["Home", "/"],
  ["Product", "/product"],
  ["Solutions", "/solutions"],
  ["Technology", "/technology"],
  ["Pricing", "/pricing"],
  ["Resources", "/resources"],
  ["Company", "/company"],
] as const;

describe("header", () => {
  test.runIf(NIGHTLY)("its seven links open at the top of the page, and the active one is marked", async ({ open }) => {
    const page = await open("/");
    const nav = header(page).getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link")).toHaveText(pages.map(([name]) => name));
    for (const [name, path] of [...pages.slice(1), ...pages.slice(0, 1)]) {
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
      await nav.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator("[aria-current=page]")).toHaveText(name);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await header(page).getByRole("link", { name: "Pricing" }).click();
    await header(page).getByRole("link", { name: "Wattleaf home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("Demo opens the sample household in a new tab, Get Started opens the sign-in page", async ({ open }) => {
    const page = await open("/");
    const [demo] = await Promise.all([
      page.waitForEvent("popup"),
      header(page).getByRole("link", { name: "Demo" }).click(),
    ]);
    await expect(demo).toHaveURL("/dashboard");
    await header(page).getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("the first Tab reaches a link that skips to the content", async ({ open }) => {
    const page = await open("/product");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

describe("on a phone", () => {
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const openMenu = async (open: OpenPage) => {
    const page = await open("/", phone);
    await header(page).getByRole("button", { name: "Open menu" }).click();
    await expect(menu(page)).toBeVisible();
    return page;
  };

  test("the menu holds the pages, the tools and both buttons, and the page behind does not scroll", async ({
    open,
  }) => {
    const page = await openMenu(open);
    for (const name of [...pages.map(([link]) => link), "AI Assistant", "Dashboard", "Get Started"]) {
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(menu(page).getByRole("link", { name: "Demo" })).toBeVisible();
    await expect(menu(page).getByRole("heading", { name: "Navigation" })).toBeVisible();
    await expect(menu(page).getByRole("heading", { name: "Tools" })).toBeVisible();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 800);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("Escape closes it and returns the focus", async ({ open }) => {
    const page = await openMenu(open);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(header(page).getByRole("button", { name: "Open menu" })).toBeFocused();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  });

  test("a tap on the backdrop closes it", async ({ open }) => {
    const page = await openMenu(open);
    await page.touchscreen.tap(15, 500);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("a chosen link closes it and opens the page", async ({ open }) => {
    const page = await openMenu(open);
    await menu(page).getByRole("link", { name: "Technology" }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL("/technology");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the bottom bar links to four places", async ({ open }) => {
    const page = await open("/", phone);
    const bar = page.getByRole("navigation", { name: "Sections" });
    await expect(bar.getByRole("link")).toHaveText(["Home", "Product", "Chat", "Dashboard"]);
    for (const [name, path] of [
      ["Product", "/product"],
      ["Chat", "/chat"],
      ["Dashboard", "/dashboard"],
      ["Home", "/"],
    ] as const) {
      await bar.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(bar.locator("[aria-current=page]")).toHaveText(name);
    }
  });
});

describe("language and theme", () => {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });

  test("the choice of Chinese is kept under `language`, on every page and after a reload", async ({ open }) => {
    const page = await open("/");
    await header(page).getByRole("button", { name: "中文" }).click();
    await expect(title(page)).toHaveText(/[一-鿿]/);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh");
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("zh");
    await reload(page);
    await expect(title(page)).toHaveText(/[一-鿿]/);
    await header(page).getByRole("link", { name: "产品" }).click();
    await expect(page).toHaveURL("/product");
    await expect(title(page)).toHaveText(/[一-鿿]/);

    await header(page).getByRole("button", { name: "EN" }).click();
    await expect(title(page)).not.toHaveText(/[一-鿿]/);
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  });

  test("an unknown stored language is ignored", async ({ open }) => {
    const page = await open("/", {
      before: (fresh) => fresh.addInitScript(() => localStorage.setItem("language", "tlh")),
    });
    await expect(title(page)).toHaveText("I'm Your Energy AI Assistant");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("the theme follows the system until the user chooses one, then the choice is kept", async ({ open }) => {
    const page = await open("/", { colorScheme: "light" });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await header(page).getByRole("button", { name: "Switch to dark theme" }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await reload(page);
    expect(await paper()).toBe(dark);
    await expect(header(page).getByRole("button", { name: "Switch to light theme" })).toBeVisible();

    const night = await open("/", { colorScheme: "dark" });
    expect(await night.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
  });
});

describe("footer and toasts", () => {
  const footer = (page: Page) => page.getByRole("contentinfo");
  const email = (page: Page) => footer(page).getByRole("textbox", { name: "Email address" });
  const subscribe = "**/api/subscribe";

  test("the newsletter: one request at a time, then a thank-you and an empty field", async ({ open }) => {
    const sendNow = Promise.withResolvers<void>();
    let calls = 0;
    const page = await open("/product", {
      before: (held) =>
        held.route(subscribe, async (route) => {
          calls += 1;
          await sendNow.promise;
          await route.continue();
        }),
    });
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
    expect(calls).toBe(0);
    await email(page).fill("reader@example.com");
    await email(page).press("Enter");
    await expect(footer(page).getByRole("button", { name: "Subscribing..." })).toBeDisabled();
    await email(page).press("Enter");
    sendNow.resolve();
    await expect(notifications(page)).toContainText("Subscription Successful");
    await expect(notifications(page)).toContainText("You've been subscribed to our newsletter!");
    await expect(email(page)).toHaveValue("");
    await expect(footer(page).getByRole("button", { name: "Subscribe" })).toBeEnabled();
    expect(calls).toBe(1);
  });

  test("a failed subscription shows an error and keeps the address; only one toast is shown", async ({ open }) => {
    const page = await open("/product", {
      expected: [/ERR_FAILED POST .*\/api\/subscribe$/],
      before: (broken) => broken.route(subscribe, (route) => route.abort()),
    });
    await email(page).fill("reader@example.com");
    await email(page).press("Enter");
    await expect(notifications(page)).toContainText("Subscription Failed");
    await expect(notifications(page)).toContainText("Please try again later.");
    await expect(email(page)).toHaveValue("reader@example.com");

    await page.unroute(subscribe);
    await email(page).press("Enter");
    await expect(notifications(page)).toContainText("Subscription Successful");
    await expect(notifications(page)).not.toContainText("Subscription Failed");
    await expect(notifications(page).getByRole("button", { name: "Close" })).toHaveCount(1);
    await notifications(page).getByRole("button", { name: "Close" }).click();
    await expect(notifications(page)).not.toContainText("Subscription");
  });

  test("a footer link opens its page at the top, a legal one its section", async ({ open }) => {
    const page = await open("/product");
    await footer(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/company");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await footer(page).getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/company#privacy");
    await expect(page.getByRole("heading", { name: "Privacy policy" })).toBeInViewport();
    await footer(page).getByRole("link", { name: "Terms of Service" }).click();
    await expect(page.getByRole("heading", { name: "Terms of service" })).toBeInViewport();
    await expect(footer(page).getByRole("link", { name: /Sunnyvale, California/ })).toHaveAttribute("target", "_blank");
  });
});

test("an unknown URL is a 404, in text and status", async ({ open }) => {
  const page = await open("/no-such-page", { expected: [/^response: 404 GET .*\/no-such-page$/] });
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  const response = await page.request.get("/no-such-page");
  expect(response.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("I'm Your Energy AI Assistant");
});
