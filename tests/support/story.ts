import type { Browser, BrowserContextOptions, Page } from "playwright";
import { expect as playwrightExpect } from "playwright/test";
import { test as base, inject } from "vitest";
import { newAddress } from "./addresses";
import { closeContexts, openWatchedPage, threadBrowser } from "./browser";
import type { Site } from "./site";

/** A page is ready once the server has computed its figures: the Workers that do so are shared by all tests of a run. */
export const COMPUTED = { timeout: 30_000 };

/** How long an assertion waits for what the page will show: far longer than it takes, as a busy machine is no fault. */
export const expect = playwrightExpect.configure({ timeout: 20_000 });

export interface OpenOptions extends BrowserContextOptions {
  /** Problems that are part of the story, such as /connection refused/ where the network fails on purpose. */
  expected?: readonly RegExp[];
  /** Runs before the page loads: routes, a frozen clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a path of the site, or a full URL, in its own browser context, and waits until it is usable. */
export type OpenPage = (address: string, options?: OpenOptions) => Promise<Page>;

/** The app asks who is here while its code is loading. */
const CURRENT_USER = /\/trpc\/[^?]*auth\.session/;
/** A browser with scripts disabled still processes the page's preloads, and rejects them. */
const BLOCKED_SCRIPT = /^request: csp GET .*\.js$/;

interface Fixtures {
  site: Site;
  browser: Browser;
  open: OpenPage;
}

/**
 * A test on the real site in Chromium. It fails on any console error, uncaught exception or failed request, even after
 * the story passed.
 */
export const test = base.extend<Fixtures>({
  site: [async ({}, use) => use(inject("site")), { scope: "file" }],
  browser: [
    async ({}, use) => {
      const browser = await threadBrowser();
      await use(browser);
      await closeContexts(browser);
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
        // On another origin's page, the header would cause a preflight.
        ...(isSite ? { extraHTTPHeaders: { "x-forwarded-for": newAddress() } } : {}),
        ...options,
        expected: hasScripts ? expected : [BLOCKED_SCRIPT, ...expected],
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

/** Goes to a path of the site in the same browser context and waits until the page is usable. */
export async function visit(page: Page, path: string): Promise<void> {
  await usable(page, page.goto(path));
}

/** Reloads the page and waits until it is usable. */
export async function reload(page: Page): Promise<void> {
  await usable(page, page.reload());
}

/**
 * A document is usable when its script has run, which it has at the load event; the app when it knows who is here and
 * has rendered its frame, before which no key is heard.
 */
async function usable(page: Page, opening: Promise<unknown>): Promise<void> {
  const session = page.waitForResponse(CURRENT_USER).catch(() => null);
  await opening;
  const surface = await page.locator("html").getAttribute("data-surface");
  if (surface !== "app") return;
  await session;
  await expect(page.locator("#root main")).toBeAttached();
}

/** Goes to a path and waits until the page is complete: it has its heading, and nothing is loading. */
export async function show(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true], [data-skeleton]")).toHaveCount(0, COMPUTED);
}
