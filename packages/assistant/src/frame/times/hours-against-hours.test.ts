import { expect, it } from "vitest";
import type { Frame } from "../frame";
import { normalWords } from "../normalize";
import { readMessage } from "../read-message";
import { withRatio } from "../said-ratios";
import { ofUsualUnit } from "./usual-unit";

/* Hours held against hours, hours that are counted, and usual weeks; on a Sunday. */

function read(text: string): Frame | undefined {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const { questions } = readMessage(text, { language, today: "2026-11-29", previous: null, hasProposal: false });
  const frame = questions.at(-1)?.frame;
  return frame && ofUsualUnit(withRatio(frame, normalWords(text), null), normalWords(text));
}

it.each<[string, Partial<Frame>]>([
  ["compare 6-9 pm with 9 am-3 pm in october", { period: "--10", filters: ["hours:18-21", "hours:9-15"] }],
  [
    "compare the average hourly load 16:00-19:00 with 09:00-12:00 in the last 3 months",
    { metric: "power", aggregate: "average", filters: ["hours:16-19", "hours:9-12"] },
  ],
  ["冬天夜里(晚上9点到早上7点)跟白天比哪边用电多", { filters: ["winter", "hours:21-7", "hours:7-21"] }],
])("%s holds both against each other", (text, frame) => expect(read(text)).toMatchObject(frame));

it.each<[string, string]>([
  ["这个月晚上十点过后到早上五点平均一晚上多少度", "hours:22-5"],
  ["夜晚七点到十二点用了几多度电", "hours:19-24"],
])("%s", (text, hours) => expect(read(text)?.filters).toEqual([hours]));

it.each<[string, Partial<Frame>]>([
  ["how many hours went above 3 kWh in march", { metric: "energy", group: "hour", pick: "above:3kWh" }],
  ["what share of my energy was in hours above 1.5 kWh", { group: "hour", mentions: { asksShareOfThose: true } }],
  ["超过20度的天数占总用电量的多少", { pick: "above:20kWh", mentions: { asksShareOfThose: true } }],
  ["what is the most we ever used in one hour", { group: "hour", pick: "highest" }],
  ["base load between 1 and 4 am", { metric: "power", aggregate: "average", filters: ["hours:1-4"] }],
])("%s counts hours", (text, frame) => expect(read(text)).toMatchObject(frame));

it.each<[string, Partial<Frame>]>([
  [
    "we work 9 to 6 mon-fri, how much do we use then in a typical week",
    { group: "week", aggregate: "average", filters: ["weekday", "hours:9-18"] },
  ],
  ["星期一到星期五早上9点到下午6点，平常一个星期用多少电", { group: "week", filters: ["weekday", "hours:9-18"] }],
])("%s is of every week", (text, frame) => expect(read(text)).toMatchObject(frame));

it("leaves one week's days, and other times of a year, alone", () => {
  expect(read("how much did we use monday to friday last week from 9 am to 6 pm")?.aggregate).toBeUndefined();
  expect(read("we go away 22 December to 4 January, how much was it that same time last year")).toMatchObject({
    act: "ask",
    period: "--12-22..--01-04",
  });
  expect(read("周六周日是不是比平时用得多")).toMatchObject({ act: "compare", group: "weekpart" });
});
