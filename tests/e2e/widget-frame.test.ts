import type { Page } from "playwright";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { WIDGET_FRAME_PATH } from "../../packages/shared/src/domain/widget-frame";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, test } from "../support/story";
import type { Site } from "../support/site";
import { widgetTexts } from "../support/widget-chat";

/* The chat in a frame: the browser shows it on the partner's own pages, and on no others. */

/** To the browser, a page that the test itself answers is one of the internet, and the site one of this machine. */
const LOCAL = ["local-network-access"];

/** A page of that address which has the chat in a frame. */
const pageWithFrame = (site: Site, address: string, language: Language) => (page: Page) =>
  page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="${language}"><title>Help</title><iframe title="Chat" width="400" height="640" src="${site.url}${WIDGET_FRAME_PATH}?key=${DEMO_WIDGET_KEY}&amp;language=${language}"></iframe>`,
    }),
  );

test.for(sampled(LANGUAGES, 1))(
  "the chat answers in a frame of a listed page (%s)",
  async (language, { open, site }) => {
    const address = new URL("/help-in-a-frame", site.partnerPage).href;
    const page = await open(address, { permissions: LOCAL, before: pageWithFrame(site, address, language) });
    const chat = page.frameLocator("iframe");
    const text = widgetTexts(language);
    const question = chat.getByRole("textbox", { name: text("widget.composer.label") });
    await question.fill(text("widget.suggest.vpp"));
    await question.press("Enter");
    await expect(chat.getByText(text("widget.sources"), { exact: true })).toBeVisible(COMPUTED);
  },
);

test.for(sampled(LANGUAGES, 1))(
  "the browser does not show it on a page that the partner has not listed (%s)",
  async (language, { open, site }) => {
    const address = new URL("/help-in-a-frame", site.unlistedPage).href;
    const rejected: string[] = [];
    const page = await open(address, {
      permissions: LOCAL,
      expected: [/frame-ancestors/, /ERR_BLOCKED_BY_RESPONSE/, /widget-frame/],
      before: async (watched) => {
        watched.on("console", (message) => rejected.push(message.text()));
        await pageWithFrame(site, address, language)(watched);
      },
    });
    await expect.poll(() => rejected.join("\n")).toContain("frame-ancestors");
    await expect(page.frameLocator("iframe").getByRole("textbox")).toHaveCount(0);
  },
);
