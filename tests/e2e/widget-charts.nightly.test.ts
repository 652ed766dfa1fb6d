import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { assistantActions as en } from "../../packages/shared/src/i18n/messages/en/assistant-actions";
import { assistantActions as zh } from "../../packages/shared/src/i18n/messages/zh/assistant-actions";
import { greenButtonFile } from "../support/energy-file";
import { COMPUTED, expect, test } from "../support/story";
import { callWidget, widgetOn } from "../support/widget-chat";
import { newWidgetPartner } from "../support/widget-partner";

/* A customer's figures by day come with their chart, until the partner turns charts off. */

const ACTIONS = { en, zh };
const QUESTIONS = {
  en: "How much did I use each day from January 1 to January 14, 2024?",
  zh: "显示我 2024 年 1 月 1 日至 1 月 14 日每天的用电量。",
};

test.for(LANGUAGES)("the same tab, before and after (%s)", async (language, { open, site, onTestFinished }) => {
  const partner = await newWidgetPartner(site);
  onTestFinished(() => partner.stop());
  const token = await partner.tokenOf("ann");
  const page = await open(partner.page.href, {
    before: (fresh) =>
      fresh.addInitScript((signed) => Object.assign(window, { Wattleaf: [["identify", signed]] }), token),
  });
  if (language === "zh") await callWidget(page, (widget) => widget.setLanguage("zh"));
  const { launcher, question, conversation, lines, text, button } = widgetOn(page, language);
  await launcher.click();
  await expect(question).toBeVisible();
  await page.locator("wattleaf-widget input[type=file]").setInputFiles(greenButtonFile());
  const keep = conversation.getByRole("button", { name: ACTIONS[language]["assistant.card.add_meter.confirm"] });
  await keep.click(COMPUTED);
  await expect(conversation).toContainText(text("widget.meter.kept"), COMPUTED);

  const ask = async () => {
    const before = await lines.count();
    await question.fill(QUESTIONS[language]);
    await question.press("Enter");
    await expect(lines).toHaveCount(before + 2);
    await expect(button("widget.composer.send")).toBeVisible(COMPUTED);
    await expect(lines.last()).toContainText("kWh");
    return lines.last();
  };
  const withChart = await ask();
  await expect(withChart.getByRole("img", { name: /kWh/ })).toBeVisible();
  await partner.setFeatures({ charts: false });
  const without = await ask();
  await expect(without).toContainText(text("widget.sources"));
  await expect(without.getByRole("figure")).toHaveCount(0);
});
