import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { assistantActions as en } from "../../packages/shared/src/i18n/messages/en/assistant-actions";
import { assistantActions as zh } from "../../packages/shared/src/i18n/messages/zh/assistant-actions";
import { hourlyReadings } from "../factories/energy";
import { greenButtonFile, kilowattHours } from "../support/energy-file";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, type OpenPage, test } from "../support/story";
import { identifyWith, listenTo, pageIn, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";

/* A partner's customer keeps the readings of a file as a meter, from the chat. */

const ACTIONS = { en, zh };
const KEEP = "assistant.card.add_meter.confirm";
const QUESTION = { en: "How much did I use on January 5, 2024?", zh: "我在 2024 年 1 月 5 日用了多少电？" };
const fifthDay = hourlyReadings(5 * 24).slice(4 * 24);
const fifthDayWh = fifthDay.reduce((sum, { value }) => sum + value, 0);

/** The partner's page with the chat open and the file read; for the customer with that name, or for a visitor. */
async function readFile(
  open: OpenPage,
  partner: WidgetPartner,
  { language, customer, expected = [] }: { language: Language; customer?: string; expected?: RegExp[] },
) {
  const token = customer && (await partner.tokenOf(customer));
  const page = await open(partner.page.href, {
    expected,
    before: async (fresh) => {
      await listenTo(fresh, "reward");
      if (token) await identifyWith(fresh, token);
      await pageIn(language)(fresh);
    },
  });
  const widget = widgetOn(page, language);
  const file = greenButtonFile();
  await widget.launcher.click();
  await expect(widget.question).toBeVisible();
  await widget.fileInput.setInputFiles(file);
  await expect(widget.conversation).toContainText(kilowattHours(file.facts.total), COMPUTED);
  const keep = widget.conversation.getByRole("button", { name: ACTIONS[language][KEEP] });
  return { ...widget, page, keep };
}

test.for(LANGUAGES)(
  "readings that are kept answer by the day, and count among the rewards (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const widget = await readFile(open, partner, { language, customer: "ann" });
    const { page, keep, launcher, conversation, ask, lines, button, panel, text } = widget;
    await keep.click();
    await expect(conversation.getByRole("status").filter({ hasText: text("widget.meter.kept") })).toBeVisible(COMPUTED);
    await expect(keep).toHaveCount(0);
    await ask(QUESTION[language]);
    await expect(lines.last()).toContainText((fifthDayWh / 1000).toFixed(1), COMPUTED);

    await button("widget.rewards").click();
    const rewards = panel.getByRole("region", { name: text("widget.rewards") });
    await expect(rewards.getByRole("term")).toHaveText([
      text("widget.rewards.balance"),
      text("widget.rewards.rank"),
      text("widget.rewards.streak"),
    ]);
    await expect(rewards).toContainText(text("widget.rewards.how.meter"));
    await expect(rewards).not.toContainText(text("widget.rewards.signIn"));

    // The page no longer has the file: nothing is offered that cannot be done.
    await page.reload();
    await launcher.click();
    await expect(lines).not.toHaveCount(0);
    await expect(keep).toHaveCount(0);
  },
);

test.for(sampled(LANGUAGES, 1))(
  "readings that could not be sent are offered again (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const { page, keep, conversation, text } = await readFile(open, partner, {
      language,
      customer: "ann",
      expected: [/^response: 409 /],
    });
    const UPLOAD = "**/api/meters/upload";
    await page.route(UPLOAD, (route) =>
      route.fulfill({
        status: 409,
        headers: { "access-control-allow-origin": "*" },
        json: { code: "conflict", message: "In progress" },
      }),
    );
    await keep.click();
    await expect(conversation).toContainText(text("widget.meter.failed"));
    await page.unroute(UPLOAD);
    await keep.click();
    await expect(conversation).toContainText(text("widget.meter.kept"), COMPUTED);
  },
);

test.for(sampled(LANGUAGES, 1))(
  "a visitor has no account to keep readings in (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const { keep } = await readFile(open, partner, { language });
    await expect(keep).toHaveCount(0);
  },
);
