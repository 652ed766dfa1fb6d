import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { afterwards, type LlmTestEndpoint, startLlmEndpoint, staysSilent } from "../support/llm-endpoint";
import { picks, reads } from "../support/model-answer";
import { type RunningSite, startSite } from "../support/site";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { callWidget, widgetOn } from "../support/widget-chat";

/* An answer that takes its time, for the model that reads the question is slow: it can be stopped, and outlives its page. */

const QUESTIONS = { en: "What is a kWh?", zh: "什么是千瓦时？" };
/** How a model reads it, and what it picks to answer it with. */
const ABOUT_KWH = reads({ act: "ask", scope: "general", topic: "kwh-and-kw" });
const PICK = picks(1);

let model: LlmTestEndpoint;
let own: RunningSite;
beforeAll(async () => {
  model = await startLlmEndpoint();
  own = await startSite(async () => ({ LLM_BASE_URL: model.url, LLM_MODEL: "test-model" }));
});
afterAll(async () => {
  await own?.stop();
  await model?.close();
});
beforeEach(() => {
  model.requests.length = 0;
});

/** Opens the chat in that language, on a page that has just loaded. */
async function openChat(page: Page, language: Language) {
  if (language === "zh") await callWidget(page, (widget) => widget.setLanguage("zh"));
  const chat = widgetOn(page, language);
  await chat.launcher.click();
  await expect(chat.question).toBeVisible();
  return chat;
}

/** Asks, and waits until the model has the question. */
async function ask(open: OpenPage, language: Language) {
  const page = await open(own.partnerPage);
  const sent: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/chat")
      sent.push((request.postDataJSON() as { messageKey?: string }).messageKey);
  });
  const chat = await openChat(page, language);
  await chat.question.fill(QUESTIONS[language]);
  await chat.question.press("Enter");
  await expect.poll(() => model.requests.length).toBe(1);
  await expect(chat.lines.last()).toContainText(chat.text("widget.thinking"));
  return { ...chat, page, sent, asked: chat.lines.filter({ hasText: QUESTIONS[language] }) };
}

test.for(LANGUAGES)("Stop ends it on the server, and says so (%s)", async (language, { open }) => {
  const hungUp = Promise.withResolvers<void>();
  model.prepare([
    (response, request) => {
      response.on("close", () => hungUp.resolve());
      return staysSilent(response, request);
    },
    ABOUT_KWH,
    PICK,
  ]);
  const { page, text, panel, lines, asked, question, button } = await ask(open, language);
  await button("widget.composer.stop").click();
  await hungUp.promise;
  await expect(lines.last()).toContainText(text("widget.stopped"));
  await expect(panel.getByRole("status")).toHaveText(text("widget.stopped"));
  await expect(button("widget.composer.stop")).toHaveCount(0);

  await page.reload();
  await openChat(page, language);
  await expect(lines.last()).toContainText(text("widget.stopped"));
  await expect(asked).toHaveCount(1);
  await question.fill(QUESTIONS[language]);
  await question.press("Enter");
  await expect(lines.last()).toContainText(text("widget.sources"), COMPUTED);
  await expect(asked).toHaveCount(2);
});

test.for(LANGUAGES)("a reload in the middle of it goes on with it, once (%s)", async (language, { open }) => {
  const reloaded = Promise.withResolvers<void>();
  model.prepare([afterwards(reloaded.promise, ABOUT_KWH), PICK]);
  const { page, text, lines, asked, sent, button } = await ask(open, language);
  await page.reload();
  await openChat(page, language);
  await expect(lines.last()).toContainText(text("widget.thinking"));
  await expect(button("widget.composer.stop")).toBeVisible();
  reloaded.resolve();
  await expect(lines.last()).toContainText(text("widget.sources"), COMPUTED);
  await expect(asked).toHaveCount(1);
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(sent[0]).toBeDefined();

  const count = await lines.count();
  await page.reload();
  await openChat(page, language);
  await expect(lines.last()).toContainText(text("widget.sources"));
  await expect(lines).toHaveCount(count);
  expect(sent).toHaveLength(2);
});
