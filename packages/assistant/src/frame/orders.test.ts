import { describe, expect, test } from "vitest";
import type { Frame } from "./frame";
import { normalWords } from "./normalize";
import { asksState } from "./devices/plain-command";
import { readMessage } from "./read-message";

const deviceNames = ["Desk plug", "Boiler"];
const read = (text: string): Frame => {
  const reading = readMessage(text, {
    language: "en",
    today: "2026-11-23",
    previous: null,
    hasProposal: false,
    deviceNames,
  });
  const [question] = reading.questions;
  if (!question) throw new Error("no question was read");
  return question.frame;
};

test.each([
  ["is my battery charging or discharging", true],
  ["is the ceiling fan still on?", true],
  ["灯还开着吗", true],
  ["车在充电吗？", true],
  ["is my battery covered by insurance", false],
  ["is the grid on fire when it overheats", false],
  ["why is my battery discharging", false],
])("asks how something of one's own is now: %s", (text, isState) => {
  expect(asksState(normalWords(text))).toBe(isState);
});

describe("an order", () => {
  test.each([
    ["书房的灯开开", "on"],
    ["把客厅的灯打开开", "on"],
    ["把風扇開開", "on"],
    ["卧室灯开一下", "on"],
    ["把客厅的灯关关", "off"],
    ["空调关一关", "off"],
    ["把客廳的燈關關", "off"],
    ["把客厅灯关掉", "off"],
  ])("with its verb said twice: %s", (text, command) => expect(read(text)).toMatchObject({ act: "do", command }));

  test.each([
    "不用空调了",
    "空调不用了",
    "冷氣不用開了",
    "空調可以不用了",
    "I don't need the AC any more",
    "we no longer need the heating",
    "the boiler isn't needed any more",
    "I'm done with the desk plug",
  ])("of what is no longer needed turns it off: %s", (text) =>
    expect(read(text)).toMatchObject({ act: "do", scope: "own", command: "off" }),
  );

  test("names what is no longer needed without the words around it", () => {
    expect(read("不用空调了").read.appliances?.words).toBe("空调");
    expect(read("灯光调暗一点").read.appliances?.words).toBe("灯光");
  });

  test.each([
    "I don't need the AC any more, what will I save?",
    "夏天不用空调了能省多少",
    "do I need AC in summer",
    "I don't need solar panels any more",
  ])("is none of %s", (text) => expect(read(text).act).not.toBe("do"));

  test("keeps what is not to be turned off", () => expect(read("不要关空调了").act).toBe("decline"));

  test.each([
    ["调暗一点", "lower"],
    ["調暗一點", "lower"],
    ["a little dimmer please", "lower"],
    ["把卧室调暗一些", "lower"],
    ["灯暗一点", "lower"],
    ["lights too bright", "lower"],
    ["燈太亮了", "lower"],
    ["调亮点", "raise"],
    ["make it a bit brighter", "raise"],
  ])("of brightness is of the lights, and of no degrees: %s", (text, command) => {
    const frame = read(text);
    expect(frame).toMatchObject({ act: "do", command, appliances: ["lights"] });
    expect(frame.values).toBeUndefined();
    expect(frame.times).toBeUndefined();
  });

  test.each([
    ["make it warmer", "heating"],
    ["raise the temperature", "heating"],
    ["make it cooler in here", "ac"],
    ["温度高一点", "heating"],
    ["调凉一点", "ac"],
  ])("of warmth is of what heats or cools the rooms: %s", (text, appliance) =>
    expect(read(text)).toMatchObject({ act: "do", appliances: [appliance] }),
  );

  test.each(["调低一点", "make the water hotter"])("of another setting names neither: %s", (text) => {
    const { appliances = [] } = read(text);
    expect(appliances.filter((one) => ["ac", "heating", "lights"].includes(one))).toEqual([]);
  });

  test("is not what only tells something", () => {
    expect(read("the moon looks like a potato tonight").topics[0]?.topic).toBe("off-topic");
    expect(read("they painted the fence green tonight").act).not.toBe("do");
    expect(read("start the washer tonight").act).toBe("do");
  });

  test.each<[string, string[]]>([
    ["turn off the boiler and turn on the desk plug", ["off", "on"]],
    ["turn on the desk plug and set the thermostat to 70", ["on", "set"]],
    ["关掉锅炉，打开书桌插座", ["off", "on"]],
    ["turn off the boiler and the desk plug", ["off"]],
    ["turn on the fan and set it to 50%", ["set"]],
  ])("is split from another one that wants something else: %s", (text, commands) => {
    const { questions } = readMessage(text, {
      language: "en",
      today: "2026-11-23",
      previous: null,
      hasProposal: false,
      deviceNames,
    });
    expect(questions.map(({ frame }) => frame.command)).toEqual(commands);
  });
});
