import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as partnersEn } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as partnersZh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* What the server finds wrong with a partner's words is shown at their field. */

const MESSAGES = { en: partnersEn, zh: partnersZh };
/** Looks like a question to the form and like nothing to a reader: only the server tells. */
const INVISIBLE = "\u200b";
/** The server's own words are English. */
const FAULTS = { en: "Write a question.", zh: partnersZh["partners.fault.quickQuestions"] };

test.for<Language>(LANGUAGES)("a question that nobody can read (%s)", async (language, { open, site }) => {
  const t = MESSAGES[language];
  const expected = [/^response: 400 POST .*partners\.update/];
  const { page } = await openWorkspace(open, site, { language, expected });
  await openTab(page, t["partners.tab.appearance"]);
  const main = page.getByRole("main");
  const questions = main.getByLabel(t[`partners.words.questions.${language}`]);
  const save = main.getByRole("button", { name: t["partners.save"], exact: true });
  await questions.fill(`1 kWh?\n${INVISIBLE}`);
  await save.click();
  await expect(questions).toBeFocused();
  await expect(questions).toHaveAttribute("aria-invalid", "true");
  await expect(questions).toHaveAccessibleDescription(new RegExp(FAULTS[language].replaceAll(".", "\\.")));
  await expect(main.locator("[aria-invalid=true]")).toHaveCount(1);

  await questions.fill("1 kWh?");
  await save.click();
  await expect(page.getByText(t["partners.saved"], { exact: true })).toBeVisible();
  await expect(main.locator("[aria-invalid=true]")).toHaveCount(0);
});
