import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import type { WattleafWidgetProps } from "../../packages/widget/src/react";
import { VOUCHER_NAME } from "../support/widget-server";
import { WIDGET_KEY, withWidgetServer } from "../support/with-widget-server";

/* The React component on a page whose properties change while it runs. */

/** What tests/support/react-page.tsx offers. */
interface ReactPage extends Window {
  /** Without properties, the page has no widget. */
  showWidget(props?: WattleafWidgetProps): void;
  heard: unknown[][];
}
declare const window: ReactPage;

const SUPPORT = fileURLToPath(new URL("../support", import.meta.url));
const HTML = `<!doctype html><html lang="en"><title>Account</title><body><script type="module" src="/page.js"></script>`;
const LABELS = {
  en: { first: "Ask Brightwater", second: "Ask us" },
  zh: { first: "问问 Brightwater", second: "问问我们" },
};

async function servePage() {
  const built = await Bun.build({
    entrypoints: [join(SUPPORT, "react-page.tsx")],
    target: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = (await built.outputs[0]?.text()) ?? "";
  return Bun.serve({
    port: 0,
    hostname: "localhost",
    fetch: ({ url }) =>
      url.endsWith("/page.js")
        ? new Response(script, { headers: { "content-type": "text/javascript" } })
        : new Response(HTML, { headers: { "content-type": "text/html" } }),
  });
}

const site = withWidgetServer(servePage);

/** Shows the widget with these properties; `token` is what the page's `getToken` gives. */
const show = (page: Page, { token, ...props }: Partial<WattleafWidgetProps> & { token?: string } = {}) =>
  page.evaluate(
    ([src, widgetKey, given, jwt]) =>
      window.showWidget({
        src,
        widgetKey,
        ...given,
        ...(jwt && { getToken: async () => jwt }),
        onReady: () => window.heard.push(["ready"]),
        onReward: (detail) => window.heard.push(["reward", detail]),
      }),
    [`${site.wattleaf.origin}/widget.js`, WIDGET_KEY, props, token ?? ""] as const,
  );

const heard = (page: Page) => page.evaluate(() => window.heard);
const openedTokens = () => site.wattleaf.sessions.filter(({ key }) => key).map(({ token }) => token);
const closedTokens = () => site.wattleaf.sessions.filter(({ key }) => !key).map(({ token }) => token);

describe.each(LANGUAGES)("in %s", (language) => {
  async function open() {
    const opened = await site.openPage(language, {
      before: (page) =>
        page.addInitScript(() => {
          window.heard = [];
        }),
    });
    await opened.page.waitForFunction(() => "showWidget" in window);
    return opened;
  }

  it("signs the customer in and out as getToken comes and goes, and asks the one that is given now", async () => {
    const { page, launcher, question, button, text, problems, close } = await open();
    await show(page);
    await launcher.click();
    await question.waitFor();
    await show(page, { token: "jwt-of-ann" });
    await expect.poll(openedTokens).toEqual([undefined, "jwt-of-ann"]);
    // Another function for the same customer is no sign-in.
    await show(page, { token: "next-jwt-of-ann" });
    await button("widget.rewards").click();
    await page.getByText(text("achievements.week_streak.name")).waitFor();
    expect(openedTokens()).toEqual([undefined, "jwt-of-ann"]);

    await show(page);
    await expect.poll(openedTokens).toEqual([undefined, "jwt-of-ann", undefined]);
    await question.waitFor();
    await expect.poll(closedTokens).toEqual(["token", "token-customer"]);
    expect(problems).toEqual([]);
    await close();
  });

  it("knows the customer from the start, and tells of what was redeemed", async () => {
    const { page, launcher, button, text, problems, close } = await open();
    await show(page, { token: "jwt-of-ann" });
    await launcher.click();
    await button("widget.rewards").click();
    const item = VOUCHER_NAME[language];
    await page.getByRole("button", { name: text("widget.rewards.redeem.named", { item }) }).click();
    await page.getByRole("button", { name: text("widget.rewards.confirm.named", { item }) }).click();
    await expect.poll(() => heard(page)).toEqual([["ready"], ["reward", { coins: -80 }]]);
    expect(openedTokens()).toEqual(["jwt-of-ann"]);
    expect(problems).toEqual([]);
    await close();
  });

  it("names the button as the page says, also when that changes", async () => {
    const { page, close } = await open();
    const { first, second } = LABELS[language];
    await show(page, { label: first });
    await page.getByRole("button", { name: first }).waitFor();
    await show(page, { label: second });
    await page.getByRole("button", { name: second }).waitFor();
    expect(await page.locator("wattleaf-widget").count()).toBe(1);
    await close();
  });

  it("goes when it unmounts, and continues the conversation when it is back", async () => {
    const { page, launcher, question, problems, close } = await open();
    await show(page);
    await launcher.click();
    await question.waitFor();
    await page.evaluate(() => window.showWidget());
    await expect.poll(() => page.locator("wattleaf-widget").count()).toBe(0);
    expect(await page.locator("script[src*=widget]").count()).toBe(0);
    expect(await page.evaluate(() => "Wattleaf" in window)).toBe(false);

    await show(page);
    await launcher.click();
    await page.getByText("An earlier answer").waitFor();
    expect(openedTokens()).toEqual([undefined]);
    expect(problems).toEqual([]);
    await close();
  });
});
