import { expect, test } from "vitest";
import { textBlocksOf } from "./text-blocks";

test("splits a text into headings, paragraphs and lists, and skips empty blocks", () => {
  const text = "# Title\n\n\n\nA paragraph.\n\n  \n\n## Part\n\n- one\n- two\n\n### Detail\n\nThe end.\n";
  expect(textBlocksOf(text)).toEqual([
    { kind: "heading", level: 1, text: "Title" },
    { kind: "paragraph", text: "A paragraph." },
    { kind: "heading", level: 2, text: "Part" },
    { kind: "list", items: ["one", "two"] },
    { kind: "heading", level: 3, text: "Detail" },
    { kind: "paragraph", text: "The end." },
  ]);
});

test("reads files that were saved on Windows", () => {
  expect(textBlocksOf("## Part\r\n\r\n- one\r\n- two\r\n")).toEqual([
    { kind: "heading", level: 2, text: "Part" },
    { kind: "list", items: ["one", "two"] },
  ]);
});

test.each(["#hashtag", "-5 degrees", "#### four"])("%s is a paragraph", (text) => {
  expect(textBlocksOf(text)).toEqual([{ kind: "paragraph", text }]);
});

test("a text without blocks is empty", () => {
  expect(textBlocksOf("\n \n\n")).toEqual([]);
});
