import type { Page } from "playwright";
import { describe } from "vitest";
import { chat as chatEn } from "@wattleaf/shared/i18n/messages/en/chat";
import { chatPage as en } from "@wattleaf/shared/i18n/messages/en/chat-page";
import { chat as chatZh } from "@wattleaf/shared/i18n/messages/zh/chat";
import { chatPage as zh } from "@wattleaf/shared/i18n/messages/zh/chat-page";
import { ask, conversation, lines, openChat } from "../support/chat-page";
import { axeViolations } from "../support/axe";
import { downloadBy } from "../support/download";
import { greenButtonFile } from "../support/energy-file";
import { NIGHTLY, sampled } from "../support/nightly";
import { expect, reload, test } from "../support/story";

/* The chat page: sidebar, attachments, prompts and failures. */

const languages = [
  { language: "en", chat: chatEn, words: en, first: "What are VPP benefits?", second: "What is NILM?", found: "vpp" },
  { language: "zh", chat: chatZh, words: zh, first: "虚拟电厂有什么好处？", second: "什么是基础负荷？", found: "电厂" },
] as const;

type Spoken = Pick<(typeof languages)[number], "chat" | "words">;

const ENGLISH: Spoken = languages[0];

async function say(page: Page, text: string, { chat, words } = ENGLISH) {
  const message = page.getByRole("textbox", { name: chat["chat.input.label"] });
  const before = await lines(page).count();
  await message.fill(text);
  await message.press("Enter");
  await expect(lines(page)).toHaveCount(before + 2);
  await expect(lines(page).last().getByRole("button", { name: words["chat.page.copy"] })).toBeVisible();
}

test.for(sampled(languages, 1))(
  "conversations are searched, renamed, exported and deleted, $language",
  async ({ language, chat, words, first, second, found }, { open, site }) => {
    const spoken = { chat, words };
    const list = (page: Page) => page.getByRole("navigation", { name: words["chat.page.list.label"] });
    const act = async (page: Page, title: string, action: string) => {
      const name = words["chat.page.row.menu"].replace("{title}", title);
      await list(page).getByRole("button", { name }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    const page = await openChat(open, site, { search: `?lang=${language}` });
    await say(page, first, spoken);
    await page.getByRole("button", { name: words["chat.new"] }).click();
    await say(page, second, spoken);
    await expect(list(page).getByRole("link")).toHaveText([second, first]);

    await page.getByRole("searchbox").fill(found);
    await expect(list(page).getByRole("link")).toHaveCount(1);
    await expect(list(page).getByRole("link")).toContainText(first);
    await page.getByRole("searchbox").fill("");

    await act(page, first, words["chat.page.row.rename"]);
    const name = list(page).getByRole("textbox", { name: words["chat.page.rename.label"] });
    await expect(name).toBeFocused();
    await name.fill("Summer 夏天");
    await name.press("Enter");
    await expect(list(page).getByRole("link", { name: "Summer 夏天" })).toBeVisible();

    const { name: fileName, bytes } = await downloadBy(page, () =>
      act(page, "Summer 夏天", words["chat.page.row.markdown"]),
    );
    expect(fileName).toMatch(/-summer-夏天\.md$/);
    expect(bytes.toString()).toContain(first);

    await act(page, second, words["chat.page.row.delete"]);
    await page.getByRole("dialog").getByRole("button", { name: words["chat.page.delete.confirm"] }).click();
    await expect(page.getByRole("heading", { name: words["chat.page.title"] })).toBeVisible();
    await expect(list(page).getByRole("link")).toHaveText(["Summer 夏天"]);
  },
);

test("a file is shown before it is sent, can be removed, and can be canceled during the upload", async ({
  open,
  site,
}) => {
  const page = await openChat(open, site);
  const file = greenButtonFile();
  const preview = page.getByRole("region", { name: en["chat.page.preview.label"] });
  const drop = async (data: { name: string; type: string; text: string }) => {
    const transfer = await page.evaluateHandle(({ name, type, text }) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], name, { type }));
      return dropped;
    }, data);
    await page.getByRole("main").locator("> div").first().dispatchEvent("drop", { dataTransfer: transfer });
  };
  await drop({ name: file.name, type: file.mimeType, text: file.buffer.toString() });
  await expect(preview).toContainText(file.name);
  await expect(preview).toContainText(/\d (KB|MB)/);
  const remove = en["chat.page.preview.remove"].replace("{name}", file.name);
  await preview.getByRole("button", { name: remove }).click();
  await expect(preview).toBeHidden();

  await page.route("**/api/upload", () => undefined, { times: 1 });
  await drop({ name: file.name, type: file.mimeType, text: file.buffer.toString() });
  await page.getByRole("button", { name: chatEn["chat.send"] }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await conversation(page).getByRole("button", { name: chatEn["chat.upload.cancel"] }).click();
  await expect(page.getByRole("heading", { name: en["chat.page.title"] })).toBeVisible();
});

