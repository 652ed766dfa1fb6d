import type { Page, Request } from "playwright";
import { describe } from "vitest";
import { upload } from "../support/chat-page";
import { greenButtonFile, kilowattHours } from "../support/energy-file";
import { NIGHTLY } from "../support/nightly";
import { expect, reload, test } from "../support/story";

/* The landing page for a visitor: readable at once, then an assistant that cites its sources. */

const card = (page: Page) => page.getByRole("region", { name: "Chat with the energy assistant" });
const conversation = (page: Page) => card(page).getByRole("log");
const question = (page: Page) => card(page).getByRole("textbox", { name: "Your message" });
const quick = (page: Page, name: string) => card(page).getByRole("button", { name, exact: true });
const isChat = (request: Request) => new URL(request.url()).pathname === "/api/chat";

describe("before any script runs", () => {
  test("the page reads in English", async ({ open }) => {
    const page = await open("/", { javaScriptEnabled: false });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("I'm Your Energy AI Assistant");
    for (const feature of ["NILM Technology", "Virtual Power Plant", "Revenue Optimization", "Smart Analytics"]) {
      await expect(page.getByRole("heading", { name: feature })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Proven Results" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Stay Updated" })).toBeVisible();
    await expect(page.getByText("© 2025 Wattleaf. All rights reserved.")).toBeVisible();
    await expect(card(page)).toContainText("Hello! I can help you with NILM technology");
  });

  test("an address with ?lang=zh reads in Chinese", async ({ open }) => {
    const page = await open("/?lang=zh", { javaScriptEnabled: false });
    await expect(page.locator("html")).toHaveAttribute("lang", "zh");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[一-鿿]/);
    await expect(page.getByRole("contentinfo")).toContainText("订阅");
  });
});

