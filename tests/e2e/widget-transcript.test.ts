import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { partnerOrigins, partners } from "../../packages/server/src/db/schema/partners";
import { DEFAULT_PARTNER_SETTINGS } from "../../packages/shared/src/domain/partners";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { emailsTo } from "../support/emails";
import { sampled } from "../support/nightly";
import type { Site } from "../support/site";
import { COMPUTED, expect, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";

/* A conversation goes to the partner only when its customer has read what is sent, and agrees. */

const NAME = "Gridville Power";
const PHONE = "+1 555 0100";
const QUESTION = { en: "Which shoes do your line workers wear?", zh: "你们的电工穿什么样的鞋？" };

/** A page of a partner who takes conversations by email. */
async function partnerPage(site: Site, id: string, email: string) {
  const widgetKey = `wl_pk_${id}`;
  const page = await servePartnerPage({ port: 0, wattleafOrigin: site.url, widgetKey });
  const db = await openDatabase({ url: site.database });
  const settings = {
    ...DEFAULT_PARTNER_SETTINGS,
    contact: { email, phone: PHONE },
    transcripts: "email" as const,
  };
  const partner = { id, name: NAME, widgetKey, createdAtMs: 0, settings };
  await db.insert(partners).values(partner);
  await db.insert(partnerOrigins).values({ partnerId: partner.id, origin: page.url.origin });
  await closeDatabase(db);
  return page;
}

test.for(sampled(LANGUAGES, 1))(
  "an answer that names the partner's contact offers to send the conversation (%s)",
  async (language, { open, site, onTestFinished }) => {
    const contact = `help-${language}@gridville.example`;
    const partner = await partnerPage(site, `transcript_story_${language}`, contact);
    onTestFinished(() => partner.stop());
    const page = await open(partner.url.href, { before: pageIn(language) });
    const { launcher, panel, ask, button, text } = widgetOn(page, language);
    await launcher.click();
    await ask(QUESTION[language]);
    const offer = panel.getByRole("button", { name: text("widget.handover.open", { partner: NAME }) });
    await expect(offer).toBeVisible(COMPUTED);
    await expect(panel.getByRole("link", { name: PHONE })).toHaveAttribute("href", "tel:+15550100");
    await expect(panel.getByRole("link", { name: contact })).toHaveAttribute("href", `mailto:${contact}`);
    await expect(panel.getByRole("link", { name: NAME, exact: true })).toHaveAttribute("href", `mailto:${contact}`);

    await offer.click();
    await expect(panel).toContainText(text("widget.handover.consent", { partner: NAME }));
    await button("widget.handover.cancel").click();
    await expect(offer).toBeVisible();
    expect(await emailsTo(site.outbox, contact)).toEqual([]);

    await offer.click();
    await button("widget.handover.agree").click();
    await expect(panel).toContainText(text("widget.handover.sent", { partner: NAME }));
    await expect
      .poll(async () => (await emailsTo(site.outbox, contact)).map((email) => email.text))
      .toEqual([expect.stringContaining(QUESTION[language])]);
  },
);
