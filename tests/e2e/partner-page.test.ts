import type { Page } from "playwright";
import { describe } from "vitest";
import { DEMO_PARTNER_NAME } from "../../packages/server/src/db/seed/demo";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { baseLoadWatts, greenButtonFile, kilowattHours } from "../support/energy-file";
import { sampled } from "../support/nightly";
import { violationsOn, watchPolicy } from "../support/policy-violations";
import { COMPUTED, expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

/* The widget on a partner's page, on another origin than Wattleaf's, against the real server. */

const NILM_QUESTION = { en: "What is NILM?", zh: "什么是 NILM？" };
const BASE_LOAD = {
  en: { question: "What is my base load?", answer: "Your base load is {watts}" },
  zh: { question: "我的基础负荷是多少？", answer: "您的基础负荷是 {watts}" },
};

const storage = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, local: localStorage.length, session: sessionStorage.length }));

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  const before = async (page: Page) => {
    await watchPolicy(page);
    await pageIn(language)(page);
  };

  test("before it is first opened, the widget only loads its launcher and stores nothing", async ({ open, site }) => {
    const asked: string[] = [];
    const page = await open(site.partnerPage, {
      before: async (watched) => {
        await before(watched);
        watched.on("request", (request) => request.url().startsWith(site.url) && asked.push(request.url()));
      },
    });
    await expect(widgetOn(page, language).launcher).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([`${site.url}/widget.js`]);
    expect(await storage(page)).toEqual({ cookies: "", local: 0, session: 0 });
    expect(await page.context().cookies()).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });

  test("it answers with sources, reads a bill, and continues after a reload", async ({ open, site }) => {
    const file = greenButtonFile();
    const page = await open(site.partnerPage, { before });
    const { launcher, panel, conversation, lines, ask, sources, saidByUser, fileInput, text } = widgetOn(
      page,
      language,
    );
    await launcher.click();
    await expect(panel).toContainText(text("widget.byPartner", { partner: DEMO_PARTNER_NAME }));

    await ask(text("widget.suggest.vpp"));
    await expect(sources).toBeVisible(COMPUTED);

    await fileInput.setInputFiles(file);
    await expect(conversation).toContainText(kilowattHours(file.facts.total));
    await expect(conversation).toContainText(baseLoadWatts(file.facts));
    const said = await lines.count();

    await page.reload();
    await launcher.click();
    await expect(conversation).toContainText(kilowattHours(file.facts.total));
    await expect(conversation).toContainText(saidByUser(text("widget.suggest.vpp")));
    await expect(lines).toHaveCount(said);
    await ask(BASE_LOAD[language].question);
    await expect(lines).toHaveCount(said + 2);
    await expect(lines.last()).toContainText(BASE_LOAD[language].answer.replace("{watts}", baseLoadWatts(file.facts)));

    expect(await violationsOn(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("Stop ends the wait, keeps what is typed, and the next question is answered", async ({ open, site }) => {
    const page = await open(site.partnerPage, { before });
    const { launcher, conversation, lines, question, ask, button, text } = widgetOn(page, language);
    // The server answers, but the response never arrives.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/api/chat", (route) => route.fetch().then(arrive), { times: 1 });
    await launcher.click();
    await ask(text("widget.suggest.vpp"));
    await arrived;
    await question.fill(NILM_QUESTION[language]);
    await button("widget.composer.stop").click();
    await expect(conversation).toContainText(text("widget.stopped"));
    await expect(question).toHaveValue(NILM_QUESTION[language]);
    await question.press("Enter");
    await expect(lines.last()).toContainText(text("widget.sources"), COMPUTED);
    await expect(button("widget.composer.stop")).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
  });

  test("Escape closes the panel and returns the focus to the button", async ({ open, site }) => {
    const page = await open(site.partnerPage, { before });
    const { launcher, panel, question } = widgetOn(page, language);
    await launcher.click();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
  });

  test("a page that is not on the partner's list gets a clear error", async ({ open, site }) => {
    const page = await open(site.unlistedPage, {
      before,
      expected: [/^response: 403 POST .*\/api\/widget\/session$/],
    });
    const { launcher, panel, question, text } = widgetOn(page, language);
    await launcher.click();
    const alert = panel.getByRole("alert");
    const { origin } = new URL(site.unlistedPage);
    await expect(alert).toContainText(text("widget.unavailable.origin.title"));
    await expect(alert).toContainText(text("widget.unavailable.origin.text", { origin }));
    await expect(question).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
  });

  test("the rewards open for a visitor, and a part that cannot be loaded leaves the others", async ({ open, site }) => {
    const LEADERBOARD = "**/api/gamification/leaderboard";
    const page = await open(site.partnerPage, {
      before: async (fresh) => {
        await before(fresh);
        await fresh.route(LEADERBOARD, (route) => route.abort());
      },
      expected: [/leaderboard/, /ERR_FAILED/],
    });
    const { launcher, panel, button, text } = widgetOn(page, language);
    await launcher.click();
    await button("widget.rewards").click();
    const rewards = panel.getByRole("region", { name: text("widget.rewards") });
    const price = new RegExp(text("widget.rewards.price", { count: "[\\d,]+" }));
    const points = text("widget.rewards.points", { count: "" }).trim();
    await expect(rewards.getByRole("heading", { name: text("widget.rewards.how") })).toBeVisible();
    await expect(rewards).toContainText(text("widget.rewards.signIn"));
    const alert = rewards.getByRole("alert");
    await expect(alert).toContainText(text("widget.rewards.missing.leaderboard"));
    await expect(rewards.getByRole("listitem").filter({ hasText: price })).not.toHaveCount(0);

    await page.unroute(LEADERBOARD);
    await alert.getByRole("button", { name: text("widget.retry") }).click();
    await expect(rewards.getByRole("listitem").filter({ hasText: new RegExp(`^1\\. .*${points}`) })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
  });
});
