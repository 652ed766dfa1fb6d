import type { Page } from "playwright";
import { expect, test } from "../support/story";

/* Finding, downloading, citing and sharing a white paper. */

const PAPER = "disaggregation-on-unseen-homes";
const main = (page: Page) => page.getByRole("main");
const papers = (page: Page) => main(page).getByRole("article");
const paper = (page: Page) => page.locator(`#${PAPER}`);
const grantClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("chips and search filter the papers, and the address keeps both", async ({ open }) => {
  const page = await open("/white-papers");
  const status = main(page).getByText("of 6 papers");
  await expect(status).toHaveText("6 of 6 papers");
  const chips = main(page).getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(chips).toHaveText([
    "All",
    "Technology",
    "Market Analysis",
    "Case Studies",
    "Privacy & Security",
    "Blockchain",
  ]);

  await chips.filter({ hasText: "Technology" }).click();
  await expect(page).toHaveURL("/white-papers?category=technology");
  await expect(papers(page)).toHaveCount(2);
  const search = page.getByPlaceholder("Search white papers, authors, or topics...");
  await search.fill("disaggregation team");
  await expect(page).toHaveURL("/white-papers?category=technology&q=disaggregation+team");
  await expect(papers(page)).toHaveCount(1);
  await expect(paper(page)).toBeVisible();

  await page.reload();
  await expect(papers(page)).toHaveCount(1);
  await expect(search).toHaveValue("disaggregation team");
  await expect(chips.filter({ hasText: "Technology" })).toHaveAttribute("aria-current", "true");

  await search.fill("perpetual motion");
  await expect(main(page).getByText("No paper matches.")).toBeVisible();
  await main(page).getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/white-papers");
  await expect(papers(page)).toHaveCount(6);
});

test("a download is a PDF in the page's language and is counted", async ({ open }) => {
  for (const [language, file] of [
    ["en", `${PAPER}.pdf`],
    ["zh", `${PAPER}.zh.pdf`],
  ]) {
    const page = await open(`/white-papers?lang=${language}`);
    const count = paper(page).locator("[data-downloads]");
    await expect(count).toHaveText(/^\d+$/);
    const before = Number(await count.textContent());
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      paper(page).getByRole("link", { name: /PDF/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    await expect(count).toHaveText(`${before + 1}`);
  }
});

test("a paper is cited as BibTeX and shared as a link to its entry", async ({ open }) => {
  const page = await open("/white-papers");
  await grantClipboard(page);
  await paper(page).getByRole("button", { name: "Cite Paper" }).click();
  const dialog = page.getByRole("dialog", { name: "Cite this paper" });
  await dialog.getByRole("button", { name: "Copy BibTeX" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied");
  const here = new URL(page.url()).origin;
  expect(await clipboard(page)).toMatch(
    new RegExp(`^@techreport\\{wattleaf-${PAPER},[^]*url +=.*${here}/white-papers#`),
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await paper(page).getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied to clipboard!");
  expect(await clipboard(page)).toBe(`${here}/white-papers#${PAPER}`);
});

test("without JavaScript every paper is there, with its facts", async ({ open }) => {
  const page = await open("/white-papers?lang=zh", { javaScriptEnabled: false });
  await expect(papers(page)).toHaveCount(6);
  await expect(paper(page).getByRole("link", { name: /下载 PDF/ })).toBeVisible();
  await expect(main(page).getByPlaceholder("请输入邮箱地址")).toBeVisible();
  const types = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));
  expect(types).toEqual(Array.from({ length: 6 }, () => "ScholarlyArticle"));
});
