import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Language } from "@wattleaf/shared/i18n/language";
import { closeContexts, openWatchedPage, threadBrowser } from "./browser";
import { watchPolicy } from "./policy-violations";
import { pageIn, widgetOn } from "./widget-chat";
import { startWidgetServer, type WidgetServer } from "./widget-server";

const BUILT_WIDGET = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));

/** The key that a page has for the fake server, which takes any. */
export const WIDGET_KEY = "wk_test";

interface ServedPage {
  url: URL;
  stop(closeConnections: boolean): unknown;
}

interface OpenOptions extends BrowserContextOptions {
  /** Problems that belong to the test. */
  expected?: readonly RegExp[];
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>;
}

interface Started {
  browser: Browser;
  wattleaf: WidgetServer;
  /** The partner's page, on an origin of its own. */
  partner: ServedPage;
}

/** For all tests of a file: the fake server with the built widget, a partner's page that it serves, and a browser. */
export function withWidgetServer(servePage: (wattleafOrigin: string) => ServedPage | Promise<ServedPage>) {
  const started = {} as Started;

  beforeAll(async () => {
    started.wattleaf = startWidgetServer(BUILT_WIDGET);
    started.partner = await servePage(started.wattleaf.origin);
    started.browser = await threadBrowser();
  });
  afterAll(async () => {
    if (started.browser) await closeContexts(started.browser);
    await started.partner?.stop(true);
    await started.wattleaf?.stop();
  });
  beforeEach(() => {
    started.wattleaf.requests.length = 0;
    started.wattleaf.sessions.length = 0;
  });

  /** Opens the partner's page in that language, and names what a person finds in its widget. */
  async function openPage(
    language: Language,
    { query = "", before, ...options }: OpenOptions & { query?: string } = {},
  ) {
    const watched = await openWatchedPage(started.browser, { reducedMotion: "reduce", ...options });
    await watchPolicy(watched.page);
    await pageIn(language)(watched.page);
    await before?.(watched.page);
    await watched.page.goto(started.partner.url.href + query);
    return { ...watched, ...widgetOn(watched.page, language) };
  }

  return Object.assign(started, { openPage });
}
