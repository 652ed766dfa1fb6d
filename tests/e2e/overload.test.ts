import type { ErrorBody } from "@wattleaf/shared/errors";
import { widget as en, widgetLauncher as launcherEn } from "@wattleaf/shared/i18n/messages/en/widget";
import { widget as zh, widgetLauncher as launcherZh } from "@wattleaf/shared/i18n/messages/zh/widget";
import { createTranslate, type Messages } from "@wattleaf/shared/i18n/translate";
import type { Page } from "playwright";
import { sampled } from "../support/nightly";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/story";
import type { Site } from "../support/site";
import { viewsOf } from "../support/views";

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

test.for([
  { language: "en", words: en, label: launcherEn["launcher.label"] },
  { language: "zh", words: zh, label: launcherZh["launcher.label"] },
] as const)("the widget, $language", async ({ language, words, label }, { open, site }) => {
  /** As the page itself would say it, before the widget looks. */
  const inLanguage = (page: Page) =>
    page.addInitScript((lang) => {
      new MutationObserver((_, observer) => {
        document.documentElement.lang = lang;
        observer.disconnect();
      }).observe(document, { childList: true });
    }, language);
  const page = await open(site.partnerPage, { expected, before: inLanguage });
  const sent = await overload(page, LONG_SECONDS);
  await page.getByRole("button", { name: label }).click();
  const panel = page.getByRole("dialog", { name: words["widget.title"] });
  const text = QUESTIONS[language];
  await panel.getByRole("textbox").fill(text);
  await panel.getByRole("textbox").press("Enter");
  const t = createTranslate<Messages>(words);
  const busy = t("widget.error.busy", { wait: t("widget.wait.seconds", { count: LONG_SECONDS }) });
  await expect(panel.getByText(busy).last()).toBeVisible();
  await panel.getByRole("button", { name: words["widget.retry"] }).click();
  await expect(panel.getByText(words["widget.sources"], { exact: true })).toBeVisible();
  await expect(panel.locator("[data-question]")).toContainText([text]);
  expect(sent).toMatchObject([{ message: text }, sent[0] as object]);
});
