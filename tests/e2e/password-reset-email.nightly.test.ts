import type { Page } from "playwright";
import { auth as authEn } from "@wattleaf/shared/i18n/messages/en/auth";
import { mail as mailEn } from "@wattleaf/shared/i18n/messages/en/mail";
import { auth as authZh } from "@wattleaf/shared/i18n/messages/zh/auth";
import { mail as mailZh } from "@wattleaf/shared/i18n/messages/zh/mail";
import { afterAll, describe } from "vitest";
import { newRegistration } from "../factories/account";
import { axeViolations } from "../support/axe";
import { startSite } from "../support/site";
import { startMailServer, type TestMailServer } from "../support/smtp";
import { expect, test as base } from "../support/story";

/* A forgotten password over a real mail server: the email as its reader sees it, and the target of its button. */

let mailServer: TestMailServer;
afterAll(() => mailServer.stop());

/** A site with a mail server on loopback. */
const test = base.extend({
  site: [
    async ({}, use) => {
      mailServer = await startMailServer();
      const site = await startSite(async () => ({ SMTP_URL: mailServer.url }));
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
});

const main = (page: Page) => page.getByRole("main");

describe.each([
  ["en", { ...authEn, ...mailEn }],
  ["zh", { ...authZh, ...mailZh }],
] as const)("in %s", (language, t) => {
  test("the email is readable on a phone, light and dark, and its button opens the new password form", async ({
    open,
  }) => {
    const page = await open(`/login?lang=${language}`, { viewport: { width: 390, height: 844 } });
    const registration = { ...newRegistration(), language };
    const email = registration.email ?? "";
    const { origin } = new URL(page.url());
    await fetch(`${origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(registration),
    });
    await main(page).getByLabel(t["auth.emailLabel"]).fill(email);
    await main(page).getByRole("button", { name: t["auth.forgot.link"] }).click();
    await page.getByRole("dialog").getByRole("button", { name: t["auth.forgot.submit"] }).click();

    const arrived = async () =>
      (await mailServer.emails()).find(
        ({ to, subject }) => subject === t["mail.reset.subject"] && to?.some(({ address }) => address === email),
      );
    await expect.poll(async () => (await arrived())?.subject).toBe(t["mail.reset.subject"]);
    const { html = "", text = "" } = (await arrived()) ?? {};
    const link = /https?:\S+#token=[\w-]+/.exec(text)?.[0] ?? "";
    for (const sentence of [t["mail.reset.text"], t["mail.reset.ignore"], t["mail.team"]])
      expect(text).toContain(sentence);

    await page.setContent(html);
    await expect(page.getByText(t["mail.reset.ignore"])).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    const button = page.getByRole("link", { name: t["mail.reset.action"] });
    await expect(button).toHaveAttribute("href", link);

    await button.click();
    await main(page).getByLabel(t["auth.reset.newPassword"]).fill("brand-new-7");
    await main(page).getByLabel(t["auth.confirmPassword"]).fill("brand-new-7");
    await main(page).getByRole("button", { name: t["auth.reset.submit"] }).click();
    await expect(page).toHaveURL("/login");
    await main(page).getByLabel(t["auth.emailLabel"]).fill(email);
    await main(page).getByLabel(t["auth.password"]).first().fill("brand-new-7");
    await main(page).getByRole("button", { name: t["auth.login.submit"], exact: true }).click();
    await expect(page).not.toHaveURL("/login");
  });
});
