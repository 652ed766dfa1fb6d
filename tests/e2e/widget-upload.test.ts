import type { Page } from "playwright";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { greenButtonFile, kilowattHours } from "../support/energy-file";
import { sampled } from "../support/nightly";
import { COMPUTED, expect, test } from "../support/story";
import { heardOn, listenTo, pageIn, setLanguage, widgetOn } from "../support/widget-chat";

/* A file's way to the server, over a slow connection: a person sees it, and a screen reader can tell it. */

/** Hourly readings, about 1 MB: some seconds at {@link SLOW_BYTES_PER_SECOND}. */
const DAYS = 150;
const SLOW_BYTES_PER_SECOND = 400_000;

/** As on a weak mobile connection: only what is sent is slow. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: SLOW_BYTES_PER_SECOND,
  });
}

/** What the accessibility tree says of each state of the upload, in order. */
interface Progress {
  name: string;
  percent: number;
}
const recordProgress = (page: Page) =>
  page.evaluate(() => {
    const seen: Progress[] = [];
    Object.assign(window, { seen });
    const root = document.querySelector("wattleaf-widget")?.shadowRoot as ShadowRoot;
    new MutationObserver(() => {
      const bar = root.querySelector("progress");
      if (bar) seen.push({ name: bar.ariaLabel ?? "", percent: bar.value });
    }).observe(root, { subtree: true, childList: true, attributes: true });
  });
const progressOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Progress[] }).seen);

/** The widget's message of a file on its way, with any percentage that shows it is. */
const underWay = (message: string) =>
  new RegExp(`^${message.replaceAll(".", "\\.").replace("{percent}", "[1-9]\\d?")}$`);

test.for(sampled(LANGUAGES, 1))(
  "it is told in percent, then as being read, and the answer follows (%s)",
  async (language, { open, site }) => {
    const file = greenButtonFile(DAYS);
    const { name } = file;
    const page = await open(site.partnerPage, { before: pageIn(language) });
    const { launcher, panel, question, conversation, fileInput, text } = widgetOn(page, language);
    await launcher.click();
    await expect(question).toBeVisible();
    await recordProgress(page);
    await slowDown(page);
    await fileInput.setInputFiles(file);

    const progress = underWay(text("widget.upload.progress", { name }));
    await expect(panel.getByRole("progressbar", { name: progress })).toBeVisible();
    await expect(panel.getByText(progress)).toBeVisible();
    await expect(conversation).toContainText(kilowattHours(file.facts.total), COMPUTED);
    await expect(panel.getByRole("progressbar")).toHaveCount(0);

    const seen = await progressOn(page);
    const percents = [...new Set(seen.map(({ percent }) => percent))];
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(2);
    // All is sent: what remains is the server's reading of it.
    expect(percents.at(-1)).toBe(100);
    // What is read out is what is seen.
    for (const { name: heard, percent } of seen)
      expect(heard).toBe(
        percent < 100 ? text("widget.upload.progress", { name, percent }) : text("widget.upload.reading", { name }),
      );
  },
);

const CHANGES = [
  ["en", "zh"],
  ["zh", "en"],
] as const;

test.for(sampled(CHANGES, 1))(
  "it goes on in the language that the page has changed to, and can be stopped (%s, %s)",
  async ([from, to], { open, site }) => {
    const page = await open(site.partnerPage, {
      before: async (fresh) => {
        await listenTo(fresh, "answer", "error");
        await pageIn(from)(fresh);
      },
    });
    const [before, after] = [widgetOn(page, from), widgetOn(page, to)];
    const file = greenButtonFile(DAYS);
    await before.launcher.click();
    await expect(before.question).toBeVisible();
    await slowDown(page);
    await before.fileInput.setInputFiles(file);
    const barIn = ({ panel, text }: typeof before) =>
      panel.getByRole("progressbar", { name: underWay(text("widget.upload.progress", { name: file.name })) });
    await expect(barIn(before)).toBeVisible();
    await setLanguage(page, to);
    await expect(barIn(after)).toBeVisible();
    await after.button("widget.upload.cancel").click();
    await expect(after.panel.getByRole("progressbar")).toHaveCount(0);
    await expect(after.button("widget.composer.send")).toBeVisible();
    await expect(after.lines).toHaveCount(0);
    expect(await heardOn(page)).toEqual([]);
  },
);
