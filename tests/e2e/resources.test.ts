import type { Page } from "playwright";
import { expect, test } from "../support/story";

/* The resources page: one search over everything, five sections, and the library. */

const main = (page: Page) => page.getByRole("main");
const results = (page: Page) => main(page).getByRole("region", { name: "Search results" });

test("one search finds posts, papers, events, guides and help", async ({ open }) => {
  const page = await open("/resources");
  const box = main(page).getByRole("searchbox", { name: "Search resources" });
  await box.fill("baseline");
  await expect(page).toHaveURL("/resources?search=baseline");
  for (const kind of ["Blog Posts", "White Papers", "Events"]) await expect(results(page)).toContainText(kind);
  await box.fill("one script tag");
  await expect(results(page).getByRole("link", { name: "Embed the assistant in your website" })).toHaveAttribute(
    "href",
    "/documentation/guides/widget",
  );
  await box.fill("sourdough");
  await expect(results(page)).toContainText("Nothing found");
});

test("a search in the address runs at once, and one that failed can be repeated", async ({ open }) => {
  const page = await open("/resources?lang=zh&search=基线", {
    expected: [/ERR_FAILED GET .*\/search\/resources-zh\.json/],
    before: (broken) => broken.route("**/search/resources-zh.json*", (route) => route.abort()),
  });
  await expect(main(page).getByRole("alert")).toContainText("搜索未能加载");
  await page.unroute("**/search/resources-zh.json*");
  await main(page).getByRole("button", { name: "重试" }).click();
  await expect(main(page).getByRole("region", { name: "搜索结果" }).getByRole("link").first()).toBeVisible();
});

test("the library has a tab for each kind, kept in the address", async ({ open }) => {
  const page = await open("/resources");
  const panel = main(page).getByRole("tabpanel");
  await expect(panel.getByRole("link").first()).toHaveAttribute("href", "/blog/1");
  await main(page).getByRole("tab", { name: "White Papers" }).click();
  await expect(page).toHaveURL("/resources?tab=papers");
  await expect(panel.getByRole("link").first()).toHaveAttribute("href", /^\/white-papers#/);
  await main(page).getByRole("tab", { name: "Documentation" }).click();
  await panel.getByRole("link", { name: "Your first API call" }).click();
  await expect(page).toHaveURL("/documentation/guides/first-call");
});

test("five sections and the maker's figures with their footnotes", async ({ open }) => {
  const page = await open("/resources");
  const tiles = main(page).getByRole("navigation", { name: "Kinds of resources" }).getByRole("link");
  const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/labs", "/blog", "/white-papers", "/events", "/documentation"]);
  for (const figure of [/^150\+/, /^25\+/, /^50\+/, /^10k\+/]) {
    await expect(main(page).getByText(figure)).toBeVisible();
  }
  await expect(main(page).locator("a[href='/methods#resource-statistics']")).toHaveCount(4);
});
