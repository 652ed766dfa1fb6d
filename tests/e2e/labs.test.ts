import type { Page } from "playwright";
import { projectAssistant as en } from "@wattleaf/shared/i18n/messages/en/project-assistant";
import { projectAssistant as zh } from "@wattleaf/shared/i18n/messages/zh/project-assistant";
import { labsAssistant as assistantEn } from "@wattleaf/shared/i18n/messages/en/labs-assistant";
import { labsAssistant as assistantZh } from "@wattleaf/shared/i18n/messages/zh/labs-assistant";
import { expect, test } from "../support/story";

/* The labs' projects, and the assistant that answers about them. */

const main = (page: Page) => page.getByRole("main");

test("four projects lead to their details, and all five are there without JavaScript", async ({ open }) => {
  const page = await open("/labs", { javaScriptEnabled: false });
  await expect(main(page).getByRole("article")).toHaveCount(5);
  await expect(main(page).getByRole("progressbar")).toHaveCount(5);
  const details = main(page).getByRole("link", { name: /Details$/ });
  await expect(details).toHaveCount(4);
  await details.first().click();
  await expect(page).toHaveURL("/labs#unseen-homes");
  await expect(main(page).getByRole("link", { name: /^Try Beta/ })).toHaveCount(3);
});

test.for([
  ["en", { ...en, ...assistantEn }],
  ["zh", { ...zh, ...assistantZh }],
] as const)("the assistant answers after a second, one question at a time (%s)", async ([language, t], { open }) => {
  const page = await open(`/labs?lang=${language}`, {
    viewport: { width: 390, height: 844 },
    before: (fresh) => fresh.clock.install(),
  });
  const opener = page.getByRole("button", { name: t["labsAssistant.open"] });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: t["labsAssistant.title"] });
  const message = dialog.getByRole("textbox");
  await expect(message).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);

  await message.fill("   ");
  await message.press("Enter");
  await expect(dialog.getByText(t["labsAssistant.typing"])).toHaveCount(0);
  await message.fill(t["labsAssistant.quick.team"]);
  await message.press("Shift+Enter");
  await expect(dialog.getByText(t["labsAssistant.typing"])).toHaveCount(0);
  await message.press("Enter");
  await expect(dialog.getByText(t["labsAssistant.typing"])).toBeVisible();
  await expect(message).toBeDisabled();
  const quick = dialog.getByRole("button", { name: t["labsAssistant.quick.progress"] });
  await expect(quick).toBeDisabled();
  await page.clock.runFor(900);
  await expect(dialog.getByText(t["projectAssistant.team"])).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog.getByText(t["projectAssistant.team"])).toBeVisible();

  await quick.click();
  await page.clock.runFor(1100);
  await expect(dialog.getByText(t["projectAssistant.progress"])).toBeVisible();
  await message.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a beta of the assistant opens the chat with its question, which is not sent yet", async ({ open }) => {
  const page = await open("/labs");
  await page
    .getByRole("link", { name: /^Try Beta/ })
    .first()
    .click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("Why did my bill change?");
  await expect(page.getByRole("log").getByText("Why did my bill change?")).toHaveCount(0);
});
