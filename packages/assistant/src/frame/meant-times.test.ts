import { describe, expect, it } from "vitest";
import type { Frame } from "./frame";
import { mentionsIn } from "./mentions";
import { normalWords } from "./normalize";
import { readMessage } from "./read-message";

/** A Sunday. */
const today = "2026-11-29";

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today, previous: null, hasProposal: false }).questions.at(-1)?.frame;

it.each<[string, Partial<Frame>]>([
  ["good evening, how much did we use in may", { period: "--05" }],
  ["what did last sunday cost", { period: "sun-1" }],
  ["dinner time, 5 to 8, how much do we use on average", { filters: ["hours:17-20"] }],
  ["晚饭六点到八点用了几度电", { filters: ["hours:18-20"] }],
  ["how much did we use wednesday night between 11 and 2", { period: "wed0", filters: ["hours:23-2"] }],
  ["半夜三四点用了多少电", { filters: ["hours:3-5"] }],
  ["what did we use last month, no sorry, last week", { period: "week-1" }],
  ["从10月3号到昨天用了多少电", { period: "2026-10-03..2026-11-28" }],
  ["how much did we buy from november 2 until now", { period: "since:--11-02" }],
  ["今年春天（3到5月）的电费和去年同期比差多少", { period: "2026-03..2026-05", comparedTo: "2025-03..2025-05" }],
  [
    "去年10月1日到15日的用电和今年同期比怎么样",
    { period: "2026-10-01..2026-10-15", comparedTo: "2025-10-01..2025-10-15" },
  ],
  [
    "以9月1日为界，前两个月和后两个月的电费各是多少",
    { period: "2026-09-01..2026-10-31", comparedTo: "2026-07-01..2026-08-31" },
  ],
  ["compare winter 2024-25 with winter 2025-26", { period: "2025-winter", comparedTo: "2026-winter" }],
  ["how much did we use over labor day weekend", { period: "2026-09-05..2026-09-07" }],
  ["net import by month, 2026 ytd", { period: "2026", group: "month" }],
  ["这个month用了多少度电", { period: "month0" }],
  ["what will my bill be for november", { act: "forecast", period: "--11" }],
  ["was the heating on all night", { period: "day-1", filters: ["night"] }],
])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));

