import { describe, expect, it } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import type { Language } from "@wattleaf/shared/i18n/language";
import { homeOf, ofPlaces, withSubject } from "./stands-alone";

const sentencesFor = (question: string, language: Language, told: string[] = []): readonly string[] =>
  knowledge.findPassages(question, { language, topics: [], limit: 1, told }).passages[0]?.sentences ?? [];

describe("what is told of a passage", () => {
  it("brings its heading along where the first sentence leans on it", () => {
    expect(withSubject(["It pays in cold places.", "Ask."], "Is a well worth it?")).toEqual([
      "Is a well worth it? It pays in cold places.",
      "Ask.",
    ]);
    expect(withSubject(["In the far north they work less."], "Do panels work?")[0]).toMatch(/^Do panels work\? In/);
    expect(withSubject(["都很少。"], "烤箱待机耗电多少？")).toEqual(["烤箱待机耗电多少？都很少。"]);
    expect(withSubject(["Panels work."], "Do panels work?")).toEqual(["Panels work."]);
    // Its number would be a claim of its own.
    expect(withSubject(["It depends."], "Is 450 kWh a lot?")).toEqual(["It depends."]);
    expect(withSubject(["It depends."], null)).toEqual(["It depends."]);
  });

  it("leaves the rules of other countries out, unless it is about these", () => {
    const sentences = ["中国要求清理加价。", "英国同样规定不得加价。", "那里由法院决定。", "先看账单。"];
    const china = homeOf("zh", false);
    expect(ofPlaces(sentences, "房东能加价吗？", china)).toEqual(["中国要求清理加价。", "先看账单。"]);
    expect(ofPlaces(sentences, "英国的房东能加价吗？", china)).toEqual(sentences);
    expect(ofPlaces(sentences, "房东能加价吗？", homeOf("zh", true))).toEqual(sentences);
    expect(ofPlaces(["美国能源部测得省 10%。"], null, china)).toEqual(["美国能源部测得省 10%。"]);
    expect(ofPlaces(["英国不得加价。"], null, china)).toEqual(["英国不得加价。"]);
  });

  it("is of China in Simplified Chinese, and of a country that is named", () => {
    expect(sentencesFor("房东可以在电价上加钱吗", "zh").join("")).not.toContain("英国");
    expect(sentencesFor("英国的房东可以在电价上加钱吗", "zh").join("")).toContain("英国");
  });

  it("is not told again to a follow-up", () => {
    const first = knowledge.findPassages("what are green coins", { language: "en", topics: [], limit: 1 }).passages[0];
    const again = sentencesFor("what are green coins\nand can other people take them from me", "en", [
      first?.article.title ?? "",
    ]);
    expect(again).not.toEqual(first?.sentences);
  });
});
