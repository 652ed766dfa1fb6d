import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { serveHostilePage } from "../../examples/hostile-page/serve.mjs";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import type { WattleafWidget } from "../../packages/widget/src/protocol";
import { sampled } from "../support/nightly";
import { callWidget, heardOn, listenTo, setLanguage, widgetOn } from "../support/widget-chat";
import { ANSWER, CHART_QUESTION, CHART_TEXTS, VOUCHER_NAME } from "../support/widget-server";
import { WIDGET_KEY, withWidgetServer } from "../support/with-widget-server";

/* What a partner's page can do with the widget, and what the widget tells it. */

interface PartnerWindow extends Omit<Window, "Wattleaf" | "stop"> {
  Wattleaf?: WattleafWidget;
  heard: unknown[][];
  stopListening?: () => void;
}
declare const window: PartnerWindow;

/** The fake server says so where a test asks for it. */
const BUSY = /^response: 503 POST .*\/api\/chat$/;
const EVENTS = ["ready", "open", "close", "answer", "unread", "reward", "auth:expired", "error", "destroy"] as const;
const MESSAGES = {
  en: { hello: "hello", again: "once more", half: "half a question" },
  zh: { hello: "您好", again: "再说一遍", half: "问到一半" },
};
const OTHER = { en: "zh", zh: "en" } as const;

const site = withWidgetServer((wattleafOrigin) => serveHostilePage({ port: 0, wattleafOrigin, widgetKey: WIDGET_KEY }));

/** What the page's own objects listen to, as the browser's developer tools show it. */
async function listenersOn(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const expression of ["window", "document", "document.documentElement", "document.body"]) {
    const { result } = await tools.send("Runtime.evaluate", { expression });
    const { listeners } = await tools.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
    found.push(...listeners.map(({ type }) => `${expression}: ${type}`));
  }
  await tools.detach();
  return found.toSorted();
}

/** As a page's button that has a question of its own. */
const openWith = (page: Page, question: string) =>
  page.evaluate((message) => window.Wattleaf?.open({ message }), question);

