import { describe, expect, test } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

const context = { language: "en", today: "2026-11-23", hasProposal: false } as const;
const read = (text: string, previous: Frame | null = null) =>
  readMessage(text, { ...context, previous }).questions[0]?.frame;

describe("amounts to calculate with", () => {
  test.each<[string, string[]]>([
    [
      "60 kWh battery, from 20% to 80%, at 0.15 a kWh, what does it cost to charge",
      ["60kWh_battery", "20%", "80%", "0.15/kWh"],
    ],
    ["what does a 2 kW heater cost for 3 hours at 0.3 per unit", ["2kW", "3h", "0.3/kWh"]],
    ["how much does a 75 watt fan cost to run for 6 hours at 8 rupees a unit", ["75W", "6h", "8/kWh"]],
    ["a 75 W bulb burns 5 hours a day, one unit is 8 rupees, what does it cost a month", ["75W", "5h/day"]],
    ["how much does it cost to run a dehumidifier 24/7", ["24h/day"]],
    ["a 5 W router on 24/7, cost per year at 20 cents", ["5W", "24h/day", "0.2/kWh"]],
    ["路由器24/7开着一年多少电", ["24h/day"]],
    ["we are paying 225 naira per unit, how much for 300 kWh", ["225/kWh", "300kWh"]],
    ["how do I work out cost, e.g. 2400W heater for 5 hours at 31c", ["2400W", "5h", "0.31/kWh"]],
    ["1500瓦的取暖器一天开8小时，电费0.56一度，一个月要多少钱", ["1500W", "8h/day", "0.56/kWh"]],
    ["每度0.56元，1000瓦的电器开3小时多少钱", ["0.56/kWh", "1000W", "3h"]],
    ["一度電3.2元的話，冷氣900W開一個晚上8小時多少錢？", ["3.2/kWh", "900W", "8h"]],
    ["60度的电池从20%充到90%，电价0.6一度，要多少钱", ["60kWh_battery", "20%", "90%", "0.6/kWh"]],
    ["上月抄表数3256，本月3498，单价0.52元，电费多少", ["242kWh", "0.52/kWh"]],
    ["空调开26度一晚上大概多少度电啊", ["8h"]],
    ["bill says 412 units for 31 days and Rs 3,296. what's that per unit", ["412kWh", "31days", "3296inr"]],
  ])("%s", (text, given) => {
    expect(read(text)?.given).toEqual(expect.arrayContaining(given));
  });

  test.each<[string, string, string[]]>([
    [
      "what does a 1500 watt heater cost at 8 hours a day and $0.20 per kWh",
      "and if it's 9 hours?",
      ["1500W", "9h/day", "0.2/kWh"],
    ],
    [
      "how much does a 75 watt fan cost to run for 6 hours at 8 rupees a unit",
      "and if it's 9 hours?",
      ["75W", "9h", "8/kWh"],
    ],
    [
      "60度的电池从20%充到90%，电价0.6一度，要多少钱",
      "那要是谷电0.3一度呢？",
      ["60kWh_battery", "20%", "90%", "0.3/kWh"],
    ],
  ])("%s – %s", (before, text, given) => {
    expect(read(text, read(before))?.given?.toSorted()).toEqual(given.toSorted());
  });

  test.each([
    "how many days over 30 kWh did I have in the last 3 months",
    "how much did I use in the last 3 hours",
    "最近3小时用了多少电",
    "which hours were above 2 kW last week",
    "turn off the heater in 2 hours",
    "把充电桩设为7千瓦",
    "每天用电超过15度的有几天",
  ])("none: %s", (text) => {
    expect(read(text)?.given).toBeUndefined();
  });

  test("and a setting is none", () => {
    expect(read("set the charger to 7 kW for 3 hours")).toMatchObject({ command: "set", values: ["7kW"] });
  });
});
