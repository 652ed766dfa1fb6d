import { ask, conversation, lines, openChat, question, sources } from "../support/chat-page";
import { expect, reload, test } from "../support/story";

/* The chat of a signed-in household: a conversation that remembers, and that survives mishaps. */

test("remembers what it was about", async ({ open, site }) => {
  const page = await openChat(open, site);
  await ask(page, "How much electricity does a heat pump use?");
  await expect(sources(page)).toHaveCount(1);
  await ask(page, "and a dryer?");
  await expect(sources(page)).toHaveCount(2);
  await expect(lines(page).last()).toContainText(/dryer/);
  await expect(lines(page).last()).toContainText(/kWh/);
});

test("on a phone the message field and the tab bar are both in view", async ({ open, site }) => {
  const page = await openChat(open, site, { viewport: { width: 390, height: 844 } });
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toBeVisible();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport({ ratio: 1 });
});

test("New chat clears it, here and on the server", async ({ open, site }) => {
  const page = await openChat(open, site);
  await ask(page, "What are VPP benefits?");
  await expect(sources(page)).toBeVisible();
  await page.getByRole("button", { name: "New chat" }).click();
  await expect(page.getByRole("heading", { name: "What would you like to know about your energy?" })).toBeVisible();
  await expect(page.getByText("You: What are VPP benefits?")).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole("heading", { name: "What would you like to know about your energy?" })).toBeVisible();
});

test("Stop ends the waiting, and the next question can be asked", async ({ open, site }) => {
  const page = await openChat(open, site);
  // The server answers, and the connection never tells.
  await page.route("**/api/chat", async (route) => void (await route.fetch()), { times: 1 });
  await ask(page, "What are VPP benefits?");
  await expect(question(page)).toBeDisabled();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(conversation(page)).toContainText("Stopped.");
  await expect(question(page)).toBeFocused();
  await ask(page, "What is NILM?");
  await expect(sources(page)).toBeVisible();
});

test("an answer whose connection breaks goes on where it broke off, and nothing comes twice", async ({
  open,
  site,
}) => {
  const page = await openChat(open, site);
  const resumed: { lastEventId: string | undefined; body: unknown }[] = [];
  let whole = "";
  await page.route("**/api/chat", async (route, request) => {
    const lastEventId = request.headers()["last-event-id"];
    resumed.push({ lastEventId, body: request.postDataJSON() });
    if (resumed.length > 1) return route.continue();
    const response = await route.fetch();
    whole = await response.text();
    // In the middle of an event: what came of it counts as not come.
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

test("a reload while an answer is on its way finds it whole, once", async ({ open, site }) => {
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

test("a network that is away says so, and the question can be asked again", async ({ open, site }) => {
  const page = await openChat(open, site, {
    expected: [/ERR_INTERNET_DISCONNECTED POST .*\/api\/chat$/],
  });
  await expect(page.getByText("No file yet.")).toBeVisible();
  await page.context().setOffline(true);
  await ask(page, "What is NILM?");
  await expect(conversation(page)).toContainText("I'm having trouble connecting right now.");
  await page.context().setOffline(false);
  await conversation(page).getByRole("button", { name: "Try again" }).click();
  await expect(sources(page)).toBeVisible();
  await expect(conversation(page).getByText("You: What is NILM?")).toHaveCount(1);
});

/** The finished answer that a stream ends with. */
function doneEvent(stream: string): { response: string } {
  const data = /^event: done\ndata: (.+)$/m.exec(stream)?.[1];
  if (data === undefined) throw new Error("The stream holds no finished answer");
  return JSON.parse(data) as { response: string };
}
