import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { describe } from "vitest";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { baseLoadWatts, energyFile, greenButtonFile, kilowattHours } from "../support/energy-file";
import { signUp } from "../support/sign-up";
import { type OpenOptions, type OpenPage, expect, reload, test } from "../support/story";
import type { Site } from "../support/site";

/* The chat page of a signed-in household: files that are really read, and a conversation that survives mishaps. */

const conversation = (page: Page) => page.getByRole("main").getByRole("log");
const lines = (page: Page) => conversation(page).getByRole("list").first().locator("> li");
const question = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const sources = (page: Page) => conversation(page).getByText("Sources", { exact: true });

async function ask(page: Page, text: string) {
  await question(page).fill(text);
  await question(page).press("Enter");
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function upload(page: Page, { name, mimeType, buffer }: ChosenFile) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload a bill or meter file" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** The chat of an account of its own. */
const openChat = (open: OpenPage, site: Site, { before, ...options }: OpenOptions = {}) =>
  open("/chat", {
    ...options,
    before: async (page) => {
      await signUp(page, site);
      await before?.(page);
    },
  });

/** Published sample data, kept beside the repository and not in it. */
const shared = process.env.WATTLEAF_SHARED_DATA ?? fileURLToPath(new URL("../../../shared/data", import.meta.url));
const desert = `${shared}/greenbutton/Desert_Single_Family_Jan_1_2011_to_Jan_1_2012_RetailCustomer_7.xml`;

describe("an uploaded file", () => {
  test("a Green Button file is read, and its base load is told to the watt", async ({ open, site }) => {
    const file = greenButtonFile();
    const page = await openChat(open, site);
    await upload(page, file);
    await expect(lines(page).last()).toContainText(kilowattHours(file.facts.total));
    await ask(page, "what is my base load?");
    await expect(lines(page)).toHaveCount(4);
    const answer = lines(page).last();
    await expect(answer).toContainText(`Your base load is ${baseLoadWatts(file.facts)}`);
    await expect(answer.getByText("Sources", { exact: true })).toBeVisible();
    await expect(answer.getByRole("listitem").filter({ hasText: file.name })).toContainText("Your file: ");

    await page.goto("/dashboard");
    await expect(page.getByRole("main")).toContainText(file.name);
    const watts = baseLoadWatts(file.facts).replace(" ", "\\s*");
    await expect(page.getByRole("main")).toContainText(new RegExp(`Base load\\s*${watts}`));
  });

  test.skipIf(!existsSync(desert))("a published household's year sums to 12,397.1 kWh", async ({ open, site }) => {
    const file = energyFile(basename(desert), readFileSync(desert));
    expect(file.facts.total).toBe(12_397_107);
    const page = await openChat(open, site);
    await upload(page, file);
    await expect(lines(page).last()).toContainText("12,397.1 kWh");
    await ask(page, "what is my base load?");
    await expect(lines(page)).toHaveCount(4);
    await expect(lines(page).last()).toContainText(`Your base load is ${baseLoadWatts(file.facts)}`);
  });

  test("the setup takes a file too, and goes on by itself", async ({ open, site }) => {
    const file = greenButtonFile();
    const page = await open("/onboarding", { before: (fresh) => signUp(fresh, site) });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Upload an energy bill or meter file" })).toBeVisible();
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("main")).toContainText("Your file was read");
    await expect(page.getByRole("main")).toContainText(kilowattHours(file.facts.total));
    await expect(page.getByRole("heading", { name: "Connect devices" })).toBeVisible();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("main")).toContainText("150");
  });

  test("a wrong type and a file that is too large are refused before they are sent", async ({ open, site }) => {
    const page = await openChat(open, site);
    const calls: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/upload") && calls.push(request.url()));
    await upload(page, {
      name: "letter.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("Dear customer"),
    });
    await expect(notifications(page)).toContainText("Upload failed");
    await expect(notifications(page)).toContainText(
      "Please upload a PDF, CSV, Excel, or image file of your energy bill.",
    );
    await upload(page, { name: "usage.csv", mimeType: "text/csv", buffer: Buffer.alloc(MAX_UPLOAD_BYTES + 1, "1") });
    await expect(notifications(page)).toContainText("Please upload a file smaller than 10MB.");
    expect(calls).toEqual([]);
  });

  test("a file that holds no readings is refused with the reason", async ({ open, site }) => {
    const page = await openChat(open, site, { expected: [/^response: 4\d\d POST .*\/api\/upload$/] });
    await upload(page, { name: "notes.csv", mimeType: "text/csv", buffer: Buffer.from("name,colour\nkettle,red\n") });
    await expect(conversation(page)).toContainText("Sorry, I couldn't process your file.");
    await expect(notifications(page)).toContainText("Upload failed");
    await ask(page, "what is my base load?");
    await expect(conversation(page)).toContainText("I can't tell your base load yet");
  });
});

describe("the conversation", () => {
  test("remembers what it was about", async ({ open, site }) => {
    const page = await openChat(open, site);
    await ask(page, "How much electricity does a heat pump use?");
    await expect(sources(page)).toHaveCount(1);
    await ask(page, "and a dryer?");
    await expect(sources(page)).toHaveCount(2);
    await expect(lines(page).last()).toContainText(/dryer/);
    await expect(lines(page).last()).toContainText(/kWh/);
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
});

/** The finished answer that a stream ends with. */
function doneEvent(stream: string): { response: string } {
  const data = /^event: done\ndata: (.+)$/m.exec(stream)?.[1];
  if (data === undefined) throw new Error("The stream holds no finished answer");
  return JSON.parse(data) as { response: string };
}
