import type { Locator, Page } from "playwright";
import { chipsOf, choicesOf } from "../../packages/assistant/src/frame/conversation/chips";
import type { Frame } from "../../packages/assistant/src/frame/frame";
import type { Answer } from "../../packages/shared/src/contracts/chat/messages";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { ask, lines, openChat } from "../support/chat-page";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { connectDevice } from "../../packages/shared/src/contracts/devices";
import { NIGHTLY, sampled } from "../support/nightly";
import { post, signUpWithMeter } from "../support/sign-up";
import { expect, test } from "../support/story";
import { tellAnswer } from "../support/told-answer";
import { pageIn, widgetOn } from "../support/widget-chat";

/* How a question was understood stands below its answer, and what was misunderstood is changed there. */

const OCTOBER: Frame = {
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  period: "2026-10",
  filters: ["weekend"],
  topics: [],
  sureness: 0.9,
  read: {},
};
const context = { today: "2026-11-23", hasSolar: true, titleOf: () => undefined };

const answered = (language: Language): Partial<Answer> => ({
  response: language === "zh" ? "10 月的周末您购电 96 kWh。" : "You bought 96 kWh on the weekends of October.",
  reading: chipsOf(OCTOBER, language, context),
});

function askedBack(language: Language): Partial<Answer> {
  const unsure = { ...OCTOBER, period: "--12", read: { period: { words: "december", sure: 0.3 } } };
  const choices = choicesOf(unsure, language, context)?.choices ?? [];
  return { response: language === "zh" ? "您指的是哪段时间？" : "Which period do you mean?", choices };
}

/** What the page sends for a message, apart from its own keys. */
const sent = async (page: Page, act: () => Promise<unknown>) => {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST" && new URL(one.url()).pathname === "/api/chat"),
    act(),
  ]);
  const { message, change } = request.postDataJSON() as { message: string; change?: unknown };
  return { message, change };
};

const lastAnswer = (page: Page) => lines(page).last();
const chips = (within: Locator, name = "How your question was understood") =>
  within.getByRole("list", { name, exact: true }).getByRole("button");

test.runIf(NIGHTLY)("a chip opens its alternatives, and choosing one answers again", async ({ open, site }) => {
  const page = await openChat(open, site, { before: (fresh) => tellAnswer(fresh, answered("en")) });
  await ask(page, "How much did I use on weekends in October?");
  await expect(chips(lastAnswer(page))).toHaveText(["electricity bought", "weekends", "Oct 2026"]);
  await page.getByRole("button", { name: "Period: Oct 2026. Change" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Sep 2026",
    "Nov 2026",
    "Oct 2025",
    "last 12 months",
    "all readings",
  ]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sent(page, () => menu.getByRole("menuitem", { name: "Sep 2026" }).click())).toEqual({
    message: "Sep 2026",
    change: { slot: "period", value: "2026-09" },
  });
  await expect(lines(page)).toHaveCount(4);
  // Only the last question can be changed; the earlier one still says how it was understood.
  await expect(chips(lastAnswer(page))).toHaveCount(3);
  await expect(chips(lines(page).nth(1))).toHaveCount(0);
  await expect(lines(page).nth(1)).toContainText("electricity bought · weekends · Oct 2026");
  expect(await axeViolations(page)).toEqual([]);
});

test("by keyboard: arrow keys, Enter, and Escape back to the chip", async ({ open, site }) => {
  const page = await openChat(open, site, { before: (fresh) => tellAnswer(fresh, answered("en")) });
  await ask(page, "How much did I use on weekends in October?");
  const days = page.getByRole("button", { name: "Days and hours: weekends. Change" });
  await days.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "weekdays" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "nights" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(days).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "weekdays" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "all days and hours" })).toBeFocused();
  expect(await sent(page, () => page.keyboard.press("Enter"))).toEqual({
    message: "all days and hours",
    change: { slot: "filters", value: null },
  });
});

test.runIf(NIGHTLY)("an answer that is tried again is that of the same change", async ({ open, site }) => {
  const page = await openChat(open, site, { before: (fresh) => tellAnswer(fresh, answered("en")) });
  await ask(page, "How much did I use on weekends in October?");
  await page.getByRole("button", { name: "Figure: electricity bought. Change" }).click();
  await page.getByRole("menuitem", { name: "cost" }).click();
  await expect(lines(page)).toHaveCount(4);
  const again = page.getByRole("button", { name: "Try another answer" });
  expect(await sent(page, () => again.click())).toEqual({ message: "cost", change: { slot: "metric", value: "cost" } });
});

test("what the assistant asks back is answered by a button", async ({ open, site }) => {
  const page = await openChat(open, site, { before: (fresh) => tellAnswer(fresh, askedBack("en")) });
  await ask(page, "december usage");
  const choices = lastAnswer(page).getByRole("list", { name: "Choose one" });
  await expect(choices.getByRole("button")).toHaveText(["Dec 2025", "Nov 2025", "Jan 2026"]);
  expect(await axeViolations(page)).toEqual([]);
  await tellAnswer(page, answered("en"));
  await choices.getByRole("button", { name: "Dec 2025" }).focus();
  expect(await sent(page, () => page.keyboard.press("Enter"))).toEqual({
    message: "Dec 2025",
    change: { slot: "period", value: "--12" },
  });
  await expect(choices).toHaveCount(0);
  await expect(chips(lastAnswer(page))).toHaveCount(3);
});