/** A page that has pushed commands before the script arrived, and notes all events. */
async function openIn(language: Language, query = "") {
  const before = (page: Page) => listenTo(page, ...EVENTS);
  const opened = await site.openPage(language, { query: `?plain${query}`, before, expected: [BUSY] });
  await opened.launcher.waitFor();
  return opened;
}

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  const { hello, again, half } = MESSAGES[language];
  const answer = ANSWER[language];
  const chart = CHART_TEXTS[language];
  const open = (query?: string) => openIn(language, query);

  describe("the widget's methods and events", () => {
    it("open it with a question, tell of the answer, and count what came behind a closed panel", async () => {
      const { page, question, conversation, ask, text, problems, close } = await open();
      expect(await heardOn(page)).toEqual([["ready", null]]);
      await openWith(page, hello);
      await conversation.getByText(answer, { exact: true }).waitFor();
      expect(await callWidget(page, (widget) => widget.isOpen())).toBe(true);
      // The answer comes after the panel is closed.
      site.wattleaf.busy = 1;
      await ask(again);
      await callWidget(page, (widget) => widget.close());
      await page.getByRole("button", { name: `${text("launcher.label")} (1)` }).waitFor();
      await callWidget(page, (widget) => widget.toggle());
      await question.waitFor();
      expect(await heardOn(page)).toEqual([
        ["ready", null],
        ["open", null],
        ["answer", null],
        ["close", null],
        ["unread", { count: 1 }],
        ["answer", null],
        ["unread", { count: 0 }],
        ["open", null],
      ]);
      expect(problems).toEqual([]);
      await close();
    });

    it("on returns what stops listening; hide and show take the button away and back", async () => {
      const { page, launcher, question, close } = await open();
      await page.evaluate(() => {
        window.stopListening = window.Wattleaf?.on("open", () => window.heard.push(["second listener"]));
        window.stopListening?.();
        window.Wattleaf?.open();
      });
      await question.waitFor();
      expect(await heardOn(page)).not.toContainEqual(["second listener"]);
      await callWidget(page, (widget) => widget.hide());
      await launcher.waitFor({ state: "hidden" });
      await callWidget(page, (widget) => widget.show());
      await launcher.waitFor();
      await close();
    });

    it("change language and theme while it is open, and the conversation goes on", async () => {
      const { page, conversation, close } = await open();
      await openWith(page, hello);
      await conversation.getByText(answer, { exact: true }).waitFor();
      await setLanguage(page, OTHER[language]);
      await callWidget(page, (widget) => widget.setTheme("dark"));
      const after = widgetOn(page, OTHER[language]);
      await after.question.waitFor();
      await after.conversation.getByText(answer, { exact: true }).waitFor();
      expect(await page.locator("wattleaf-widget").getAttribute("data-theme")).toBe("dark");
      expect(site.wattleaf.sessions).toHaveLength(1);
      await close();
    });

    it("leave an accent of the page's own color its edge, and the focus its ring", async () => {
      const { launcher, close } = await open("&data-accent=%23fefefe");
      await launcher.focus();
      const look = await launcher.evaluate((button) => {
        const { backgroundColor, borderTopColor, borderTopWidth, outlineColor, outlineStyle, boxShadow } =
          getComputedStyle(button);
        return {
          backgroundColor,
          edge: [borderTopWidth, borderTopColor],
          ring: [outlineStyle, outlineColor],
          boxShadow,
        };
      });
      expect(look).toEqual({
        backgroundColor: "rgb(254, 254, 254)",
        edge: ["2px", "rgb(0, 0, 0)"],
        ring: ["solid", "rgb(0, 0, 0)"],
        boxShadow: "rgb(254, 254, 254) 0px 0px 0px 3px",
      });
      await close();
    });

    it("say why there is no assistant", async () => {
      site.wattleaf.allowed = false;
      const { page, launcher, text, close } = await open();
      expect(await callWidget(page, (widget) => widget.getUnavailableReason())).toBeUndefined();
      await launcher.click();
      await page.getByRole("heading", { name: text("widget.unavailable.origin.title") }).waitFor();
      expect(await callWidget(page, (widget) => widget.getUnavailableReason())).toBe("origin_not_allowed");
      expect(await heardOn(page)).toContainEqual(["error", { code: "origin_not_allowed" }]);
      site.wattleaf.allowed = true;
      await close();
    });

    it("tell of a message that is too long, and take a command by its name alone", async () => {
      const { page, question, text, close } = await open();
      const warnings: string[] = [];
      page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
      await page.evaluate((message) => window.Wattleaf?.open({ message }), "x".repeat(2_001));
      await question.waitFor();
      await expect.poll(() => heardOn(page)).toContainEqual(["error", { code: "too_large" }]);
      expect(warnings).toEqual([text("widget.error.tooLong", { max: 2000 })]);
      expect(site.wattleaf.requests).not.toContain("POST /api/chat");

      await callWidget(page, (widget) => widget.push("close" as never, null as never));
      await question.waitFor({ state: "hidden" });
      await expect.poll(() => warnings.at(-1)).toBe("Wattleaf: unknown command null");
      await close();
    });

    it("start nothing without a key, and say so", async () => {
      const { page, close } = await open();
      const said = await page.evaluate(() => {
        try {
          return String(window.Wattleaf?.init({} as never));
        } catch (error) {
          return String(error);
        }
      });
      expect(said).toBe("Error: Wattleaf: no data-key");
      expect(await page.locator("wattleaf-widget").count()).toBe(1);
      await close();
    });

    it("without consent, keep nothing in the browser", async () => {
      const { page, launcher, question, close } = await open("&data-consent=denied");
      await launcher.click();
      await question.waitFor();
      const kept = () => page.evaluate(() => sessionStorage.length);
      expect(await kept()).toBe(0);
      await close();

      const allowed = await open();
      await allowed.launcher.click();
      await allowed.question.waitFor();
      expect(await allowed.page.evaluate(() => sessionStorage.length)).toBe(1);
      await callWidget(allowed.page, (widget) => widget.setConsent(false));
      expect(await allowed.page.evaluate(() => sessionStorage.length)).toBe(0);
      await allowed.close();
    });

    it("with the consent that comes later, keep the conversation that is running", async () => {
      const { page, launcher, question, conversation, close } = await open("&data-consent=denied");
      await launcher.click();
      await question.waitFor();
      await callWidget(page, (widget) => widget.setConsent(true));
      // On the next page as well, the visitor has agreed.
      await page.goto(`${site.partner.url.href}?plain`);
      await launcher.click();
      await conversation.getByText("An earlier answer").waitFor();
      expect(site.wattleaf.sessions).toHaveLength(1);
      await close();
    });
  });

  describe("the tag's attributes", () => {
    it.each([
      ["light", "dark", "light"],
      ["dark", "light", "dark"],
      ["auto", "dark", "dark"],
      ["auto", "light", "light"],
    ] as const)("data-theme=%s on a %s system opens a %s chat", async (theme, system, shown) => {
      const { page, launcher, panel, question, close } = await open(`&data-theme=${theme}`);
      await page.emulateMedia({ colorScheme: system });
      await launcher.click();
      await question.waitFor();
      const colors = { light: "rgb(248, 250, 246)", dark: "rgb(12, 20, 16)" };
      expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colors[shown]);
      await close();
    });

    it.each(["left", "right"] as const)("data-position=%s puts button and chat on that side", async (side) => {
      const { page, launcher, panel, question, close } = await open(`&data-position=${side}`);
      await launcher.click();
      await question.waitFor();
      const width = page.viewportSize()?.width ?? 0;
      for (const part of [launcher, panel]) {
        const { x, width: own } = (await part.boundingBox()) ?? { x: NaN, width: NaN };
        const gaps = { left: x, right: width - x - own };
        expect(gaps[side]).toBeGreaterThanOrEqual(0);
        expect(gaps[side]).toBeLessThan(40);
        expect(gaps[side === "left" ? "right" : "left"]).toBeGreaterThan(width / 2);
      }
      await close();
    });
  });

  describe("several widgets", () => {
    it("run side by side; the same one started twice is there once, and all leave nothing behind", async () => {
      const { page, text, problems, close } = await open();
      await page.evaluate(() => {
        const first = window.Wattleaf;
        const second = first?.init({ key: "wk_other", target: "#chat" });
        if (first?.init({ key: "wk_other", target: "#chat" }) !== second) throw new Error("started twice");
      });
      await page.getByRole("textbox", { name: text("widget.composer.label") }).waitFor();
      expect(await page.locator("wattleaf-widget").count()).toBe(2);
      await page.evaluate(() => {
        window.Wattleaf?.destroy();
        window.Wattleaf?.destroy();
      });
      expect(await page.locator("wattleaf-widget").count()).toBe(0);
      expect(await page.evaluate(() => Object.keys(window).filter((name) => /wattleaf|wl_/i.test(name)))).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    });

    it("leave nothing when they are destroyed: no session in the tab, and no listener on the page", async () => {
      const { page, launcher, question, close } = await open();
      const before = await listenersOn(page);
      await launcher.click();
      await question.waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
      // The other language cannot be had: the widget waits for the connection.
      site.wattleaf.panelAvailable = false;
      await setLanguage(page, OTHER[language]);
      await expect.poll(() => heardOn(page)).toContainEqual(["error", { code: "load_failed" }]);
      site.wattleaf.panelAvailable = true;
      expect(await listenersOn(page)).not.toEqual(before);

      await callWidget(page, (widget) => widget.destroy());
      expect(await listenersOn(page)).toEqual(before);
      expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
      expect(await page.context().cookies()).toEqual([]);
      await close();
    });

    it("keep the tab's session for the next start where the page wants that", async () => {
      const { page, launcher, question, close } = await open();
      await launcher.click();
      await question.waitFor();
      await callWidget(page, (widget) => widget.destroy(true));
      expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
      await close();
    });

    it("survive a body that is swapped for an earlier copy of itself, as Turbo does", async () => {
      const { page, launcher, question, close } = await open();
      await launcher.click();
      await question.fill(half);
      await page.evaluate(() => {
        const copy = document.body.cloneNode(true);
        document.body.replaceWith(copy);
      });
      await launcher.waitFor();
      expect(await page.locator("wattleaf-widget").count()).toBe(1);
      expect(await question.inputValue()).toBe(half);
      await close();
    });
  });

  describe("the partner's customer", () => {
    it("is identified, sees the own rewards and redeems, and is forgotten at the end", async () => {
      const { page, launcher, question, button, text, problems, close } = await open();
      await launcher.click();
      await button("widget.rewards").click();
      await page.getByRole("heading", { name: text("widget.rewards.how") }).waitFor();
      await page.getByText(text("widget.rewards.signIn")).waitFor();
      const item = VOUCHER_NAME[language];
      const redeem = page.getByRole("button", { name: text("widget.rewards.redeem.named", { item }) });
      expect(await redeem.count()).toBe(0);

      await callWidget(page, (widget) => widget.identify("jwt-of-ann"));
      await button("widget.rewards").click();
      await page.getByText(text("rank.saver")).waitFor();
      // A place on the leaderboard takes a meter at the utility, which no partner's page connects.
      expect(await page.getByRole("definition").allTextContents()).toEqual([
        "120",
        text("rank.saver"),
        text("widget.rewards.days", { count: 4 }),
      ]);
      await page.getByText(text("widget.rewards.how.upload")).waitFor();
      await page.getByText(text("achievements.week_streak.name")).waitFor();
      await redeem.click();
      await page.getByRole("button", { name: text("widget.rewards.confirm.named", { item }) }).click();
      await page.getByText("CODE-1").waitFor();
      expect(await heardOn(page)).toContainEqual(["reward", { coins: -80 }]);

      await callWidget(page, (widget) => widget.logout());
      await question.waitFor();
      const opened = site.wattleaf.sessions.filter(({ key }) => key);
      expect(opened.map(({ token }) => token)).toEqual([undefined, "jwt-of-ann", undefined]);
      const closed = site.wattleaf.sessions.filter(({ key }) => !key);
      expect(closed).toEqual([{ token: "token" }, { token: "token-customer" }]);
      expect(problems).toEqual([]);
      await close();
    });
  });

  it("who signs out before the chat was opened on the page has no session any more, here and on the server", async () => {
    const { page, launcher, question, problems, close } = await open();
    await callWidget(page, (widget) => widget.identify("jwt-of-ann"));
    await launcher.click();
    await question.waitFor();
    await page.reload();
    await launcher.waitFor();
    await callWidget(page, (widget) => widget.logout());
    const closed = () => site.wattleaf.sessions.filter(({ key }) => !key).map(({ token }) => token);
    await expect.poll(closed).toEqual(["token-customer"]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  describe("the connection", () => {
    it("a question asked without one is sent when it is back", async () => {
      const { page, launcher, question, conversation, text, close } = await open();
      await launcher.click();
      await question.fill(hello);
      await page.context().setOffline(true);
      await question.press("Enter");
      await conversation.getByText(text("widget.offline")).waitFor();
      expect(site.wattleaf.requests).not.toContain("POST /api/chat");
      await page.context().setOffline(false);
      await conversation.getByText(answer, { exact: true }).waitFor();
      await close();
    });

    it("a busy server is asked again when it says", async () => {
      site.wattleaf.busy = 1;
      const { page, conversation, close } = await open();
      await openWith(page, hello);
      await conversation.getByText(answer, { exact: true }).waitFor();
      expect(site.wattleaf.requests.filter((request) => request === "POST /api/chat")).toHaveLength(2);
      await close();
    });
  });

  describe("an answer with figures", () => {
    it("shows its chart with the numbers behind it, and how it was understood, which can be changed", async () => {
      const { page, conversation, saidByUser, text, problems, close } = await open();
      await openWith(page, CHART_QUESTION[language]);
      await page.getByRole("img", { name: text("widget.inUnit", { name: chart.title, unit: "kWh" }) }).waitFor();
      await page.getByText(text("widget.sample")).waitFor();
      await page.getByText(text("widget.figures")).click();
      await page.getByRole("cell", { name: "612" }).waitFor();
      await page.getByText(chart.june, { exact: true }).last().click();
      await page.getByRole("button", { name: chart.may }).click();
      await conversation.getByText(saidByUser(chart.may)).waitFor();
      expect(problems).toEqual([]);
      await close();
    });
  });
});
