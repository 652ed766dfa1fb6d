import { describe, expect, it } from "vitest";
import { parseAnswer } from "./answer-text";

const text = (value: string) => ({ kind: "text", text: value });

describe("parseAnswer", () => {
  it("splits paragraphs at blank lines", () => {
    expect(parseAnswer("One.\n\nTwo.")).toEqual([
      { kind: "paragraph", content: [text("One.")] },
      { kind: "paragraph", content: [text("Two.")] },
    ]);
  });

  it("gathers bullets into one list after their lead-in", () => {
    expect(parseAnswer("It depends:\n- heat\n- light")).toEqual([
      { kind: "paragraph", content: [text("It depends:")] },
      { kind: "list", items: [[text("heat")], [text("light")]] },
    ]);
  });

  it("finds emphasis and source numbers", () => {
    expect(parseAnswer("Base load is **210 W** [1].")).toEqual([
      {
        kind: "paragraph",
        content: [text("Base load is "), { kind: "strong", text: "210 W" }, { kind: "source", index: 1 }, text(".")],
      },
    ]);
  });

  it("finds addresses of email, phone and web, and no other scheme", () => {
    expect(parseAnswer("Write to help@gridville.example, not to javascript:alert(1).")).toEqual([
      {
        kind: "paragraph",
        content: [
          text("Write to "),
          { kind: "link", text: "help@gridville.example", href: "mailto:help@gridville.example" },
          text(", not to javascript:alert(1)."),
        ],
      },
    ]);
  });

  it("leaves HTML and lone brackets as text", () => {
    expect(parseAnswer("<b>x</b> [see]")).toEqual([{ kind: "paragraph", content: [text("<b>x</b> [see]")] }]);
  });

  it("returns nothing for an empty answer", () => {
    expect(parseAnswer("")).toEqual([]);
  });
});
