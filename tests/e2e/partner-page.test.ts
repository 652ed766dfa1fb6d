import type { Page } from "playwright";
import { baseLoadWatts, greenButtonFile, kilowattHours } from "../support/energy-file";
import { COMPUTED, type OpenOptions, expect, test } from "../support/story";

/* The widget on a partner's page, on another origin than Wattleaf's, against the real server. */

const launcher = (page: Page) => page.getByRole("button", { name: "Energy assistant" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Energy assistant" });
const conversation = (page: Page) => panel(page).getByRole("region", { name: "Conversation" });
const lines = (page: Page) => conversation(page).getByRole("list").first().locator("> li");
const question = (page: Page) => panel(page).getByRole("textbox", { name: "Your question" });

type WatchedWindow = Window & { violations?: string[] };

/** Records every violation of the page's content security policy. */
const watchPolicy: Pick<OpenOptions, "before"> = {
  before: (page) =>
    page.addInitScript(() => {
      const violations: string[] = [];
      (window as WatchedWindow).violations = violations;
      document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
        violations.push(violatedDirective),
      );
    }),
};
const violations = (page: Page) => page.evaluate(() => (window as WatchedWindow).violations);
const storage = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, local: localStorage.length, session: sessionStorage.length }));

test("before it is first opened, the widget only loads its launcher and stores nothing", async ({ open, site }) => {
  const asked: string[] = [];
  const page = await open(site.partnerPage, {
    before: async (watched) => {
      await watchPolicy.before?.(watched);
      watched.on("request", (request) => request.url().startsWith(site.url) && asked.push(request.url()));
    },
  });
  await expect(launcher(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([`${site.url}/widget.js`]);
  expect(await storage(page)).toEqual({ cookies: "", local: 0, session: 0 });
  expect(await page.context().cookies()).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("it answers with sources, reads a bill, and continues after a reload", async ({ open, site }) => {
  const file = greenButtonFile();
  const page = await open(site.partnerPage, watchPolicy);
  await launcher(page).click();
  await expect(panel(page)).toContainText("for Brightwater Power & Light customers");

  await question(page).fill("What are VPP benefits?");
  await question(page).press("Enter");
  await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible(COMPUTED);

  await page.locator("wattleaf-widget input[type=file]").setInputFiles(file);
  await expect(conversation(page)).toContainText(kilowattHours(file.facts.total));
  await expect(conversation(page)).toContainText(baseLoadWatts(file.facts));
  const said = await lines(page).count();

  await page.reload();
  await launcher(page).click();
  await expect(conversation(page)).toContainText(kilowattHours(file.facts.total));
  await expect(conversation(page)).toContainText("You: What are VPP benefits?");
  await expect(lines(page)).toHaveCount(said);
  await question(page).fill("What is my base load?");
  await question(page).press("Enter");
  await expect(lines(page)).toHaveCount(said + 2);
  await expect(lines(page).last()).toContainText(`Your base load is ${baseLoadWatts(file.facts)}`);

  expect(await violations(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("Stop ends the wait, keeps what is typed, and the next question is answered", async ({ open, site }) => {
  const page = await open(site.partnerPage, watchPolicy);
  // The server answers, but the response never arrives.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/chat", (route) => route.fetch().then(arrive), { times: 1 });
  await launcher(page).click();
  await question(page).fill("What are VPP benefits?");
  await question(page).press("Enter");
  await arrived;
  await question(page).fill("What is NILM?");
  await panel(page).getByRole("button", { name: "Stop answering" }).click();
  await expect(conversation(page)).toContainText("Stopped");
  await expect(question(page)).toHaveValue("What is NILM?");
  await question(page).press("Enter");
  await expect(lines(page).last()).toContainText("Sources", COMPUTED);
  await expect(panel(page).getByRole("button", { name: "Stop answering" })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("Escape closes the panel and returns the focus to the button", async ({ open, site }) => {
  const page = await open(site.partnerPage, watchPolicy);
  await launcher(page).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test("a page that is not on the partner's list gets a clear error", async ({ open, site }) => {
  const page = await open(site.unlistedPage, {
    ...watchPolicy,
    expected: [/^response: 403 POST .*\/api\/widget\/session$/],
  });
  await launcher(page).click();
  const alert = panel(page).getByRole("alert");
  await expect(alert).toContainText("The assistant isn't enabled on this site");
  await expect(alert).toContainText(`${new URL(site.unlistedPage).origin} isn't on the partner's list`);
  await expect(question(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("the rewards open for a visitor, and a part that cannot be loaded leaves the others", async ({ open, site }) => {
  const LEADERBOARD = "**/api/gamification/leaderboard";
  const page = await open(site.partnerPage, {
    before: async (fresh) => {
      await watchPolicy.before?.(fresh);
      await fresh.route(LEADERBOARD, (route) => route.abort());
    },
    expected: [/leaderboard/, /ERR_FAILED/],
  });
  await launcher(page).click();
  await panel(page).getByRole("button", { name: "Rewards" }).click();
  const rewards = panel(page).getByRole("region", { name: "Rewards" });
  await expect(rewards.getByRole("heading", { name: "How to earn green coins" })).toBeVisible();
  await expect(rewards).toContainText("green coins");
  const alert = rewards.getByRole("alert");
  await expect(alert).toContainText("The leaderboard couldn't be loaded.");
  await expect(rewards.getByRole("listitem").filter({ hasText: /[\d,]+ green coins/ })).not.toHaveCount(0);

  await page.unroute(LEADERBOARD);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(rewards.getByRole("listitem").filter({ hasText: /^1\. .*points/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
