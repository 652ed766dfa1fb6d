import type { Browser, BrowserContextOptions, Page } from "playwright";
import { expect } from "playwright/test";
import { test as base, inject } from "vitest";
import { newAddress } from "./addresses";
import { connectBrowser, openWatchedPage } from "./browser";
import type { Site } from "./site";

export { expect };

export interface OpenOptions extends BrowserContextOptions {
  /** Problems that belong to the story, such as /connection refused/ where the network fails on purpose. */
  expected?: readonly RegExp[];
  /** Runs before the page loads: routes, a held clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a path of the site, or a whole address, in a browser context of its own, and waits until it can be used. */
export type OpenPage = (address: string, options?: OpenOptions) => Promise<Page>;

/** The site asks who is here with the first thing it does after it came to life; a visitor's answer is 401. */
const CURRENT_USER = /\/trpc\/[^?]*auth\.user/;
/** A browser whose scripts are switched off still meets the page's preloads, and refuses them. */
const REFUSED_SCRIPT = /^request: csp GET .*\.js$/;
const VISITOR_401 = /^response: 401 GET .*\/trpc\/[^?]*auth\.user/;

interface Fixtures {
  site: Site;
  browser: Browser;
  open: OpenPage;
}

/**
 * A test on the real site in Chromium. After the story nothing may have gone wrong behind it: no console error, no
 * uncaught exception, no failed request.
 */
export const test = base.extend<Fixtures>({
  site: [async ({}, use) => use(inject("site")), { scope: "file" }],
  browser: [
    async ({}, use) => {
      const browser = await connectBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  open: async ({ site, browser, onTestFinished }, use) => {
    await use(async (address, { expected = [], before, ...options } = {}) => {
      const hasScripts = options.javaScriptEnabled !== false;
      const isSite = address.startsWith("/");
      const watched = await openWatchedPage(browser, {
        baseURL: site.url,
        reducedMotion: "reduce",
        // On another origin's page the browser would ask the site first whether the header may be sent.
        ...(isSite ? { extraHTTPHeaders: { "x-forwarded-for": newAddress() } } : {}),
        ...options,
        expected: [hasScripts ? VISITOR_401 : REFUSED_SCRIPT, ...expected],
      });
      onTestFinished(async () => {
        await watched.close();
        expect(watched.problems).toEqual([]);
      });
      await before?.(watched.page);
      if (hasScripts && isSite) await visit(watched.page, address);
      else await watched.page.goto(address);
      return watched.page;
    });
  },
});

/** Goes on to a path of the site in the same browser context and waits until the page can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(CURRENT_USER), page.goto(path)]);
}

/** Loads the page anew and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(CURRENT_USER), page.reload()]);
}

/** Goes on to a path and waits until the page is all there: its heading is, and nothing of it is loading. */
export async function show(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}
