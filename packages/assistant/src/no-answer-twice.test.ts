import { describe, expect, it } from "vitest";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { knowledge } from "../../../tests/support/knowledge";
import { NIGHTLY } from "../../../tests/support/nightly";
import { composeAnswer, type Turn } from "./answer";
import { isSameQuestion } from "./frame/reactions/reacted";

/* Whatever is asked after an answer, it is not given again word for word. */

const home = queriedHousehold();

const ENGLISH_FIRST = [
  "how much did I use in October",
  "how much did I use yesterday",
  "total use from 1 Jan to 31 Mar 2026",
  "how much did we use in 2025",
  "what did October cost at 30 cents a kWh",
  "how much do I use at night",
  "weekday evenings in March, how much was that",
  "what share of my electricity goes between 6 and 9 in the evening?",
  "which day last month did I use the most",
  "which month used the least this year",
  "top 5 days this year",
  "what time of day do I use the most",
  "which day of the week is the highest",
  "on how many days in October did I go over 18 kWh?",
  "my use by month this year",
  "October compared with September",
  "do I use more on weekdays or weekends",
  "what is my base load",
  "is my use going up",
  "how much could I save",
  "how does a heat pump work",
  "1500 W heater for 8 hours a day at 14 cents, what does that cost a month",
];
const CHINESE_FIRST = [
  "上个月用了多少度电",
  "昨天用了几度",
  "今年一共用了多少电",
  "十月夜里用了多少度",
  "八月工作日晚上平均用多少",
  "今年哪天用电最多",
  "哪个月用电最少",
  "今年用电最多的五天",
  "一天里几点用电最多",
  "十月有几天超过18度",
  "十月跟九月比用得多吗",
  "周末和工作日哪个用得多",
  "我家的基础负荷是多少",
  "晚上用电占多少",
  "按五毛六一度算，十月多少钱",
  "我能省多少电",
  "热泵是怎么工作的",
  "基础負載是多少瓦",
];
const ENGLISH_NEXT = [
  "is that bad",
  "wis that a lot fur an empty hoose?",
  "so is that normal then",
  "why",
  "what made the difference do you think",
  "aye but whit can ah dae aboot it",
  "any tips?",
  "what percent of our total is that",
  "what does that cost",
  "whit time o day wis it that bad",
  "an the month afore that",
  "and the one after",
  "n at wkends?",
  "only at night",
  "tell me more",
  "explain that more simply",
  "I don't get it",
  "are you sure?",
  "that can't be right",
  "and last year?",
  "make it 3",
  "compared with usual?",
  "each day please",
  "so what",
  "hmm right then",
];
const CHINESE_NEXT = [
  "这算多不",
  "正常吗",
  "高唔高呀",
  "为啥",
  "那是因为啥呀",
  "那咋办",
  "有什么办法降下来",
  "占全年的百分之几",
  "折合多少钱",
  "是几点的事",
  "再前一个月呢",
  "那后一个月呢",
  "周末呢",
  "只看夜里",
  "详细说说",
  "说简单点",
  "没听懂",
  "你确定吗",
  "不会算错了吧",
  "去年呢",
  "改成三个",
  "跟平时比呢",
  "按天列出来",
  "然后呢",
  "哦这样啊",
];

const languageOf = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh" : "en");

async function answered(text: string, turns: readonly Turn[]) {
  const answer = await composeAnswer({ text, language: languageOf(text), turns, surface: "site" }, home, knowledge);
  expect(answer.rejected, text).toEqual([]);
  return answer;
}

/** By day each question is followed by every eighth, by turns; at night by all. */
const sample = (next: readonly string[], turn: number): readonly string[] =>
  NIGHTLY ? next : next.filter((_, at) => at % 8 === turn % 8);

describe.each<[first: string, next: readonly string[]]>([
  ...ENGLISH_FIRST.map((first, at): [string, readonly string[]] => [first, sample(ENGLISH_NEXT, at)]),
  ...CHINESE_FIRST.map((first, at): [string, readonly string[]] => [first, sample(CHINESE_NEXT, at)]),
])("after “%s”", (first, next) => {
  it("no follow-up gets the same answer", async () => {
    const before = await answered(first, []);
    const turns: Turn[] = [{ question: first, understanding: before.understanding }];
    for (const text of next) {
      // oxlint-disable-next-line no-await-in-loop -- one conversation after another
      const after = await answered(text, turns);
      expect(after.text, `${first} › ${text}`).not.toBe(before.text);
      // What is read as the same is asked back.
      if (isSameQuestion(after.understanding.frame, before.understanding.frame))
        expect(after.outcome, `${first} › ${text}`).toBe("asked_back");
    }
  });
});
