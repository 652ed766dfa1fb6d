import type { Page } from "playwright";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { signUp } from "../support/sign-up";
import { expect, test } from "../support/story";
import { sampled } from "../support/nightly";

/* A partner's workspace: from its name to the tag on the page. */

const VIEWPORTS = { en: { width: 1440, height: 900 }, zh: { width: 390, height: 844 } };
const MESSAGES = { en, zh };
const WRONG_ORIGIN = {
  en: "An origin has no path. Enter https://www.gridville.example",
  zh: "来源不含路径。请输入 https://www.gridville.example",
};
const COPIED = { en: "Copied", zh: "已复制" };
const SECRET = /wl_sk_[\w-]{20,}/;

const main = (page: Page) => page.getByRole("main");
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectTidy(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

test.for<Language>(sampled(LANGUAGES, 1))("a partner sets up its widget (%s)", async (language, { open, site }) => {
  const t = (key: keyof typeof en) => MESSAGES[language][key];
  const page = await open("/partners", {
    viewport: VIEWPORTS[language],
    permissions: ["clipboard-read", "clipboard-write"],
    expected: [/^response: 400 POST .*partners\.addOrigin/],
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

  await tab("partners.tab.installation").click();
  await button("partners.tag.copy").click();
  await expect(main(page).getByRole("status").filter({ hasText: COPIED[language] })).toHaveCount(1);
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toMatch(/ data-key="wl_pk_[\w-]+" data-accent="#7a1fa2" data-position="left"><\/script>$/);
  expect(tag).toContain(`src="${site.url}/widget.js"`);
});
