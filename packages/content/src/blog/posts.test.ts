import { BLOG_CATEGORIES } from "@wattleaf/shared/domain/blog";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { describe, expect, test } from "vitest";
import { faultsOfChinese } from "../../../../tests/support/chinese-text";
import { loadBlog } from ".";

const blog = loadBlog();

/** What a post has in common with its translation. */
const commonOf = ({ id, category, motif, publishDate, featured, tags }: (typeof blog.en)[number]) => ({
  id,
  category,
  motif,
  publishDate,
  featured,
  tags: tags.length,
});

describe("the published posts", () => {
  test("are the same in both languages", () => {
    expect(blog.zh.map(commonOf)).toEqual(blog.en.map(commonOf));
  });

  test("have the ids 1, 2, 3 and so on, which links to them contain", () => {
    const ids = blog.en.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    expect(ids).toEqual(ids.map((_, index) => index + 1));
  });

  test.each(BLOG_CATEGORIES)("fill the category %s", (category) => {
    expect(blog.en.filter((post) => post.category === category).length).toBeGreaterThanOrEqual(2);
  });

  test("begin with the featured one", () => {
    expect(blog.en.map(({ featured }) => featured)).toEqual(blog.en.map((_, index) => index === 0));
    expect(blog.en[0]?.id).toBe("1");
  });
});

describe.each(LANGUAGES)("the posts in %s", (language) => {
  test.each(blog[language])("$id is an article, not a note", ({ content, readMinutes }) => {
    expect(readMinutes).toBeGreaterThanOrEqual(3);
    expect(readMinutes).toBeLessThanOrEqual(6);
    expect(content).not.toMatch(/^# /m);
  });
});

describe("the Chinese posts", () => {
  test.each(blog.zh)("$id reads as a native team writes it", ({ title, excerpt, author, tags, content }) => {
    expect(faultsOfChinese([title, excerpt, author, ...tags, content].join("\n"))).toEqual([]);
  });
});
