import { fileURLToPath } from "node:url";
import type { Page, Route } from "playwright";
import { describe } from "vitest";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import type * as npm from "../../packages/widget/src/load";
import { sampled } from "../support/nightly";
import type { Site } from "../support/site";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { heardOn, listenTo, widgetOn, widgetTexts } from "../support/widget-chat";

/* The npm package's loader as a page's own bundle calls it: the built file, against its published types. */

const PACKAGE = fileURLToPath(new URL("../../packages/widget/dist/npm", import.meta.url));
const NONCE = "MTIzNDU2Nzg5MDEy";
const pageIn = (
  language: Language,
) => `<!doctype html><html lang="${language}"><title>Account</title><div id="help" style="height:400px"></div>
<script type="module" nonce="${NONCE}">import * as npm from "/npm/load.js"; Object.assign(window, { npm })</script>`;

const HALF_A_QUESTION = { en: "half a question", zh: "问到一半" };
const OTHER = { en: "zh", zh: "en" } as const;

interface AccountPage extends Omit<Window, "Wattleaf"> {
  npm: typeof npm;
  started: Awaited<ReturnType<typeof npm.loadWattleaf>>[];
  Wattleaf: Window["Wattleaf"];
}
declare const window: AccountPage;

/** A page of the partner that the test itself serves; to the browser it is one of the internet. */
const openAccount = (
  open: OpenPage,
  site: Site,
  language: Language,
  { expected = [], policy }: { expected?: readonly RegExp[]; policy?: string } = {},
) => {
  const { origin } = new URL(site.partnerPage);
  return open(`${origin}/account`, {
    permissions: ["local-network-access"],
    expected,
    before: async (page) => {
      await listenTo(page, "ready");
      await page.route(`${origin}/account`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: pageIn(language),
          ...(policy && { headers: { "content-security-policy": policy } }),
        }),
      );
      await page.route(`${origin}/npm/*`, (route, request) =>
        route.fulfill({ path: `${PACKAGE}/${new URL(request.url()).pathname.slice("/npm/".length)}` }),
      );
    },
  });
};

const optionsOf = (site: Site) => ({ src: `${site.url}/widget.js`, key: DEMO_WIDGET_KEY });
const hosts = (page: Page) => page.locator("wattleaf-widget");

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  test("it waits until the widget is ready, and what is called twice is there once", async ({ open, site }) => {
    const page = await openAccount(open, site, language);
    const asked: Route[] = [];
    await page.route("**/widget.js", (route) => void asked.push(route));
    await page.evaluate((options) => {
      window.started = [];
      const note = async () => window.started.push(await window.npm.loadWattleaf(options));
      void note();
      void note();
    }, optionsOf(site));
    await expect.poll(() => asked).toHaveLength(1);
    expect(await page.evaluate(() => window.started)).toEqual([]);
    await asked[0]?.continue();
    await expect.poll(() => page.evaluate(() => window.started.length)).toBe(2);
    expect(await heardOn(page)).toEqual([["ready", null]]);
    expect(await page.evaluate(() => window.started.every((widget) => widget === window.Wattleaf))).toBe(true);

    const { conversation, question, sources, saidByUser, text } = widgetOn(page, language);
    const message = text("widget.suggest.vpp");
    await page.evaluate((ours) => window.started[0]?.open({ message: ours }), message);
    await expect(sources).toBeVisible(COMPUTED);
    await question.fill(HALF_A_QUESTION[language]);
    const again = await page.evaluate(
      async (options) => (await window.npm.loadWattleaf(options)) === window.started[0],
      optionsOf(site),
    );
    expect(again).toBe(true);
    expect(asked).toHaveLength(1);
    await expect(hosts(page)).toHaveCount(1);
    await expect(question).toHaveValue(HALF_A_QUESTION[language]);
    await expect(conversation).toContainText(saidByUser(message));
  });

  test("under a policy of nonces and Trusted Types it answers, in the page's color with readable text", async ({
    open,
    site,
  }) => {
    const policy = `script-src 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types wattleaf`;
    const page = await openAccount(open, site, language, { policy });
    const options = { ...optionsOf(site), nonce: NONCE, accent: "#ffe600" };
    await page.evaluate((given) => window.npm.loadWattleaf(given), options);
    const { launcher, ask, sources, text } = widgetOn(page, language);
    await expect(launcher).toHaveCSS("background-color", "rgb(255, 230, 0)");
    await expect(launcher).toHaveCSS("color", "rgb(0, 0, 0)");
    await launcher.click();
    await ask(text("widget.suggest.vpp"));
    await expect(sources).toBeVisible(COMPUTED);
  });

  test("another target is another widget, and one that was destroyed can be started again", async ({ open, site }) => {
    const page = await openAccount(open, site, language);
    const other = OTHER[language];
    await page.evaluate(
      async ([options, otherLanguage]) => {
        const first = await window.npm.loadWattleaf(options);
        await window.npm.loadWattleaf({ ...options, target: "#help", language: otherLanguage });
        first.destroy();
        await window.npm.loadWattleaf(options);
      },
      [optionsOf(site), other] as const,
    );
    const questionInPlace = page
      .locator("#help")
      .getByRole("textbox", { name: widgetTexts(other)("widget.composer.label") });
    await expect(questionInPlace).toBeVisible();
    await expect(widgetOn(page, language).launcher).toBeVisible();
    await expect(hosts(page)).toHaveCount(2);
  });

  test("a script that cannot be loaded is an error, and the next call tries again", async ({ open, site }) => {
    const page = await openAccount(open, site, language, { expected: [/ERR_FAILED/] });
    await page.route("**/widget.js", (route) => route.abort());
    const load = () =>
      page.evaluate(
        (options) => window.npm.loadWattleaf(options).then((widget) => widget.isOpen(), String),
        optionsOf(site),
      );
    expect(await load()).toBe(`Error: Could not load ${site.url}/widget.js`);
    await page.unroute("**/widget.js");
    expect(await load()).toBe(false);
    await expect(widgetOn(page, language).launcher).toBeVisible();
  });
});
