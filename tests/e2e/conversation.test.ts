import { chat as chatZh } from "@wattleaf/shared/i18n/messages/zh/chat";
import { chatPage as zh } from "@wattleaf/shared/i18n/messages/zh/chat-page";
import type { Page } from "playwright";
import { ask, conversation, lines, openChat, question, sources } from "../support/chat-page";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY } from "../support/nightly";
import { expect, reload, test } from "../support/story";

/* The chat of a signed-in household: conversations keep their context and recover from errors. */

test.runIf(NIGHTLY)("the assistant remembers the topic", async ({ open, site }) => {
  const page = await openChat(open, site);
  await ask(page, "How much electricity does a dishwasher use?");
  await expect(sources(page)).toHaveCount(1);
  await ask(page, "and a dryer?");
  await expect(sources(page)).toHaveCount(2);
  await expect(lines(page).last()).toContainText(/dryer/);
  await expect(lines(page).last()).toContainText(/kWh/);
});

test("New chat starts another one; reload, back and the sidebar switch between them", async ({ open, site }) => {
  const page = await openChat(open, site);
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toBeVisible();
  const first = page.url();
  await page.getByRole("button", { name: "New chat" }).click();
  await expect(page.getByRole("heading", { name: "What would you like to know about your energy?" })).toBeVisible();
  await expect(question(page)).toBeFocused();
  await ask(page, "What is NILM?");
  await expect(sources(page)).toBeVisible();
  await expect(page.getByText("You: What are VPP benefits?")).toHaveCount(0);
  expect(page.url()).not.toBe(first);
  await reload(page);
  await expect(conversation(page).getByText("You: What is NILM?")).toBeVisible();
  const list = page.getByRole("navigation", { name: "Conversations" });
  await expect(list.getByRole("link")).toHaveText(["What is NILM?", "What are VPP benefits?"]);
  await list.getByRole("link", { name: "What are VPP benefits?" }).click();
  await expect(conversation(page).getByText("You: What are VPP benefits?")).toBeVisible();
  await expect(page).toHaveURL(first);
  await expect(page).toHaveTitle(/^What are VPP benefits\?/);
  await page.goBack();
  await expect(conversation(page).getByText("You: What is NILM?")).toBeVisible();
});

