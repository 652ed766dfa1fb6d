import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { closeDatabase, openDatabase } from "../../packages/server/src/db/client";
import { partnerOrigins, partners } from "../../packages/server/src/db/schema/partners";
import { DEFAULT_PARTNER_SETTINGS } from "../../packages/shared/src/domain/partners";
import { emailsTo } from "../support/emails";
import type { Site } from "../support/site";
import { COMPUTED, expect, test } from "../support/story";

/* A conversation goes to the partner only when its customer has read what is sent, and agrees. */

const CONTACT = "help@gridville.example";
const PHONE = "+1 555 0100";
const KEY = "wl_pk_transcript_story";

/** A page of a partner who takes conversations by email. */
async function partnerPage(site: Site) {
  const page = await servePartnerPage({ port: 0, wattleafOrigin: site.url, widgetKey: KEY });
  const db = await openDatabase({ url: site.database });
  const settings = {
    ...DEFAULT_PARTNER_SETTINGS,
    contact: { email: CONTACT, phone: PHONE },
    transcripts: "email" as const,
  };
  const partner = { id: "transcript-story", name: "Gridville Power", widgetKey: KEY, createdAtMs: 0, settings };
  await db.insert(partners).values(partner);
  await db.insert(partnerOrigins).values({ partnerId: partner.id, origin: page.url.origin });
  await closeDatabase(db);
  return page;
}

test("an answer that names the partner's contact offers to send the conversation", async ({
  open,
  site,
  onTestFinished,
}) => {
  const partner = await partnerPage(site);
  onTestFinished(() => partner.stop());
  const page = await open(partner.url.href);
  await page.getByRole("button", { name: "Energy assistant" }).click();
  const panel = page.getByRole("dialog", { name: "Energy assistant" });
  await panel.getByRole("textbox").fill("Which shoes do your line workers wear?");
  await page.keyboard.press("Enter");
  const offer = panel.getByRole("button", { name: "Send this conversation to Gridville Power" });
  await expect(offer).toBeVisible(COMPUTED);
  await expect(panel.getByRole("link", { name: PHONE })).toHaveAttribute("href", "tel:+15550100");
  await expect(panel.getByRole("link", { name: CONTACT })).toHaveAttribute("href", `mailto:${CONTACT}`);
  await expect(panel.getByRole("link", { name: "Gridville Power", exact: true })).toHaveAttribute(
    "href",
    `mailto:${CONTACT}`,
  );

  await offer.click();
  await panel.getByRole("button", { name: "Don't send" }).click();
  await expect(offer).toBeVisible();
  expect(await emailsTo(site.outbox, CONTACT)).toEqual([]);

  await offer.click();
  await panel.getByRole("button", { name: "I agree, send it" }).click();
  await expect(panel).toContainText("Gridville Power gets this conversation.");
  await expect
    .poll(async () => (await emailsTo(site.outbox, CONTACT)).map(({ text }) => text))
    .toEqual([expect.stringContaining("Which shoes do your line workers wear?")]);
});
