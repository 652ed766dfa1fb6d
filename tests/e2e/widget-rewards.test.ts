import { and, eq } from "drizzle-orm";
import type { Page } from "playwright";
import { describe } from "vitest";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { partnerCustomers } from "../../packages/server/src/db/schema/partners";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { grantCoinsTo } from "../support/grant-coins";
import { sampled } from "../support/nightly";
import type { Site } from "../support/site";
import { expect, type OpenPage, test } from "../support/story";
import { heardOn, identifyWith, listenTo, pageIn, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";

/* A partner's customer spends green coins in the widget. */

const ITEM = { en: "Wallpaper: a day of electricity", zh: "壁纸：用电的一天" };
const PRICE = 40;
const BALANCE = 100;

/** A tab of the customer, signed in on the partner's page, with the chat open. */
async function openTab(
  open: OpenPage,
  partner: WidgetPartner,
  language: Language,
  expected: readonly RegExp[] = [],
): Promise<Page> {
  const token = await partner.tokenOf("ann");
  const page = await open(partner.page.href, {
    expected,
    before: async (fresh) => {
      await listenTo(fresh, "reward", "error");
      await identifyWith(fresh, token);
      await pageIn(language)(fresh);
    },
  });
  const { launcher, question } = widgetOn(page, language);
  await launcher.click();
  await expect(question).toBeVisible();
  return page;
}

/** As measured savings would. */
async function grantCoins(site: Site, partner: WidgetPartner): Promise<void> {
  const db = await openDatabase({ url: site.database });
  const ann = and(eq(partnerCustomers.partnerId, partner.id), eq(partnerCustomers.subject, "ann"));
  const [customer] = await db.select().from(partnerCustomers).where(ann);
  await grantCoinsTo(db, customer?.userId ?? "", BALANCE);
  await closeDatabase(db);
}

/** The rewards as the customer sees them. */
async function openRewards(page: Page, language: Language) {
  const { button, panel, text } = widgetOn(page, language);
  const item = ITEM[language];
  await button("widget.rewards").click();
  const rewards = panel.getByRole("region", { name: text("widget.rewards") });
  return {
    rewards,
    balance: rewards
      .getByRole("term")
      .filter({ hasText: text("widget.rewards.balance") })
      .locator("+ dd"),
    redeem: rewards.getByRole("button", { name: text("widget.rewards.redeem.named", { item }) }),
    confirm: rewards.getByRole("button", { name: text("widget.rewards.confirm.named", { item }) }),
    redeemed: rewards.getByRole("status"),
    text,
  };
}

describe.each(sampled(LANGUAGES, 1))("in %s", (language) => {
  test("a customer redeems an item, and another tab that shows the coins of before is rejected", async ({
    open,
    site,
    onTestFinished,
  }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const page = await openTab(open, partner, language);
    await grantCoins(site, partner);
    const first = await openRewards(page, language);
    await expect(first.balance).toHaveText(String(BALANCE));
    const other = await openTab(open, partner, language, [/^response: 4\d\d POST .*\/api\/marketplace\/purchase$/]);
    const second = await openRewards(other, language);
    await second.redeem.click();

    await first.redeem.click();
    await first.confirm.click();
    await expect(first.redeemed).toContainText(first.text("widget.rewards.redeemed", { item: ITEM[language] }));
    await expect(first.balance).toHaveText(String(BALANCE - PRICE));
    await first.redeem.click();
    await first.confirm.click();
    await expect(first.balance).toHaveText(String(BALANCE - 2 * PRICE));
    await expect(first.redeem).toHaveCount(0);
    const spent = ["reward", { coins: -PRICE }];
    expect(await heardOn(page)).toEqual([spent, spent]);

    await expect(second.balance).toHaveText(String(BALANCE));
    await second.confirm.click();
    await expect(second.rewards.getByRole("alert")).toHaveText(second.text("widget.rewards.tooFewCoins"));
    await expect(second.balance).toHaveText(String(BALANCE - 2 * PRICE));
    await expect(second.confirm).toHaveCount(0);
    await expect(second.redeemed).toBeEmpty();
    expect(await heardOn(other)).toEqual([]);
  });

  test("a customer is told that redeeming has been turned off, and keeps the rest", async ({
    open,
    site,
    onTestFinished,
  }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const page = await openTab(open, partner, language, [/^response: 403 POST .*\/api\/marketplace\/purchase$/]);
    await grantCoins(site, partner);
    const { rewards, balance, redeem, confirm, text } = await openRewards(page, language);
    await redeem.click();
    await partner.setFeatures({ redeem: false });
    await confirm.click();
    await expect(rewards.getByRole("alert")).toHaveText(text("widget.rewards.redeemOff"));
    await expect(rewards.getByRole("button")).toHaveCount(0);
    await expect(balance).toHaveText(String(BALANCE));
  });
});
