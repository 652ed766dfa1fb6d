import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { createTranslate } from "../../packages/shared/src/i18n/translate";
import { axeViolations } from "../support/axe";
import { COMPUTED, expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* A partner's test questions: what the assistant knows, and what a changed article does to its answers. */

const TRANSLATORS = { en: createTranslate(en), zh: createTranslate(zh) };
const TEXTS = {
  en: {
    question: "Which shoes do your line workers wear?",
    title: "Which shoes do our line workers wear?",
    markdown: "Our line workers wear Gridville boots with rubber soles.",
    known: "Gridville boots",
  },
  zh: {
    question: "你们的电工穿什么样的鞋？",
    title: "我们的电工穿什么样的鞋？",
    markdown: "我们的电工穿 Gridville 橡胶底绝缘靴。",
    known: "Gridville 橡胶底绝缘靴",
  },
};

test.for(LANGUAGES)(
  "a question is answered again after an article has changed (%s)",
  async (language, { open, site }) => {
    const t = TRANSLATORS[language];
    const { question, title, markdown, known } = TEXTS[language];
    const { page } = await openWorkspace(open, site, { language });
    const main = page.getByRole("main");
    await openTab(page, t("partners.tab.knowledge"));
    const field = main.getByRole("textbox", { name: t("partners.questions.add"), exact: true });
    await field.fill(question);
    await field.press("Enter");
    const list = main.getByRole("group", { name: t("partners.questions.title") });
    await expect(list.getByRole("heading", { name: question })).toBeVisible();
    await expect(list).toContainText(t("partners.questions.notRun"));

    await main.getByRole("button", { name: t("partners.questions.run") }).click();
    await expect(list).toContainText(t("partners.outcome.unknown"), COMPUTED);
    await expect(list.getByText(t("partners.questions.before"), { exact: true })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);

    await main.getByRole("button", { name: t("partners.articles.add") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("partners.articles.heading")).fill(title);
    await dialog.getByLabel(t("partners.articles.markdown")).fill(markdown);
    await dialog.getByRole("button", { name: t("partners.save") }).click();
    await expect(dialog).toHaveCount(0);

    // By itself, while the page stays open.
    await expect(list).toContainText(known, COMPUTED);
    await expect(list.getByText(t("partners.outcome.answered"), { exact: true }).first()).toBeVisible();
    await expect(list.getByText(title, { exact: true }).first()).toBeVisible();
    const before = list.getByText(t("partners.outcome.unknown"));
    await expect(before).toBeHidden();
    await list.getByText(t("partners.questions.changes", { count: 1 })).click();
    await expect(before).toBeVisible();
    await expect(list).toContainText(t("partners.questions.cause.workspace"));
    expect(await axeViolations(page)).toEqual([]);
  },
);
