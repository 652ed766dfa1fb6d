import { describe, expect, it } from "vitest";
import { parseArticle, splitSentences } from "./article";
import { tokenize } from "./tokenize";
import { knowledge } from "../../../../tests/support/knowledge";

describe("articles", () => {
  it("are at least forty, each in both languages with as many sources", () => {
    const english = knowledge.articles.filter(({ language }) => language === "en");
    expect(english.length).toBeGreaterThanOrEqual(40);
    for (const { slug, sources } of english)
      expect(knowledge.article(slug, "zh")?.sources).toHaveLength(sources.length);
  });

  it("are found by the questions that they say they answer", () => {
    const lost = knowledge.articles.flatMap(({ slug, language, questions }) =>
      questions.filter(
        (question) => !knowledge.search(question, language, 3).some(({ article }) => article.slug === slug),
      ),
    );
    const asked = knowledge.articles.reduce((sum, { questions }) => sum + questions.length, 0);
    expect({ lost, share: lost.length / asked }).toMatchObject({
      share: expect.toSatisfy((share: number) => share < 0.02),
    });
  });

  it("quotes the section that a question is about, else the opening", () => {
    const [base] = knowledge.search("how is base load measured", "en", 1);
    expect(base?.article.slug).toBe("what-is-base-load");
    expect(base?.passage.heading).toBe("How is it measured?");
    expect(knowledge.search("What are VPP benefits?", "en", 1)[0]?.passage.heading).toBeNull();
  });

  it("covers little of a question from another field", () => {
    expect(knowledge.search("tallest mountain in mongolia", "en", 1)[0]?.coverage ?? 0).toBeLessThan(0.5);
  });
});

describe("parsing", () => {
  const front =
    "---\nslug: a\ntitle: A\ntopic: t\nkeywords: []\nquestions: []\nsources:\n  - { name: S, year: 2020 }\n---\n";

  it("splits the opening from its sections and drops the marks", () => {
    const article = parseArticle(
      `${front}\nUse **less**. See [this](/x).\n\n## Why?\n\n- One.\n- Two at 2.5 kWh.\n`,
      "en",
      "en/a.md",
    );
    expect(article.passages).toEqual([
      { heading: null, text: "Use less. See this.", sentences: ["Use less.", "See this."] },
      { heading: "Why?", text: "One. Two at 2.5 kWh.", sentences: ["One.", "Two at 2.5 kWh."] },
    ]);
  });

  it("names the article that is broken", () => {
    expect(() => parseArticle("no front matter", "en", "en/bad.md")).toThrow("en/bad.md");
    expect(() => parseArticle(front, "en", "en/empty.md")).toThrow("no opening paragraph");
  });

  it("splits Chinese sentences without spaces", () => {
    expect(splitSentences("用 2.5 千瓦时。对吗？对。")).toEqual(["用 2.5 千瓦时。", "对吗？", "对。"]);
  });
});

describe("search terms", () => {
  it.each([
    ["What are the dryers drying?", ["dry", "dry"]],
    ["batteries charging", ["battery", "charg"]],
    ["什么是基础负荷", ["基础", "础负", "负荷"]],
    ["我的VPP收益", ["vpp", "收益"]],
  ])("%s", (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });
});
