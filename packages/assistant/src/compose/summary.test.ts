import { expect, it } from "vitest";
import { assistantDataOf, YEAR_FACTS } from "../../../../tests/fixtures/assistant-data";
import { knowledge } from "../../../../tests/support/knowledge";
import { composeAnswer } from "../answer";

/** Readings of 2024 up to July 2: of the month that has begun there are two days, of much use. */
const begun = assistantDataOf({
  ...YEAR_FACTS,
  months: YEAR_FACTS.months
    .slice(0, 7)
    .map((month, at) => (at === 6 ? { ...month, total: 60_000, days: 2 } : { ...month, total: 500_000 + at * 1_000 })),
});

it.each([
  ["Summarize my bill", "en" as const, ["highest month was June 2024", "lowest was January 2024"], "July"],
  ["总结一下我的账单", "zh" as const, ["用电最多的月份是2024年6月", "最少的是2024年1月"], "7月"],
])("%s: names no month as the highest of which only days were measured", async (text, language, parts, begunMonth) => {
  const answer = (await composeAnswer({ text, language, turns: [], surface: "site" }, begun, knowledge)).text;
  for (const part of parts) expect(answer).toContain(part);
  const ranked = answer.split("\n").filter((line) => parts.every((part) => line.includes(part)));
  expect(ranked).toHaveLength(1);
  expect(ranked[0]).not.toContain(begunMonth);
});
