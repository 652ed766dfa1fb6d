import { expect, it } from "vitest";
import { knowledge } from "../../../../tests/support/knowledge";
import { fittingFirst, isForOthers } from "./circumstances";

const passage = (heading: string | null) => ({ heading, questions: [], asked: [], text: "", sentences: [] });

it("puts sections that are headed as for the asker first, and those for others last", () => {
  const ranked = [
    { passage: passage("Is solar worth it if no one is home during the day?"), share: 0.5 },
    { passage: passage("How does solar pay back?"), share: 0.3 },
    { passage: passage("What can a renter do with solar?"), share: 0.2 },
  ];
  const first = (question: string) => fittingFirst(ranked, question)[0]?.passage.heading;
  expect(first("is solar worth it")).toBe("How does solar pay back?");
  expect(first("is solar worth it, we're both at work all day")).toMatch(/no one is home/);
  expect(first("I rent, is solar worth it")).toMatch(/renter/);
  const sum = fittingFirst(ranked, "I rent").reduce((total, { share }) => total + share, 0);
  expect(sum).toBeCloseTo(1, 9);
});

it.each([
  ["上夜班适合分时电价吗？", "我倒班，办峰谷电行不行", false],
  ["上夜班适合分时电价吗？", "办峰谷电行不行", true],
  ["白天家里没人，装光伏划算吗？", "双职工装光伏值不值", false],
  ["分时电价是什么？", "我倒班", false],
  [null, "我倒班", false],
] as const)("%s for %s", (heading, question, isOther) => expect(isForOthers(heading, question)).toBe(isOther));

it("finds what is told to people who work nights, or are out by day", () => {
  const found = (question: string, language: "en" | "zh") =>
    knowledge.findPassages(question, { language, topics: [], limit: 1 }).passages[0]?.passage.heading;
  expect(found("does solar pay when we are both out at work all day", "en")).toMatch(/no one is home/);
  expect(found("is a time of use rate good for a night shift worker", "en")).toMatch(/work nights/);
});
