import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text";
import { type RawSentence, SentenceStream } from "./sentences";

function read(text: string, pieceLength = 3): RawSentence[] {
  const stream = new SentenceStream();
  const found: RawSentence[] = [];
  for (let at = 0; at < text.length; at += pieceLength) found.push(...stream.push(text.slice(at, at + pieceLength)));
  return [...found, ...stream.end()];
}
const texts = (text: string) => read(text).map((sentence) => sentence.text);

describe("a text that comes in pieces", () => {
  it("is cut where sentences end, not at other points", () => {
    expect(texts("Your base load is 2.5 kW. That is high, e.g. for a flat. Is it? No! OK")).toEqual([
      "Your base load is 2.5 kW.",
      "That is high, e.g. for a flat.",
      "Is it?",
      "No!",
      "OK",
    ]);
    expect(texts("您的基础负荷是412瓦。它偏高！要看看吗？好")).toEqual([
      "您的基础负荷是412瓦。",
      "它偏高！",
      "要看看吗？",
      "好",
    ]);
  });

  it("keeps the marks of sources with the sentence before them, wherever they stand", () => {
    expect(read("It is 412 W [S1]. It is 9 kWh. [S1][S2] Third (S3). 第四句。[S1]第五句【S2】。")).toEqual([
      { text: "It is 412 W.", marks: ["S1"], place: "same line" },
      { text: "It is 9 kWh.", marks: ["S1", "S2"], place: "same line" },
      { text: "Third.", marks: ["S3"], place: "same line" },
      { text: "第四句。", marks: ["S1"], place: "same line" },
      { text: "第五句。", marks: ["S2"], place: "same line" },
    ]);
  });

  it("takes bare numbers in brackets for marks too, but no link and no year", () => {
    expect(
      read("It is 412 W [1]. It is 9 kWh. [^2] See [3](/x) now. In [2024] 第四句。[1]第五句【2】。Plan (2) is [1, 2]."),
    ).toEqual([
      { text: "It is 412 W.", marks: ["S1"], place: "same line" },
      { text: "It is 9 kWh.", marks: ["S2"], place: "same line" },
      { text: "See [3](/x) now.", marks: [], place: "same line" },
      { text: "In [2024] 第四句。", marks: ["S1"], place: "same line" },
      { text: "第五句。", marks: ["S2"], place: "same line" },
      { text: "Plan (2) is.", marks: ["S1", "S2"], place: "same line" },
    ]);
  });

  it("knows lists, headings and rows of tables", () => {
    const text =
      "## Ideas\n1. Turn it off. Always.\n2) Shift it\n- **Buy** a timer\n\n| Month | kWh |\n|---|---|\n| July | 868 |\nDone.";
    expect(read(text).map(({ text: words, place }) => `${place}: ${words}`)).toEqual([
      "same line: Ideas",
      "entry: Turn it off.",
      "same line: Always.",
      "entry: Shift it",
      "entry: **Buy** a timer",
      "entry: Month: kWh",
      "entry: July: 868",
      "new line: Done.",
    ]);
  });

  it("gives the same sentences however it is cut", () => {
    const text =
      "First one [S1]. Second, of 3.5 kWh! [S2] 第三句。[S1]第四句。[2] A [3](/x). [4](/y) B [5]. C\n- An entry. More\nEnd";
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (length) => {
        expect(read(text, length)).toEqual(read(text, 1000));
      }),
    );
  });
});

describe("plain words", () => {
  it.each([
    ["See [your bill](https://evil.example/?q=412) now.", "See your bill now."],
    ["![x](https://evil.example/p.png?d=412) Hello.", "Hello."],
    ["Go to https://evil.example/a?b=c.", "Go to."],
    ["Go to www.evil.example/a now.", "Go to now."],
    ["Try evil.example/a?d=412 now.", "Try now."],
    ["<img src=//evil.example/x.png onerror=alert(1)> Hi <b>you</b>.", "Hi you."],
    ["javascript:alert(1) here", ") here"],
    ["[1]: https://evil.example", ""],
    ["A **bold** and _soft_ `code` word.", "A bold and soft code word."],
    ["Fake [7] mark.", "Fake 7 mark."],
    ["Tags\u{e0041}\u{e0042} and\u200b zero\u202e width", "Tags and zero width"],
    ["In your file: 412 W. Your data: none.", "In your file: 412 W. Your data: none."],
    ["data:text/html;base64,AAAA is here", "is here"],
    ["12 kWh * 3 is 36 kWh, and_so_on", "12 kWh * 3 is 36 kWh, and_so_on"],
    ["参见 https://evil.example/中文 ，谢谢", "参见，谢谢"],
  ])("%s", (text, words) => {
    expect(plainText(text)).toBe(words);
  });
});
