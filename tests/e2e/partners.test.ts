import type { Page } from "playwright";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { attachments as chartsInEnglish } from "../../packages/shared/src/i18n/messages/en/attachments";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { attachments as chartsInChinese } from "../../packages/shared/src/i18n/messages/zh/attachments";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/story";
import { sampled } from "../support/nightly";
import { rawKeysOn } from "../support/untranslated";

/* A partner's workspace: from its name to the tag on the page. */

const VIEWPORTS = { en: { width: 1440, height: 900 }, zh: { width: 390, height: 844 } };
const MESSAGES = { en: { ...chartsInEnglish, ...en }, zh: { ...chartsInChinese, ...zh } };
const WRONG_ORIGIN = {
  en: "An origin has no path. Enter https://www.gridville.example",
  zh: "来源不含路径。请输入 https://www.gridville.example",
};
const COPIED = { en: "Copied", zh: "已复制" };
const ARTICLE =
  "Tell us two weeks before you move.\n\n## Which papers do I need?\n\nThe meter reading of the last day.\n";
const SECRET = /wl_sk_[\w-]{20,}/;

const main = (page: Page) => page.getByRole("main");
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectTidy(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

test.for<Language>(sampled(LANGUAGES, 1))("a partner sets up its widget (%s)", async (language, { open, site }) => {
  const t = (key: keyof (typeof MESSAGES)["en"]) => MESSAGES[language][key];
  const page = await open("/partners", {
    viewport: VIEWPORTS[language],
    permissions: ["clipboard-read", "clipboard-write"],
    expected: [/^response: 400 POST .*partners\.(addOrigin|update)/],
    before: async (fresh) => {
      await chooseLanguage(language)(fresh);
      await signUp(fresh, site);
    },
  });
  const button = (key: keyof typeof en) => main(page).getByRole("button", { name: t(key), exact: true });
  const tab = (key: keyof typeof en) => main(page).getByRole("tab", { name: t(key) });

  await main(page).getByLabel(t("partners.name")).fill("Gridville Power");
  await button("partners.create.submit").click();
  const origin = main(page).getByRole("textbox", { name: t("partners.origins.add"), exact: true });
  await origin.fill("https://www.gridville.example/account");
  await button("partners.add").click();
  await expect(origin).toHaveAccessibleDescription(new RegExp(WRONG_ORIGIN[language].replaceAll(".", "\\.")));
  await expectTidy(page);
  await origin.fill("https://www.gridville.example/");
  await button("partners.add").click();
  await expect(main(page).locator("li", { hasText: "https://www.gridville.example" })).toBeVisible();
  await expect(origin).toHaveValue("");
  // One click takes nothing away: the user is asked first.
  const listed = main(page).locator("li", { hasText: "https://www.gridville.example" });
  const askedTo = page.getByRole("dialog", { name: t("partners.removal.confirm").split("{name}")[0] });
  await listed.getByRole("button").click();
  await askedTo.getByRole("button", { name: t("partners.cancel") }).click();
  await expect(listed).toBeVisible();
  await listed.getByRole("button").click();
  await expectTidy(page);
  await askedTo.getByRole("button", { name: t("partners.remove") }).click();
  await expect(listed).toHaveCount(0);
  await expect(main(page).getByRole("group", { name: t("partners.origins.title") })).toBeFocused();

  await tab("partners.tab.identity").click();
  await button("partners.identity.create").click();
  await expect(main(page)).toContainText(SECRET);
  await expectTidy(page);
  await page.reload();
  await tab("partners.tab.identity").click();
  await expect(main(page).getByText(/^HS256 · /)).toBeVisible();
  await expect(main(page)).not.toContainText(SECRET);

  await tab("partners.tab.appearance").click();
  await main(page).getByLabel(t("partners.look.accent")).fill("#7a1fa2");
  const greeting = main(page).getByLabel(t(`partners.words.greeting.${language}`));
  await greeting.fill("Gridville 7");
  await main(page)
    .getByLabel(t("partners.look.position"))
    .selectOption({ label: t("partners.look.position.bottom-left") });
  const questions = main(page).getByLabel(t(`partners.words.questions.${language}`));
  await questions.fill("1\n2\n3\n4\n5\n6");
  await button("partners.save").click();
  await expect(questions).toBeFocused();
  await expect(questions).toHaveAccessibleDescription(/4.+6/);
  await expectTidy(page);
  // What does not fit was not saved without its end.
  await questions.fill("1\n2\n3\n4");
  // What only the server finds wrong is said at its field too.
  const email = main(page).getByLabel(t("partners.contact.email"));
  await email.fill("help at gridville");
  await button("partners.save").click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("help@gridville.example");
  await button("partners.save").click();
  const preview = main(page).frameLocator("iframe");
  await expect(preview.locator("script[data-accent='#7a1fa2'][data-position=left]")).toHaveCount(1);
  await main(page)
    .locator("iframe")
    .evaluate((frame) => frame.scrollIntoView({ block: "center" }));
  await preview.getByRole("button").first().click();
  await expect(preview.getByRole("dialog")).toContainText("Gridville 7");
  await expect(preview.locator("header").first()).toContainText("Gridville Power");
  await expectTidy(page);

  await tab("partners.tab.knowledge").click();
  await button("partners.articles.add").click();
  const article = page.getByRole("dialog");
  const file = article.getByLabel(t("partners.articles.file"));
  await file.setInputFiles({ name: "long.md", mimeType: "text/markdown", buffer: Buffer.alloc(40_001, "a") });
  await expect(file).toHaveAccessibleDescription(/40,000/);
  const text = article.getByLabel(t("partners.articles.markdown"));
  await expect(text).toHaveValue("");
  await text.fill("a".repeat(40_001));
  await expect(text).toHaveAccessibleDescription(/40,000/);
  await expectTidy(page);
  await file.setInputFiles({ name: "moving.md", mimeType: "text/markdown", buffer: Buffer.from(ARTICLE) });
  await expect(text).toHaveValue(ARTICLE);
  await expect(file).not.toHaveAccessibleDescription(/40,000/);
  await article.getByLabel(t("partners.articles.heading")).fill("How do I move my contract?");
  await article.getByRole("button", { name: t("partners.save"), exact: true }).click();
  await expect(article).toHaveCount(0);
  await expect(main(page).locator("li", { hasText: "How do I move my contract?" })).toBeVisible();

  await tab("partners.tab.usage").click();
  await main(page)
    .getByRole("button", { name: t("attachment.menu").replace("{title}", t("partners.usage.questions")) })
    .click();
  await expect(page.getByRole("menuitem")).toHaveText([
    t("attachment.asTable"),
    t("attachment.csv"),
    t("attachment.png"),
  ]);
  expect(await rawKeysOn(page)).toEqual([]);
  await expectTidy(page);
  await page.keyboard.press("Escape");

  await tab("partners.tab.installation").click();
  await button("partners.tag.copy").click();
  await expect(main(page).getByRole("status").filter({ hasText: COPIED[language] })).toHaveCount(1);
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toMatch(/ data-key="wl_pk_[\w-]+" data-accent="#7a1fa2" data-position="left"><\/script>$/);
  expect(tag).toContain(`src="${site.url}/widget.js"`);
});
