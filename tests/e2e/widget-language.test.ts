import type { Page } from "playwright";
import type { Language } from "../../packages/shared/src/i18n/language";
import { COMPUTED, expect, test } from "../support/story";
import { callWidget, heardOn, listenTo, setLanguage, widgetOn } from "../support/widget-chat";

/* The page changes its language, and takes the open chat with it, without consent to keep anything in the browser. */

const QUESTION = "What are VPP benefits?";
/** The panel of the other language cannot be loaded without a connection. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

/** Before the page loads: nothing may be kept. */
async function denyConsent(page: Page): Promise<void> {
  await listenTo(page, "open", "error");
  await page.addInitScript(() => (window.Wattleaf as unknown[]).push(["setConsent", false]));
}

test("what was said and what is being typed go on in Chinese, and back in English", async ({ open, site }) => {
  const sessions: string[] = [];
  const page = await open(site.partnerPage, { before: denyConsent });
  page.on("request", (request) => request.url().endsWith("/api/widget/session") && sessions.push(request.url()));
  const [english, chinese] = [widgetOn(page), widgetOn(page, "zh")];
  await english.launcher.click();
  await english.ask(QUESTION);
  // The answer is being written when the language changes.
  await english.question.fill("And what does it");
  await setLanguage(page, "zh");
  await expect(chinese.question).toHaveValue("And what does it");
  await expect(chinese.question).toBeFocused();
  await expect(chinese.conversation).toContainText(chinese.saidByUser(QUESTION));
  await expect(chinese.sources).toBeVisible(COMPUTED);

  await chinese.ask("收益怎么算？");
  await expect(chinese.lines).toHaveCount(4);
  await expect(chinese.button("widget.composer.send")).toBeVisible(COMPUTED);
  await chinese.question.fill("还有");
  const said = await chinese.lines.count();
  await setLanguage(page, "en");
  await expect(english.question).toHaveValue("还有");
  await expect(english.lines).toHaveCount(said);
  await expect(english.conversation).toContainText(english.saidByUser(QUESTION));
  await expect(english.conversation).toContainText(english.saidByUser("收益怎么算？"));

  expect(sessions).toHaveLength(1);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, ""]);
  // It was opened once: a change of language is no opening.
  expect(await heardOn(page)).toEqual([["open", null]]);
});

test("a closed chat keeps its draft and what came meanwhile", async ({ open, site }) => {
  const page = await open(site.partnerPage, { before: denyConsent });
  const [english, chinese] = [widgetOn(page), widgetOn(page, "zh")];
  await english.launcher.click();
  // The answer comes once the chat is closed.
  const closed = Promise.withResolvers<void>();
  await page.route("**/api/chat", (route) => closed.promise.then(() => route.continue()), { times: 1 });
  await english.ask(QUESTION);
  await english.question.fill("half a question");
  await page.keyboard.press("Escape");
  await expect(english.panel).toBeHidden();
  closed.resolve();
  await expect(page.getByRole("button", { name: `${english.text("launcher.label")} (1)` })).toBeVisible(COMPUTED);
  await setLanguage(page, "zh");
  await page.getByRole("button", { name: `${chinese.text("launcher.label")} (1)` }).click();
  await expect(chinese.question).toHaveValue("half a question");
  await expect(chinese.conversation).toContainText(QUESTION);
  await expect(chinese.launcher).toHaveAccessibleName(chinese.text("launcher.label"));
});

test.for<[Language, Language, string]>([
  ["en", "zh", QUESTION],
  ["zh", "en", "什么是虚拟电厂？"],
])("what waits for the connection is sent after a change from %s to %s", async ([from, to, asked], { open, site }) => {
  const page = await open(site.partnerPage, { before: denyConsent, expected: OFFLINE });
  const [before, after] = [widgetOn(page, from), widgetOn(page, to)];
  await setLanguage(page, from);
  await before.launcher.click();
  // Both have been loaded when the connection is lost.
  await setLanguage(page, to);
  await expect(after.question).toBeVisible();
  await setLanguage(page, from);
  await before.question.fill("?");
  await page.context().setOffline(true);
  await before.ask(asked);
  await expect(before.conversation).toContainText(before.text("widget.offline"));

  await setLanguage(page, to);
  await expect(after.conversation).toContainText(after.text("widget.offline"));
  await expect(after.conversation).toContainText(asked);
  await page.context().setOffline(false);
  await expect(after.sources).toBeVisible(COMPUTED);
  await expect(after.lines).toHaveCount(2);
});

test("a language that cannot be loaded comes with the connection, and the chat goes on meanwhile", async ({
  open,
  site,
}) => {
  const page = await open(site.partnerPage, { before: denyConsent, expected: OFFLINE });
  const [english, chinese] = [widgetOn(page), widgetOn(page, "zh")];
  await english.launcher.click();
  await english.question.fill(QUESTION);
  await page.context().setOffline(true);
  await english.question.press("Enter");
  await setLanguage(page, "zh");
  await expect.poll(() => heardOn(page)).toContainEqual(["error", { code: "load_failed" }]);
  expect(await callWidget(page, (widget) => widget.getUnavailableReason())).toBeUndefined();
  await english.question.fill("half a question");
  await expect(english.conversation).toContainText(english.text("widget.offline"));

  await page.context().setOffline(false);
  await expect(chinese.question).toHaveValue("half a question");
  await expect(chinese.sources).toBeVisible(COMPUTED);
});
