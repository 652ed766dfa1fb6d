import { describe, expect, it } from "vitest";
import { POLICIES, type PolicyName, serveHostilePage } from "../../examples/hostile-page/serve.mjs";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { violationsOn } from "../support/policy-violations";
import { setLanguage, widgetOn } from "../support/widget-chat";
import { ANSWER, CHART_QUESTION, CHART_TEXTS } from "../support/widget-server";
import { WIDGET_KEY, withWidgetServer } from "../support/with-widget-server";

/* The widget under each content security policy that pages have: it works, and breaks none of their rules. */

type PullingWindow = Window & { pulls?: number };

const LABEL = { en: "Ask Gridville", zh: "问问 Gridville" };
const HELLO = { en: "hello", zh: "您好" };
const TOUCH = { hasTouch: true, isMobile: true };
const OTHER = { en: "zh", zh: "en" } as const;

const site = withWidgetServer((wattleafOrigin) => serveHostilePage({ port: 0, wattleafOrigin, widgetKey: WIDGET_KEY }));

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  const open = (policy: PolicyName, query = "") =>
    site.openPage(language, { query: `?policy=${encodeURIComponent(policy)}${query}` });

  describe.each(Object.keys(POLICIES) as PolicyName[])("under the policy %s", (policy) => {
    it("opens, answers with a chart, and shows rewards, without a violation", async () => {
      const { page, launcher, ask, button, text, problems, close } = await open(policy, `&data-language=${language}`);
      await launcher.click();
      await ask(CHART_QUESTION[language]);
      const name = text("widget.inUnit", { name: CHART_TEXTS[language].title, unit: "kWh" });
      await page.getByRole("img", { name }).waitFor();
      await button("widget.rewards").click();
      await page.getByRole("heading", { name: text("widget.rewards.store") }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    });
  });

  describe("on a page that fights back", () => {
    it("the field to write in is readable, and large enough that a phone does not zoom", async () => {
      const { page, launcher, question, close } = await open("host allow-list");
      await launcher.click();
      expect(await question.evaluate((field) => getComputedStyle(field).letterSpacing)).toBe("normal");
      const size = await page.locator("wattleaf-widget [role=dialog]").boundingBox();
      expect(size?.width).toBeGreaterThan(300);
      await close();

      const tablet = await site.openPage(language, { ...TOUCH, viewport: { width: 820, height: 1180 } });
      await tablet.launcher.click();
      expect(await tablet.question.evaluate((field) => getComputedStyle(field).fontSize)).toBe("16px");
      await tablet.close();
    });

    it("keys typed in the chat do not reach the page, and the button is its last stop of the Tab key", async () => {
      const { page, launcher, question, close } = await open("host allow-list", "&plain");
      await page.evaluate(() => {
        const keys: string[] = [];
        Object.assign(window, { keys });
        document.addEventListener("keydown", ({ key }) => keys.push(key));
      });
      await launcher.waitFor();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
      await launcher.click();
      await question.pressSequentially("/j");
      expect(await question.inputValue()).toBe("/j");
      expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual(["Tab"]);
      await close();
    });

    it("the chat stands in the page's element, and leaves the focus where it was", async () => {
      const { page, text, problems, close } = await open("host allow-list", "&plain&data-target=%23chat");
      const search = page.getByRole("textbox", { name: "Search" });
      await search.focus();
      await page.getByRole("textbox", { name: text("widget.composer.label") }).waitFor();
      expect(await page.locator("#chat wattleaf-widget").count()).toBe(1);
      expect(await page.getByRole("region", { name: text("widget.title") }).count()).toBe(1);
      expect(await page.getByRole("button", { name: text("widget.close") }).count()).toBe(0);
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(problems).toEqual([]);
      await close();
    });

    it("the button has the name that the tag gives it, in every language and behind an open chat", async () => {
      const { page, question, problems, close } = await open(
        "host allow-list",
        `&plain&data-label=${encodeURIComponent(LABEL[language])}`,
      );
      const named = page.getByRole("button", { name: LABEL[language], exact: true });
      await named.click();
      await question.waitFor();
      await setLanguage(page, OTHER[language]);
      await widgetOn(page, OTHER[language]).question.waitFor();
      expect(await named.count()).toBe(1);
      expect(problems).toEqual([]);
      await close();
    });

    it("on a phone it fills the screen between the safe areas, and its field stays above the keyboard", async () => {
      const insets = { top: 47, bottom: 34, left: 0, right: 0 };
      const { page, launcher, panel, question, close } = await site.openPage(language, {
        ...TOUCH,
        viewport: { width: 390, height: 844 },
        reducedMotion: "no-preference",
        query: "?plain",
        before: async (fresh) => {
          const devtools = await fresh.context().newCDPSession(fresh);
          await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
        },
      });
      const below = async () => 844 - Math.round(bottomOf(await launcher.boundingBox()));
      expect(await below()).toBe(insets.bottom);
      await launcher.click();
      await question.waitFor();
      await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      expect(await panel.getAttribute("aria-modal")).toBe("true");
      const heading = panel.getByRole("heading").first();
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(insets.top);
      expect(bottomOf(await question.boundingBox())).toBeLessThanOrEqual(844 - insets.bottom);

      // What a phone does when its keyboard comes up: the layout stays as tall, less of it is in view.
      await page.evaluate(() => {
        const viewport = window.visualViewport as VisualViewport;
        Object.defineProperty(viewport, "height", { value: 480 });
        viewport.dispatchEvent(new Event("resize"));
      });
      expect((await panel.boundingBox())?.height).toBe(480);
      expect(bottomOf(await question.boundingBox())).toBeLessThanOrEqual(480);
      await close();
    });

    it("lets a page's own dialog have the focus that it pulls to itself, and can be closed all the same", async () => {
      const { page, launcher, question, button, problems, close } = await open("host allow-list", "&plain");
      await launcher.waitFor();
      await page.evaluate(() => {
        const own = document.querySelector("input") as HTMLInputElement;
        let pulls = 0;
        document.addEventListener("focusin", ({ target }) => {
          if (target === own) return;
          (window as PullingWindow).pulls = ++pulls;
          own.focus();
        });
      });
      await launcher.click();
      await question.waitFor();
      const search = page.getByRole("textbox", { name: "Search" });
      await search.pressSequentially("my bill");
      expect(await search.inputValue()).toBe("my bill");
      // Each move of the person's into the chat is answered once by the page, and by the chat not at all.
      const pulls = () => page.evaluate(() => (window as PullingWindow).pulls ?? 0);
      const before = await pulls();
      await question.click();
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
      expect((await pulls()) - before).toBe(1);
      await button("widget.close").click();
      await question.waitFor({ state: "hidden" });
      expect(problems).toEqual([]);
      await close();
    });

    it("has the region that reads answers out from the start, and reads each one out whole", async () => {
      const { page, launcher, question, ask, close } = await open("host allow-list", "&plain");
      await launcher.click();
      await question.waitFor();
      const region = page.locator("wattleaf-widget output");
      const atSetup = await region.elementHandle();
      expect(await region.textContent()).toBe("");
      await ask(HELLO[language]);
      await region
        .filter({ hasText: new RegExp(`^${ANSWER[language].replace(".", "\\.")}$`) })
        .waitFor({ state: "attached" });
      expect(await region.evaluate((element, first) => element === first, atSetup)).toBe(true);
      await close();
    });

    it("the page chooses the widget's place in its stack", async () => {
      const { page, launcher, close } = await open("host allow-list", "&plain");
      await launcher.waitFor();
      const layer = () => page.locator("wattleaf-widget").evaluate((host) => getComputedStyle(host).zIndex);
      expect(await layer()).toBe("2147483647");
      await page.evaluate(() => document.documentElement.style.setProperty("--wattleaf-z-index", "40"));
      expect(await layer()).toBe("40");
      await close();
    });
  });
});
