import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { WattleafWidgetProps } from "../../packages/widget/src/react";
import { connectBrowser, openWatchedPage } from "../support/browser";
import { startWidgetServer, type WidgetServer } from "../support/widget-server";

/* The React component on a page whose properties change while it runs. */

/** What tests/support/react-page.tsx offers. */
interface ReactPage extends Window {
  /** Without properties, the page has no widget. */
  showWidget(props?: WattleafWidgetProps): void;
  heard: unknown[][];
}
declare const window: ReactPage;

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
const SUPPORT = fileURLToPath(new URL("../support", import.meta.url));
const HTML = `<!doctype html><html lang="en"><title>Account</title><body><script type="module" src="/page.js"></script>`;

let browser: Browser;
let wattleaf: WidgetServer;
let partner: ReturnType<typeof Bun.serve>;

beforeAll(async () => {
  const built = await Bun.build({
    entrypoints: [join(SUPPORT, "react-page.tsx")],
    target: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = (await built.outputs[0]?.text()) ?? "";
  wattleaf = startWidgetServer(BUILT_WIDGET);
  partner = Bun.serve({
    port: 0,
    hostname: "localhost",
    fetch: ({ url }) =>
      url.endsWith("/page.js")
        ? new Response(script, { headers: { "content-type": "text/javascript" } })
        : new Response(HTML, { headers: { "content-type": "text/html" } }),
  });
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await partner?.stop(true);
  await wattleaf?.stop();
});

beforeEach(() => {
  wattleaf.sessions.length = 0;
});

async function open() {
  const watched = await openWatchedPage(browser, { reducedMotion: "reduce" });
  await watched.page.addInitScript(() => {
    window.heard = [];
  });
  await watched.page.goto(partner.url.href);
  await watched.page.waitForFunction(() => "showWidget" in window);
  return watched;
}

/** Shows the widget with these properties; `token` is what the page's `getToken` gives. */
const show = (page: Page, { token, ...props }: Partial<WattleafWidgetProps> & { token?: string } = {}) =>
  page.evaluate(
    ([src, given, jwt]) =>
      window.showWidget({
        src,
        widgetKey: "wk_test",
        ...given,
        ...(jwt && { getToken: async () => jwt }),
        onReady: () => window.heard.push(["ready"]),
        onReward: (detail) => window.heard.push(["reward", detail]),
      }),
    [`${wattleaf.origin}/widget.js`, props, token ?? ""] as const,
  );

const assistant = (page: Page) => page.getByRole("button", { name: "Energy assistant" });
const question = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const heard = (page: Page) => page.evaluate(() => window.heard);
const opened = () => wattleaf.sessions.filter(({ key }) => key).map(({ token }) => token);
const closed = () => wattleaf.sessions.filter(({ key }) => !key).map(({ token }) => token);

it("signs the customer in and out as getToken comes and goes, and asks the one that is given now", async () => {
  const { page, problems, close } = await open();
  await show(page);
  await assistant(page).click();
  await question(page).waitFor();
  await show(page, { token: "jwt-of-ann" });
  await expect.poll(opened).toEqual([undefined, "jwt-of-ann"]);
  // Another function for the same customer is no sign-in.
  await show(page, { token: "next-jwt-of-ann" });
  await page.getByRole("button", { name: "Rewards" }).click();
  await page.getByText("One week").waitFor();
  expect(opened()).toEqual([undefined, "jwt-of-ann"]);

  await show(page);
  await expect.poll(opened).toEqual([undefined, "jwt-of-ann", undefined]);
  await question(page).waitFor();
  await expect.poll(closed).toEqual(["token", "token-customer"]);
  expect(problems).toEqual([]);
  await close();
});

it("knows the customer from the start, and tells of what was redeemed", async () => {
  const { page, problems, close } = await open();
  await show(page, { token: "jwt-of-ann" });
  await assistant(page).click();
  await page.getByRole("button", { name: "Rewards" }).click();
  await page.getByRole("button", { name: "Redeem: Cinema voucher" }).click();
  await page.getByRole("button", { name: "Confirm: Cinema voucher" }).click();
  await expect.poll(() => heard(page)).toEqual([["ready"], ["reward", { coins: -80 }]]);
  expect(opened()).toEqual(["jwt-of-ann"]);
  expect(problems).toEqual([]);
  await close();
});

it("names the button as the page says, also when that changes", async () => {
  const { page, close } = await open();
  await show(page, { label: "Ask Brightwater" });
  await page.getByRole("button", { name: "Ask Brightwater" }).waitFor();
  await show(page, { label: "Ask us" });
  await page.getByRole("button", { name: "Ask us" }).waitFor();
  expect(await page.locator("wattleaf-widget").count()).toBe(1);
  await close();
});

it("goes when it unmounts, and continues the conversation when it is back", async () => {
  const { page, problems, close } = await open();
  await show(page);
  await assistant(page).click();
  await question(page).waitFor();
  await page.evaluate(() => window.showWidget());
  await expect.poll(() => page.locator("wattleaf-widget").count()).toBe(0);
  expect(await page.locator("script[src*=widget]").count()).toBe(0);
  expect(await page.evaluate(() => "Wattleaf" in window)).toBe(false);

  await show(page);
  await assistant(page).click();
  await page.getByText("An earlier answer").waitFor();
  expect(opened()).toEqual([undefined]);
  expect(problems).toEqual([]);
  await close();
});
