import { describe, expect, it } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import type { AssistantData } from "./answer";

/** A meter whose readings begin on January 1, 2024 and whose newest month goes on: they end on December 10. */
const home = goingOn(meteredHousehold());

function goingOn(data: AssistantData): AssistantData {
  return {
    ...data,
    async usage() {
      const usage = await data.usage();
      if (!usage) throw new Error("The household has a meter");
      const dailyTotals = { firstDay: "2024-01-01", totals: Array.from({ length: 345 }, () => 20_000) };
      return { ...usage, facts: { ...usage.facts, dailyTotals, end: "2024-12-11T00:00:00" } };
    },
  };
}

async function periodOf(text: string, language: "en" | "zh") {
  const answer = await composeAnswer({ text, language, turns: [], surface: "site" }, home, knowledge);
  expect(answer.rejected).toEqual([]);
  const { intent, entities } = answer.understanding;
  return { intent, period: entities.period, text: answer.text };
}

const day = (back: number) => ({ kind: "day", back });
const lastDays = (count: number, back = 0) => ({ kind: "last_days", count, back });
const latestMonth = (back: number) => ({ kind: "latest_month", back });
const lastMonths = (count: number) => ({ kind: "last_months", count });
const calendarYear = (year: number) => ({ kind: "year", year });
const pastYear = { kind: "year" };

describe("a period is the same in English and Chinese", () => {
  it.each([
    ["today", "今天", day(0)],
    ["yesterday", "昨天", day(0)],
    ["the day before yesterday", "前天", day(1)],
    ["three days ago", "三天前", day(2)],
    ["this week", "这周", lastDays(7)],
    ["last week", "上周", lastDays(7)],
    ["the past week", "过去一周", lastDays(7)],
    ["the last 7 days", "过去7天", lastDays(7)],
    ["the week before last", "上上周", lastDays(7, 1)],
    ["two weeks ago", "两周前", lastDays(7, 1)],
    ["the last two weeks", "最近两周", lastDays(14)],
    ["the past 30 days", "过去30天", lastDays(30)],
    ["this month", "这个月", latestMonth(0)],
    ["last month", "上个月", latestMonth(1)],
    ["the previous month", "前一个月", latestMonth(1)],
    ["the month before last", "上上个月", latestMonth(2)],
    ["the past month", "过去一个月", latestMonth(0)],
    ["over the last month", "最近一个月", latestMonth(0)],
    ["two months ago", "两个月前", latestMonth(2)],
    ["the last 3 months", "最近三个月", lastMonths(3)],
    ["the past six months", "过去六个月", lastMonths(6)],
    ["the past half year", "过去半年", lastMonths(6)],
    ["this year", "今年", calendarYear(2024)],
    ["so far this year", "今年到现在", calendarYear(2024)],
    ["last year", "去年", calendarYear(2023)],
    ["the previous year", "上一年", calendarYear(2023)],
    ["the year before last", "前年", calendarYear(2022)],
    ["in 2024", "2024年", calendarYear(2024)],
    ["over the last year", "过去一年", pastYear],
    ["over the past year", "最近一年", pastYear],
    ["in the last 12 months", "最近12个月", pastYear],
    ["in the past twelve months", "过去十二个月", pastYear],
    ["in July", "七月", { kind: "month", month: 7 }],
    ["in July of last year", "去年7月", { kind: "month", month: 7, year: 2023 }],
    ["last summer", "去年夏天", { kind: "season", season: "summer" }],
  ])("%s, %s", async (english, chinese, period) => {
    const en = await periodOf(`How much electricity did I use ${english}?`, "en");
    const zh = await periodOf(`我${chinese}用了多少电？`, "zh");
    expect(en).toMatchObject({ intent: "usage_by_period", period });
    expect(zh).toMatchObject({ intent: "usage_by_period", period });
  });

  it("the last year are the newest whole months, not the one that goes on", async () => {
    expect((await periodOf("How much did I use over the last year?", "en")).text).toContain(
      "From January 2024 to November 2024",
    );
    expect((await periodOf("过去一年用了多少电？", "zh")).text).toContain("2024年1月到2024年11月");
  });

  it("the last three months are whole ones too", async () => {
    expect((await periodOf("How much did I use in the last 3 months?", "en")).text).toContain(
      "From September 2024 to November 2024",
    );
    expect((await periodOf("最近三个月用了多少电？", "zh")).text).toContain("2024年9月到2024年11月");
  });
});
