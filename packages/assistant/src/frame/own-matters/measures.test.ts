import { describe, expect, test } from "vitest";
import { normalWords } from "../normalize";
import { asksForThings, asksMeasures, measuresWanted } from "./measures";

const asks = (text: string) => asksMeasures(normalWords(text), { act: "advise", scope: "own" });

describe("what to do to use or pay less", () => {
  test.each([
    "how could we use less power",
    "what can I do to shrink my bill",
    "any tips to lower our consumption?",
    "name four ways to cut my usage",
    "my wife is mad about the bill, what can I do",
    "where should I start to save",
    "ok so what can I do about it",
    "咋样才能把电费降下来",
    "教我几招省电",
    "我家该怎么少用电",
    "点样慳電",
    "給我兩個建議少付點電費",
    "那我该怎么办",
  ])("%s", (text) => expect(asks(text)).toBe(true));

  test.each([
    "how much could I save in a year",
    "how do most people save electricity",
    "how do small shops save power",
    "how do I save this file",
    "how do I lower my water bill",
    "which tariff saves me the most",
    "why is my bill so high",
    "how do I read my meter",
    "一般家庭怎么省电",
    "我能省多少",
    "怎么上传账单",
    "前一个月比这个月涨了还是跌了",
  ])("is not: %s", (text) => expect(asks(text)).toBe(false));

  test("things alone are asked for without a word of energy", () => {
    expect(asksForThings("give me 3 things")).toBe(true);
    expect(asksForThings(normalWords("说三条就行"))).toBe(true);
    expect(asksForThings("give me three reasons")).toBe(false);
  });

  test("how many, and for which kind of home", () => {
    expect(measuresWanted("give me five tips, we rent")).toEqual({ count: 5, home: "rented" });
    expect(measuresWanted(normalWords("给我们小店说两条省电的办法"))).toEqual({ count: 2, home: "shop" });
    expect(measuresWanted("how do I use less")).toEqual({});
  });
});
