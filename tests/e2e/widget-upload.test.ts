import type { Page } from "playwright";
import { greenButtonFile, kilowattHours } from "../support/energy-file";
import { COMPUTED, expect, test } from "../support/story";
import { callWidget, heardOn, listenTo, widgetOn } from "../support/widget-chat";

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

test("it is told in percent, then as being read, and the answer follows", async ({ open, site }) => {
  const file = greenButtonFile(DAYS);
  const page = await open(site.partnerPage);
  const { launcher, panel, question, conversation, text } = widgetOn(page);
  await launcher.click();
  await expect(question).toBeVisible();
  await recordProgress(page);
  await slowDown(page);
  await page.locator("wattleaf-widget input[type=file]").setInputFiles(file);

  const bar = panel.getByRole("progressbar", { name: /^Uploading green-button\.xml: [1-9]\d?%$/ });
  await expect(bar).toBeVisible();
  await expect(panel.getByText(/^Uploading green-button\.xml: \d+%$/)).toBeVisible();
  await expect(conversation).toContainText(kilowattHours(file.facts.total), COMPUTED);
  await expect(panel.getByRole("progressbar")).toHaveCount(0);

  const seen = await progressOn(page);
  const percents = [...new Set(seen.map(({ percent }) => percent))];
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(2);
  // All is sent: what remains is the server's reading of it.
  expect(percents.at(-1)).toBe(100);
  // What is read out is what is seen.
  for (const { name, percent } of seen)
    expect(name).toBe(
      percent < 100
        ? text("widget.upload.progress").replace("{name}", file.name).replace("{percent}", String(percent))
        : text("widget.upload.reading").replace("{name}", file.name),
    );
});

test("it can be stopped on its way, and goes on in the language that the page has changed to", async ({
  open,
  site,
}) => {
  const page = await open(site.partnerPage, { before: (fresh) => listenTo(fresh, "answer", "error") });
  const [english, chinese] = [widgetOn(page), widgetOn(page, "zh")];
  await english.launcher.click();
  await expect(english.question).toBeVisible();
  await slowDown(page);
  await page.locator("wattleaf-widget input[type=file]").setInputFiles(greenButtonFile(DAYS));
  await expect(english.panel.getByRole("progressbar", { name: /: [1-9]\d?%$/ })).toBeVisible();
  await callWidget(page, (widget) => widget.setLanguage("zh"));
  await expect(
    chinese.panel.getByRole("progressbar", { name: /^正在上传 green-button\.xml：[1-9]\d?%$/ }),
  ).toBeVisible();
  await chinese.button("widget.upload.cancel").click();
  await expect(chinese.panel.getByRole("progressbar")).toHaveCount(0);
  await expect(chinese.button("widget.composer.send")).toBeVisible();
  await expect(chinese.lines).toHaveCount(0);
  expect(await heardOn(page)).toEqual([]);
});
