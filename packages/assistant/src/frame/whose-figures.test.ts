import { describe, expect, test } from "vitest";
import { normalWords } from "./normalize";
import { namesAsker, speaksInGeneral } from "./whose-figures";

describe("words of homes and things as such", () => {
  test.each([
    "how much does an average household use",
    "do most people use more in the evening",
    "what is the typical base load of a flat",
    "is it legal to cap a tenant's electricity",
    "will electricity prices rise next year",
    "what's a vampire device",
    "what does load factor mean",
    "how do bakeries and other small businesses save power in general",
    "普通家庭一个月用多少",
    "大多数人什么时候用电最多",
    "明年电价会涨吗",
    "什么叫需量",
    "三口之家一个月多少度",
  ])("%s", (text) => expect(speaksInGeneral(normalWords(text))).toBe(true));

  test.each([
    "how does my use compare with an average household",
    "are our evenings heavier than those of most people",
    "what is the highest hour",
    "what's a normal day for me",
    "how much runs at night",
    "我家比一般家庭用得多吗",
    "俺家待机多少瓦",
    "哪天用得最多",
  ])("not: %s", (text) => expect(speaksInGeneral(normalWords(text))).toBe(false));

  test.each(["how much do we use", "is the shop using anything", "the tenant says she left", "咱家", "店里用了多少"])(
    "of the asker: %s",
    (text) => expect(namesAsker(normalWords(text))).toBe(true),
  );
});
