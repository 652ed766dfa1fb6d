import type { Page } from "playwright";
import { describe } from "vitest";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

/* The open chat follows the page around it: the visitor's system says nothing about a page that is always light. */

const LIGHT = "rgb(248, 250, 246)";
const DARK = "rgb(12, 20, 16)";

/** As the page's own scripts and styles would. */
const restyle = (page: Page, styles: Record<string, string>, target: "root" | "body" = "body") =>
  page.evaluate(
    ([wanted, where]) => {
      const element = where === "root" ? document.documentElement : document.body;
      Object.assign(element.style, wanted);
    },
    [styles, target] as const,
  );

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  const before = pageIn(language);
  async function openPanel(page: Page): Promise<void> {
    const { launcher, question } = widgetOn(page, language);
    await launcher.click();
    await expect(question).toBeVisible();
  }
  const expectPanel = (page: Page, color: string) =>
    expect(widgetOn(page, language).panel).toHaveCSS("background-color", color);

  test("a light page has a light chat on a dark system, and takes it along when it turns dark", async ({
    open,
    site,
  }) => {
    const page = await open(site.partnerPage, { colorScheme: "dark", before });
    await restyle(page, { colorScheme: "normal" }, "root");
    await restyle(page, { background: "#ffffff" });
    await openPanel(page);
    await expectPanel(page, LIGHT);
    await restyle(page, { background: "oklch(0.21 0.03 264)" });
    await expectPanel(page, DARK);
    await restyle(page, { background: "#fafafa" });
    await expectPanel(page, LIGHT);
  });

  test("a dark page has a dark chat on a light system", async ({ open, site }) => {
    const page = await open(site.partnerPage, { colorScheme: "light", before });
    await restyle(page, { colorScheme: "normal" }, "root");
    await restyle(page, { background: "#111827" });
    await openPanel(page);
    await expectPanel(page, DARK);
  });

  test("what the page says counts more than what it looks like; both schemes mean the system's", async ({
    open,
    site,
  }) => {
    const page = await open(site.partnerPage, { colorScheme: "light", before });
    await restyle(page, { background: "#ffffff" });
    await restyle(page, { colorScheme: "dark" }, "root");
    await openPanel(page);
    await expectPanel(page, DARK);
    await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
    await expectPanel(page, LIGHT);
    await page.evaluate(() => delete document.documentElement.dataset.theme);
    await restyle(page, { colorScheme: "light dark", background: "transparent" }, "root");
    await page.evaluate(() => {
      for (const element of [document.body, ...document.body.children]) {
        if (element instanceof HTMLElement) element.style.background = "transparent";
      }
      document.body.replaceChildren(...document.querySelectorAll("wattleaf-widget"));
    });
    await expectPanel(page, LIGHT);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPanel(page, DARK);
  });

  test("a single-page site that puts in another body is followed there", async ({ open, site }) => {
    const page = await open(site.partnerPage, { colorScheme: "light", before });
    await restyle(page, { colorScheme: "normal" }, "root");
    await openPanel(page);
    await page.evaluate(() => {
      const next = document.createElement("body");
      next.style.background = "#ffffff";
      document.body.replaceWith(next);
    });
    await expectPanel(page, LIGHT);
    // The new body's own style, without another body.
    await restyle(page, { background: "#111827" });
    await expectPanel(page, DARK);
  });
});
