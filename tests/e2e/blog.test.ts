import type { Page } from "playwright";
import { describe } from "vitest";
import { expect, reload, test } from "../support/story";

/* The blog: its list with search and categories, and its posts. */

const main = (page: Page) => page.getByRole("main");
const articles = (page: Page) => main(page).getByRole("region", { name: "Articles" });
const status = (page: Page) => main(page).getByRole("status");
const searchBox = (page: Page) => main(page).getByRole("searchbox", { name: "Search articles" });

describe("the list", () => {
  test("a category leaves its posts, in the address too, and All brings back the rest", async ({ open }) => {
    const page = await open("/blog");
    await expect(status(page)).toHaveText("12 articles");
    await expect(articles(page).getByRole("heading", { level: 2 })).toHaveText(/What your meter can see/i);
    await main(page).getByRole("button", { name: "Compliance" }).click();
    await expect(page).toHaveURL("/blog?category=Compliance");
    await expect(status(page)).toHaveText("2 articles");
    await expect(articles(page).getByRole("article")).toHaveCount(2);
    await expect(main(page).getByRole("button", { name: "Compliance" })).toHaveAttribute("aria-pressed", "true");
    await main(page).getByRole("button", { name: "All" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(status(page)).toHaveText("12 articles");
  });

  test("a page past the last one is empty, and leads back to all articles", async ({ open }) => {
    const page = await open("/blog?page=2");
    await expect(articles(page).getByText("No articles found")).toBeVisible();
    await articles(page).getByRole("button", { name: "Show all articles" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(articles(page).getByRole("article")).toHaveCount(12);
  });

  test("a search is answered by the server, also when the address has it, and an empty result says so", async ({
    open,
  }) => {
    const page = await open("/blog?search=demand%20charge");
    await expect(searchBox(page)).toHaveValue("demand charge");
    await expect(articles(page)).toContainText("Demand charges: fifteen minutes");
    await expect(articles(page)).not.toContainText("Your meter data is personal");
    await searchBox(page).fill("sourdough bread");
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL("/blog?search=sourdough+bread");
    await expect(articles(page)).toContainText("No articles found");
    await articles(page).getByRole("button", { name: "Show all articles" }).click();
    await expect(status(page)).toHaveText("12 articles");
    await expect(searchBox(page)).toHaveValue("");
  });

  test("a failed search can be repeated", async ({ open }) => {
    const page = await open("/blog", {
      expected: [/ERR_FAILED GET .*\/api\/blog\/posts/],
      before: (broken) => broken.route("**/api/blog/posts?*", (route) => route.abort()),
    });
    await main(page).getByRole("button", { name: "Business" }).click();
    await expect(articles(page).getByRole("alert")).toContainText("Failed to fetch blog posts");
    await page.unroute("**/api/blog/posts?*");
    await articles(page).getByRole("button", { name: "Try again" }).click();
    await expect(articles(page).getByRole("article").first()).toBeVisible();
  });

  test("a post opens from its card, in Chinese too, and there is a feed in each language", async ({ open }) => {
    const page = await open("/blog?lang=zh");
    await expect(main(page).getByRole("link", { name: "RSS 订阅" })).toHaveAttribute("href", "/blog/rss.xml?lang=zh");
    await expect(page.locator("link[type='application/rss+xml']")).toHaveAttribute("href", "/blog/rss.xml?lang=zh");
    await main(page).getByRole("article").nth(1).getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/\d+$/);
    const chinese = await open("/blog/4?lang=zh");
    await expect(main(chinese).getByText("阅读约 5 分钟")).toBeVisible();
  });
});

describe("a post", () => {
  test("counts and remembers this browser's like and bookmark", async ({ open }) => {
    const page = await open("/blog/4");
    const like = main(page).getByRole("button", { name: "Like" });
    const bookmark = main(page).getByRole("button", { name: "Bookmark" });
    await expect(like).toContainText("47");
    await like.click();
    await expect(like).toContainText("48");
    await bookmark.click();
    await reload(page);
    await expect(like).toContainText("48");
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await like.click();
    await expect(like).toContainText("47");
  });

  test("is shared by copying its link where the device has no dialog of its own", async ({ open }) => {
    const page = await open("/blog/4?lang=en", {
      permissions: ["clipboard-read", "clipboard-write"],
      before: (plain) => plain.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share")),
    });
    await main(page).getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied to clipboard!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/4$/);
  });

  test("describes itself to search engines and leads on", async ({ open }) => {
    const page = await open("/blog/4");
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "Article", inLanguage: "en" });
    const related = main(page).getByRole("listitem").getByRole("article").getByRole("link");
    await expect(related.nth(0)).toHaveAttribute("href", "/blog/1");
    await expect(related.nth(1)).toHaveAttribute("href", "/blog/2");
    await expect(main(page).getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/login");
    await expect(main(page).getByRole("link", { name: "Contact Our Team" })).toHaveAttribute("href", "/company");
  });

  test("that does not exist is a 404 with a way back", async ({ open }) => {
    const page = await open("/blog/999", { expected: [/^response: 404 GET .*\/blog\/999$/] });
    expect((await page.request.get("/blog/999")).status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Post Not Found" })).toBeVisible();
    await expect(main(page)).toContainText("The blog post you're looking for doesn't exist.");
    await main(page).getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });
});
