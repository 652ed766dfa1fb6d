import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { serveHostilePage } from "../../examples/hostile-page/serve.mjs";
import type { WattleafWidget } from "../../packages/widget/src/protocol";
import { connectBrowser, openWatchedPage } from "../support/browser";
import { startWidgetServer, type WidgetServer } from "../support/widget-server";

/* What a partner's page can do with the widget, and what the widget tells it. */

interface PartnerWindow extends Omit<Window, "Wattleaf" | "stop"> {
  Wattleaf?: WattleafWidget;
  heard: unknown[][];
  stopListening?: () => void;
}
declare const window: PartnerWindow;

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
/** The fake server says so where a test asks for it. */
const BUSY = /^response: 503 POST .*\/api\/chat$/;
const ANSWER = "One two three four.";

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

beforeEach(() => {
  wattleaf.requests.length = 0;
  wattleaf.sessions.length = 0;
});

const assistant = (page: Page) => page.getByRole("button", { name: "Energy assistant" });
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });
const question = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const widget = <T>(page: Page, use: (wattleafWidget: WattleafWidget) => T) =>
  page.evaluate(`(${String(use)})(window.Wattleaf)`) as Promise<T>;
const heard = (page: Page) => page.evaluate(() => window.heard);

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

/** A page that has pushed commands before the script arrived, and notes all events. */
async function open(query = "") {
  const watched = await openWatchedPage(browser, { reducedMotion: "reduce", expected: [BUSY] });
  await watched.page.addInitScript(() => {
    window.heard = [];
    const names = ["ready", "open", "close", "answer", "unread", "reward", "auth:expired", "error", "destroy"];
    const commands = names.map((name) => ["on", name, (detail: unknown) => window.heard.push([name, detail ?? null])]);
    Object.assign(window, { Wattleaf: commands });
  });
  await watched.page.goto(`${partner.url.href}?plain${query}`);
  await assistant(watched.page).waitFor();
  return watched;
}

