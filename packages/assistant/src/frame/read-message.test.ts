import { describe, expect, test } from "vitest";
import type { Frame } from "./frame";
import { readMessage } from "./read-message";

const context = { language: "en", today: "2026-11-23", previous: null, hasProposal: false } as const;
const read = (
  text: string,
  previous: Frame | null = null,
  more: { hasProposal?: boolean; deviceNames?: readonly string[] } = {},
): Frame => {
  const frame = readMessage(text, { ...context, previous, ...more }).questions[0]?.frame;
  if (!frame) throw new Error("no question was read");
  return frame;
};

describe("a question", () => {
  test.each<[string, Partial<Frame>]>([
    [
      "how much did the freezer use yesterday",
      { act: "ask", scope: "own", metric: "energy", appliances: ["freezer"], period: "day-1" },
    ],
    ["Top 5 days in October", { act: "ask", scope: "own", pick: "top:5", group: "day", period: "--10" }],
    [
      "compare this week with last week",
      { act: "compare", scope: "own", metric: "energy", period: "week0", comparedTo: "week-1" },
    ],
    ["how much power am i using right now", { act: "ask", scope: "own", metric: "power", period: "hour0" }],
    ["set the thermostat to 72", { act: "do", scope: "own", command: "set", values: ["72F"] }],
    ["activate the lights in the kitchen", { act: "do", command: "on", appliances: ["lights"], rooms: ["kitchen"] }],
    ["turn the bedroom lamp off at ten tonight", { act: "do", command: "off", times: ["at:22:00"] }],
    ["先别给车充电了", { act: "do", command: "stop", appliances: ["ev"] }],
    ["今晚别充车", { act: "do", command: "stop" }],
    ["don't charge the car tonight", { act: "do", command: "stop", appliances: ["ev"] }],
    ["不要开空调", { act: "do", command: "stop", appliances: ["ac"] }],
    ["do not start the water heater", { act: "do", command: "stop" }],
    ["don't turn off the fridge", { act: "decline" }],
    ["搬屋啦 電燈戶口點轉名", { act: "howto", scope: "general", subject: "account" }],
    ["which day this week did i use least", { group: "day", pick: "lowest", period: "week0" }],
    ["上个月电费多少钱", { act: "ask", scope: "own", metric: "cost", period: "month-1", language: "zh" }],
    ["把空调调到24度", { act: "do", scope: "own", command: "set", appliances: ["ac"], values: ["24C"] }],
    ["上個月賣回電網多少電", { act: "ask", metric: "export", period: "month-1" }],
    ["How much did I buy and sell last month?", { metric: "net", period: "month-1" }],
    ["am I normal compared to similar homes", { act: "explain", scope: "general" }],
    ["cost of running a big freezer", { act: "ask", scope: "general", appliances: ["freezer"] }],
    ["is the dryer expensive to run", { scope: "general", appliances: ["dryer"] }],
    ["what did the dryer cost", { act: "ask", scope: "own", metric: "cost", appliances: ["dryer"] }],
    ["浴霸费电吗", { act: "ask", scope: "general" }],
    ["who won the cricket last night", { act: "talk", scope: "general" }],
    ["weather forecast for tomorrow", { act: "talk", scope: "general" }],
    ["我孙子今年高考，你说报什么专业好", { act: "talk", scope: "general" }],
    ["what time of day do i peak", { metric: "energy", group: "hour_of_day", pick: "highest" }],
    ["on track to beat last month or nah", { act: "forecast", scope: "own" }],
    ["我是二段式還是三段式?", { act: "ask", scope: "own" }],
    ["how was last week", { act: "ask", scope: "own", period: "week-1" }],
    ["客廳的燈開著嗎", { act: "state", scope: "own", rooms: ["living_room"], appliances: ["lights"] }],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

  test("in general is about its topic", () => {
    expect(read("how does budget billing work")).toMatchObject({
      scope: "general",
      topics: [{ topic: "budget-billing" }, {}, {}, {}, {}],
    });
    expect(read("一级能效和二级能效差多少").topics.map(({ topic }) => topic)).toContain("energy-labels");
  });

  test("shows the words that its slots were read from", () => {
    expect(read("How much did the Fridge use Yesterday?").read).toMatchObject({
      appliances: { words: expect.stringContaining("Fridge") },
      period: { words: "Yesterday" },
    });
  });

  test("names the account's devices, misspelled ones too", () => {
    expect(read("turn off the drivway chargr", null, { deviceNames: ["Driveway charger", "Charger"] }).devices).toEqual(
      ["Driveway charger"],
    );
    expect(read("喵暖关掉", null, { deviceNames: ["喵暖"] }).devices).toEqual(["喵暖"]);
  });

  test.each([
    ["幫我關掉書桌嗰個插座", ["Desk plug"]],
    ["turn on the outlet by the desk", ["Desk plug"]],
    ["关掉厨房的插座", undefined],
    ["lock the front door", ["front door"]],
  ])("names a device by what its name means: %s", (text, devices) =>
    expect(read(text, null, { deviceNames: ["Hall thermostat", "Desk plug"] }).devices).toEqual(devices),
  );

  test("takes no pronoun for a device", () => {
    expect(read("make it warmer")).toMatchObject({ act: "do", command: "raise" });
    expect(read("make it warmer").devices).toBeUndefined();
  });

  test.each([
    ["a bit lower", "lower"],
    ["make it a bit warmer", "raise"],
    ["再低一点", "lower"],
  ])("after a setting tells which way: %s", (text, command) =>
    expect(read(text, read("set the hall thermostat to 22"))).toMatchObject({ act: "do", command }),
  );
});

describe("a follow-up", () => {
  test.each<[string, string, Partial<Frame>]>([
    ["how much did I use in June", "and in July?", { act: "ask", metric: "energy", period: "--07" }],
    [
      "how much did the dryer use last week",
      "what about the oven",
      { metric: "energy", appliances: ["oven"], period: "week-1" },
    ],
    ["how much did I use last week", "in money?", { metric: "cost", period: "week-1" }],
    ["how much did I use last week", "and weekends?", { metric: "energy", period: "week-1", filters: ["weekend"] }],
    ["how much was my bill in July?", "and in kWh?", { metric: "energy", period: "--07" }],
    ["what was my bill in July", "how many kwh was that", { metric: "energy", period: "--07" }],
    ["how much electricity did I use in March?", "what about the year before", { metric: "energy", period: "2025-03" }],
    ["上个月晚上6点到10点用了多少度", "只看工作日呢", { period: "month-1", filters: ["hours:18-22", "weekday"] }],
    ["今年八月用了多少电", "那去年呢", { metric: "energy", period: "2025-08" }],
    ["why is my bill higher than last month", "why", { act: "explain", scope: "own" }],
    ["6月用了多少度电", "那七月呢", { metric: "energy", period: "--07" }],
    ["how much did my fridge use yesterday", "and the day before", { appliances: ["fridge"], period: "day-2" }],
    ["what's the AC set to", "make it 7", { act: "do", command: "set", appliances: ["ac"], values: ["7C"] }],
    ["上周空调用了多少电", "洗衣机呢", { appliances: ["washer"], period: "week-1" }],
  ])("%s – %s", (before, text, frame) => {
    const [reading] = readMessage(text, { ...context, previous: read(before) }).questions;
    expect(reading?.followsUp).toBe(true);
    expect(reading?.frame).toMatchObject(frame);
  });

  test("is none when the message stands by itself", () => {
    const previous = read("how much did I use in June");
    const [reading] = readMessage("How many years do solar panels last?", { ...context, previous }).questions;
    expect(reading).toMatchObject({ followsUp: false, frame: { scope: "general" } });
    expect(reading?.frame.period).toBeUndefined();
  });

  test("is a yes or a no only to something proposed", () => {
    const previous = read("turn off the lights");
    expect(read("yes please", previous, { hasProposal: true }).act).toBe("confirm");
    expect(read("算了", previous, { hasProposal: true }).act).toBe("decline");
    expect(["confirm", "decline"]).not.toContain(read("yes please", previous).act);
  });
});

describe("a message of several questions", () => {
  test.each([
    ["How much was my last bill and when is it due?", ["How much was my last bill", "when is it due?"]],
    [
      "turn off the kitchen light and is the dryer still going",
      ["turn off the kitchen light", "is the dryer still going"],
    ],
    ["昨天用了多少电？另外谷电几点开始", ["昨天用了多少电？", "谷电几点开始"]],
  ])("%s", (text, parts) =>
    expect(readMessage(text, context).questions.map((question) => question.text)).toEqual(parts),
  );

  test.each(["washing machine and dryer last week", "compare June, July and August", "客厅和卧室的灯都关掉"])(
    "is not %s",
    (text) => expect(readMessage(text, context).questions).toHaveLength(1),
  );
});
