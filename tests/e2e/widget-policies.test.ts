import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POLICIES, type PolicyName, serveHostilePage } from "../../examples/hostile-page/serve.mjs";
import { connectBrowser, openWatchedPage } from "../support/browser";
import { startWidgetServer, type WidgetServer } from "../support/widget-server";
import { sampled } from "../support/nightly";

/* The widget under each content security policy that pages have: it works, and breaks none of their rules. */

type WatchedWindow = Window & { violations?: string[] };
type PullingWindow = Window & { pulls?: number };

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
const NAMES = {
  en: { button: "Energy assistant", question: "Your question", rewards: "Rewards", store: "Store" },
  zh: { button: "能源助手", question: "您的问题", rewards: "奖励", store: "商店" },
} as const;

let browser: Browser;
let wattleaf: WidgetServer;
let partner: Awaited<ReturnType<typeof serveHostilePage>>;

beforeAll(async () => {
  wattleaf = startWidgetServer(BUILT_WIDGET);
  partner = await serveHostilePage({ port: 0, wattleafOrigin: wattleaf.origin, widgetKey: "wk_test" });
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await partner?.stop();
  await wattleaf?.stop();
});

async function open(policy: PolicyName, query = "") {
  const watched = await openWatchedPage(browser, { reducedMotion: "reduce" });
  await watched.page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
    Object.assign(window, { violations });
  });
  await watched.page.goto(`${partner.url.href}?policy=${encodeURIComponent(policy)}${query}`);
  return watched;
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
const violations = (page: Page) => page.evaluate(() => (window as WatchedWindow).violations);

