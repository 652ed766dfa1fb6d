import { and, eq } from "drizzle-orm";
import type { Page } from "playwright";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { partnerCustomers } from "../../packages/server/src/db/schema/partners";
import { grantCoinsTo } from "../support/grant-coins";
import type { Site } from "../support/site";
import { expect, type OpenPage, test } from "../support/story";
import { heardOn, listenTo, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";

/* A partner's customer spends green coins in the widget. */

const ITEM = "Wallpaper: a day of electricity";
const PRICE = 40;
const BALANCE = 100;

/** A tab of the customer, signed in on the partner's page, with the chat open. */
async function openTab(open: OpenPage, partner: WidgetPartner, expected: readonly RegExp[] = []): Promise<Page> {
  const token = await partner.tokenOf("ann");
  const page = await open(partner.page.href, {
    expected,
    before: async (fresh) => {
      await listenTo(fresh, "reward", "error");
      await fresh.addInitScript((signed) => (window.Wattleaf as unknown[]).push(["identify", signed]), token);
    },
  });
  await widgetOn(page).launcher.click();
  await expect(widgetOn(page).question).toBeVisible();
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
async function openRewards(page: Page) {
  const { button, panel, text } = widgetOn(page);
  await button("widget.rewards").click();
  const rewards = panel.getByRole("region", { name: text("widget.rewards") });
  return {
    rewards,
    balance: rewards
      .getByRole("term")
      .filter({ hasText: text("widget.rewards.balance") })
      .locator("+ dd"),
    redeem: rewards.getByRole("button", { name: `Redeem: ${ITEM}` }),
    confirm: rewards.getByRole("button", { name: `Confirm: ${ITEM}` }),
    redeemed: rewards.getByRole("status"),
  };
}

test("a customer redeems an item, and another tab that shows the coins of before is rejected", async ({
  open,
  site,
  onTestFinished,
}) => {
  const partner = await newWidgetPartner(site);
  onTestFinished(() => partner.stop());
  const page = await openTab(open, partner);
  await grantCoins(site, partner);
  const first = await openRewards(page);
  await expect(first.balance).toHaveText(String(BALANCE));
  const other = await openTab(open, partner, [/^response: 4\d\d POST .*\/api\/marketplace\/purchase$/]);
  const second = await openRewards(other);
  await second.redeem.click();

  await first.redeem.click();
  await first.confirm.click();
  await expect(first.redeemed).toContainText(`Redeemed: ${ITEM}.`);
  await expect(first.balance).toHaveText(String(BALANCE - PRICE));
  await first.redeem.click();
  await first.confirm.click();
  await expect(first.balance).toHaveText(String(BALANCE - 2 * PRICE));
  await expect(first.redeem).toHaveCount(0);
  const spent = ["reward", { coins: -PRICE }];
  expect(await heardOn(page)).toEqual([spent, spent]);

  await expect(second.balance).toHaveText(String(BALANCE));
  await second.confirm.click();
  await expect(second.rewards.getByRole("alert")).toHaveText("Not enough green coins.");
  await expect(second.balance).toHaveText(String(BALANCE - 2 * PRICE));
  await expect(second.confirm).toHaveCount(0);
  await expect(second.redeemed).not.toContainText("Redeemed");
  expect(await heardOn(other)).toEqual([]);
});

test("a customer is told that redeeming has been turned off, and keeps the rest", async ({
  open,
  site,
  onTestFinished,
}) => {
  const partner = await newWidgetPartner(site);
  onTestFinished(() => partner.stop());
  const page = await openTab(open, partner, [/^response: 403 POST .*\/api\/marketplace\/purchase$/]);
  await grantCoins(site, partner);
  const { rewards, balance, redeem, confirm } = await openRewards(page);
  await redeem.click();
  await partner.setFeatures({ redeem: false });
  await confirm.click();
  await expect(rewards.getByRole("alert")).toHaveText("Coins can no longer be redeemed on this site.");
  await expect(rewards.getByRole("button")).toHaveCount(0);
  await expect(balance).toHaveText(String(BALANCE));
});
