import type { Page } from "playwright";
import { common as commonEn } from "@wattleaf/shared/i18n/messages/en/common";
import { forms as formsEn } from "@wattleaf/shared/i18n/messages/en/forms";
import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { forms as formsZh } from "@wattleaf/shared/i18n/messages/zh/forms";
import { emailsTo, newsletterTokenIn } from "../support/emails";
import { sampled } from "../support/nightly";
import type { Site } from "../support/site";
import { expect, test } from "../support/story";

/* A newsletter subscription from the footer to its end, in both languages, with JavaScript and without. */

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

let readers = 0;

/** The token in the newest of an address's emails, once there is one. */
async function tokenFor(site: Site, email: string, link: "confirm" | "unsubscribe"): Promise<string> {
  const newest = async () => newsletterTokenIn((await emailsTo(site.outbox, email)).at(-1), link);
  await expect.poll(newest).not.toBe("");
  return newest();
}

const LANGUAGES = [
  ["en", { ...commonEn, ...formsEn }],
  ["zh", { ...commonZh, ...formsZh }],
] as const;

test.for(sampled(LANGUAGES, 1))(
  "is confirmed and ended with the buttons behind its links (%s)",
  async ([language, t], { open, site }) => {
    const email = `e2e-${language}-${++readers}@example.com`;
    const page = await open(`/documentation?lang=${language}`, {
      expected: [/^response: 404 POST .*newsletter\.confirm/],
    });
    await page.getByLabel(t["footer.newsletter.email"]).fill(email);
    await page.getByRole("button", { name: t["footer.newsletter.submit"], exact: true }).click();
    await expect(page.getByRole("region", { name: t["toasts.label"] })).toContainText(t["footer.newsletter.done.text"]);

    const confirm = `/newsletter/confirm?lang=${language}&token=${await tokenFor(site, email, "confirm")}`;
    await page.goto(confirm);
    await main(page).getByRole("button", { name: t["forms.newsletter.confirm.submit"] }).click();
    await expect(title(page)).toHaveText(t["forms.newsletter.confirmed.title"]);

    const unsubscribe = `/newsletter/unsubscribe?lang=${language}&token=${await tokenFor(site, email, "unsubscribe")}`;
    await page.goto(unsubscribe);
    await main(page).getByRole("button", { name: t["forms.newsletter.unsubscribe.submit"] }).click();
    await expect(title(page)).toHaveText(t["forms.newsletter.unsubscribed.title"]);

    await page.goto(confirm);
    await main(page).getByRole("button", { name: t["forms.newsletter.confirm.submit"] }).click();
    await expect(main(page).getByRole("alert")).toContainText(t["forms.newsletter.linkFailed"]);
  },
);

test.for(sampled(LANGUAGES, 1))("works without JavaScript (%s)", async ([language, t], { open, site }) => {
  const email = `plain-${language}-${++readers}@example.com`;
  const page = await open(`/documentation?lang=${language}`, { javaScriptEnabled: false });
  await page.getByLabel(t["footer.newsletter.email"]).fill(email);
  await page.getByRole("button", { name: t["footer.newsletter.submit"], exact: true }).click();
  await expect(page).toHaveURL(`/newsletter/sent?lang=${language}`);
  await expect(title(page)).toHaveText(t["forms.newsletter.sent.title"]);

  for (const [link, outcome] of [
    ["confirm", "confirmed"],
    ["unsubscribe", "unsubscribed"],
  ] as const) {
    await page.goto(`/newsletter/${link}?lang=${language}&token=${await tokenFor(site, email, link)}`);
    await main(page)
      .getByRole("button", { name: t[`forms.newsletter.${link}.submit`] })
      .click();
    await expect(page).toHaveURL(`/newsletter/${outcome}?lang=${language}`);
    await expect(title(page)).toHaveText(t[`forms.newsletter.${outcome}.title`]);
  }
});
