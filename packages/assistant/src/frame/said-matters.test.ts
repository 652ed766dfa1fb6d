import { describe, expect, test } from "vitest";
import { normalWords } from "./normalize";
import { coinsNamed, isOfOneMatter, type Matter, mattersIn } from "./said-matters";
import { withDigits } from "./values/numbers";

const ASKED: readonly [string, readonly Matter[]][] = [
  ["how many points am I behind the next one on the leaderboard", ["ahead"]],
  ["who is leading the leaderboard and how far off am i", ["ahead"]],
  ["離榜首還差多少積分", ["ahead"]],
  ["排行榜上我前面那个比我多多少，我落后多少", ["ahead"]],
  ["how come I slipped from 2nd to 6th", ["fall"]],
  ["my ranking went down again", ["fall"]],
  ["I was 2nd on Monday and now I've slipped to 7th", ["fall"]],
  ["my coin balance hasn't moved for a month, how come", ["no_coins"]],
  ["为什么我从第3名掉到第8名了", ["fall"]],
  ["which achievements have I unlocked, and what's the easiest next", ["badges"]],
  ["我还缺哪几个徽章", ["badges"]],
  ["why didn't I get any coins this month", ["no_coins"]],
  ["绿币怎么一直没增加", ["no_coins"]],
  ["how are green coins calculated", ["coin_rules"]],
  ["積分是怎麼算的", ["coin_rules"]],
  ["do my coins expire and what is the cheapest item in the store", ["expiry", "cheapest_item"]],
  ["what could I get for 300 green coins", ["buyable"]],
  ["我有多少绿币，能换什么", ["balance", "buyable"]],
  ["when is the next demand response event", ["next_event"]],
  ["下一次需求响应是哪天", ["next_event"]],
  ["did the last grid event pay me anything", ["last_event"]],
  ["what happens if I sit out an event, do I lose points", ["skipped_event"]],
  ["who can see my meter readings", ["data_use"]],
  ["我的用电数据会不会卖给别人", ["data_use"]],
];

describe("rewards, events and data", () => {
  test.each(ASKED)("%s", (text, matters) => expect(mattersIn(normalWords(text))).toEqual(matters));

  test.each([
    "how many green coins do I have",
    "what rank am I",
    "did my usage drop from 20 to 11 kWh",
    "why did my bill drop in the fourth week",
    "how is my bill calculated",
    "电费怎么算的",
    "第二名跟它差多少呀",
    "what does my usage data show",
    "is there a webinar event next week",
    "what is my cheapest month",
    "我家这个月能省多少电",
    "能不能换成人民币看",
    "绿币可以换现金吗",
    "can I opt out of a single event",
    "is there a penalty for overriding a thermostat event",
    "how is my reward for using less at peak worked out",
    "花了币，我的排名会不会掉",
    "朋友注册了我怎么没收到币",
    "how do I find the break-even point of a time-of-use plan",
    "stop sharing my data with a service",
    "我自给自足的比例低于两成就标出来",
  ])("leave other questions alone: %s", (text) => expect(mattersIn(normalWords(text))).toEqual([]));
});

test.each([
  ["what can I buy with 1,200 coins", 1_200],
  ["三百个绿币能换什么", 300],
  ["how are coins worked out", undefined],
])("so many coins are named: %s", (text, coins) => expect(coinsNamed(withDigits(normalWords(text)))).toBe(coins));

test.each([
  ["when is the next event and can I skip it", ["when is the next event", "can I skip it"], true],
  ["which badges am I missing and what's easiest", ["which badges am I missing", "what's easiest"], true],
  [
    "which badges am I missing and how much did I use in May",
    ["which badges am I missing", "how much did I use in May"],
    false,
  ],
  ["how much did I use and which badges am I missing", ["how much did I use", "which badges am I missing"], false],
])("parts of one matter are told as one: %s", (whole, parts, isOne) =>
  expect(isOfOneMatter(normalWords(whole), parts.map(normalWords))).toBe(isOne),
);
