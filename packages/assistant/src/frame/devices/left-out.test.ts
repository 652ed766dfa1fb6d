import { expect, it } from "vitest";
import { type LeftOut, leftOutIn } from "./left-out";

it.each<[text: string, LeftOut[]]>([
  ["how much of july was not the air conditioning", ["ac"]],
  ["how many kwh of that wasn't for the heating?", ["heating"]],
  ["how much of it weren't the cars, by month", ["ev"]],
  ["all but the heat pump in january", ["heating"]],
  ["everything but the tesla last week", ["ev"]],
  ["what did the place use aside from cooling", ["ac"]],
  ["our total in march other than running the heaters", ["heating"]],
  ["usage net of the car charger, last quarter", ["ev"]],
  ["how much do we use without the car and the a/c", ["ev", "ac"]],
  ["除了暖气，一月用了多少", ["heating"]],
  ["上周除开空调和电车还用多少电", ["ev", "ac"]],
  ["空调以外的用电有多少", ["ac"]],
  ["充电桩除外，这个月几度电", ["ev"]],
  ["取暖不算，去年冬天用了多少电", ["heating"]],
  ["抛开空调，家里一天多少度", ["ac"]],
  ["不是花在制冷上的电有多少", ["ac"]],
  ["冷氣之外，七月用了幾多電，多少度", ["ac"]],
])("leaves out of the figures: %s", (text, loads) => expect(leftOutIn(text).toSorted()).toEqual(loads.toSorted()));

it.each([
  "how much did the car use in october",
  "why wasn't the car charged last night, and how much would it cost",
  "no, i meant the car, how much",
  "the heat pump is not heating, how much should it draw",
  "turn off everything but the heater",
  "switch everything off but the ac this evening",
  "is everything but the car cheap to run",
  "how do people keep cool without air conditioning",
  "除了空调都关掉",
  "空调不冷怎么办，要花多少钱修",
  "空调和车各用了多少电",
  "是不是空调用得多",
])("leaves nothing out of any: %s", (text) => expect(leftOutIn(text)).toEqual([]));
