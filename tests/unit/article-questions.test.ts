import { shippedGuesserDigest } from "@wattleaf/assistant/knowledge/shipped-guesser";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { describe, expect, it } from "vitest";
import { parseAsked, withAsked } from "../../packages/assistant/src/knowledge/asked-questions";
import { lessonsOf } from "../../scripts/assistant/ranker/lessons";
import { lessonsDigest } from "../../scripts/assistant/ranker/pack-guesser";
import { knownQuestions } from "../../scripts/assistant/ranker/questions";
import { knowledge } from "../support/knowledge";

describe("questions that people ask of the articles", () => {
  it.each(LANGUAGES)("are five or more of most passages, hardly any twice (%s)", (language) => {
    const own = knowledge.articles.filter((article) => article.language === language);
    const passages = own.flatMap((article) => article.passages);
    expect(passages.filter(({ asked }) => asked.length >= 5).length / passages.length).toBeGreaterThan(0.9);
    const texts = passages.flatMap(({ asked }) => asked.map((text) => text.toLowerCase()));
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.999);
  });

  it("name the section that is gone when an article is edited", () => {
    const rows = [{ article: "air-fryer", section: "Was it here?", asked: ["why"] }];
    expect(() => withAsked(knowledge.articles, rows)).toThrow(
      '"Was it here?": no such section in the article air-fryer',
    );
  });

  it("name the line that is none", () => {
    const good = '{"article":"a","section":null,"asked":["why"]}';
    expect(() => parseAsked(`${good}\n{"article":"a"}`, "en-1.jsonl")).toThrow("en-1.jsonl, line 2");
  });

  it.each(LANGUAGES)("are what the shipped guesser learned from: else run `bun run model:ranker` (%s)", (language) => {
    const articles = knowledge.articles.filter((article) => article.language === language);
    const questions = knownQuestions(articles).filter((one) => one.language === language);
    expect(shippedGuesserDigest(language)).toBe(lessonsDigest(lessonsOf(articles, questions)));
  });
});
