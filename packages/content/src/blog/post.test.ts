import { describe, expect, test } from "vitest";
import { parsePost } from "./post";

const FIELDS = {
  id: "7",
  title: "A title",
  excerpt: "An excerpt.",
  category: "Case Study",
  author: "Wattleaf Energy Engineering",
  tags: "[one, two]",
  publishDate: "2026-11-22",
  motif: "meter",
};

function markdownOf(fields: Record<string, string>, text = "A paragraph."): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${text}\n`;
}

describe("a post", () => {
  test("is its fields, its text and the time that it takes", () => {
    expect(parsePost(markdownOf(FIELDS, "## Part\n\n- one\n- two"), "7.md")).toEqual({
      ...FIELDS,
      tags: ["one", "two"],
      featured: false,
      content: "## Part\n\n- one\n- two",
      readMinutes: 1,
    });
  });

  test.each([
    ["category", "Cooking"],
    ["motif", "kitten"],
    ["publishDate", "yesterday"],
    ["id", "0"],
    ["tags", "[]"],
    ["readTime", "5"],
  ])("with the %s %s is rejected, and the file named", (field, value) => {
    expect(() => parsePost(markdownOf({ ...FIELDS, [field]: value }), "blog/en/7.md")).toThrow(/blog\/en\/7\.md/);
  });

  test.each([
    ["emphasis", "A **bold** claim."],
    ["code", "Run `bun start`."],
    ["a link", "Read [this](page)."],
    ["a numbered list", "1. First"],
    ["HTML", "One<br>two"],
    ["a marker that belongs", "## Part\nwith text below it"],
    ["a marker that belongs", "Text before\n- an item"],
    ["no text", ""],
  ])("with %s is rejected: %s", (fault, text) => {
    expect(() => parsePost(markdownOf(FIELDS, text), "7.md")).toThrow(fault);
  });
});

test("without front matter is rejected", () => {
  expect(() => parsePost("Just text.", "7.md")).toThrow("7.md");
});