describe.each(Object.keys(POLICIES) as PolicyName[])("under the policy %s", (policy) => {
  it.each(sampled(["en", "zh"] as const, 1))(
    "opens, answers with a chart, and shows rewards in %s, without a violation",
    async (language) => {
      const { page, problems, close } = await open(policy, `&data-language=${language}`);
      const names = NAMES[language];
      await page.getByRole("button", { name: names.button }).click();
      const question = page.getByRole("textbox", { name: names.question });
      await question.fill("a chart");
      await question.press("Enter");
      await page.getByRole("img", { name: "Use by month, kWh" }).waitFor();
      await page.getByRole("button", { name: names.rewards }).click();
      await page.getByRole("heading", { name: names.store }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

describe("on a page that fights back", () => {
  it("the field to write in is readable, and large enough that a phone does not zoom", async () => {
    const { page, close } = await open("host allow-list");
    await page.getByRole("button", { name: "Energy assistant" }).click();
    const question = page.getByRole("textbox", { name: "Your question" });
    expect(await question.evaluate((field) => getComputedStyle(field).letterSpacing)).toBe("normal");
    const size = await page.locator("wattleaf-widget [role=dialog]").boundingBox();
    expect(size?.width).toBeGreaterThan(300);
    await close();

    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 820, height: 1180 },
    });
    const tablet = await context.newPage();
    await tablet.goto(partner.url.href);
    await tablet.getByRole("button", { name: "Energy assistant" }).click();
    const field = tablet.getByRole("textbox", { name: "Your question" });
    expect(await field.evaluate((element) => getComputedStyle(element).fontSize)).toBe("16px");
    await context.close();
  });

  it("keys typed in the chat do not reach the page, and the button is its last stop of the Tab key", async () => {
    const { page, close } = await open("host allow-list", "&plain");
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      document.addEventListener("keydown", ({ key }) => keys.push(key));
    });
    await page.getByRole("button", { name: "Energy assistant" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
    await page.getByRole("button", { name: "Energy assistant" }).click();
    const question = page.getByRole("textbox", { name: "Your question" });
    await question.pressSequentially("/j");
    expect(await question.inputValue()).toBe("/j");
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual(["Tab"]);
    await close();
  });

  it("the chat stands in the page's element, and leaves the focus where it was", async () => {
    const { page, problems, close } = await open("host allow-list", "&plain&data-target=%23chat");
    const search = page.getByRole("textbox", { name: "Search" });
    await search.focus();
    await page.getByRole("textbox", { name: "Your question" }).waitFor();
    expect(await page.locator("#chat wattleaf-widget").count()).toBe(1);
    expect(await page.getByRole("region", { name: "Energy assistant" }).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Close chat" }).count()).toBe(0);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it("the button has the name that the tag gives it, in every language and behind an open chat", async () => {
    const { page, problems, close } = await open("host allow-list", "&plain&data-label=Ask%20Gridville");
    const button = page.getByRole("button", { name: "Ask Gridville", exact: true });
    await button.click();
    await page.getByRole("textbox", { name: "Your question" }).waitFor();
    await page.evaluate(() => (window.Wattleaf as { setLanguage(language: string): void }).setLanguage("zh"));
    await page.getByRole("textbox", { name: "您的问题" }).waitFor();
    expect(await button.count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });

  it("on a phone it fills the screen between the safe areas, and its field stays above the keyboard", async () => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const insets = { top: 47, bottom: 34, left: 0, right: 0 };
    await (await context.newCDPSession(page)).send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.goto(`${partner.url.href}?plain`);
    const button = page.getByRole("button", { name: "Energy assistant" });
    const below = async () => 844 - Math.round(bottomOf(await button.boundingBox()));
    expect(await below()).toBe(insets.bottom);
    await button.click();
    const panel = page.locator("wattleaf-widget [role=dialog]");
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.waitFor();
    await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await panel.getAttribute("aria-modal")).toBe("true");
    const heading = panel.getByRole("heading").first();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(insets.top);
    expect(bottomOf(await field.boundingBox())).toBeLessThanOrEqual(844 - insets.bottom);

    // What a phone does when its keyboard comes up: the layout stays as tall, less of it is in view.
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 480 });
      viewport.dispatchEvent(new Event("resize"));
    });
    expect((await panel.boundingBox())?.height).toBe(480);
    expect(bottomOf(await field.boundingBox())).toBeLessThanOrEqual(480);
    await context.close();
  });

  it("lets a page's own dialog have the focus that it pulls to itself, and can be closed all the same", async () => {
    const { page, problems, close } = await open("host allow-list", "&plain");
    const button = page.getByRole("button", { name: "Energy assistant" });
    await button.waitFor();
    await page.evaluate(() => {
      const own = document.querySelector("input") as HTMLInputElement;
      let pulls = 0;
      document.addEventListener("focusin", ({ target }) => {
        if (target === own) return;
        (window as PullingWindow).pulls = ++pulls;
        own.focus();
      });
    });
    await button.click();
    await page.getByRole("textbox", { name: "Your question" }).waitFor();
    const search = page.getByRole("textbox", { name: "Search" });
    await search.pressSequentially("my bill");
    expect(await search.inputValue()).toBe("my bill");
    // Each move of the person's into the chat is answered once by the page, and by the chat not at all.
    const pulls = () => page.evaluate(() => (window as PullingWindow).pulls ?? 0);
    const before = await pulls();
    await page.getByRole("textbox", { name: "Your question" }).click();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await pulls()) - before).toBe(1);
    await page.getByRole("button", { name: "Close chat" }).click();
    await page.getByRole("textbox", { name: "Your question" }).waitFor({ state: "hidden" });
    expect(problems).toEqual([]);
    await close();
  });

  it("has the region that reads answers out from the start, and reads each one out whole", async () => {
    const { page, close } = await open("host allow-list", "&plain");
    await page.getByRole("button", { name: "Energy assistant" }).click();
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.waitFor();
    const region = page.locator("wattleaf-widget output");
    const atSetup = await region.elementHandle();
    expect(await region.textContent()).toBe("");
    await field.fill("hello");
    await field.press("Enter");
    await region.filter({ hasText: /^One two three four\.$/ }).waitFor({ state: "attached" });
    expect(await region.evaluate((element, first) => element === first, atSetup)).toBe(true);
    await close();
  });

  it("the page chooses the widget's place in its stack", async () => {
    const { page, close } = await open("host allow-list", "&plain");
    await page.getByRole("button", { name: "Energy assistant" }).waitFor();
    const layer = () => page.locator("wattleaf-widget").evaluate((host) => getComputedStyle(host).zIndex);
    expect(await layer()).toBe("2147483647");
    await page.evaluate(() => document.documentElement.style.setProperty("--wattleaf-z-index", "40"));
    expect(await layer()).toBe("40");
    await close();
  });
});
