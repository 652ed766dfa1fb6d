import type { Page } from "playwright";
import { contactForm as en } from "@wattleaf/shared/i18n/messages/en/contact-form";
import { contactForm as zh } from "@wattleaf/shared/i18n/messages/zh/contact-form";
import { common as commonEn } from "@wattleaf/shared/i18n/messages/en/common";
import { common as commonZh } from "@wattleaf/shared/i18n/messages/zh/common";
import { sampled } from "../support/nightly";
import { expect, test } from "../support/story";

/* The About page, and its contact form with JavaScript and without. */

const form = (page: Page) => page.getByRole("main").locator("form");
const LANGUAGES = [
  ["en", en, commonEn],
  ["zh", zh, commonZh],
] as const;

test.for(sampled(LANGUAGES, 1))(
  "the contact form checks, keeps and sends (%s)",
  async ([lang, t, common], { open }) => {
    const page = await open(`/company?lang=${lang}`, { expected: [/ERR_FAILED POST .*\/api\/contact$/] });
    const field = (name: string) => form(page).getByLabel(name);
    const send = form(page).getByRole("button", { name: t["contact.submit"] });
    const notifications = page.getByRole("region", { name: common["toasts.label"] });

    await field(t["contact.email"]).fill("ada@example");
    await send.click();
    for (const rule of ["name", "email", "subject", "message"] as const) {
      await expect(form(page).getByText(t[`contact.error.${rule}`])).toBeVisible();
    }
    await expect(field(t["contact.name"])).toBeFocused();

    await field(t["contact.name"]).fill("Ada Byron");
    await expect(form(page).getByText(t["contact.error.name"])).toBeHidden();
    await field(t["contact.email"]).fill("ada@example.com");
    await field(t["contact.subject"]).fill("Load curves");
    await field(t["contact.message"]).fill("Can you look at ours?");
    await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(notifications).toContainText(t["contact.failed.title"]);
    await expect(field(t["contact.message"])).toHaveValue("Can you look at ours?");

    await send.click();
    await expect(notifications).toContainText(t["contact.sent.title"]);
    await expect(notifications).toContainText(t["contact.sent.text"]);
    await expect(field(t["contact.message"])).toHaveValue("");
  },
);

test("Apply Now fills in what the message is about", async ({ open }) => {
  const page = await open("/company");
  await page.getByRole("link", { name: "Apply Now: DevOps engineer" }).click();
  await expect(form(page).getByLabel("Topic")).toHaveValue("careers");
  await expect(form(page).getByLabel("Subject")).toHaveValue("Application: DevOps engineer");
  await expect(form(page)).toBeInViewport();
});

test.for(sampled(LANGUAGES, 1))("the contact form works without JavaScript (%s)", async ([lang, t], { open }) => {
  const page = await open(`/company?lang=${lang}`, { javaScriptEnabled: false });
  await form(page).getByLabel(t["contact.name"]).fill("Ada Byron");
  await form(page).getByLabel(t["contact.email"]).fill("ada@example.com");
  await form(page).getByLabel(t["contact.topic"]).selectOption("press");
  await form(page).getByLabel(t["contact.subject"]).fill("Load curves");
  await form(page).getByLabel(t["contact.message"]).fill("Can you look at ours?");
  await form(page).getByRole("button", { name: t["contact.submit"] }).click();
  await expect(page).toHaveURL(`/contact/sent?lang=${lang}`);
});
