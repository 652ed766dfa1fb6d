import { describe, expect, test } from "vitest";
import { normalWords } from "../normalize";
import type { TaggedSlot } from ".";
import { readValue } from ".";

const read = (slot: TaggedSlot, words: string, language: "en" | "zh" = /\p{Script=Han}/u.test(words) ? "zh" : "en") =>
  readValue(slot, normalWords(words), { language, today: "2026-11-23", message: normalWords(words) }, {});

describe("the words of a period", () => {
  test.each([
    ["yesterday", "day-1"],
    ["the day before yesterday", "day-2"],
    ["大前天", "day-3"],
    ["last week", "week-1"],
    ["the week before last", "week-2"],
    ["上上个月", "month-2"],
    ["last 30 days", "last30d"],
    ["the past two weeks", "last2w"],
    ["过去十二个月", "last12m"],
    ["October", "--10"],
    ["十月份", "--10"],
    ["this July", "2026-07"],
    ["last July", "2025-07"],
    ["July of last year", "2025-07"],
    ["去年7月", "2025-07"],
    ["10月14号", "--10-14"],
    ["14.10.2025", "2025-10-14"],
    ["Oct 14", "--10-14"],
    ["the 14th", "--14"],
    // The code of the 5th would be that of May.
    ["the 5th", "2026-11-05"],
    ["5号", "2026-11-05"],
    ["the 3rd to the 9th", "2026-11-03..2026-11-09"],
    ["since the first", "since:2026-11-01"],
    ["between Christmas and New Year", "holiday:christmas..holiday:new_year"],
    ["before noon yesterday", "day-1"],
    ["June to August", "--06..--08"],
    ["6月到8月", "--06..--08"],
    ["Nov 1-15", "--11-01..--11-15"],
    ["十月一號到十五號", "--10-01..--10-15"],
    ["2023 to 2025", "2023..2025"],
    ["Q2", "--04..--06"],
    ["国庆", "holiday:national_day"],
    ["last Christmas", "holiday:christmas"],
    ["since January", "since:--01"],
    ["从周一到现在", "since:mon0"],
    ["before June", "before:--06"],
    ["last summer", "summer-1"],
    ["right now", "hour0"],
    ["此刻", "hour0"],
    ["the last bill", "bill-1"],
    ["上期", "bill-1"],
    ["this billing period", "bill0"],
    ["Saturday", "sat0"],
    ["the past 6 months", "last6m"],
    ["next week", "week+1"],
    ["接下來一週", "next7d"],
    ["ever", "all"],
  ])("%s is %s", (words, code) => expect(read("period", words)).toBe(code));
});

describe("the words of a filter", () => {
  test.each([
    ["at weekends", "weekend"],
    ["周一到周五", "weekday"],
    ["Tuesdays and Thursdays", "tue+thu"],
    ["6 til 9 pm", "hours:18-21"],
    ["between midnight and 5", "hours:0-5"],
    ["nine p m to six a m", "hours:21-6"],
    ["between 00:30 and 05:30", "hours:0:30-5:30"],
    ["凌晨两点到五点", "hours:2-5"],
    ["晚上七点到十点", "hours:19-22"],
    ["3am", "hours:3-4"],
    ["下午三点", "hours:15-16"],
    ["谷时", "off_peak"],
    ["mid-peak", "mid_peak"],
    ["overnight", "night"],
    ["三伏天", "hot_days"],
    ["我不在家那几天", "away"],
  ])("%s is %s", (words, code) => expect(read("filter", words)).toBe(code));
});

describe("the words of other slots", () => {
  test.each<[TaggedSlot, string, string]>([
    ["pick", "top five", "top:5"],
    ["pick", "the three worst", "top:3"],
    ["pick", "最少的三天", "bottom:3"],
    ["pick", "over 30 kWh", "above:30kWh"],
    ["pick", "低于五度", "below:5kWh"],
    ["pick", "more than twelve dollars", "above:12usd"],
    ["group", "哪个月", "month"],
    ["group", "which weekday", "weekday"],
    ["group", "weekdays against weekends", "weekpart"],
    ["unit", "多少度", "kWh"],
    ["unit", "in dollars", "money"],
    ["unit", "几成", "percent"],
    ["appliance", "the heat pump dryer", "dryer"],
    ["appliance", "冷氣", "ac"],
    ["room", "主臥", "bedroom"],
    ["value", "twenty two degrees", "22C"],
    ["value", "72", "72F"],
    ["value", "百分之三十", "30%"],
    ["value", "八成", "80%"],
    ["value", "半个小时", "30min"],
    ["time", "in half an hour", "in:30min"],
    ["time", "明早七点前", "by:07:00"],
    ["time", "at half past ten", "at:22:30"],
    ["time", "after 11 pm", "after:23:00"],
    ["time", "when it's cheapest", "cheapest"],
    ["given", "1500 watts", "1500W"],
    ["given", "一千八百瓦", "1800W"],
    ["given", "三毛九", "0.39/kWh"],
    ["given", "27 pence", "0.27/kWh"],
    ["given", "5 hours a day", "5h/day"],
    ["given", "百公里十四度电", "14kWh/100km"],
    ["given", "$100", "100usd"],
    ["given", "三十块", "30cny"],
    ["given", "1万2公里", "12000km"],
  ])("%s: %s is %s", (slot, words, code) => expect(read(slot, words)).toBe(code));

  test("that mean no value are no slot", () => {
    expect(read("period", "the cat")).toBeNull();
    expect(read("pick", "the cat")).toBeNull();
    expect(read("appliance", "my sister")).toBeNull();
  });
});