test.runIf(NIGHTLY)(
  "after three messages the chat offers to connect a meter, and Later restarts the count",
  async ({ open, site }) => {
    const page = await openChat(open, site);
    const questions = ["What are VPP benefits?", "What is NILM?", "What is base load?"];
    const prompt = page.getByText(en["chat.page.prompt.title"]);
    for (const text of questions.slice(0, 2)) await say(page, text);
    await expect(prompt).toBeHidden();
    await say(page, questions.at(-1) ?? "");
    await expect(prompt).toBeVisible();
    await page.getByRole("button", { name: en["chat.page.prompt.later"] }).click();
    await expect(prompt).toBeHidden();
    for (const text of questions) await say(page, text);
    await page.getByRole("button", { name: en["chat.page.prompt.connect"], exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

test.runIf(NIGHTLY)("a meter can be connected without the prompt", async ({ open, site }) => {
  const page = await openChat(open, site);
  await page.getByRole("button", { name: en["chat.page.connect"], exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a proposed action runs after confirmation, and stays done", async ({ open, site }) => {
  const page = await openChat(open, site, {
    before: async (fresh) => {
      const data = { name: "Hall lamp", type: "smart_plug" };
      const response = await fresh.request.post(`${site.url}/api/devices`, { data, headers: { origin: site.url } });
      expect(response.ok()).toBe(true);
    },
  });
  await ask(page, "Turn off the hall lamp");
  const card = page.getByRole("group", { name: /Turn off Hall lamp/ });
  await card.getByRole("button", { name: "Confirm" }).click();
  await expect(card.getByRole("button")).toHaveCount(0);
  const outcome = await card.innerText();
  expect(await axeViolations(page)).toEqual([]);
  await reload(page);
  await expect(card.getByRole("button")).toHaveCount(0);
  expect(await card.innerText()).toBe(outcome);
});

test("each failure is explained", async ({ open, site }) => {
  const page = await openChat(open, site, { expected: [/^response: (401|429|500) POST .*\/api\/chat$/] });
  const answers = [
    { status: 401, body: { code: "not_signed_in", message: "Please sign in to continue." } },
    { status: 429, body: { code: "rate_limited", message: "Too many messages. Please try again in 40 s." } },
    { status: 500, body: { code: "internal", message: "Something went wrong on our end." } },
  ];
  await page.route("**/api/chat", (route) => {
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return route.fulfill({ status, json: body, headers: { "retry-after": "40" } });
  });
  await ask(page, "What is NILM?");
  const failure = lines(page).last();
  await expect(failure).toContainText(
    "I'm sorry, I'm experiencing technical difficulties. Please try again or contact our support team.",
  );
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toContainText("Please try again in 40 s.");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure.getByRole("alert")).toHaveCount(0);
  await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
});

describe("on a phone", () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test("above the keyboard the message field and the end of the answer stay in view, and nothing overflows", async ({
    open,
    site,
  }) => {
    const page = await openChat(open, site, phone);
    await say(page, `What is ${"reading_kwh_15min_".repeat(12)}?`);
    await say(page, "What are VPP benefits?");
    const source = lines(page).last().getByText("Sources", { exact: true });
    await expect(source).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(page.getByRole("textbox", { name: "Your message" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeHidden();
    await expect(lines(page).last().getByRole("button", { name: "Copy answer" })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the conversations are behind a button, and choosing one closes them", async ({ open, site }) => {
    const page = await openChat(open, site, phone);
    await ask(page, "What are VPP benefits?");
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Open conversations and menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Conversations" });
    await sheet.getByRole("button", { name: "New chat" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "What would you like to know about your energy?" })).toBeVisible();
    await page.getByRole("button", { name: "Open conversations and menu" }).click();
    await sheet.getByRole("link", { name: "What are VPP benefits?" }).click();
    await expect(sheet).toBeHidden();
    await expect(lines(page)).toHaveCount(2);
    await reload(page);
    await expect(lines(page)).toHaveCount(2);
  });
});
