import { describe, expect, test } from "vitest";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import { NOTHING_KNOWN } from "./ports";

const ask = (text: string) =>
  composeAnswer({ text, language: "en", turns: [], surface: "site" }, NOTHING_KNOWN, knowledge);

describe("a question that an article lists", () => {
  test.each(["How do I get a large print or braille bill?", "电表怎么看？", "Is the meter data live?"])(
    "is answered by it, however it may be read: %s",
    async (question) => {
      const listed = knowledge.articles.find(({ questions }) => questions.includes(question));
      const { citations } = await ask(question);
      expect(citations.map(({ title }) => title)).toEqual([listed?.title]);
    },
  );

  test("is answered by the tool that can tell it of the asker's own", async () => {
    expect((await ask("What is my base load?")).text).toContain("connect a meter");
  });
});

describe("a question in general that was read as one of the asker's own", () => {
  test.each([
    ["which cookies will land in my browser when i log in", "privacy-and-security"],
    ["is the internet part of always-on load", "router-and-network"],
    ["cut hot tub bill", "hot-tub-and-sauna"],
  ])("is answered by the article that surely does: %s", async (question, slug) => {
    const { citations } = await ask(question);
    expect(citations.map(({ url }) => url)).toEqual([`/help/${slug}`]);
  });

  test.each([
    "how much did I use yesterday",
    "what was my last bill",
    "my three most expensive days in May",
    "what is my peak demand",
  ])("is not what asks of own data: %s", async (question) => {
    const { understanding } = await ask(question);
    expect(understanding.frame.scope).toBe("own");
  });
});
