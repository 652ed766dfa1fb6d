import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WattleafWidget } from "../../packages/widget/src/protocol";
import { connectBrowser, openWatchedPage } from "../support/browser";
import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { startWidgetServer, type WidgetServer } from "../support/widget-server";

/*
 * The widget on difficult pages: a strict content security policy, hostile styles, a wiped body, and a second copy of
 * itself. The server is a small fake, so that connections can be broken at will.
 */
type WidgetPage = Window & { violations?: string[]; Wattleaf?: WattleafWidget };

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));

let browser: Browser;
let wattleaf: WidgetServer;
let partner: Awaited<ReturnType<typeof servePartnerPage>>;

beforeAll(async () => {
  wattleaf = startWidgetServer(BUILT_WIDGET);
  partner = await servePartnerPage({ port: 0, wattleafOrigin: wattleaf.origin, widgetKey: "wk_test" });
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await partner?.stop(true);
  await wattleaf?.stop();
});

const assistant = (page: Page) => page.getByRole("button", { name: "Energy assistant" });
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });
const question = (page: Page) => page.getByRole("textbox", { name: "Your question" });

async function openPartnerPage(options: Parameters<typeof openWatchedPage>[1] = {}) {
  const watched = await openWatchedPage(browser, options);
  await watched.page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
    Object.assign(window, { violations });
  });
  wattleaf.requests.length = 0;
  await watched.page.goto(partner.url.href);
  await assistant(watched.page).waitFor();
  return watched;
}

const violations = (page: Page) => page.evaluate(() => (window as WidgetPage).violations);

describe("the widget under a strict content security policy", () => {
  it("requests nothing and stores nothing before it is opened", async () => {
    const { page, close } = await openPartnerPage();
    expect(wattleaf.requests).toEqual(["GET /widget.js"]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      "",
      0,
      0,
    ]);
    await close();
  });

  it("answers, resumes a lost connection without duplicates, and reads a file, without one violation", async () => {
    const { page, problems, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).fill("drop the line");
    await question(page).press("Enter");
    await conversation(page).getByText("One two three four.", { exact: true }).waitFor();
    expect(wattleaf.requests.filter((request) => request.includes("/api/chat"))).toEqual([
      "POST /api/chat",
      "POST /api/chat after 2",
    ]);

    await page.locator("wattleaf-widget input[type=file]").setInputFiles({
      name: "usage.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("start,kWh\n2026-01-01,12\n"),
    });
    await conversation(page).getByText("Read usage.csv, 24 bytes").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe("");
    await close();
  });

  it("Escape closes the panel and returns the focus to the button", async () => {
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "hidden" });
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaExpanded);
    expect(focused).toBe("false");
    await close();
  });

  it("keeps Tab inside the open panel", async () => {
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).waitFor();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const focused = document.activeElement?.shadowRoot?.activeElement;
        return Boolean(focused?.closest("[role=dialog]"));
      });
      expect(inside).toBe(true);
    }
    await close();
  });

  it("does not send during IME composition", async () => {
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).fill("你好");
    await question(page).evaluate((field) => {
      const enter = { key: "Enter", bubbles: true, composed: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
      field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, keyCode: 229 }));
    });
    expect(await question(page).inputValue()).toBe("你好");
    await question(page).press("Shift+Enter");
    expect(await question(page).inputValue()).toBe("你好\n");
    await close();
  });

  it("explains that a site is not allowed, and who can change that", async () => {
    wattleaf.allowed = false;
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "isn't enabled on this site" });
    await alert.waitFor();
    expect(await alert.textContent()).toContain(`${partner.url.origin} isn't on the partner's list of allowed origins`);
    wattleaf.allowed = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await question(page).waitFor();
    await close();
  });

  it("shows an error when the panel fails to load, and retries on the next click", async () => {
    const { page, close } = await openPartnerPage();
    wattleaf.panelAvailable = false;
    await assistant(page).click();
    await page.getByRole("alert").filter({ hasText: "Couldn't load" }).waitFor();
    wattleaf.panelAvailable = true;
    await assistant(page).click();
    await question(page).waitFor();
    expect(await page.getByRole("alert").filter({ hasText: "Couldn't load" }).count()).toBe(0);
    await close();
  });

  it("keeps the conversation on the next page of the tab", async () => {
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).fill("hello");
    await question(page).press("Enter");
    await conversation(page).getByText("One two three four.", { exact: true }).waitFor();
    await page.reload();
    await assistant(page).click();
    await conversation(page).getByText("An earlier answer").waitFor();
    expect(wattleaf.requests.filter((request) => request.endsWith("/api/widget/session"))).toHaveLength(1);
    await close();
  });
});

describe("the widget on a hostile page", () => {
  it("is visible despite styles that reset everything", async () => {
    const { page, close } = await openPartnerPage({ bypassCSP: true });
    await page.addStyleTag({
      content: `* { all: unset !important } button, section, div, wattleaf-widget { display: none !important }
        html { font-size: 5px !important }`,
    });
    await assistant(page).click();
    await question(page).fill("still readable");
    const size = await page.locator("wattleaf-widget [role=dialog]").boundingBox();
    expect(size?.width).toBeGreaterThan(300);
    expect(await question(page).evaluate((field) => getComputedStyle(field).fontSize)).toBe("14px");
    await close();
  });

  it("is restored when a single-page site wipes the body, and appears once when included twice", async () => {
    const { page, close } = await openPartnerPage();
    await page.evaluate((src) => {
      const again = document.createElement("script");
      again.src = src;
      again.dataset.key = "wk_test";
      document.head.append(again);
      return new Promise((resolve) => again.addEventListener("load", resolve));
    }, `${wattleaf.origin}/widget.js?again`);
    await page.evaluate(() => document.body.replaceChildren());
    await assistant(page).waitFor();
    await page.evaluate(() => document.body.replaceWith(document.createElement("body")));
    await assistant(page).waitFor();
    expect(await page.locator("wattleaf-widget").count()).toBe(1);
    await close();
  });

  it("is removed for good on destroy", async () => {
    const { page, close } = await openPartnerPage();
    await assistant(page).click();
    await question(page).waitFor();
    await page.evaluate(() => (window as WidgetPage).Wattleaf?.push(["destroy"]));
    expect(await page.locator("wattleaf-widget").count()).toBe(0);
    expect(await page.evaluate(() => "Wattleaf" in window)).toBe(false);
    await close();
  });

  it("is on the left of a right-to-left page, and speaks Chinese on a Chinese page", async () => {
    const { page, close } = await openWatchedPage(browser, { bypassCSP: true });
    await page.goto(partner.url.href);
    await assistant(page).waitFor();
    await page.evaluate(
      ({ src }) => {
        (window as WidgetPage).Wattleaf?.push(["destroy"]);
        document.documentElement.dir = "rtl";
        document.documentElement.lang = "zh-Hans";
        const script = document.createElement("script");
        script.src = src;
        script.dataset.key = "wk_test";
        document.head.append(script);
      },
      { src: `${wattleaf.origin}/widget.js` },
    );
    const button = page.getByRole("button", { name: "能源助手" });
    await button.waitFor();
    expect((await button.boundingBox())?.x).toBeLessThan(100);
    await button.click();
    await page.getByRole("textbox", { name: "您的问题" }).waitFor();
    await close();
  });
});
