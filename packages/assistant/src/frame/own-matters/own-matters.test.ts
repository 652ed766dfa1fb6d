import { describe, expect, test } from "vitest";
import { normalWords } from "../normalize";
import { readMessage } from "../read-message";
import { busyPartAsked } from "./busy-part-words";

const TODAY = "2026-11-23";

function read(text: string) {
  const language = /\p{Script=Han}/u.test(text) ? ("zh" as const) : ("en" as const);
  const { questions } = readMessage(text, { language, today: TODAY, previous: null, hasProposal: false });
  const [first] = questions;
  if (!first) throw new Error("A message has a question");
  return first.frame;
}

describe("a limit of one's own", () => {
  test.each([
    ["the flat comes with 180 kWh a month included, when did we use more and go over", "month", "above:180kWh"],
    ["our allowance is 90 kWh weekly, which weeks did we exceed it", "week", "above:90kWh"],
    ["they cap us at 15 kWh a day, on how many days was it more than that and over", "day", "above:15kWh"],
    ["my contracted power is 3.3 kW, did I ever go beyond it", "day", "above:3.3kW"],
    ["has the house ever gone past 7 kW", "day", "above:7kW"],
    ["房租里包150度一个月,有没有超", "month", "above:150kWh"],
    ["一周限80度,超了几周", "week", "above:80kWh"],
    ["報裝容量8瓩,有沒有超過", "day", "above:8kW"],
    ["有几个小时超过1.5千瓦", "hour", "above:1.5kW"],
  ])("%s", (text, group, pick) => {
    const frame = read(text);
    expect(frame).toMatchObject({ act: "ask", scope: "own", group });
    // 1,500 W and 1.5 kW are the same limit.
    expect(frame.pick?.replace(/(\d+)000W$/, "$1kW").replace("1500W", "1.5kW")).toBe(pick);
    expect(frame.given).toBeUndefined();
  });

  test.each([
    "what happens if I exceed my contracted power",
    "is a landlord allowed to limit electricity",
    "超过合同容量会怎么罚",
    "how many kWh is 2 kW for 3 hours",
  ])("is none: %s", (text) => expect(read(text).pick ?? "").not.toMatch(/^above/));
});

describe("what never stops", () => {
  test.each([
    "which stuff keeps drawing power through the night",
    "what is my phantom draw",
    "how much runs on standby at our place",
    "who is using electricity while I sleep",
    "what's on when everything is switched off",
    "why won't the meter go to zero",
    "深夜里到底是什么在耗电",
    "咱家待机大概几瓦",
    "全都关了还走多少电",
    "睡覺的時候是什麼在吃電",
    "收工打烊以后电都用在哪了",
  ])("%s", (text) => expect(read(text)).toMatchObject({ scope: "own", metric: "base_load" }));

  test.each([
    "what's a phantom load",
    "what is standby power",
    "what runs in a typical house at night",
    "how much does a TV draw on standby",
    "which things should I switch off at night to save",
    "what used so much last night",
    "一般家庭夜里是什么在用电",
    "什么是待机功耗",
    "电视待机一天耗多少电",
  ])("is none: %s", (text) => {
    const { scope, metric } = read(text);
    expect(`${scope} ${metric ?? ""}`).not.toBe("own base_load");
  });
});

describe("whether someone was there", () => {
  test.each([
    "our lodger swears she was gone from 3 to 9 July, is that true",
    "was anybody in the house on October 4",
    "check whether the place was empty in the first week of May",
    "租客讲七月上旬没住,帮我核实",
    "十月四号家里有人吗",
  ])("%s", (text) => expect(read(text)).toMatchObject({ act: "ask", scope: "own", metric: "energy" }));
});

describe("a day that may be odd", () => {
  test.each([
    "was there anything strange on October 9",
    "did something unusual happen last Monday",
    "10月9号那天用电有没有异常",
    "上周一出了什么事",
  ])("%s", (text) => expect(read(text)).toMatchObject({ act: "explain", scope: "own", metric: "energy" }));

  test.each(["how long was the power off on Thursday", "why was Monday's bill so strange"])("is none: %s", (text) =>
    expect(read(text)).not.toMatchObject({ act: "explain", metric: "energy", subject: undefined }),
  );
});

describe("the use at a glance", () => {
  test.each([
    ["give me a quick recap of my electricity", undefined],
    ["can you summarise my consumption", undefined],
    ["break August down for me", "--08"],
    ["归纳一下我家的用电", undefined],
    ["把八月的用电拆解一下", "--08"],
  ])("%s", (text, period) => {
    expect(read(text)).toMatchObject({ scope: "own", subject: "file" });
    expect(read(text).period).toBe(period);
  });

  test.each(["explain the lines of my bill", "sum of all months together in kWh", "每个月的用电情况列给我"])(
    "is none: %s",
    (text) => expect(read(text).subject).not.toBe("file"),
  );
});

describe("whether it goes up", () => {
  test.each([
    "has our consumption been climbing recently",
    "are we using less these days",
    "is my usage creeping up",
    "我家最近用电有没有降",
    "近期用电是变多还是变少",
    "呢排用電有冇升",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ scope: "own", metric: "energy", aggregate: "trend" });
    expect(read(text).period).toBeUndefined();
  });

  test.each([
    "do electricity prices keep going up",
    "did we use more in May than in April",
    "where does the power come from when the sun goes down",
    "电价会不会一直涨",
  ])("is none: %s", (text) => expect(read(text).aggregate).not.toBe("trend"));
});

describe("what is to come beside what has been", () => {
  test.each([
    ["will November come out higher than October", "--10"],
    ["are we going to use more this month than last month", "month-1"],
    ["this month is on course to beat last month, right?", "month-1"],
    ["这个月会不会超过十月", "--10"],
  ])("%s", (text, comparedTo) =>
    expect(read(text)).toMatchObject({ act: "forecast", scope: "own", period: "month0", comparedTo }),
  );
});

describe("the part of the day with the most use", () => {
  test.each([
    ["are we using the most electricity in the morning", "morning"],
    ["does my load peak overnight", "night"],
    ["我家用电最多是不是在下午", "afternoon"],
    ["俺家用電高峰係咪夜晚", "evening"],
  ])("%s", (text, part) => {
    expect(busyPartAsked(normalWords(text))).toBe(part);
    expect(read(text)).toMatchObject({ scope: "own", group: "hour_of_day", pick: "highest" });
  });

  test.each(["is electricity most expensive in the evening", "晚上是不是电价高峰时段"])("is none: %s", (text) =>
    expect(read(text)).not.toMatchObject({ group: "hour_of_day", pick: "highest", scope: "own" }),
  );
});
