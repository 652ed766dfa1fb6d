import { describe, expect, test } from "vitest";
import { isElsewhere, regionsIn } from "./regions";

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
