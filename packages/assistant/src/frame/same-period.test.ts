import { describe, expect, it } from "vitest";
import { normalWords } from "./normalize";
import { readValue } from "./values";

const periodOf = (words: string, language: "en" | "zh") =>
  readValue("period", normalWords(words), { language, today: "2026-11-23", message: normalWords(words) }, {});

describe("a period is the same in English and Chinese", () => {
  it.each([
    ["today", "今天", "day0"],
    ["yesterday", "昨天", "day-1"],
    ["the day before yesterday", "前天", "day-2"],
    ["three days ago", "三天前", "day-3"],
    ["this week", "这周", "week0"],
    ["last week", "上周", "week-1"],
    ["the past 7 days", "过去一周", "last7d"],
    ["the last 7 days", "过去7天", "last7d"],
    ["the week before last", "上上周", "week-2"],
    ["two weeks ago", "两周前", "week-2"],
    ["the last two weeks", "最近两周", "last2w"],
    ["the past 30 days", "过去30天", "last30d"],
    ["this month", "这个月", "month0"],
    ["last month", "上个月", "month-1"],
    ["the previous month", "上月", "month-1"],
    ["the month before last", "上上个月", "month-2"],
    ["two months ago", "两个月前", "month-2"],
    ["the last 3 months", "最近三个月", "last3m"],
    ["the past six months", "过去六个月", "last6m"],
    ["the past half year", "过去半年", "last6m"],
    ["this year", "今年", "year0"],
    ["so far this year", "今年", "year0"],
    ["last year", "去年", "year-1"],
    ["the previous year", "上一年", "year-1"],
    ["the year before last", "前年", "year-2"],
    ["in 2024", "2024年", "2024"],
    ["in the last 12 months", "最近12个月", "last12m"],
    ["in the past twelve months", "过去十二个月", "last12m"],
    ["in July", "七月", "--07"],
    ["in July of last year", "去年7月", "2025-07"],
    ["last summer", "上个夏天", "summer-1"],
    ["summer of last year", "去年夏天", "2025-summer"],
  ])("%s, %s", (english, chinese, code) => {
    expect([periodOf(english, "en"), periodOf(chinese, "zh")]).toEqual([code, code]);
  });
});
