import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { serveHostilePage } from "../../examples/hostile-page/serve.mjs";
import type { Language } from "../../packages/shared/src/i18n/language";
import type { WattleafWidget } from "../../packages/widget/src/protocol";
import { closeContexts, openWatchedPage, threadBrowser } from "../support/browser";
import { sampled } from "../support/nightly";
import { widgetOn } from "../support/widget-chat";
import { ANSWER, startWidgetServer, type WidgetServer } from "../support/widget-server";

/* Two widgets of one key on one page: a button in the corner, and a chat in the page. They share the tab's session. */

interface PartnerWindow extends Omit<Window, "Wattleaf"> {
  Wattleaf?: WattleafWidget;
  corner?: WattleafWidget;
  inPage?: WattleafWidget;
  otherKey?: WattleafWidget;
}
declare const window: PartnerWindow;

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
const EARLIER = "An earlier answer";
const languages = sampled<Language>(["en", "zh"], 1);

let browser: Browser;
let wattleaf: WidgetServer;
let partner: Awaited<ReturnType<typeof serveHostilePage>>;

beforeAll(async () => {
  wattleaf = startWidgetServer(BUILT_WIDGET);
  partner = await serveHostilePage({ port: 0, wattleafOrigin: wattleaf.origin, widgetKey: "wk_test" });
  browser = await threadBrowser();
});
afterAll(async () => {
  if (browser) await closeContexts(browser);
  await partner?.stop();
  await wattleaf?.stop();
});
beforeEach(() => {
  wattleaf.sessions.length = 0;
});

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).toSorted());
/** The identities of the sessions that were opened. */
const opened = () => wattleaf.sessions.filter(({ key }) => key).map(({ token }) => token);

/** Both chats, open, with the history of the one session. */
async function openBoth(language: Language, customer?: string) {
  const { page, problems, close } = await openWatchedPage(browser, { reducedMotion: "reduce" });
  await page.goto(`${partner.url.href}?plain&data-language=${language}`);
  const corner = widgetOn(page, language);
  const { text } = corner;
  await corner.launcher.waitFor();
  await page.evaluate((token) => {
    window.corner = window.Wattleaf as WattleafWidget;
    if (token) window.corner.identify(token);
    window.corner.open();
  }, customer);
  await corner.question.waitFor();
  await page.evaluate(
    ([chosen, token]) => {
      const options = { key: "wk_test", target: "#chat", language: chosen };
      window.inPage = window.corner?.init(token ? { ...options, getToken: () => token } : options) as WattleafWidget;
    },
    [language, customer] as const,
  );
  const panel = page.locator("#chat").getByRole("region", { name: text("widget.title") });
  const inPage = {
    panel,
    question: panel.getByRole("textbox", { name: text("widget.composer.label") }),
    rewards: panel.getByRole("button", { name: text("widget.rewards"), exact: true }),
  };
  await panel.getByText(EARLIER).waitFor();
  return { page, problems, close, corner, inPage, text };
}

it.each(languages.flatMap((language) => (["corner", "inPage"] as const).map((gone) => ({ gone, language }))))(
  "where $gone is destroyed, the other goes on with the session; the last takes it along ($language)",
  async ({ gone, language }) => {
    const { page, problems, close, corner, inPage } = await openBoth(language);
    expect(opened()).toEqual([undefined]);
    // Another key's widget keeps its own session, and no one else's.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement("div"), { id: "other" }));
      window.otherKey = window.corner?.init({ key: "wk_other", target: "#other" }) as WattleafWidget;
    });
    await expect.poll(() => kept(page)).toEqual(["wattleaf:wk_other", "wattleaf:wk_test"]);

    await page.evaluate((name) => window[name]?.destroy(), gone);
    expect(await kept(page)).toEqual(["wattleaf:wk_other", "wattleaf:wk_test"]);
    const [last, left] = gone === "corner" ? (["inPage", inPage] as const) : (["corner", corner] as const);
    await left.question.fill("hello");
    await left.question.press("Enter");
    await left.panel.getByRole("paragraph").filter({ hasText: ANSWER[language] }).waitFor();
    expect(opened()).toHaveLength(2);

    await page.evaluate((name) => window[name]?.destroy(), last);
    expect(await kept(page)).toEqual(["wattleaf:wk_other"]);
    await page.evaluate(() => window.otherKey?.destroy());
    expect(await kept(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
);

it.each(languages)("who signs out in one is signed out in the other (%s)", async (language) => {
  const { page, problems, close, inPage, text } = await openBoth(language, "jwt-of-ann");
  expect(opened()).toEqual(["jwt-of-ann"]);
  await inPage.rewards.press("Enter");
  await inPage.panel.getByText(text("widget.rewards.balance"), { exact: true }).waitFor();

  await page.evaluate(() => window.corner?.logout());
  await inPage.question.waitFor();
  await inPage.rewards.press("Enter");
  await inPage.panel.getByText(text("widget.rewards.signIn")).waitFor();
  expect(await inPage.panel.getByText(text("widget.rewards.balance"), { exact: true }).count()).toBe(0);
  expect(opened()).toEqual(["jwt-of-ann", undefined, undefined]);
  expect(wattleaf.sessions).toContainEqual({ token: "token-customer" });
  expect(problems).toEqual([]);
  await close();
});

it("a visitor who agrees to nothing in one has nothing kept by the other", async () => {
  const { page, close } = await openBoth("en");
  await page.evaluate(() => window.inPage?.setConsent(false));
  expect(await kept(page)).toEqual([]);
  await page.evaluate(() => window.corner?.logout());
  await expect.poll(() => opened().length).toBe(3);
  await widgetOn(page).conversation.waitFor();
  expect(await kept(page)).toEqual([]);
  await page.evaluate(() => window.corner?.setConsent(true));
  expect(await kept(page)).toEqual(["wattleaf:wk_test"]);
  await close();
});