describe("a visitor's question", () => {
  test("gets an answer with its source, and both are still there after a reload", async ({ open }) => {
    const page = await open("/");
    await question(page).fill("What are VPP benefits?");
    await question(page).press("Enter");
    await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible();
    const answer = conversation(page).getByRole("listitem").last();
    await expect(answer.getByText("Article")).not.toHaveCount(0);
    await expect(question(page)).toHaveValue("");
    const said = await conversation(page).innerText();

    await reload(page);
    await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible();
    expect(await conversation(page).innerText()).toBe(said);
  });

  test("can be about an uploaded file", async ({ open }) => {
    const file = greenButtonFile(14);
    const page = await open("/");
    await upload(page, file);
    await expect(conversation(page)).toContainText(kilowattHours(file.facts.total));
    await card(page).getByRole("button", { name: "When do I use the most?" }).click();
    await expect(conversation(page)).toContainText("You: When do I use the most?");
    await expect(conversation(page)).toContainText("Your peak hour is 5–6 PM");
  });

  test("is not sent when it is empty, blank or a line break", async ({ open }) => {
    const page = await open("/");
    const calls: Request[] = [];
    page.on("request", (request) => isChat(request) && calls.push(request));
    await question(page).fill("   ");
    await question(page).press("Enter");
    await expect(card(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await question(page).fill("One line");
    await question(page).press("Shift+Enter");
    await expect(question(page)).toHaveValue("One line\n");
    expect(calls).toEqual([]);
  });

  test("typed after an early Enter waits in the field", async ({ open }) => {
    const codeNow = Promise.withResolvers<void>();
    const calls: Request[] = [];
    const page = await open("/", {
      before: (fresh) =>
        fresh.route("**/assets/hero.island*.js", async (route) => {
          await codeNow.promise;
          await route.continue();
        }),
    });
    page.on("request", (request) => isChat(request) && calls.push(request));
    await question(page).fill("   ");
    await question(page).press("Enter");
    await question(page).fill("One line");
    codeNow.resolve();
    await expect(page.locator("[data-island='home/hero'][data-awake]")).toBeAttached();
    await expect(card(page).getByRole("button", { name: "Send" })).toBeEnabled();
    await expect(question(page)).toHaveValue("One line");
    expect(calls).toEqual([]);
  });

  test.runIf(NIGHTLY)("blocks sending while the assistant thinks", async ({ open }) => {
    const answerNow = Promise.withResolvers<void>();
    const page = await open("/", {
      before: (held) =>
        held.route("**/api/chat", async (route) => {
          await answerNow.promise;
          await route.continue();
        }),
    });
    await question(page).fill("What is NILM?");
    await question(page).press("Enter");
    await expect(conversation(page).getByText("Thinking...")).toBeVisible();
    await expect(question(page)).toBeDisabled();
    await expect(card(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await expect(quick(page, "How much can I save?")).toBeDisabled();

    answerNow.resolve();
    await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible();
    await expect(conversation(page).getByText("Thinking...")).toBeHidden();
    await expect(question(page)).toBeEnabled();
  });

  test("can be retried after an error", async ({ open }) => {
    const page = await open("/", {
      expected: [/ERR_FAILED POST .*\/api\/chat$/],
      before: (broken) => broken.route("**/api/chat", (route) => route.abort()),
    });
    await question(page).fill("What is NILM?");
    await question(page).press("Enter");
    await expect(conversation(page)).toContainText(
      "I'm sorry, I'm experiencing technical difficulties. Please try again or contact our support team.",
    );
    await page.unroute("**/api/chat");
    await conversation(page).getByRole("button", { name: "Try again" }).click();
    await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible();
    await expect(conversation(page)).not.toContainText("technical difficulties");
    await expect(conversation(page).getByText("You: What is NILM?")).toHaveCount(1);
  });
});

describe("suggestions", () => {
  test("a quick question fills the input after 100 ms, and is sent 500 ms later", async ({ open }) => {
    const asked = "Can my devices be controlled?";
    const page = await open("/", { before: ({ clock }) => clock.install() });
    const calls: Request[] = [];
    page.on("request", (request) => isChat(request) && calls.push(request));
    const said = conversation(page).getByText(`You: ${asked}`);
    await page.clock.pauseAt(Date.now() + 60_000);

    await quick(page, asked).click();
    await expect(question(page)).toHaveValue(asked);
    await page.clock.runFor(99);
    await expect(said).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(said).toHaveCount(1);

    await page.clock.runFor(499);
    await expect(question(page)).toHaveValue(asked);
    expect(calls).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => calls.length).toBe(1);
    await expect(question(page)).toHaveValue("");
    expect(calls[0]?.postDataJSON()).toMatchObject({
      message: asked,
      messageType: "general",
      sessionId: "home-page-chat",
    });

    await page.clock.resume();
    await expect(conversation(page).getByText("Sources", { exact: true })).toBeVisible();
    await expect(said).toHaveCount(1);
  });

  test("the row of examples rotates every three seconds, and 'Use this' takes the visible one", async ({ open }) => {
    const page = await open("/", { reducedMotion: "no-preference", before: ({ clock }) => clock.install() });
    const line = page.getByText("Ask me anything, like");
    const shown = async () => /“(.+)”/.exec(await line.locator("..").innerText())?.[1] ?? "";
    await page.clock.pauseAt(Date.now() + 60_000);

    const first = await shown();
    const seen = new Set([first]);
    for (let turn = 1; turn <= 5; turn++) {
      const before = await shown();
      await page.clock.runFor(3000);
      await expect.poll(shown).not.toBe(before);
      seen.add(await shown());
    }
    expect(seen.size).toBe(6);
    await page.clock.runFor(3000);
    await expect.poll(shown).toBe(first);

    await page.getByRole("button", { name: "Use this" }).click();
    await expect(question(page)).toHaveValue(first);
    await expect(question(page)).toBeFocused();
  });

  test.runIf(NIGHTLY)(
    "the placeholder types a hint letter by letter, pauses, erases it and types the next",
    async ({ open }) => {
      const page = await open("/", { reducedMotion: "no-preference", before: ({ clock }) => clock.install() });
      const hint = async () => (await question(page).getAttribute("placeholder")) ?? "";
      await page.clock.pauseAt(Date.now() + 60_000);

      /** Advances time in steps until the hint is `goal`; it may change by at most one letter per step. */
      const stepTo = async (goal: string, stepMs: number) => {
        await expect
          .poll(
            async () => {
              const before = (await hint()).length;
              await page.clock.runFor(stepMs);
              const after = await hint();
              expect(Math.abs(after.length - before)).toBeLessThanOrEqual(1);
              return after;
            },
            { intervals: [0], timeout: 20_000 },
          )
          .toBe(goal);
      };
      await stepTo("Ask about your electricity bill", 50);
      await page.clock.runFor(1900);
      await expect(question(page)).toHaveAttribute("placeholder", "Ask about your electricity bill");
      await stepTo("", 50);
      await stepTo("Ask how much", 50);
    },
  );

  test("under reduced motion both stand still", async ({ open }) => {
    const page = await open("/", { before: ({ clock }) => clock.install() });
    await expect(question(page)).toHaveAttribute("placeholder", "Ask about your energy");
    const line = page.getByText("Ask me anything, like").locator("..");
    const before = await line.innerText();
    await page.clock.runFor(7000);
    expect(await line.innerText()).toBe(before);
  });
});
