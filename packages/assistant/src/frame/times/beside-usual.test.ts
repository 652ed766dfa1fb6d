import { expect, test } from "vitest";
import { readMessage } from "../read-message";
import type { Frame } from "../frame";

const frameOf = (text: string, previous: Frame | null = null): Frame => {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const { questions } = readMessage(text, { language, today: "2026-11-29", previous, hasProposal: false });
  const frame = questions.at(-1)?.frame;
  if (!frame) throw new Error(`Not read: ${text}`);
  return frame;
};

test.each([
  ["How much did I use on 27 November?", "Is that more than normal for a Friday?", "--11-27", "last12m", "fri"],
  ["how much did i use last sunday", "is that more than usual for a sunday?", "sun-1", "last12m", "sun"],
  ["what did i use on december 2", "How does that compare with a typical Wednesday?", "--12-02", "last12m", "wed"],
  ["How much did I use on 15 August?", "Was it above the average of that month?", "--08-15", "--08"],
  ["how much did i use on december 3", "was that more than a normal december day?", "--12-03", "--12"],
  ["8月15日用了多少度電", "那天比當月日均高嗎", "--08-15", "--08"],
  ["11月27日用了多少电？", "这比平时的周五多吗？", "--11-27", "last12m", "fri"],
  ["11月27号用咗几多电", "嗰日系咪多过平时嘅礼拜五", "--11-27", "last12m", "fri"],
  ["how much did i use in october", "I asked is that a lot?", "--10", "last12m"],
  ["上个月用了多少电", "这算多吗", "month-1", "last12m"],
])("%s › %s", (before, text, period, comparedTo, weekday?: string) => {
  const frame = frameOf(text, frameOf(before));
  expect(frame).toMatchObject({ act: "compare", scope: "own", metric: "energy", period, comparedTo });
  expect(frame.filters).toEqual(weekday ? [weekday] : undefined);
});

test.each([
  ["Was 15 August above the August average?", "--08-15", "--08", undefined],
  ["did I use more than usual on Friday 27 November?", "--11-27", "last12m", "fri"],
  ["8月15日比8月的日均高吗？", "--08-15", "--08", undefined],
  ["Was yesterday below my usual Saturday?", "day-1", "last12m", "sat"],
])("%s", (text, period, comparedTo, weekday) => {
  const frame = frameOf(text);
  expect(frame).toMatchObject({ act: "compare", period, comparedTo });
  expect(frame.filters).toEqual(weekday ? [weekday] : undefined);
});

test.each([
  ["how much did we spend yesterday", "why was that day so high", "explain"],
  ["我們家上個月用了多少度電？", "那與左鄰右舍相比，我們算多還是算少？", undefined],
])("%s › %s is held against no average", (before, text, act) => {
  const frame = frameOf(text, frameOf(before));
  expect(frame.comparedTo).toBeUndefined();
  if (act) expect(frame.act).toBe(act);
});