test("Stop ends the wait while the user types the next question; the answer can be requested again", async ({
  open,
  site,
}) => {
  const page = await openChat(open, site);
  // The server answers, but the response never arrives.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/chat", (route) => route.fetch().then(arrive), { times: 1 });
  await ask(page, "What are VPP benefits?");
  await arrived;
  await question(page).fill("What is NILM?");
  await question(page).press("Enter");
  await expect(conversation(page).getByText("You: What is NILM?")).toHaveCount(0);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(conversation(page)).toContainText("Stopped.");
  await expect(question(page)).toHaveValue("What is NILM?");
  await conversation(page).getByRole("button", { name: "Try another answer" }).click();
  await expect(sources(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await reload(page);
  await expect(sources(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
});

test("an edited question replaces what followed, here and on the server", async ({ open, site }) => {
  const page = await openChat(open, site);
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toHaveCount(1);
  await ask(page, "What is NILM?");
  await expect(sources(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Edit question" }).first().click();
  const edited = page.getByRole("textbox", { name: "Edited question" });
  await expect(edited).toBeFocused();
  await edited.press("Escape");
  await expect(page.getByRole("button", { name: "Edit question" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await edited.fill("What is a time-of-use tariff?");
  await edited.press("Enter");
  for (const visit of ["here", "after a reload"]) {
    if (visit !== "here") await reload(page);
    await expect(sources(page)).toHaveCount(1);
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText("You: What is a time-of-use tariff?");
  }
});

/** The clipboard's text, once it is longer than `least` characters: browsers write it asynchronously. */
async function clipboardOf(page: Page, least: number): Promise<string> {
  await page.waitForFunction(async (length) => (await navigator.clipboard.readText()).length > length, least);
  return page.evaluate(() => navigator.clipboard.readText());
}

test("an answer can be copied and rated, and the rating is kept", async ({ open, site }) => {
  const page = await openChat(open, site, { permissions: ["clipboard-read", "clipboard-write"] });
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy answer" }).click();
  const copied = await clipboardOf(page, 40);
  expect(copied).not.toMatch(/\[1\]|\*\*/);
  await page.getByRole("button", { name: "Not helpful" }).click();
  await page.getByRole("textbox", { name: "Tell us more (optional)" }).fill("Too long");
  await Promise.all([
    page.waitForResponse(/chat\.feedback/),
    page.getByRole("button", { name: "Send", exact: true }).first().click(),
  ]);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Thanks for your feedback");
  await reload(page);
  await expect(page.getByRole("button", { name: "Not helpful" })).toHaveAttribute("aria-pressed", "true");
});

test.runIf(NIGHTLY)("in Chinese: stopped, retried, edited, copied and rated", async ({ open, site }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await openChat(open, site, { permissions, before: chooseLanguage("zh") });
  const say = async (text: string) => {
    await page.getByRole("textbox", { name: chatZh["chat.input.label"] }).fill(text);
    await page.keyboard.press("Enter");
  };
  const button = (name: string) => conversation(page).getByRole("button", { name, exact: true });
  const { promise: answered, resolve: hasAnswered } = Promise.withResolvers<unknown>();
  await page.route("**/api/chat", async (route) => hasAnswered(await route.fetch()), { times: 1 });
  await say("虚拟电厂有什么好处？");
  await answered;
  await page.getByRole("button", { name: chatZh["chat.stop"] }).click();
  await expect(conversation(page)).toContainText(chatZh["chat.stopped"]);
  await button(zh["chat.page.regenerate"]).click();
  await expect(conversation(page).getByText(chatZh["chat.sources"], { exact: true })).toBeVisible();

  await button(zh["chat.page.edit"]).click();
  await page.getByRole("textbox", { name: zh["chat.page.edit.label"] }).fill("什么是基础负荷？");
  await page.keyboard.press("Enter");
  await expect(lines(page).last()).toContainText("基础负荷");
  await expect(lines(page)).toHaveCount(2);
  await button(zh["chat.page.copy"]).click();
  expect(await clipboardOf(page, 4)).toContain("基础负荷");
  await Promise.all([page.waitForResponse(/chat\.feedback/), button(zh["chat.page.feedback.up"]).click()]);
  await reload(page);
  await expect(lines(page)).toHaveCount(2);
  await expect(button(zh["chat.page.feedback.up"])).toHaveAttribute("aria-pressed", "true");
});

test("an answer resumes after its connection breaks, without duplicates", async ({ open, site }) => {
  const page = await openChat(open, site);
  const resumed: { lastEventId: string | undefined; body: unknown }[] = [];
  let whole = "";
  await page.route("**/api/chat", async (route, request) => {
    const lastEventId = request.headers()["last-event-id"];
    resumed.push({ lastEventId, body: request.postDataJSON() });
    if (resumed.length > 1) return route.continue();
    const response = await route.fetch();
    whole = await response.text();
    // In the middle of an event: a partial event counts as not received.
    await route.fulfill({ response, body: whole.slice(0, Math.floor(whole.length / 2)) });
  });
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toBeVisible();
  expect(resumed).toHaveLength(2);
  expect(Number(resumed[1]?.lastEventId)).toBeGreaterThan(0);
  expect(resumed[1]?.body).toEqual(resumed[0]?.body);

  const { response } = doneEvent(whole);
  const shown = (await conversation(page).innerText()).replace(/\s+/g, " ");
  const opening = response.split(/[[\n*]/)[0]?.trim() ?? "";
  expect(opening.length).toBeGreaterThan(20);
  expect(shown.split(opening)).toHaveLength(2);
  await reload(page);
  await expect(sources(page)).toHaveCount(1);
  expect((await conversation(page).innerText()).replace(/\s+/g, " ")).toBe(shown);
});

test("a reload during an answer shows it in full, once", async ({ open, site }) => {
  const page = await openChat(open, site);
  const reached = Promise.withResolvers<void>();
  await page.route(
    "**/api/chat",
    async (route) => {
      await route.fetch();
      reached.resolve();
    },
    { times: 1 },
  );
  await ask(page, "What are VPP benefits?");
  await reached.promise;
  await expect(conversation(page)).toContainText("Thinking...");
  await reload(page);
  await expect(sources(page)).toHaveCount(1);
  await expect(conversation(page).getByText("You: What are VPP benefits?")).toHaveCount(1);
  await expect(question(page)).toBeEnabled();
});

test.runIf(NIGHTLY)(
  "a question whose answer is lost before its first word is sent once more under its own key",
  async ({ open, site }) => {
    const page = await openChat(open, site, { expected: [/ERR_CONNECTION_RESET POST .*\/api\/chat$/] });
    await page.route(
      "**/api/chat",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await ask(page, "What is NILM?");
    await expect(sources(page)).toHaveCount(1);
    await reload(page);
    await expect(sources(page)).toHaveCount(1);
    await expect(lines(page)).toHaveCount(2);
  },
);

test("a message written offline survives a reload and can be sent again", async ({ open, site }) => {
  const page = await openChat(open, site, { expected: [/ERR_INTERNET_DISCONNECTED POST .*\/api\/chat$/] });
  await expect(page.getByText("Your conversations will appear here.")).toBeVisible();
  await page.context().setOffline(true);
  await ask(page, "What is NILM?");
  await expect(conversation(page)).toContainText(
    "I apologize, but I'm having trouble connecting right now. Please check your internet connection and try again.",
  );
  await page.context().setOffline(false);
  await reload(page);
  await expect(conversation(page).getByText("You: What is NILM?")).toBeVisible();
  await conversation(page).getByRole("button", { name: "Try again" }).click();
  await expect(sources(page)).toBeVisible();
  await reload(page);
  await expect(sources(page)).toHaveCount(1);
  await expect(lines(page)).toHaveCount(2);
});

/** The final answer of a stream. */
function doneEvent(stream: string): { response: string } {
  const data = /^event: done\ndata: (.+)$/m.exec(stream)?.[1];
  if (data === undefined) throw new Error("The stream holds no finished answer");
  return JSON.parse(data) as { response: string };
}
