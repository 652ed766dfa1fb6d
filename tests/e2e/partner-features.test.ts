import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { addPartnerOrigin } from "../../packages/shared/src/contracts/partners/workspaces";
import { withPathFields } from "../../packages/shared/src/contracts/operation";
import { post } from "../support/sign-up";
import { expect, type OpenPage, test } from "../support/story";
import { openTab, openWorkspace } from "../support/workspace";

/* What a partner turns off is gone from its page. */

/** The partner's page with the assistant open, for a visitor who has not been there. */
async function visit(open: OpenPage, address: string) {
  const page = await open(address);
  await page.getByRole("button", { name: "Energy assistant" }).click();
  const panel = page.getByRole("dialog", { name: "Energy assistant" });
  await expect(panel.getByRole("textbox", { name: "Your question" })).toBeVisible();
  return {
    rewards: panel.getByRole("button", { name: "Rewards" }),
    upload: panel.getByRole("button", { name: "Upload an energy bill" }),
  };
}

test("rewards and uploads that are turned off are not offered on the page", async ({ open, site, onTestFinished }) => {
  const { page, partner } = await openWorkspace(open, site, { features: ["rewards", "redeem"] });
  const partnerPage = await servePartnerPage({ port: 0, wattleafOrigin: site.url, widgetKey: partner.widgetKey });
  onTestFinished(() => partnerPage.stop(true));
  const { path } = withPathFields(addPartnerOrigin, { partner_id: partner.id });
  await post(page, site, path, { origin: partnerPage.url.origin });

  const on = await visit(open, partnerPage.url.href);
  await expect(on.rewards).toBeVisible();
  await expect(on.upload).toBeVisible();

  await openTab(page, "Appearance");
  const main = page.getByRole("main");
  const redeeming = main.getByRole("switch", { name: "Redeeming coins" });
  await expect(redeeming).toBeChecked();
  await main.getByRole("switch", { name: "Rewards" }).press("Space");
  // Coins are redeemed among the rewards.
  await expect(redeeming).not.toBeChecked();
  await expect(redeeming).toBeDisabled();
  await main.getByRole("switch", { name: "Upload bills and usage files" }).press("Space");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const off = await visit(open, partnerPage.url.href);
  await expect(off.rewards).toHaveCount(0);
  await expect(off.upload).toHaveCount(0);
});
