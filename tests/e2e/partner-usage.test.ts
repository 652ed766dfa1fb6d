import type { Locator } from "playwright";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { partnerUsageDays, partnerUsageTopics } from "../../packages/server/src/db/schema/partners-usage";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { attachments as chartsInEnglish } from "../../packages/shared/src/i18n/messages/en/attachments";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { attachments as chartsInChinese } from "../../packages/shared/src/i18n/messages/zh/attachments";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { createTranslate } from "../../packages/shared/src/i18n/translate";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { axeViolations } from "../support/axe";
import { downloadBy } from "../support/download";
import { sampled } from "../support/nightly";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* What questions were about: in the period, on a day, and in the file. */

const TRANSLATORS = {
  en: createTranslate({ ...chartsInEnglish, ...en }),
  zh: createTranslate({ ...chartsInChinese, ...zh }),
};

/** Without another choice. */
const DAYS_SHOWN = 30;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** Some days ago, so that a midnight during the story moves none out of the week. */
const [EARLIER, LATER] = [dayBefore(4), dayBefore(3)];

async function count({ database }: Site, partnerId: string): Promise<void> {
  const db = await openDatabase({ url: database });
  await db.insert(partnerUsageDays).values([
    { partnerId, day: EARLIER, conversations: 6, answered: 5, uploads: 7, redemptions: 8 },
    { partnerId, day: LATER, conversations: 3, answered: 4, uploads: 2, redemptions: 1 },
  ]);
  await db.insert(partnerUsageTopics).values([
    { partnerId, day: EARLIER, topic: "Moving house", questions: 3 },
    { partnerId, day: EARLIER, topic: "Outages", questions: 2 },
    { partnerId, day: LATER, topic: "Outages", questions: 4 },
  ]);
  await closeDatabase(db);
}

/** Taps the column of so many days before the last one. */
async function tapDay(chart: Locator, daysBefore: number): Promise<void> {
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  const x = width * (1 - (daysBefore + 0.5) / DAYS_SHOWN);
  await chart.click({ position: { x, y: height / 2 } });
}

test.for<Language>(sampled(LANGUAGES, 1))("topics of a day (%s)", async (language, { open, site }) => {
  const t = TRANSLATORS[language];
  const { page, partner } = await openWorkspace(open, site, { language });
  await count(site, partner.id);
  await openTab(page, t("partners.tab.usage"));
  const main = page.getByRole("main");
  const topics = main.getByRole("list", { name: t("partners.usage.topics") }).getByRole("listitem");
  await expect(topics).toHaveText(["Outages6", "Moving house3"]);
  const choice = main.getByLabel(t("partners.usage.topicsOf"));
  await choice.selectOption(EARLIER);
  await expect(topics).toHaveText(["Moving house3", "Outages2"]);
  await choice.selectOption(LATER);
  await expect(topics).toHaveText(["Outages4"]);
  expect(await axeViolations(page)).toEqual([]);

  // The same choice in the chart, by its keys and by a tap.
  const chart = main.getByRole("slider", { name: t("partners.usage.questions") });
  const chosen = new RegExp(`${t("partners.usage.dayChosen")}$`);
  await expect(chart).toHaveAccessibleDescription(t("partners.usage.chooseDay"));
  await chart.focus();
  for (let daysBefore = 0; daysBefore < 4; daysBefore += 1) await chart.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`${t("partners.usage.answered")} 5`));
  await expect(chart).not.toHaveAttribute("aria-valuetext", chosen);
  await chart.press("Enter");
  await expect(chart).toHaveAttribute("aria-valuetext", chosen);
  await expect(choice).toHaveValue(EARLIER);
  await expect(topics).toHaveText(["Moving house3", "Outages2"]);
  await tapDay(chart, 3);
  await expect(choice).toHaveValue(LATER);
  await tapDay(chart, 3);
  await expect(choice).toHaveValue("");
  await expect(topics).toHaveText(["Outages6", "Moving house3"]);
  // A day without questions has no topics.
  await tapDay(chart, 10);
  await expect(main.getByText(t("partners.usage.noneOfDay"))).toBeVisible();
  await tapDay(chart, 10);

  const menu = t("attachment.menu").replace("{title}", t("partners.usage.questions"));
  await main.getByRole("button", { name: menu }).click();
  const { bytes } = await downloadBy(page, () => page.getByRole("menuitem", { name: t("attachment.csv") }).click());
  const [head = "", ...rows] = bytes.toString().trim().split("\r\n");
  const counted = (of: string) => {
    const names = head.split(",");
    const column = names.findIndex((name) => name.startsWith(of));
    expect(column).toBeGreaterThan(0);
    return rows.map((row) => row.split(",").at(column - names.length)).filter((value) => value !== "0");
  };
  expect(counted(t("partners.usage.topicColumn", { topic: "Outages" }))).toEqual(["2", "4"]);
  // What the chart has no room for.
  expect(counted(t("partners.usage.conversations"))).toEqual(["6", "3"]);
  expect(counted(t("partners.usage.uploads"))).toEqual(["7", "2"]);
  expect(counted(t("partners.usage.redemptions"))).toEqual(["8", "1"]);

  // The same in its table.
  await main.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: t("attachment.asTable") }).click();
  const table = main.getByRole("table", { name: t("partners.usage.questions") });
  const cells = await table
    .getByRole("row")
    .evaluateAll((all) => all.map((row) => Array.from(row.querySelectorAll("td"), (cell) => cell.textContent)));
  expect(cells).toContainEqual(["6", "5", "0", "0", "0", "7", "8", "2", "3"]);
  expect(cells).toContainEqual(["3", "4", "0", "0", "0", "2", "1", "4", "0"]);
});
