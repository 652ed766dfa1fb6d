import type { Page } from "playwright";
import { chooseLanguage } from "../support/choose-language";
import { expect, test } from "../support/story";

/* The help center, and the way there from an answer's sources. */

const main = (page: Page) => page.getByRole("main");

test("a search leaves the articles that have its words, and the address keeps it", async ({ open }) => {
  const page = await open("/help");
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText("Bills");
  await main(page).getByRole("searchbox").fill("disaggregation");
  await expect(page).toHaveURL("/help?search=disaggregation");
  await expect(main(page).getByRole("link", { name: /What is NILM/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Why did my electricity bill go up?" })).toBeHidden();
  await main(page).getByRole("searchbox").fill("sourdough");
  await expect(main(page)).toContainText("No article found");
});

test("an article has its sources, its neighbors and a way to ask, in both languages", async ({ open }) => {
  const page = await open("/help/why-bill-went-up");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Why did my electricity bill go up?");
  await expect(main(page)).toContainText("Residential Energy Consumption Survey, 2020");
  await main(page).getByRole("navigation", { name: "More in Bills" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/help\/(?!why-bill-went-up)/);
  await main(page).getByRole("link", { name: "Ask the assistant" }).click();
  await expect(page).toHaveURL("/chat");

  const chinese = await open("/help/what-is-nilm?lang=zh");
  await expect(main(chinese).getByRole("heading", { level: 1 })).toHaveText("什么是 NILM（电器级用电分解）？");
  await expect(main(chinese).getByText("/api/v1/nilm/analyze")).toBeVisible();
});

test("a source under a Chinese answer opens its Chinese article", async ({ open }) => {
  const page = await open("/", { before: chooseLanguage("zh") });
  const composer = main(page).getByRole("textbox", { name: "您的消息" });
  await composer.fill("什么是 NILM？");
  await composer.press("Enter");
  await main(page).getByRole("listitem").getByRole("link", { name: /NILM/ }).first().click();
  await expect(page).toHaveURL(/\/help\/what-is-nilm/);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("什么是 NILM（电器级用电分解）？");
});

test("a source under an answer opens its article", async ({ open }) => {
  const page = await open("/");
  const composer = main(page).getByRole("textbox", { name: "Your message" });
  await composer.fill("What is NILM?");
  await composer.press("Enter");
  await main(page)
    .getByRole("listitem")
    .getByRole("link", { name: /What is NILM/ })
    .first()
    .click();
  await expect(page).toHaveURL("/help/what-is-nilm");
});
