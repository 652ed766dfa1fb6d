import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { addPartnerOrigin } from "../../packages/shared/src/contracts/partners/workspaces";
import { withPathFields } from "../../packages/shared/src/contracts/operation";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { sampled } from "../support/nightly";
import { post } from "../support/sign-up";
import { expect, type OpenPage, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";
import { openTab, openWorkspace } from "../support/workspace";

/* What a partner turns off is gone from its page. */

const MESSAGES = { en, zh };

/** The partner's page with the assistant open, for a visitor who has not been there. */
async function visit(open: OpenPage, address: string, language: Language) {
  const page = await open(address, { before: pageIn(language) });
  const { launcher, question, button } = widgetOn(page, language);
  await launcher.click();
  await expect(question).toBeVisible();
  return { rewards: button("widget.rewards"), upload: button("widget.composer.attach") };
}

test.for(sampled(LANGUAGES, 1))(
  "rewards and uploads that are turned off are not offered on the page (%s)",
  async (language, { open, site, onTestFinished }) => {
    const t = MESSAGES[language];
    const { page, partner } = await openWorkspace(open, site, { language, features: ["rewards", "redeem"] });
    const partnerPage = await servePartnerPage({ port: 0, wattleafOrigin: site.url, widgetKey: partner.widgetKey });
    onTestFinished(() => partnerPage.stop(true));
    const { path } = withPathFields(addPartnerOrigin, { partner_id: partner.id });
    await post(page, site, path, { origin: partnerPage.url.origin });

    const on = await visit(open, partnerPage.url.href, language);
    await expect(on.rewards).toBeVisible();
    await expect(on.upload).toBeVisible();

    await openTab(page, t["partners.tab.appearance"]);
    const main = page.getByRole("main");
    const redeeming = main.getByRole("switch", { name: t["partners.features.redeem"] });
    await expect(redeeming).toBeChecked();
    await main.getByRole("switch", { name: t["partners.features.rewards"] }).press("Space");
    // Coins are redeemed among the rewards.
    await expect(redeeming).not.toBeChecked();
    await expect(redeeming).toBeDisabled();
    await main.getByRole("switch", { name: t["partners.features.upload"] }).press("Space");
    await main.getByRole("button", { name: t["partners.save"], exact: true }).click();
    await expect(page.getByText(t["partners.saved"], { exact: true })).toBeVisible();

    const off = await visit(open, partnerPage.url.href, language);
    await expect(off.rewards).toHaveCount(0);
    await expect(off.upload).toHaveCount(0);
  },
);
