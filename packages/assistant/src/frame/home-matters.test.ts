import { describe, expect, it } from "vitest";
import type { HomeMatter } from "./home-matter-kinds";
import { readQuestions } from "./read-questions";

const names = ["Nest 7", "Powerwall 2", "Rheem 50", "Kasa 3", "Garage"];

async function read(text: string) {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const data = {
    devices: async () => names.map((name) => ({ name })) as never,
    meter: async () => null,
    nowMs: () => Date.parse("2026-11-29T09:00:00Z"),
  };
  const { questions } = await readQuestions({ text, turns: [], language, surface: "site" }, data);
  return questions.map(({ frame }) => frame);
}

describe("a question of the home's battery, car, machines and cheap hours", () => {
  it.each<[string, HomeMatter]>([
    ["If the power went out tonight at 8, how many hours could the battery keep us going", "battery_runtime"],
    ["blackout tonight - how many hrs can batery run the house", "battery_runtime"],
    ["Can the Powerwall keep the house going overnight if there's a power cut?", "battery_runtime"],
    ["万一停电电池够撑几个小时", "battery_runtime"],
    ["今晚如果停電，個電池捱唔捱得到天光", "battery_runtime"],
    ["现在电瓶里的电够不够用到明早七点", "battery_runtime"],
    ["what is the battery at right now and did it fill from the solar yesterday or from the grid", "battery_past"],
    ["What's the round-trip efficiency of the Powerwall in October?", "battery_past"],
    ["did the battery get used at all last night", "battery_past"],
    ["昨晚电池放电了没有，放了几度", "battery_past"],
    ["Has the Powerwall saved me any money since the spring?", "battery_saving"],
    ["has the battery been worth it so far", "battery_saving"],
    ["这大电瓶一共给我省下钱没有", "battery_saving"],
    ["嗰粒電池到底幫我慳咗幾多錢", "battery_saving"],
    ["what hours are off peak on my plan", "cheap_hours"],
    ["when does cheap rate start on Saturdays", "cheap_hours"],
    ["is 9 at night still peak", "cheap_hours"],
    ["什么时候给车充电最便宜，一度几块？周末跟平时的价一样吗", "cheap_hours"],
    ["这个点(早上六点)算不算高峰", "cheap_hours"],
    ["How much of the power the car took in September could have come from the solar that we exported", "car_sources"],
    ["上个月充车的电有几成是自己光伏的", "car_sources"],
    ["上个月充电有没有哪次是在高峰时段充的，多花了多少", "car_at_peak"],
    ["how much extra did i pay charging the car during peak in October", "car_at_peak"],
    ["list every charging session this month with start, end and kWh", "car_runs"],
    ["那个呃车库的充电庄昨天夜里几点开始冲的几点停的冲了多少", "car_runs"],
    ["买了电车以后每个月多用了多少度电，占总用电的多少", "car_by_month"],
    ["I've got 340 km to drive on Friday, when's the cheapest window to charge on Thursday night?", "trip_charge"],
    ["周五要跑300公里，周四晚上几点充电最便宜", "trip_charge"],
    ["I have to drive 200 miles on Friday, when is it cheapest to charge on Thursday night", "trip_charge"],
    ["半夜电表还在走，是不是漏电了？昨天夜里最低多少瓦", "night_draw"],
    ["Bath time 6 to 8: how much does the water heater draw, and is that during peak rates?", "draw_at_hours"],
    ["Between 5 and 7 in the evening how much does the heat pump draw, and does that count as peak?", "draw_at_hours"],
    ["Does the old freezer cost more in a year than the television", "usual_pair"],
    ["我家的冰箱和电视一年哪个更费电", "usual_pair"],
    ["I'm 78: two or three things I could do this winter that would bring my bill down the most", "measures"],
    ["电费账单吓人怎么办", "measures"],
  ])("%s", async (text, kind) => {
    expect((await read(text)).map(({ mentions }) => mentions?.homeMatter?.kind)).toEqual([kind]);
  });

  it.each([
    "how long until the car is full",
    "how long does a home battery last, in years",
    "should I buy a battery, would it save money",
    "how many solar panels do I need to charge my car",
    "how much did I use at peak last month",
    "which day did we use the most at night",
    "why is my bill so high",
    "charge the car after the peak",
    "Turn off the water heater",
    "上个月高峰时段用了多少度电",
    "现在电池还剩多少",
    "电池几年要换",
    "上周哪天用电最多",
    "手机电池能用多久",
    "老妹儿啊,俺家这电费咋整的,昨天咋造了那么多电呢",
  ])("none: %s", async (text) => {
    expect((await read(text)).map(({ mentions }) => mentions?.homeMatter)).not.toContainEqual(expect.anything());
  });
});

it.each([
  ["If I put the washing on at 7 in the morning instead of after tea, what would I save?", "washer", 19, 7],
  ["what would i save a month by running the dishwasher at midnight rather than 6pm", "dishwasher", 18, 0],
  ["If I moved all the laundry to after 9 at night, what would that save me in a year?", "washer", undefined, 21],
  ["把洗碗机从晚饭后挪到半夜再开，一个月能省几块钱", "dishwasher", 19, 0],
  ["烘干机不在晚上开，改在半夜开能省几块", "dryer", 19, 0],
])("%s", async (text, appliance, fromHour, toHour) => {
  const [frame] = await read(text);
  expect(frame?.mentions?.homeMatter?.moved).toEqual({ appliance, toHour, ...(fromHour ? { fromHour } : {}) });
});

it.each([
  ["Charge Garage after the peak tonight and have it ready by 7", ["after_peak", "by:07:00"]],
  ["Start charging Garage once the peak is over", ["after_peak"]],
  ["今晚让 Garage 过了高峰再开始充电，明早七点前充好", ["after_peak", "by:07:00"]],
  ["等高峰过了再给车充电", ["after_peak"]],
])("%s", async (text, times) => {
  expect(await read(text)).toMatchObject([{ act: "do", command: "charge", times }]);
});

describe("what is over is measured", () => {
  it.each([
    [
      "Did I leave the oven on when we went out on Friday afternoon, 2 to 5?",
      { act: "ask", metric: "energy", appliances: ["oven"], filters: ["hours:14-17"] },
    ],
    ["周五下午两点到五点出门，烤箱是不是忘关了", { act: "ask", metric: "energy", appliances: ["oven"] }],
    ["How many loads of laundry did we do in September", { act: "ask", metric: "count", appliances: ["washer"] }],
    ["去年冬天取暖一共花了多少钱", { act: "ask", metric: "cost", appliances: ["heating"] }],
    ["帮我查一下上个月那个空掉用了多少店", { act: "ask", metric: "energy", appliances: ["ac"], period: "month-1" }],
    ["上禮拜三颱風天太陽能板發了幾度", { period: "wed-1" }],
    ["我上周一直忘关灯，用了多少电", { period: "week-1" }],
    ["上星期一直开着空调，花了多少", { period: "week-1", appliances: ["ac"] }],
    ["上周一忘关灯，用了多少电", { period: "mon-1" }],
  ])("%s", async (text, slots) => expect(await read(text)).toMatchObject([slots]));

  it.each([
    "Kasa 3 現在開著還是關著?今天累計用了多少?",
    "Kasa 3开着吗？今天用了多少电",
    "Is Kasa 3 on? How much has it used today?",
  ])("a later part is of the device before it: %s", async (text) => {
    expect(await read(text)).toMatchObject([
      { act: "state", devices: ["Kasa 3"] },
      { act: "ask", metric: "energy", devices: ["Kasa 3"], period: "day0" },
    ]);
  });
});
