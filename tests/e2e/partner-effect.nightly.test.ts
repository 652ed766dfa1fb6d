import { afterAll, beforeAll, describe } from "vitest";
import { closeDatabase, type Database, openDatabase } from "../../packages/server/src/db/client";
import { partnerCustomers } from "../../packages/server/src/db/schema/partners";
import { rewardEffects } from "../../packages/server/src/db/schema/rewards-points";
import { isHeldOut } from "../../packages/server/src/modules/rewards";
import { formatMonthOfYear } from "../../packages/shared/src/i18n/format/dates";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { createTranslate, fillPlaceholders } from "../../packages/shared/src/i18n/translate";
import { axeViolations } from "../support/axe";
import { meteredTown } from "../support/metered-town";
import { type RunningSite, startSite } from "../support/site";
import { expect, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* What savings reports changed for a partner's customers: on a server of its own, whose trial began in January. */

const MESSAGES = { en, zh };
const TRANSLATORS = { en: createTranslate(en), zh: createTranslate(zh) };
const HOMES_NEEDED = 30;

/** The sentence of the figure, with the ends of its interval. */
const savedIn = (language: Language) => {
  const sentence = MESSAGES[language]["partners.effect.saved"].replaceAll(/[().]/g, "\\$&");
  return new RegExp(fillPlaceholders(sentence, { share: "-?[\\d.]+%", from: "(-?[\\d.]+)%", to: "(-?[\\d.]+)%" }));
};

let own: RunningSite;
let db: Database;
let homes: string[];
beforeAll(async () => {
  own = await startSite();
  db = await openDatabase({ url: own.database });
  homes = await meteredTown({ platform: { db } }, { seed: 1, homes: 400, saved: 0.12, importedAtMs: Date.now() });
  await db.insert(rewardEffects).values({
    day: "2026-01-15",
    salt: "savings-reports-1",
    holdoutShare: 0.2,
    fromMonth: "2026-01",
    toMonth: "2026-01",
    treatedHomes: 0,
    holdoutHomes: 0,
  });
});
afterAll(async () => {
  await closeDatabase(db);
  await own.stop();
});

describe.each(LANGUAGES)("in %s", (language) => {
  const t = TRANSLATORS[language];

  test("a workspace without customers says how many homes a figure needs", async ({ open }) => {
    const { page } = await openWorkspace(open, own, { features: ["rewards"], baseURL: own.url, language });
    await openTab(page, t("partners.tab.usage"));
    const effect = page.getByRole("region", { name: t("partners.effect.title") });
    await expect(effect).toContainText(t("partners.effect.none", { count: HOMES_NEEDED }));
    await expect(effect).toContainText(new RegExp(`${t("partners.effect.treated")}\\s*0`));
    await expect(effect).toContainText(new RegExp(`${t("partners.effect.holdout")}\\s*0`));
    await expect(effect).not.toContainText(t("partners.effect.months"));
    expect(await axeViolations(page)).toEqual([]);
  });

  test("the homes of both groups are counted, and what reports saved has its interval", async ({ open }) => {
    const { page, partner } = await openWorkspace(open, own, { features: ["rewards"], baseURL: own.url, language });
    // A home is one partner's customer: in the other language, it was another's.
    await db.delete(partnerCustomers);
    await db
      .insert(partnerCustomers)
      .values(homes.map((userId) => ({ userId, partnerId: partner.id, subject: userId, createdAtMs: 0 })));
    await openTab(page, t("partners.tab.usage"));
    const effect = page.getByRole("region", { name: t("partners.effect.title") });
    const held = homes.filter((id) => isHeldOut(id)).length;
    await expect(effect).toContainText(new RegExp(`${t("partners.effect.treated")}\\s*${homes.length - held}`));
    await expect(effect).toContainText(new RegExp(`${t("partners.effect.holdout")}\\s*${held}`));
    const months = ["2026-02", "2026-04"].map((month) => formatMonthOfYear(month, language)).join(" – ");
    await expect(effect).toContainText(new RegExp(`${t("partners.effect.months")}\\s*${months}`));
    const [, from = "", to = ""] = savedIn(language).exec(await effect.innerText()) ?? [];
    expect(Number(from)).toBeLessThan(12);
    expect(Number(to)).toBeGreaterThan(12);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("without rewards there is nothing to measure", async ({ open }) => {
    const { page } = await openWorkspace(open, own, { baseURL: own.url, language });
    await openTab(page, t("partners.tab.usage"));
    await expect(page.getByRole("heading", { name: t("partners.usage.topics") })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("partners.effect.title") })).toHaveCount(0);
  });
});