test.runIf(NIGHTLY)("in Chinese on a phone, with targets for a thumb, on the home page", async ({ open }) => {
  const page = await open("/", {
    viewport: { width: 390, height: 844 },
    before: async (fresh) => {
      await chooseLanguage("zh")(fresh);
      await tellAnswer(fresh, answered("zh"));
    },
  });
  await page.getByRole("textbox", { name: "您的消息" }).fill("十月周末用了多少电？");
  await page.keyboard.press("Enter");
  const row = chips(page.getByRole("main"), "问题的理解方式");
  await expect(row).toHaveText(["购电量", "周末", "2026年10月"]);
  for (const chip of await row.all()) expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "时间：2026年10月。更改" }).click();
  expect(await sent(page, () => page.getByRole("menuitem", { name: "2025年10月" }).click())).toEqual({
    message: "2025年10月",
    change: { slot: "period", value: "2025-10" },
  });
  await tellAnswer(page, askedBack("zh"));
  await page.getByRole("textbox", { name: "您的消息" }).fill("十二月的用电");
  await page.keyboard.press("Enter");
  const choices = page.getByRole("list", { name: "请选择" });
  await expect(choices.getByRole("button")).toHaveText(["2025年12月", "2025年11月", "2026年1月"]);
  expect(await axeViolations(page)).toEqual([]);
});

const IN_WIDGET = {
  en: {
    question: "december usage",
    choice: "Dec 2025",
    chips: ["electricity bought", "weekends", "Oct 2026"],
    other: "Oct 2025",
  },
  zh: { question: "十二月的用电", choice: "2025年12月", chips: ["购电量", "周末", "2026年10月"], other: "2025年10月" },
};

test.for(sampled(LANGUAGES, 1))(
  "in the widget the choices are buttons, and each part of the reading opens its alternatives (%s)",
  async (language, { open, site }) => {
    const words = IN_WIDGET[language];
    const page = await open(site.partnerPage, {
      before: async (fresh) => {
        await tellAnswer(fresh, askedBack(language));
        await pageIn(language)(fresh);
      },
    });
    const widget = widgetOn(page, language);
    await widget.launcher.click();
    await widget.ask(words.question);
    const choice = widget.panel.getByRole("button", { name: words.choice });
    await expect(choice).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await tellAnswer(page, answered(language));
    expect(await sent(page, () => choice.click())).toEqual({
      message: words.choice,
      change: { slot: "period", value: "--12" },
    });
    const reading = widget.panel.getByRole("list", { name: widget.text("widget.reading") });
    await expect(reading.locator("summary")).toHaveText(words.chips);
    const [first, last] = [reading.locator("summary").first(), reading.locator("summary").last()];
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(reading.locator("details[open]")).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    // Escape closes the alternatives, not the panel.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(reading.locator("details[open]")).toHaveCount(0);
    await expect(first).toBeFocused();
    await first.click();
    // One is open at a time.
    await last.click();
    await expect(reading.locator("details[open]")).toHaveCount(1);
    const other = reading.getByRole("button", { name: words.other });
    expect(await sent(page, () => other.click())).toEqual({
      message: words.other,
      change: { slot: "period", value: "2025-10" },
    });
  },
);

test("the assistant's own answer shows how it was read, and a chip answers again", async ({ open, site }) => {
  const page = await open("/chat", { before: (fresh) => signUpWithMeter(fresh, site) });
  await ask(page, "How much electricity did I use last month?");
  await expect(lastAnswer(page)).toContainText(/[\d,.]+ kWh/);
  const period = (of: Locator) => of.getByRole("button", { name: /^Period: .+ Change$/ });
  await expect(chips(lastAnswer(page)).first()).toHaveText(/electricity (?:used|bought)/);
  const first = await lastAnswer(page).getByRole("paragraph").first().textContent();
  await period(lastAnswer(page)).click();
  await page.getByRole("menuitem", { name: "all readings" }).click();
  await expect(lines(page)).toHaveCount(4);
  await expect(period(lastAnswer(page))).toHaveText("all readings");
  const again = lastAnswer(page).getByRole("paragraph").first();
  await expect(again).toHaveText(/[\d,.]+ kWh/);
  expect(await again.textContent()).not.toBe(first);
  await lastAnswer(page)
    .getByRole("button", { name: /^Figure: .+ Change$/ })
    .click();
  await page.getByRole("menuitem", { name: "cost", exact: true }).click();
  await expect(lines(page)).toHaveCount(6);
  await expect(lastAnswer(page).getByRole("paragraph").first()).toHaveText(/\$[\d,.]+/);
  expect(await axeViolations(page)).toEqual([]);
});

test("a device is asked for among several, and switched only after a yes", async ({ open, site }) => {
  const page = await openChat(open, site, {
    before: async (fresh) => {
      for (const name of ["Bedroom lamp", "Kitchen lamp"])
        await post(fresh, site, connectDevice.path, { name, type: "smart_plug" });
    },
  });
  await ask(page, "turn off the lamp");
  const choices = lastAnswer(page).getByRole("list", { name: "Choose one" });
  await expect(choices.getByRole("button")).toHaveText(["Bedroom lamp", "Kitchen lamp"]);
  await choices.getByRole("button", { name: "Kitchen lamp" }).click();
  await expect(lastAnswer(page)).toContainText("Should I turn off Kitchen lamp (simulated)");
  await ask(page, "is the kitchen lamp on?");
  await expect(lastAnswer(page)).toContainText("Kitchen lamp (simulated) is on");
  await ask(page, "turn off the kitchen lamp");
  await expect(lastAnswer(page)).toContainText("Should I turn off Kitchen lamp (simulated)");
  await ask(page, "yes");
  await expect(lastAnswer(page)).toContainText("Done: Kitchen lamp (simulated) is off");
});
