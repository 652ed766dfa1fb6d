import { describe, expect, it } from "vitest";
import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import type { WattleafWidget } from "../../packages/widget/src/protocol";
import type { openWatchedPage } from "../support/browser";
import { sampled } from "../support/nightly";
import { violationsOn } from "../support/policy-violations";
import { callWidget } from "../support/widget-chat";
import { ANSWER, fileAnswer, LOST_QUESTION } from "../support/widget-server";
import { WIDGET_KEY, withWidgetServer } from "../support/with-widget-server";

/*
 * The widget on difficult pages: a strict content security policy, hostile styles, a wiped body, and a second copy of
 * itself. The server is a small fake, so that connections can be broken at will.
 */

const HELLO = { en: "hello", zh: "您好" };
/** What an input method writes, in whatever language the page is. */
const COMPOSED = "你好";

const site = withWidgetServer((wattleafOrigin) => servePartnerPage({ port: 0, wattleafOrigin, widgetKey: WIDGET_KEY }));

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  async function open(options: Parameters<typeof openWatchedPage>[1] = {}) {
    const opened = await site.openPage(language, options);
    await opened.launcher.waitFor();
    return opened;
  }

  describe("the widget under a strict content security policy", () => {
    it("requests nothing and stores nothing before it is opened", async () => {
      const { page, close } = await open();
      expect(site.wattleaf.requests).toEqual(["GET /widget.js"]);
      expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
        "",
        0,
        0,
      ]);
      await close();
    });

    it("answers, resumes a lost connection without duplicates, and reads a file, without one violation", async () => {
      const { page, launcher, conversation, ask, fileInput, problems, close } = await open();
      await launcher.click();
      await ask(LOST_QUESTION[language]);
      await conversation.getByText(ANSWER[language], { exact: true }).waitFor();
      expect(site.wattleaf.requests.filter((request) => request.includes("/api/chat"))).toEqual([
        "POST /api/chat",
        "POST /api/chat after 2",
      ]);

      const buffer = Buffer.from("start,kWh\n2026-01-01,12\n");
      await fileInput.setInputFiles({ name: "usage.csv", mimeType: "text/csv", buffer });
      await conversation.getByText(fileAnswer(language, { name: "usage.csv", size: buffer.length })).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe("");
      await close();
    });

    it("Escape closes the panel and returns the focus to the button", async () => {
      const { page, launcher, question, close } = await open();
      await launcher.click();
      await question.waitFor();
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "hidden" });
      const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.ariaExpanded);
      expect(focused).toBe("false");
      await close();
    });

    it("keeps Tab inside the open panel", async () => {
      const { page, launcher, question, close } = await open();
      await launcher.click();
      await question.waitFor();
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
      const { launcher, question, close } = await open();
      await launcher.click();
      await question.fill(COMPOSED);
      await question.evaluate((field) => {
        const enter = { key: "Enter", bubbles: true, composed: true, cancelable: true };
        field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
        field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, keyCode: 229 }));
      });
      expect(await question.inputValue()).toBe(COMPOSED);
      await question.press("Shift+Enter");
      expect(await question.inputValue()).toBe(`${COMPOSED}\n`);
      await close();
    });

    it("explains that a site is not allowed, and who can change that", async () => {
      site.wattleaf.allowed = false;
      const { page, launcher, question, text, close } = await open();
      await launcher.click();
      const alert = page.getByRole("alert").filter({ hasText: text("widget.unavailable.origin.title") });
      await alert.waitFor();
      const { origin } = site.partner.url;
      expect(await alert.textContent()).toContain(text("widget.unavailable.origin.text", { origin }));
      site.wattleaf.allowed = true;
      await page.getByRole("button", { name: text("widget.retry") }).click();
      await question.waitFor();
      await close();
    });

    it("shows an error when the panel fails to load, and retries on the next click", async () => {
      const { page, launcher, question, text, close } = await open();
      site.wattleaf.panelAvailable = false;
      await launcher.click();
      await page
        .getByRole("alert")
        .filter({ hasText: text("launcher.failed") })
        .waitFor();
      site.wattleaf.panelAvailable = true;
      await launcher.click();
      await question.waitFor();
      expect(
        await page
          .getByRole("alert")
          .filter({ hasText: text("launcher.failed") })
          .count(),
      ).toBe(0);
      await close();
    });

    it("keeps the conversation on the next page of the tab", async () => {
      const { page, launcher, conversation, ask, close } = await open();
      await launcher.click();
      await ask(HELLO[language]);
      await conversation.getByText(ANSWER[language], { exact: true }).waitFor();
      await page.reload();
      await launcher.click();
      await conversation.getByText("An earlier answer").waitFor();
      expect(site.wattleaf.requests.filter((request) => request.endsWith("/api/widget/session"))).toHaveLength(1);
      await close();
    });
  });

  describe("the widget on a hostile page", () => {
    it("is visible despite styles that reset everything", async () => {
      const { page, launcher, question, close } = await open({ bypassCSP: true });
      await page.addStyleTag({
        content: `* { all: unset !important } button, section, div, wattleaf-widget { display: none !important }
        html { font-size: 5px !important }`,
      });
      await launcher.click();
      await question.fill(HELLO[language]);
      const size = await page.locator("wattleaf-widget [role=dialog]").boundingBox();
      expect(size?.width).toBeGreaterThan(300);
      expect(await question.evaluate((field) => getComputedStyle(field).fontSize)).toBe("14px");
      await close();
    });

    it("is restored when a single-page site wipes the body, and appears once when included twice", async () => {
      const { page, launcher, close } = await open();
      await page.evaluate(
        ([src, key]) => {
          const again = document.createElement("script");
          again.src = src;
          again.dataset.key = key;
          document.head.append(again);
          return new Promise((resolve) => again.addEventListener("load", resolve));
        },
        [`${site.wattleaf.origin}/widget.js?again`, WIDGET_KEY] as const,
      );
      await page.evaluate(() => document.body.replaceChildren());
      await launcher.waitFor();
      await page.evaluate(() => document.body.replaceWith(document.createElement("body")));
      await launcher.waitFor();
      expect(await page.locator("wattleaf-widget").count()).toBe(1);
      await close();
    });

    it("is removed for good on destroy", async () => {
      const { page, launcher, question, close } = await open();
      await launcher.click();
      await question.waitFor();
      await callWidget(page, (widget) => widget.push(["destroy"]));
      expect(await page.locator("wattleaf-widget").count()).toBe(0);
      expect(await page.evaluate(() => "Wattleaf" in window)).toBe(false);
      await close();
    });

    it("is on the left of a right-to-left page", async () => {
      const { page, launcher, question, close } = await open({ bypassCSP: true });
      await page.evaluate(
        ([src, key]) => {
          (window as Window & { Wattleaf?: WattleafWidget }).Wattleaf?.push(["destroy"]);
          document.documentElement.dir = "rtl";
          const script = document.createElement("script");
          script.src = src;
          script.dataset.key = key;
          document.head.append(script);
        },
        [`${site.wattleaf.origin}/widget.js`, WIDGET_KEY] as const,
      );
      await launcher.waitFor();
      expect((await launcher.boundingBox())?.x).toBeLessThan(100);
      await launcher.click();
      await question.waitFor();
      await close();
    });
  });
});
