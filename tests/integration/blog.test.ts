import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBlog } from "../../packages/content/src/blog";
import { type BlogPost, listBlogPosts } from "../../packages/shared/src/contracts/blog";
import type { OutputOf } from "../../packages/shared/src/contracts/operation";
import { BLOG_CATEGORIES } from "../../packages/shared/src/domain/blog";
import { createTestApi, type TestApi } from "../support/api";
import { childrenOf, parseXml, textOf, type XmlElement } from "../support/xml";

const SITE = "https://energy.example";
const blog = loadBlog();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({}, { PUBLIC_URL: SITE });
});
afterAll(() => api.close());

type PostList = OutputOf<typeof listBlogPosts>;

async function list(query = "", headers: Record<string, string> = {}): Promise<PostList> {
  const response = await api.fetch(`${listBlogPosts.path}${query}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as PostList;
}
const idsOf = ({ posts }: PostList) => posts.map(({ id }) => id);

describe("the list of posts", () => {
  test("has what a card shows, and no text", async () => {
    const { posts, pagination } = await list();
    expect(posts[0]).toEqual({
      id: "1",
      title: "What your meter can see, and what it cannot",
      excerpt: expect.stringContaining("homes it had never seen"),
      image: "/og/en/blog/1.png",
      motif: "stack",
      category: "Technology",
      author: "Wattleaf Energy Engineering",
      tags: expect.arrayContaining(["NILM"]),
      publishDate: "2026-11-22",
      readTime: 4,
    });
    expect(pagination.totalPosts).toBe(blog.en.length);
  });

  test("shows each post once over all pages", async () => {
    const { pagination } = await list();
    const pages = await Promise.all(
      Array.from({ length: pagination.totalPages }, (_, index) => list(index === 0 ? "" : `?page=${index + 1}`)),
    );
    expect(pages.flatMap(idsOf)).toEqual(blog.en.map(({ id }) => id));
  });

  test("is in the reader's language, whose categories keep their English values", async () => {
    const chinese = await list("", { cookie: "language=zh" });
    expect(chinese.posts[0]).toMatchObject({ title: expect.stringMatching(/\p{Script=Han}/u), category: "Technology" });
    expect(await list("?language=en", { cookie: "language=zh" })).toEqual(await list());
  });

  test.each(BLOG_CATEGORIES)("narrows to %s", async (category) => {
    const { posts } = await list(`?category=${encodeURIComponent(category)}`);
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect(new Set(posts.map((post) => post.category))).toEqual(new Set([category]));
  });

  test.each([
    ["a word of the title, in any case", "DEMAND CHARGES", "4", {}],
    ["words from different places", "nistir ontario", "10", {}],
    ["a tag", "UK-DALE", "1", {}],
    ["a word that only the text has", "dishwasher", "6", {}],
    ["part of a Chinese sentence", "棘轮条款", "4", { cookie: "language=zh" }],
    ["letters as a Chinese keyboard writes them", "ＮＩＬＭ", "1", { cookie: "language=zh" }],
  ])("finds %s", async (_, search, id, headers) => {
    const found = await list(`?search=${encodeURIComponent(search)}`, headers as Record<string, string>);
    expect(idsOf(found)).toContain(id);
    expect(found.pagination.totalPosts).toBeLessThan(blog.en.length);
  });

  test("is empty when nothing matches every word", async () => {
    expect(await list("?search=dishwasher+zeppelin")).toMatchObject({ posts: [], pagination: { totalPages: 0 } });
  });

  test("ignores an empty search", async () => {
    expect(await list("?search=%20")).toEqual(await list());
  });

  test.each(["0", "-1", "1.5", "two", ""])("rejects page=%s and names the field", async (page) => {
    const response = await api.fetch(`${listBlogPosts.path}?page=${page}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", issues: [{ path: "page" }] });
  });
});

describe("a post", () => {
  const read = (id: string, headers: Record<string, string> = {}) => api.fetch(`/api/blog/posts/${id}`, { headers });

  test("is the one that the list names, in the reader's language", async () => {
    const post = (await (await read("2", { cookie: "language=zh" })).json()) as BlogPost;
    expect(post.title).toBe(blog.zh.find(({ id }) => id === "2")?.title);
    expect(post.publishedAt.startsWith("2026-11-22")).toBe(true);
    expect(post).not.toHaveProperty("readTime");
  });

  test.each(["999", "0", "1.0", "en", "%2e%2e"])("%s does not exist", async (id) => {
    const response = await read(id);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });
});

describe("the feed", () => {
  async function feed(query = ""): Promise<XmlElement> {
    const response = await api.fetch(`/blog/rss.xml${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/rss+xml");
    const rss = parseXml(await response.text());
    expect(rss).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
    return rss.children[0] as XmlElement;
  }

  test.each([
    ["en", ""],
    ["zh", "?lang=zh"],
  ] as const)("in %s has every post in full, with links that work elsewhere", async (language, query) => {
    const channel = await feed(query);
    expect(textOf(channel, "link")).toBe(`${SITE}/blog${query}`);
    expect(childrenOf(channel, "atom:link")[0]?.attributes).toEqual({
      href: `${SITE}/blog/rss.xml${query}`,
      rel: "self",
      type: "application/rss+xml",
    });
    const items = childrenOf(channel, "item");
    expect(items.map((item) => textOf(item, "title")).toSorted()).toEqual(
      blog[language].map(({ title }) => title).toSorted(),
    );
    for (const item of items) {
      const link = textOf(item, "link");
      expect(link).toMatch(
        query ? /^https:\/\/energy\.example\/blog\/\d+\?lang=zh$/ : /^https:\/\/energy\.example\/blog\/\d+$/,
      );
      expect(textOf(item, "guid")).toBe(link);
      expect(new Date(textOf(item, "pubDate")).toISOString()).toMatch(/T12:00:00/);
      const html = parseXml(`<div>${textOf(item, "content:encoded")}</div>`);
      expect(childrenOf(html, "h2").length).toBeGreaterThan(2);
      expect(textOf(item, "dc:creator")).toContain("Wattleaf");
    }
  });

  test("has the newest post first", async () => {
    const dates = childrenOf(await feed(), "item").map((item) => Date.parse(textOf(item, "pubDate")));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test("does not follow the reader's cookie, since its address is shared", async () => {
    const response = await api.fetch("/blog/rss.xml", { headers: { cookie: "language=zh" } });
    expect(textOf(parseXml(await response.text()).children[0] as XmlElement, "language")).toBe("en-US");
  });

  test("is a 304 for a reader who has it", async () => {
    const etag = (await api.fetch("/blog/rss.xml")).headers.get("etag") ?? "";
    const again = await api.fetch("/blog/rss.xml", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const other = await api.fetch("/blog/rss.xml?lang=zh", { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
  });
});
