import { describe, expect, test } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import { isElsewhere, regionsIn, rulesOf } from "./regions";

describe("the regions that a text names", () => {
  test.each([
    ["security deposit refund India", ["in"]],
    ["台电的电子账单有折扣吗", ["tw"]],
    ["Open Electricity Market retailers in Singapore", ["sg"]],
    ["Ofgem's price cap", ["uk"]],
    ["在集中电采暖的小区", []],
    ["can you help us save", []],
    ["What did homes in the US pay?", ["us"]],
    ["阳台光伏国内能装吗", ["cn"]],
  ])("%s", (text, regions) => expect([...regionsIn(text)]).toEqual(regions));
});

describe("what is told of one region", () => {
  const told = (text: string, question: string) => isElsewhere(regionsIn(text), regionsIn(question));
  test("does not answer for another", () => expect(told("In the US a deposit is common.", "deposit India")).toBe(true));
  test("answers for its own, and for any where none is asked", () => {
    expect(told("In the US a deposit is common.", "deposit in the US")).toBe(false);
    expect(told("In the US a deposit is common.", "do I pay a deposit")).toBe(false);
  });
  test("holds for a part of it", () => expect(told("EU rules require it.", "bills in Germany")).toBe(false));
});

test("advice that quotes a country's figure in passing holds anywhere, a rule of one country there alone", () => {
  const of = (slug: string, heading: RegExp) => {
    const article = knowledge.article(slug, "en");
    const passage = article?.passages.find((one) => heading.test(one.heading ?? ""));
    return article && passage ? [...rulesOf({ article, passage })] : null;
  };
  expect(of("heat-pumps", /old or drafty house/)).toEqual([]);
  expect(of("ev-charger-installation", /condo or HOA stop me/)).toEqual(["us"]);
});
