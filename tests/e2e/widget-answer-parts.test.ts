import type { Attachment } from "../../packages/shared/src/contracts/attachments";
import type { Language } from "../../packages/shared/src/i18n/language";
import { sampled } from "../support/nightly";
import { expect, type OpenPage, test } from "../support/story";
import { tellAnswer } from "../support/told-answer";
import { callWidget, widgetOn } from "../support/widget-chat";
import { newWidgetPartner, type WidgetPartner } from "../support/widget-partner";

/* What stands below an answer on a partner's page: a chart, a table, a card with an action, and the sources. */

const CHART: Attachment = {
  kind: "chart",
  title: "By month",
  form: "bars",
  unit: "kWh",
  sandbox: false,
  labels: ["5", "6"],
  series: [{ name: "1", values: [310, 612] }],
};
const TABLE: Attachment = {
  kind: "table",
  title: "By rate",
  columns: [{ label: "kWh", align: "end" }],
  rows: [["987"]],
  sandbox: false,
};
const UPLOAD: Attachment = {
  kind: "action",
  action: "upload_bill",
  id: null,
  title: "First step",
  text: "PDF, CSV",
  confirmLabel: "Choose",
  state: "proposed",
  outcome: null,
};
const SOURCE = { index: 1, title: "Gridville 101", kind: "article", url: "/resources" } as const;
const ANSWER = { response: "612 kWh [1].", citations: [SOURCE], attachments: [CHART, TABLE, UPLOAD] };

/** The partner's page in a new tab, with that answer. */
async function ask(open: OpenPage, partner: WidgetPartner, language: Language) {
  const page = await open(partner.page.href, { before: (fresh) => tellAnswer(fresh, ANSWER) });
  if (language === "zh") await callWidget(page, (widget) => widget.setLanguage("zh"));
  const widget = widgetOn(page, language);
  await widget.launcher.click();
  await widget.question.fill("kWh?");
  await widget.question.press("Enter");
  await expect(widget.lines.last()).toContainText("612 kWh");
  const answer = widget.lines.last();
  return {
    page,
    text: widget.text,
    answer,
    chart: answer.getByRole("img", { name: widget.text("widget.inUnit", { name: "By month", unit: "kWh" }) }),
    table: answer.getByRole("table").filter({ hasText: "987" }),
    upload: answer.getByRole("button", { name: "Choose" }),
    source: answer.getByRole("link", { name: SOURCE.title, exact: true }),
  };
}

test.for(sampled<Language>(["en", "zh"], 1))(
  "charts and tables as the partner wants them, a bill to choose, and a source to open (%s)",
  async (language, { open, site, onTestFinished }) => {
    const partner = await newWidgetPartner(site);
    onTestFinished(() => partner.stop());
    const { page, text, answer, chart, table, upload, source } = await ask(open, partner, language);
    await expect(chart).toBeVisible();
    await expect(table).toBeVisible();

    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), upload.click()]);
    expect(await chooser.element().getAttribute("aria-label")).toBe(text("widget.composer.attach"));
    expect(chooser.isMultiple()).toBe(false);

    await expect(answer.getByText(text("widget.sources"), { exact: true })).toBeVisible();
    const [opened] = await Promise.all([page.waitForEvent("popup"), source.click()]);
    await expect(opened).toHaveURL(`${site.url}${SOURCE.url}`);
    await expect(answer).toBeVisible();
    await opened.close();

    await partner.setFeatures({ charts: false });
    const without = await ask(open, partner, language);
    await expect(without.source).toBeVisible();
    await expect(without.chart).toHaveCount(0);
    await expect(without.answer.getByRole("figure")).toHaveCount(0);
  },
);
