import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { expect, test } from "../support/story";
import { sampled } from "../support/nightly";
import { widgetOn } from "../support/widget-chat";
import { openTab, openWorkspace } from "../support/workspace";

/* The preview shows what a partner edits, before it is saved. */

const MESSAGES = { en, zh };

test.for<Language>(sampled(LANGUAGES, 1))("the preview follows the fields (%s)", async (language, { open, site }) => {
  const t = (key: keyof typeof en) => MESSAGES[language][key];
  const { page } = await openWorkspace(open, site, { language, viewport: { width: 1440, height: 900 } });
  await openTab(page, t("partners.tab.appearance"));
  const main = page.getByRole("main");
  const preview = main.frameLocator("iframe");
  const chat = widgetOn(preview, language);
  const showPreview = () => main.locator("iframe").evaluate((frame) => frame.scrollIntoView({ block: "center" }));
  await showPreview();
  await chat.launcher.click();
  await expect(chat.question).toBeFocused();
  await expect(chat.button("widget.composer.attach")).toBeVisible();

  const greeting = main.getByLabel(t(`partners.words.greeting.${language}`));
  await greeting.fill("Gridville 7");
  await expect(chat.lines.first()).toContainText("Gridville 7");
  // Who is typing goes on typing.
  await expect(greeting).toBeFocused();
  await main.getByLabel(t(`partners.words.questions.${language}`)).fill("1 kWh?\n2 kWh?");
  await expect(chat.panel.getByRole("button", { name: "2 kWh?" })).toBeVisible();
  await main.getByRole("switch", { name: t("partners.features.upload") }).press("Space");
  await expect(chat.button("widget.composer.attach")).toHaveCount(0);
  await expect(chat.lines.first()).toContainText("Gridville 7");

  await main.getByLabel(t("partners.look.label")).fill('Ask "Gridville"');
  await expect(preview.getByRole("button", { name: 'Ask "Gridville"', exact: true })).toBeVisible();
  const theme = main.getByLabel(t("partners.look.theme"), { exact: true });
  const themes = { dark: "dark", auto: "dark", page: "light" } as const;
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [chosen, shown] of Object.entries(themes)) {
    await theme.selectOption(chosen);
    await expect(preview.locator(`script[data-theme=${chosen}]`)).toHaveCount(1);
    await preview.getByRole("button", { name: 'Ask "Gridville"', exact: true }).click();
    await expect(chat.question).toBeVisible();
    await expect(preview.locator("wattleaf-widget")).toHaveAttribute("data-theme", shown);
  }

  // Nothing of it was saved.
  await page.reload();
  await openTab(page, t("partners.tab.appearance"));
  await showPreview();
  await chat.launcher.click();
  await expect(chat.question).toBeVisible();
  await expect(chat.panel).not.toContainText("Gridville 7");
});
