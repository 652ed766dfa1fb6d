import type { Locator, Page } from "playwright";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { ask, lines, openChat, sources } from "../support/chat-page";
import { expect, reload, test } from "../support/story";
import { LONG_ANSWER, tellAnswer } from "../support/told-answer";
import { pageIn, widgetOn } from "../support/widget-chat";

/* An answer is read from its beginning: the question goes to the top of the view and stays there during the answer. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const told = (page: Page) => tellAnswer(page, { response: LONG_ANSWER });

/** Distance of the question from the top of its scroll container. */
const questionTop = (question: Locator) =>
  question.evaluate((element) => {
    let scroller = element.parentElement;
    while (scroller && getComputedStyle(scroller).overflowY !== "auto") scroller = scroller.parentElement;
    return element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
  });

async function expectReadFromItsBeginning(page: Page, question: Locator, latest = "Jump to latest"): Promise<void> {
  await expect(page.getByText("The end of the answer.").last()).toBeAttached();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("The beginning of the answer.").last()).toBeInViewport({ ratio: 1 });
  const topPx = await questionTop(question);
  expect(topPx).toBeGreaterThanOrEqual(0);
  expect(topPx).toBeLessThan(24);

  const jump = page.getByRole("button", { name: latest });
  await jump.click();
  await expect(page.getByText("The end of the answer.").last()).toBeInViewport();
  await expect(jump).toBeHidden();
}

test("on the chat page of a phone, with the first question and with a later one", async ({ open, site }) => {
  const page = await openChat(open, site, { ...phone, before: told });
  for (const [count, question] of ["What uses the most?", "And what uses the least?"].entries()) {
    await ask(page, question);
    await expect(lines(page)).toHaveCount(2 * count + 2);
    await expectReadFromItsBeginning(page, lines(page).nth(2 * count));
  }
});

test("a short answer leaves its question at the top, and a user who scrolls up stays there", async ({ open, site }) => {
  const page = await openChat(open, site, { ...phone, before: told });
  await ask(page, "What uses the most?");
  await expect(page.getByText("The end of the answer.").last()).toBeAttached();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeHidden();
  await tellAnswer(page, { response: "A short answer." });
  await ask(page, "And what uses the least?");
  await expect(page.getByText("A short answer.").first()).toBeVisible();
  expect(await questionTop(lines(page).nth(2))).toBeLessThan(24);
  await lines(page).nth(0).scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(lines(page).nth(0)).toBeInViewport();
});

test("a reopened conversation shows its last question and the beginning of the answer", async ({ open, site }) => {
  const page = await openChat(open, site, { ...phone, viewport: { width: 390, height: 560 } });
  for (const [count, question] of ["What is NILM?", "What are VPP benefits?"].entries()) {
    await ask(page, question);
    await expect(sources(page)).toHaveCount(count + 1);
  }
  await reload(page);
  await expect(lines(page)).toHaveCount(4);
  await expect(lines(page).nth(2)).toBeInViewport({ ratio: 1 });
  expect(await questionTop(lines(page).nth(2))).toBeGreaterThanOrEqual(0);
});

test("in the home page's card", async ({ open }) => {
  const page = await open("/", { ...phone, before: told });
  await ask(page, "What uses the most?");
  // After the greeting.
  await expectReadFromItsBeginning(page, lines(page).nth(1));
});

const QUESTIONS = {
  en: ["What uses the most?", "And what uses the least?"],
  zh: ["什么最耗电？", "什么最省电？"],
};

test.for(LANGUAGES)("in the widget (%s)", async (language, { open, site }) => {
  const page = await open(site.partnerPage, {
    ...phone,
    before: async (fresh) => {
      await told(fresh);
      await pageIn(language)(fresh);
    },
  });
  const { launcher, panel, question, button, text } = widgetOn(page, language);
  await launcher.click();
  for (const asked of QUESTIONS[language]) {
    await question.fill(asked);
    await button("widget.composer.send").click();
    const line = panel.getByRole("listitem").filter({ hasText: asked });
    await expectReadFromItsBeginning(page, line, text("widget.latest"));
  }
});
