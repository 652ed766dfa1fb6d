import type { Page } from "playwright";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { pageIn, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";

/* What a partner turns off goes away in the tabs that have it open, too. */

const OFF = { upload: false, rewards: false, redeem: false };
const REJECTED = [/^response: 403 GET .*\/api\/marketplace\/items\?/, /^response: 403 POST .*\/api\/upload$/];

/** A visitor's tab with the chat open, before the partner turns anything off. */
async function openChat(open: OpenPage, partner: WidgetPartner, language: Language, expected: readonly RegExp[]) {
  const page = await open(partner.page.href, { expected, before: pageIn(language) });
  const widget = widgetOn(page, language);
  await widget.launcher.click();
  await expect(widget.question).toBeVisible();
  const rewards = widget.button("widget.rewards");
  const attach = widget.button("widget.composer.attach");
  await expect(rewards).toBeVisible();
  await expect(attach).toBeVisible();
  return { ...widget, page, rewards, attach };
}

const FILE = {
  name: "usage.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("timestamp,kwh\n2026-01-01 00:00,1"),
};

test.for(LANGUAGES)(
  "who presses it is told, and the button goes away (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const chat = await openChat(open, partner, language, REJECTED);
    const { page, panel, text, rewards, attach, conversation, launcher, question, fileInput, button } = chat;
    await partner.setFeatures(OFF);

    await rewards.click();
    await expect(panel.getByRole("alert")).toHaveText(text("widget.rewards.off"));
    await expect(rewards).toHaveCount(0);
    await button("widget.rewards.back").click();
    await expect(question).toBeFocused();

    await expect(button("widget.suggest.upload")).toBeVisible();
    await fileInput.setInputFiles(FILE);
    await expect(conversation).toContainText(text("widget.upload.off"));
    await expect(panel.getByRole("status").filter({ hasText: text("widget.upload.off") })).toBeAttached();
    await expect(attach).toHaveCount(0);
    await expect(button("widget.suggest.upload")).toHaveCount(0);

    // The tab's next page knows.
    await page.reload();
    await launcher.click();
    await expect(question).toBeVisible();
    await expect(rewards).toHaveCount(0);
    await expect(attach).toHaveCount(0);
  },
);

test.for(sampled(LANGUAGES, 1))(
  "a renewed session brings the partner's present settings (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const chat = await openChat(open, partner, language, [/^response: 401 POST .*\/api\/chat$/]);
    const { page, rewards, attach, ask, lines, text } = chat;
    await partner.setFeatures(OFF);
    await endSession(page, site.url, partner);

    await ask(text("widget.suggest.save"));
    await expect(lines.last()).toContainText(text("widget.sources"), COMPUTED);
    await expect(rewards).toHaveCount(0);
    await expect(attach).toHaveCount(0);
  },
);

/** As it ends by itself after its time: the page does not know. */
const endSession = (page: Page, wattleaf: string, { widgetKey }: WidgetPartner) =>
  page.evaluate(
    async ([origin, name]) => {
      const { token } = JSON.parse(sessionStorage.getItem(name) ?? "null") as { token: string };
      const headers = { "content-type": "application/json" };
      await fetch(`${origin}/api/widget/session/close`, { method: "POST", headers, body: JSON.stringify({ token }) });
    },
    [wattleaf, `wattleaf:${widgetKey}`] as const,
  );
