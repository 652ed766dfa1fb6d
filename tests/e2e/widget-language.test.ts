import type { Page } from "playwright";
import type { Language } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, test } from "../support/story";
import { callWidget, heardOn, listenTo, pageIn, setLanguage, widgetOn } from "../support/widget-chat";

/* The page changes its language, and takes the open chat with it, without consent to keep anything in the browser. */

const CHANGES = [
  ["en", "zh"],
  ["zh", "en"],
] as const;
const NEXT_QUESTION = { en: "How is that calculated?", zh: "收益怎么算？" };
const HALF_A_QUESTION = { en: "And what does it", zh: "还有" };
/** The panel of the other language cannot be loaded without a connection. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

/** Before the page loads: it is in that language, and nothing may be kept. */
const withoutConsent = (language: Language) => async (page: Page) => {
  await pageIn(language)(page);
  await listenTo(page, "open", "error");
  await page.addInitScript(() => (window.Wattleaf as unknown[]).push(["setConsent", false]));
};

test.for(sampled(CHANGES, 1))(
  "what was said and what is being typed go on in the other language, and back (%s, %s)",
  async ([first, other], { open, site }) => {
    const sessions: string[] = [];
    const page = await open(site.partnerPage, { before: withoutConsent(first) });
    page.on("request", (request) => request.url().endsWith("/api/widget/session") && sessions.push(request.url()));
    const [before, after] = [widgetOn(page, first), widgetOn(page, other)];
    const asked = before.text("widget.suggest.vpp");
    await before.launcher.click();
    await before.ask(asked);
    // The answer is being written when the language changes.
    await before.question.fill(HALF_A_QUESTION[first]);
    await setLanguage(page, other);
    await expect(after.question).toHaveValue(HALF_A_QUESTION[first]);
    await expect(after.question).toBeFocused();
    await expect(after.conversation).toContainText(after.saidByUser(asked));
    await expect(after.sources).toBeVisible(COMPUTED);

    await after.ask(NEXT_QUESTION[other]);
    await expect(after.lines).toHaveCount(4);
    await expect(after.button("widget.composer.send")).toBeVisible(COMPUTED);
    await after.question.fill(HALF_A_QUESTION[other]);
    const said = await after.lines.count();
    await setLanguage(page, first);
    await expect(before.question).toHaveValue(HALF_A_QUESTION[other]);
    await expect(before.lines).toHaveCount(said);
    await expect(before.conversation).toContainText(before.saidByUser(asked));
    await expect(before.conversation).toContainText(before.saidByUser(NEXT_QUESTION[other]));

    expect(sessions).toHaveLength(1);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([
      0,
      0,
      "",
    ]);
    // It was opened once: a change of language is no opening.
    expect(await heardOn(page)).toEqual([["open", null]]);
  },
);

test.for(sampled(CHANGES, 1))(
  "a closed chat keeps its draft and what came meanwhile (%s, %s)",
  async ([first, other], { open, site }) => {
    const page = await open(site.partnerPage, { before: withoutConsent(first) });
    const [before, after] = [widgetOn(page, first), widgetOn(page, other)];
    const unreadIn = ({ text }: typeof before) => page.getByRole("button", { name: `${text("launcher.label")} (1)` });
    const asked = before.text("widget.suggest.vpp");
    await before.launcher.click();
    // The answer comes once the chat is closed.
    const closed = Promise.withResolvers<void>();
    await page.route("**/api/chat", (route) => closed.promise.then(() => route.continue()), { times: 1 });
    await before.ask(asked);
    await before.question.fill(HALF_A_QUESTION[first]);
    await page.keyboard.press("Escape");
    await expect(before.panel).toBeHidden();
    closed.resolve();
    await expect(unreadIn(before)).toBeVisible(COMPUTED);
    await setLanguage(page, other);
    await unreadIn(after).click();
    await expect(after.question).toHaveValue(HALF_A_QUESTION[first]);
    await expect(after.conversation).toContainText(asked);
    await expect(after.launcher).toHaveAccessibleName(after.text("launcher.label"));
  },
);

test.for(CHANGES)(
  "what waits for the connection is sent after a change from %s to %s",
  async ([first, other], { open, site }) => {
    const page = await open(site.partnerPage, { before: withoutConsent(first), expected: OFFLINE });
    const [before, after] = [widgetOn(page, first), widgetOn(page, other)];
    const asked = before.text("widget.suggest.vpp");
    await before.launcher.click();
    // Both have been loaded when the connection is lost.
    await setLanguage(page, other);
    await expect(after.question).toBeVisible();
    await setLanguage(page, first);
    await before.question.fill("?");
    await page.context().setOffline(true);
    await before.ask(asked);
    await expect(before.conversation).toContainText(before.text("widget.offline"));

    await setLanguage(page, other);
    await expect(after.conversation).toContainText(after.text("widget.offline"));
    await expect(after.conversation).toContainText(asked);
    await page.context().setOffline(false);
    await expect(after.sources).toBeVisible(COMPUTED);
    await expect(after.lines).toHaveCount(2);
  },
);

test.for(sampled(CHANGES, 1))(
  "a language that cannot be loaded comes with the connection, and the chat goes on meanwhile (%s, %s)",
  async ([first, other], { open, site }) => {
    const page = await open(site.partnerPage, { before: withoutConsent(first), expected: OFFLINE });
    const [before, after] = [widgetOn(page, first), widgetOn(page, other)];
    await before.launcher.click();
    await before.question.fill(before.text("widget.suggest.vpp"));
    await page.context().setOffline(true);
    await before.question.press("Enter");
    await setLanguage(page, other);
    await expect.poll(() => heardOn(page)).toContainEqual(["error", { code: "load_failed" }]);
    expect(await callWidget(page, (widget) => widget.getUnavailableReason())).toBeUndefined();
    await before.question.fill(HALF_A_QUESTION[first]);
    await expect(before.conversation).toContainText(before.text("widget.offline"));

    await page.context().setOffline(false);
    await expect(after.question).toHaveValue(HALF_A_QUESTION[first]);
    await expect(after.sources).toBeVisible(COMPUTED);
  },
);
