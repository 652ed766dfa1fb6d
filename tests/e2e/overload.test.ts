import type { ErrorBody } from "@wattleaf/shared/errors";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import type { Page } from "playwright";
import { sampled } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/story";
import type { Site } from "../support/site";
import { viewsOf } from "../support/views";
import { pageIn, widgetOn } from "../support/widget-chat";

/* Too many questions are waiting: the reader is told for how long to wait, and the question is kept and sent again. */

const SECONDS = 7;
/** Longer than the widget waits by itself (packages/widget/src/api/answer.ts). */
const LONG_SECONDS = 45;
const QUESTIONS = { en: "What are VPP benefits?", zh: "虚拟电厂有什么好处？" };
const expected = [/^response: 503 POST .*\/api\/chat$/];

/** Rejects the next question as a server does whose queue is full. @returns the messages and keys that were sent */
async function overload(page: Page, seconds = SECONDS): Promise<{ message: string; messageKey: string }[]> {
  const sent: { message: string; messageKey: string }[] = [];
  const body: ErrorBody = {
    code: "unavailable",
    message: `Wattleaf is answering many questions right now. Try again in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  };
  await page.route("**/api/chat", (route, request) => {
    // A widget's page asks first whether it may ask at all.
    if (request.method() !== "POST") return route.continue();
    sent.push(request.postDataJSON());
    if (sent.length > 1) return route.continue();
    return route.fulfill({
      status: 503,
      json: body,
      headers: { "retry-after": String(seconds), "access-control-allow-origin": "*" },
    });
  });
  return sent;
}

interface Surface {
  name: string;
  path: string;
  before: (page: Page, site: Site) => Promise<unknown>;
}

const surfaces: Surface[] = [
  { name: "the chat", path: "/chat", before: signUp },
  { name: "the home page's chat", path: "/", before: async () => undefined },
];

test.for(surfaces.flatMap((surface) => sampled(viewsOf([1440]), 1).map((view) => ({ ...surface, ...view }))))(
  "$name, $language",
  async ({ path, before, language, t }, { open, site }) => {
    const page = await open(`${path}?lang=${language}`, { expected, before: (fresh) => before(fresh, site) });
    const sent = await overload(page);
    const log = page.getByRole("main").getByRole("log");
    const text = QUESTIONS[language];
    await page.getByRole("textbox", { name: t("chat.input.label") }).fill(text);
    await page.keyboard.press("Enter");
    await expect(log.getByRole("alert")).toHaveText(t("chat.failed.crowded", { seconds: SECONDS }));
    await log.getByRole("button", { name: t("chat.retry") }).click();
    await expect(log.getByText(t("chat.sources"), { exact: true })).toBeVisible();
    await expect(log.getByRole("alert")).toHaveCount(0);
    await expect(log.locator("[data-question]")).toContainText([text]);
    expect(sent).toMatchObject([{ message: text }, sent[0] as object]);
  },
);

test.for(LANGUAGES)("the widget, %s", async (language, { open, site }) => {
  const page = await open(site.partnerPage, { expected, before: pageIn(language) });
  const sent = await overload(page, LONG_SECONDS);
  const { launcher, panel, ask, button, sources, text } = widgetOn(page, language);
  const question = QUESTIONS[language];
  await launcher.click();
  await ask(question);
  const busy = text("widget.error.busy", { wait: text("widget.wait.seconds", { count: LONG_SECONDS }) });
  await expect(panel.getByText(busy).last()).toBeVisible();
  await button("widget.retry").click();
  await expect(sources).toBeVisible();
  await expect(panel.locator("[data-question]")).toContainText([question]);
  expect(sent).toMatchObject([{ message: question }, sent[0] as object]);
});