describe("the widget's methods and events", () => {
  it("open it with a question, tell of the answer, and count what came behind a closed panel", async () => {
    const { page, problems, close } = await open();
    expect(await heard(page)).toEqual([["ready", null]]);
    await widget(page, (wattleafWidget) => wattleafWidget.open({ message: "hello" }));
    await conversation(page).getByText(ANSWER, { exact: true }).waitFor();
    expect(await widget(page, (wattleafWidget) => wattleafWidget.isOpen())).toBe(true);
    // The answer comes after the panel is closed.
    wattleaf.busy = 1;
    await question(page).fill("once more");
    await question(page).press("Enter");
    await widget(page, (wattleafWidget) => wattleafWidget.close());
    await page.getByRole("button", { name: "Energy assistant (1)" }).waitFor();
    await widget(page, (wattleafWidget) => wattleafWidget.toggle());
    await question(page).waitFor();
    expect(await heard(page)).toEqual([
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
    const { page, close } = await open();
    await page.evaluate(() => {
      window.stopListening = window.Wattleaf?.on("open", () => window.heard.push(["second listener"]));
      window.stopListening?.();
      window.Wattleaf?.open();
    });
    await question(page).waitFor();
    expect(await heard(page)).not.toContainEqual(["second listener"]);
    await widget(page, (wattleafWidget) => wattleafWidget.hide());
    await assistant(page).waitFor({ state: "hidden" });
    await widget(page, (wattleafWidget) => wattleafWidget.show());
    await assistant(page).waitFor();
    await close();
  });

  it("change language and theme while it is open, and the conversation goes on", async () => {
    const { page, close } = await open();
    await widget(page, (wattleafWidget) => wattleafWidget.open({ message: "hello" }));
    await conversation(page).getByText(ANSWER, { exact: true }).waitFor();
    await widget(page, (wattleafWidget) => {
      wattleafWidget.setLanguage("zh");
      wattleafWidget.setTheme("dark");
    });
    await page.getByRole("textbox", { name: "您的问题" }).waitFor();
    await page.getByRole("region", { name: "对话内容" }).getByText(ANSWER, { exact: true }).waitFor();
    expect(await page.locator("wattleaf-widget").getAttribute("data-theme")).toBe("dark");
    expect(wattleaf.sessions).toHaveLength(1);
    await close();
  });

  it("leave an accent of the page's own color its edge, and the focus its ring", async () => {
    const { page, close } = await open("&data-accent=%23fefefe");
    await assistant(page).focus();
    const look = await assistant(page).evaluate((button) => {
      const { backgroundColor, borderTopColor, borderTopWidth, outlineColor, outlineStyle, boxShadow } =
        getComputedStyle(button);
      return { backgroundColor, edge: [borderTopWidth, borderTopColor], ring: [outlineStyle, outlineColor], boxShadow };
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
    wattleaf.allowed = false;
    const { page, close } = await open();
    expect(await widget(page, (wattleafWidget) => wattleafWidget.getUnavailableReason())).toBeUndefined();
    await assistant(page).click();
    await page.getByRole("heading", { name: "The assistant isn't enabled on this site" }).waitFor();
    expect(await widget(page, (wattleafWidget) => wattleafWidget.getUnavailableReason())).toBe("origin_not_allowed");
    expect(await heard(page)).toContainEqual(["error", { code: "origin_not_allowed" }]);
    wattleaf.allowed = true;
    await close();
  });

  it("tell of a message that is too long, and take a command by its name alone", async () => {
    const { page, close } = await open();
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.evaluate((text) => window.Wattleaf?.open({ message: text }), "x".repeat(2_001));
    await question(page).waitFor();
    await expect.poll(() => heard(page)).toContainEqual(["error", { code: "too_large" }]);
    expect(warnings).toEqual(["Messages can be up to 2000 characters."]);
    expect(wattleaf.requests).not.toContain("POST /api/chat");

    await widget(page, (wattleafWidget) => wattleafWidget.push("close" as never, null as never));
    await question(page).waitFor({ state: "hidden" });
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
    const { page, close } = await open("&data-consent=denied");
    await assistant(page).click();
    await question(page).waitFor();
    const kept = () => page.evaluate(() => sessionStorage.length);
    expect(await kept()).toBe(0);
    await close();

    const allowed = await open();
    await assistant(allowed.page).click();
    await question(allowed.page).waitFor();
    expect(await allowed.page.evaluate(() => sessionStorage.length)).toBe(1);
    await widget(allowed.page, (wattleafWidget) => wattleafWidget.setConsent(false));
    expect(await allowed.page.evaluate(() => sessionStorage.length)).toBe(0);
    await allowed.close();
  });

  it("with the consent that comes later, keep the conversation that is running", async () => {
    const { page, close } = await open("&data-consent=denied");
    await assistant(page).click();
    await question(page).waitFor();
    await widget(page, (wattleafWidget) => wattleafWidget.setConsent(true));
    // On the next page as well, the visitor has agreed.
    await page.goto(`${partner.url.href}?plain`);
    await assistant(page).click();
    await conversation(page).getByText("An earlier answer").waitFor();
    expect(wattleaf.sessions).toHaveLength(1);
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
    const { page, close } = await open(`&data-theme=${theme}`);
    await page.emulateMedia({ colorScheme: system });
    await assistant(page).click();
    await question(page).waitFor();
    const colors = { light: "rgb(248, 250, 246)", dark: "rgb(12, 20, 16)" };
    const panel = page.getByRole("dialog", { name: "Energy assistant" });
    expect(await panel.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colors[shown]);
    await close();
  });

  it.each(["left", "right"] as const)("data-position=%s puts button and chat on that side", async (side) => {
    const { page, close } = await open(`&data-position=${side}`);
    await assistant(page).click();
    await question(page).waitFor();
    const width = page.viewportSize()?.width ?? 0;
    for (const part of [assistant(page), page.getByRole("dialog", { name: "Energy assistant" })]) {
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
    const { page, problems, close } = await open();
    await page.evaluate(() => {
      const first = window.Wattleaf;
      const second = first?.init({ key: "wk_other", target: "#chat" });
      if (first?.init({ key: "wk_other", target: "#chat" }) !== second) throw new Error("started twice");
    });
    await question(page).waitFor();
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
    const { page, close } = await open();
    const before = await listenersOn(page);
    await assistant(page).click();
    await question(page).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    // The other language cannot be had: the widget waits for the connection.
    wattleaf.panelAvailable = false;
    await widget(page, (wattleafWidget) => wattleafWidget.setLanguage("zh"));
    await expect.poll(() => heard(page)).toContainEqual(["error", { code: "load_failed" }]);
    wattleaf.panelAvailable = true;
    expect(await listenersOn(page)).not.toEqual(before);

    await widget(page, (wattleafWidget) => wattleafWidget.destroy());
    expect(await listenersOn(page)).toEqual(before);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  it("keep the tab's session for the next start where the page wants that", async () => {
    const { page, close } = await open();
    await assistant(page).click();
    await question(page).waitFor();
    await widget(page, (wattleafWidget) => wattleafWidget.destroy(true));
    expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
    await close();
  });

  it("survive a body that is swapped for an earlier copy of itself, as Turbo does", async () => {
    const { page, close } = await open();
    await assistant(page).click();
    await question(page).fill("half a question");
    await page.evaluate(() => {
      const copy = document.body.cloneNode(true);
      document.body.replaceWith(copy);
    });
    await assistant(page).waitFor();
    expect(await page.locator("wattleaf-widget").count()).toBe(1);
    expect(await question(page).inputValue()).toBe("half a question");
    await close();
  });
});

describe("the partner's customer", () => {
  it("is identified, sees the own rewards and redeems, and is forgotten at the end", async () => {
    const { page, problems, close } = await open();
    await assistant(page).click();
    await page.getByRole("button", { name: "Rewards" }).click();
    await page.getByRole("heading", { name: "How to earn green coins" }).waitFor();
    await page.getByText("Sign in on this site to earn and redeem green coins.").waitFor();
    expect(await page.getByRole("button", { name: "Redeem: Cinema voucher" }).count()).toBe(0);

    await widget(page, (wattleafWidget) => wattleafWidget.identify("jwt-of-ann"));
    await page.getByRole("button", { name: "Rewards" }).click();
    await page.getByText("Energy Saver").waitFor();
    // A place on the leaderboard takes a meter at the utility, which no partner's page connects.
    expect(await page.getByRole("definition").allTextContents()).toEqual(["120", "Energy Saver", "4 days"]);
    await page.getByText("Upload an energy bill.").waitFor();
    await page.getByText("One week").waitFor();
    await page.getByRole("button", { name: "Redeem: Cinema voucher" }).click();
    await page.getByRole("button", { name: "Confirm: Cinema voucher" }).click();
    await page.getByText("CODE-1").waitFor();
    expect(await heard(page)).toContainEqual(["reward", { coins: -80 }]);

    await widget(page, (wattleafWidget) => wattleafWidget.logout());
    await question(page).waitFor();
    const opened = wattleaf.sessions.filter(({ key }) => key);
    expect(opened.map(({ token }) => token)).toEqual([undefined, "jwt-of-ann", undefined]);
    const closed = wattleaf.sessions.filter(({ key }) => !key);
    expect(closed).toEqual([{ token: "token" }, { token: "token-customer" }]);
    expect(problems).toEqual([]);
    await close();
  });
});

it("who signs out before the chat was opened on the page has no session any more, here and on the server", async () => {
  const { page, problems, close } = await open();
  await widget(page, (wattleafWidget) => wattleafWidget.identify("jwt-of-ann"));
  await assistant(page).click();
  await question(page).waitFor();
  await page.reload();
  await assistant(page).waitFor();
  await widget(page, (wattleafWidget) => wattleafWidget.logout());
  const closed = () => wattleaf.sessions.filter(({ key }) => !key).map(({ token }) => token);
  await expect.poll(closed).toEqual(["token-customer"]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

describe("the connection", () => {
  it("a question asked without one is sent when it is back", async () => {
    const { page, close } = await open();
    await assistant(page).click();
    await question(page).fill("hello");
    await page.context().setOffline(true);
    await question(page).press("Enter");
    await conversation(page).getByText("You're offline.").waitFor();
    expect(wattleaf.requests).not.toContain("POST /api/chat");
    await page.context().setOffline(false);
    await conversation(page).getByText(ANSWER, { exact: true }).waitFor();
    await close();
  });

  it("a busy server is asked again when it says", async () => {
    wattleaf.busy = 1;
    const { page, close } = await open();
    await widget(page, (wattleafWidget) => wattleafWidget.open({ message: "hello" }));
    await conversation(page).getByText(ANSWER, { exact: true }).waitFor();
    expect(wattleaf.requests.filter((request) => request === "POST /api/chat")).toHaveLength(2);
    await close();
  });
});

describe("an answer with figures", () => {
  it("shows its chart with the numbers behind it, and how it was understood, which can be changed", async () => {
    const { page, problems, close } = await open();
    await widget(page, (wattleafWidget) => wattleafWidget.open({ message: "a chart" }));
    await page.getByRole("img", { name: "Use by month, kWh" }).waitFor();
    await page.getByText("Sample data").waitFor();
    await page.getByText("Show the figures").click();
    await page.getByRole("cell", { name: "612" }).waitFor();
    await page.getByText("June", { exact: true }).last().click();
    await page.getByRole("button", { name: "May" }).click();
    await conversation(page).getByText("You: May").waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