describe("hours beside a part of the day", () => {
  it.each<[string, Partial<Frame>]>([
    ["how much did we use in the afternoons between 1 and 4 last week", { filters: ["hours:13-16"] }],
    ["usage this morning 6 to 9", { period: "day0", filters: ["hours:6-9"] }],
    ["mornings 12 to 2 in october how much did we buy", { filters: ["hours:0-2"] }],
    ["what do we draw overnight between 12 and 4", { filters: ["hours:0-4"] }],
    ["lunchtime usage between 12 and 2 on weekdays this month", { filters: ["hours:12-14", "weekday"] }],
    ["下午两三点最近三个月发了多少电", { filters: ["hours:14-16"] }],
    ["下午一两点昨天发了多少电", { filters: ["hours:13-15"] }],
    ["上周晚上七八點用了多少度", { filters: ["hours:19-21"] }],
    ["昨晚10点到12点用了多少", { period: "day-1", filters: ["hours:22-24"] }],
    ["今晚六点开始到现在用了多少电", { period: "day0", filters: ["hours:18-24"] }],
    ["热水器一宿一宿地烧，上个礼拜后半夜十二点到早上六点用了几度", { filters: ["hours:0-6"] }],
    ["空调一夜一夜地开，上个月夜里用了多少电", { filters: ["night"] }],
    ["前天晚上大概九点多功率是多少", { metric: "power", period: "day-2", filters: ["hours:21-22"] }],
    ["the night before last around 9ish what power were we drawing", { metric: "power", period: "day-2" }],
    ["what was sold 11 to 2 midday last month", { metric: "export", filters: ["hours:11-14"] }],
    ["早上七点到九点跟晚上七点到九点，哪段时间用得多", { filters: ["hours:7-9", "hours:19-21"] }],
    ["上个月晚上十点后用了多少度电", { filters: ["hours:22-24"] }],
    ["早上六点多算不算高峰电价", { subject: "tariff", act: "ask" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
});

describe("days that are counted by a part of theirs", () => {
  it.each<[string, Partial<Frame>]>([
    [
      "how many arvos in the last three months did we still buy power between 12 and 3",
      { period: "last3m", filters: ["hours:12-15"], group: "day", pick: "above:0.05kWh" },
    ],
    ["how many evenings last month did we sell power between 5 and 8", { metric: "export", filters: ["hours:17-20"] }],
    ["how many nights last week did we use more than 3 kwh", { filters: ["night"], pick: "above:3kWh", group: "day" }],
    ["number of afternoons in september we exported nothing", { pick: "below:0.05kWh", filters: ["afternoon"] }],
    ["上个月有多少个晚上从电网买电了", { filters: ["night"], pick: "above:0.05kWh", group: "day" }],
    ["這個月有幾個早上六點到九點在買電", { filters: ["hours:6-9"], pick: "above:0.05kWh", group: "day" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
});

describe("several months", () => {
  it.each<[string, Partial<Frame>]>([
    ["how mutch did the aircon cost me in jully and augest togeter", { act: "ask", period: "--07..--08" }],
    ["november and december last year together how much", { period: "2025-11..2025-12" }],
    ["今年七、八月一共用了多少电", { period: "2026-07..2026-08" }],
    ["去年七八月份用電多少", { period: "2025-07..2025-08" }],
    ["七月和八月加起来用了多少电", { act: "ask", period: "--07..--08" }],
    ["五月同六月一共賣咗幾多電", { act: "ask", metric: "export", period: "--05..--06" }],
    ["五六月份跟七八月份比电费差多少", { period: "--05..--06", comparedTo: "--07..--08" }],
    ["september vs october total, dollars please", { period: "--09", comparedTo: "--10" }],
    ["九月和十月用电谁多", { period: "--09", comparedTo: "--10" }],
    ["in august from the 3rd to the 16th how much did we use", { period: "--08-03..--08-16" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
  it("are one time, and are not compared", () => {
    expect(read("how much did we use in july and august together")?.comparedTo).toBeUndefined();
    expect(read("七月和八月加起来用了多少电")?.comparedTo).toBeUndefined();
  });
});

describe("holidays", () => {
  it.each<[string, Partial<Frame>]>([
    [
      "how many units extra did we use in diwali week compared to the week before",
      { period: "2026-11-02..2026-11-08", comparedTo: "2026-10-26..2026-11-01" },
    ],
    ["christmas week last year vs the week after", { comparedTo: "2025-12-29..2026-01-04" }],
    ["圣诞节那周用电比前一周多吗", { period: "2025-12-22..2025-12-28", comparedTo: "2025-12-15..2025-12-21" }],
    ["what did thanksgiving cost this year, was it more than last thanksgiving", { comparedTo: "2025-11-27" }],
    ["compare this easter with last easter", { period: "2026-04-05", comparedTo: "2025-04-20" }],
    ["今年农历新年那几天最高的那天用了多少电，是初几", { period: "2026-02-16..2026-02-22", pick: "highest" }],
    ["中秋節那天比去年中秋多用多少", { period: "2026-09-25", comparedTo: "2025-10-06" }],
    ["did halloween night use more than last halloween", { period: "2026-10-31", comparedTo: "2025-10-31" }],
    ["大年三十用了多少电", { period: "holiday:lunar_new_years_eve" }],
    ["正月初五用電多少", { period: "2026-02-21" }],
    ["清明连假用了多少电", { period: "2026-04-04..2026-04-06" }],
    ["中秋连假跟前一周比", { period: "2026-09-25..2026-09-27", comparedTo: "2026-09-18..2026-09-24" }],
    ["anzac day usage", { period: "holiday:anzac_day" }],
    ["christmas eve last year, how much did we use", { period: "2025-12-24" }],
    ["礼拜一到礼拜五一般一天走多少度电", { filters: ["weekday"] }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
});

describe("the one before", () => {
  it.each<[string, Partial<Frame>]>([
    [
      "why was last tuesday so much more expensive than the tuesday before",
      { metric: "cost", period: "tue0", comparedTo: "tue-1" },
    ],
    ["how did last monday compare to the previous monday", { period: "mon0", comparedTo: "mon-1" }],
    ["why was october higher than the month before", { period: "--10", comparedTo: "2026-09" }],
    ["how does this november compare with the one before", { period: "2026-11", comparedTo: "2025-11" }],
    ["did we use more this week than the week before", { period: "week0", comparedTo: "week-1" }],
    ["compare my last bill to the one before", { period: "bill-1", comparedTo: "bill-2" }],
    ["上周二的电费为什么比上上周二高那么多", { period: "tue-1", comparedTo: "tue-2" }],
    ["上个周五比再上一个周五多用多少", { period: "fri-1", comparedTo: "fri-2" }],
    ["上禮拜二跟上上禮拜二比", { period: "tue-1", comparedTo: "tue-2" }],
    ["how much dearer was this january than the january before it", { period: "2026-01", comparedTo: "2025-01" }],
    ["上个星期比前头那个星期多花了几多钱", { period: "week-1", comparedTo: "week-2" }],
    ["清明那天用电跟前一天比", { comparedTo: "2026-04-03" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
});

describe("months and winters without a year", () => {
  it.each<[string, Partial<Frame>]>([
    ["how much did we use last february", { period: "2026-02" }],
    ["what did last december cost", { period: "2025-12" }],
    [
      "looking at last february against the other months, did we use the most",
      { period: "2026-02", group: "month", pick: "highest" },
    ],
    ["last winter against the one before", { period: "winter-1", comparedTo: "winter-2" }],
    ["去年冬天十二月到今年二月跟前年冬天比电费多了还是少了", { period: "2025-12..2026-02", comparedTo: "winter-2" }],
    ["上个冬天和前一个冬天比电费差多少", { period: "winter-1", comparedTo: "winter-2" }],
    ["去年冬季(12月到2月)电费", { period: "2025-12..2026-02" }],
    ["is my solor makeing less then last yer in autum", { period: "2026-autumn", comparedTo: "2025-autumn" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
});

describe("what is no time, or no other time", () => {
  it.each<[string, Partial<Frame>]>([
    ["冰箱是十年前阿嬤留下來的，過去一年總共吃了幾度電", { period: "last12m" }],
    ["三年前装的太阳能板今年发了多少电", { period: "year0" }],
    ["the house was built 30 years ago what did we use last week", { period: "week-1" }],
    ["平时和周末用电差多少", { group: "weekpart" }],
    ["8月3号到16号那段时间每天平均比平常多用了几度电", { period: "--08-03..--08-16", comparedTo: "last12m" }],
    ["was october higher than normal", { period: "--10", comparedTo: "last12m" }],
    [
      "year to date through november 28, the variance in kwh imported versus the same period last year",
      { period: "2026-01-01..2026-11-28", comparedTo: "2025-01-01..2025-11-28", aggregate: "difference" },
    ],
    [
      "ytd imports through september vs last year same period",
      { period: "2026-01..2026-09", comparedTo: "2025-01..2025-09" },
    ],
    ["今年前三季度用电与去年同期对比", { period: "2026-01..2026-09", comparedTo: "2025-01..2025-09" }],
    ["how does october compare with the same month last year", { period: "--10", comparedTo: "2025-10" }],
    ["房子是2015年买的，去年用了多少电", { period: "year-1" }],
    ["今年截至10月底的電費跟去年同期比", { period: "2026-01..2026-10", comparedTo: "2025-01..2025-10" }],
    [
      "2026年9月1日到11月28日工作日凌晨2点到4点的平均功率，和去年同期并排列出来",
      { comparedTo: "2025-09-01..2025-11-28", filters: ["weekday", "hours:2-4"] },
    ],
    ["how much did i use last weak", { period: "week-1" }],
    ["去年七越用电", { period: "2025-07" }],
    ["本粥用电多少", { period: "week0" }],
  ])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
  it("as usually it is, and no period of a tariff", () =>
    expect(read("我们平时用电不多，十月份的电费怎么比九月份还高")?.filters).toBeUndefined());
  it("a difference of two sums is computed", () => {
    const asked = (text: string) => mentionsIn(normalWords(text)).asksDeviation;
    expect(asked("what is the variance between october and september")).toBeUndefined();
    expect(asked("what is the variance of my daily use in october")).toBe(true);
  });
});

it.each<[string, Partial<Frame>]>([
  ["rank my appliances by cost", { group: "appliance", metric: "cost" }],
  ["我这个月的峰谷电比例", { group: "tariff_period", metric: "energy" }],
  ["what is our self-consumption rate by month", { metric: "own_use", aggregate: "share", group: "month" }],
  ["how many days did the panels make more than we used", { metric: "net", pick: "below:0kWh", group: "day" }],
  ["反送电网最大功率是哪天几点", { metric: "export", group: "hour", pick: "highest" }],
  ["is it more expensive on weekends", { group: "weekpart" }],
  ["what does the house draw when everyone is asleep", { metric: "base_load", scope: "own" }],
  ["现在是高峰电价吗", { subject: "tariff" }],
  ["is it off-peak right now", { subject: "tariff" }],
  ["what did the solar save us this year", { metric: "savings", subject: "solar", period: "year0" }],
  ["what would we save by moving the car charging to 2 am", { metric: "savings", subject: "ev" }],
  ["上个月夜里的电多少钱一度", { metric: "price", filters: ["night"] }],
  ["was yesterday a good day for our solar", { act: "compare", metric: "production", comparedTo: "last30d" }],
])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
