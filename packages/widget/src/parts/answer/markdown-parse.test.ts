import { describe, expect, it } from "vitest";
import { parseMarkdown, plainText } from "./markdown-parse";

const text = (value: string) => ({ kind: "text", text: value });

describe("parseMarkdown", () => {
  it("splits paragraphs at empty lines and joins the lines within one", () => {
    expect(parseMarkdown("one\ntwo\n\n\nthree")).toEqual([
      { kind: "paragraph", content: [text("one"), text(" "), text("two")] },
      { kind: "paragraph", content: [text("three")] },
    ]);
  });

  it("reads bullets, bold and source numbers", () => {
    expect(parseMarkdown("Save:\n- **12%** [1]\n* night [12]")).toEqual([
      { kind: "paragraph", content: [text("Save:")] },
      {
        kind: "bullets",
        items: [
          [
            { kind: "bold", text: "12%" },
            { kind: "citation", index: 1 },
          ],
          [text("night"), { kind: "citation", index: 12 }],
        ],
      },
    ]);
  });

  it("makes a heading a bold line of its own", () => {
    expect(parseMarkdown("## Tariff\nText")).toEqual([
      { kind: "paragraph", content: [{ kind: "bold", text: "Tariff" }] },
      { kind: "paragraph", content: [text("Text")] },
    ]);
  });

  it("leaves HTML, links and half-written marks the text that they are", () => {
    const source = '<img src=x onerror="alert(1)"> [go](javascript:alert(1)) **half';
    expect(parseMarkdown(source)).toEqual([{ kind: "paragraph", content: [text(source)] }]);
  });

  it("says nothing of nothing", () => {
    expect(parseMarkdown("\n \n")).toEqual([]);
  });
});

describe("plainText", () => {
  it("drops the marks and the source numbers", () => {
    expect(plainText("Save **12%** [1]\n\n- at night")).toBe("Save 12%\nat night");
  });
});
