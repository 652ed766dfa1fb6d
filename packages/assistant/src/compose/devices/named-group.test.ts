import { describe, expect, it } from "vitest";
import { device, meteredHousehold } from "../../../../../tests/fixtures/metered-household";
import { knowledge } from "../../../../../tests/support/knowledge";
import { composeAnswer } from "../../answer";
import type { AssistantData } from "../../ports";

const HOME = [
  device("charger", "ev_charger", "Driveway charger", { setting: 7_400, stateOfCharge: 0.4 }),
  device("thermostat", "thermostat", "Hall thermostat", { setting: 20 }),
  device("lamp1", "smart_plug", "Bedroom lamp"),
  device("lamp2", "smart_plug", "Living room lamp"),
  device("battery", "battery", "Garage battery", { setting: 80, stateOfCharge: 0.55 }),
  device("boiler", "water_heater", "Boiler", { setting: 50, temperatureCelsius: 47 }),
  device("fan", "smart_plug", "Bedroom fan"),
];

/** What a message proposes, by device. */
async function proposed(text: string, devices = HOME): Promise<string[]> {
  const home = meteredHousehold({ devices: async () => devices });
  const orders: string[] = [];
  const { actions } = home;
  const data: AssistantData = {
    ...home,
    actions: actions && {
      ...actions,
      propose: async (action) => {
        const input = action.input as { orders: { deviceId: string; command: string; value?: number }[] };
        orders.push(...input.orders.map(({ deviceId, command, value }) => `${deviceId} ${value ?? command}`));
        return actions.propose(action);
      },
    },
  };
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  await composeAnswer({ text, language, turns: [], surface: "site" }, data, knowledge);
  return orders.toSorted();
}

const LIGHTS = ["lamp1 off", "lamp2 off"];
const LIGHTS_AND_26 = [...LIGHTS, "thermostat 26"];

describe("an order to all of a kind or room", () => {
  it.each<[string, string[]]>([
    ["turn off all the lights and set the AC to 26", LIGHTS_AND_26],
    ["set the AC to 26 and turn off every light", LIGHTS_AND_26],
    ["turn off the lights, AC to 26", LIGHTS_AND_26],
    ["lights off everywhere and thermostat to 26", LIGHTS_AND_26],
    ["turn off both lamps and set the thermostat to 26", LIGHTS_AND_26],
    ["turn off all lights except the bedroom lamp and set the AC to 26", ["lamp2 off", "thermostat 26"]],
    ["turn off all lights except the bedroom lamp", ["lamp2 off"]],
    ["turn off everything in the bedroom and set the thermostat to 26", ["fan off", "lamp1 off", "thermostat 26"]],
    ["turn off all the things in the garage and set the AC to 26", ["battery off", "charger off", "thermostat 26"]],
    ["turn off the lights and the fan, all of them, and set the AC to 26", ["fan off", ...LIGHTS_AND_26]],
    ["把所有灯关了，空调调到26度", LIGHTS_AND_26],
    ["把所有的灯关了，空调调到26度", LIGHTS_AND_26],
    ["灯全部关掉，空调26度", LIGHTS_AND_26],
    ["一律关灯，空调26度", LIGHTS_AND_26],
    ["空调调到26度，把全屋的灯都关了", LIGHTS_AND_26],
    ["把所有燈關掉，冷氣調到26度", LIGHTS_AND_26],
    ["除了卧室灯其他灯都关掉，空调调到26度", ["lamp2 off", "thermostat 26"]],
    ["把卧室全部关掉，空调调到26度", ["fan off", "lamp1 off", "thermostat 26"]],
    ["灯和风扇全部关掉", ["fan off", ...LIGHTS]],
    ["客厅的灯，卧室的灯，全部关掉", LIGHTS],
    ["把灯关了，全部都关", LIGHTS],
    ["把所有的灯关了", LIGHTS],
    ["把全屋的灯关了", LIGHTS],
    ["turn off both lamps", LIGHTS],
    ["所有房间的灯都关了", LIGHTS],
    ["晚上11点把所有灯关了，早上6点再打开", ["lamp1 off", "lamp1 on", "lamp2 off", "lamp2 on"]],
  ])("reaches nothing else: %s", async (text, orders) => expect(await proposed(text)).toEqual(orders));

  it.each<[string, string[]]>([
    ["turn off all the speakers and set the AC to 26", ["thermostat 26"]],
    ["turn off all the speakers in the car and set the AC to 26", ["thermostat 26"]],
    ["turn off everything upstairs and set the AC to 26", ["thermostat 26"]],
    ["关掉所有的音箱，空调调到26度", ["thermostat 26"]],
    ["楼上全部关掉，空调调到26度", ["thermostat 26"]],
    ["关闭所有音箱", []],
    ["turn off all the speakers", []],
    ["关掉所有的电视", []],
  ])("of which the home has none reaches nothing: %s", async (text, orders) =>
    expect(await proposed(text)).toEqual(orders),
  );

  it.each([
    ["turn off everything except the boiler and set the AC to 26", "boiler"],
    ["把所有电器都关了，热水器别动，空调调到26度", "boiler"],
    ["空调调到26度，除了热水器其他全关了", "boiler"],
    ["除了热水器其他都关掉", "boiler"],
  ])("of everything leaves out only what it names: %s", async (text, kept) => {
    const devices = new Set((await proposed(text)).map((order) => order.split(" ")[0]));
    expect(HOME.filter(({ id }) => !devices.has(id)).map(({ id }) => id)).toEqual([kept]);
  });

  it("of plugs is of what is plugged in", async () => {
    const plugs = [device("p1", "smart_plug", "Desk"), device("p2", "smart_plug", "Kettle"), ...HOME.slice(0, 2)];
    expect(await proposed("turn off all the plugs and set the AC to 26", plugs)).toEqual([
      "p1 off",
      "p2 off",
      "thermostat 26",
    ]);
    expect(await proposed("把所有插座关了，空调调到26度", plugs)).toEqual(["p1 off", "p2 off", "thermostat 26"]);
  });
});

const DIMMABLE = {
  simulated: false,
  source: "mqtt",
  hubId: "hub",
  commands: ["on", "off", "set"],
  range: { unit: "percent", min: 1, max: 100, step: 1 },
} as const;
const BRIGHT = [
  device("light1", "light", "Bedroom light", { ...DIMMABLE, commands: [...DIMMABLE.commands], setting: 60 }),
  device("light2", "light", "Living room light", { ...DIMMABLE, commands: [...DIMMABLE.commands], setting: 80 }),
  device("porch", "light", "Porch light", { simulated: false, source: "mqtt", hubId: "hub" }),
  ...HOME.slice(0, 2),
];

describe("brightness", () => {
  it.each<[string, string[]]>([
    ["dim the lights", ["light1 50", "light2 70"]],
    ["turn the lights down", ["light1 50", "light2 70"]],
    ["the lights are too bright", ["light1 50", "light2 70"]],
    ["dim the lights by 20%", ["light1 40", "light2 60"]],
    ["dim the bedroom light to 30%", ["light1 30"]],
    ["brighten the lights a bit", ["light1 70", "light2 90"]],
    ["dim the lights and set the AC to 26", ["light1 50", "light2 70", "thermostat 26"]],
    ["把卧室灯调暗一点", ["light1 50"]],
    ["把所有灯调暗一点", ["light1 50", "light2 70"]],
    ["把所有灯调亮一些，空调调到26度", ["light1 70", "light2 90", "thermostat 26"]],
  ])("is proposed where there is one: %s", async (text, orders) =>
    expect(await proposed(text, BRIGHT)).toEqual(orders),
  );

  it.each([
    "dim the lights",
    "can you dim the bedroom lamp?",
    "brighten the lights a bit",
    "make the lights brighter",
    "set all lights to 50%",
    "lower the brightness",
    "把灯调暗一点",
    "灯太亮了",
    "灯太暗了，调亮一点",
    "把灯调暗到30%",
  ])("never turns anything off where there is none: %s", async (text) => expect(await proposed(text)).toEqual([]));

  it.each<[string, string[]]>([
    ["lower the thermostat and turn off the boiler", ["boiler off", "thermostat 19"]],
    ["turn down the heating and turn off all the lights", [...LIGHTS, "thermostat 19"]],
    ["set the thermostat and turn off the fan", ["fan off"]],
    ["把空调调低一点，灯全关了", [...LIGHTS, "thermostat 19"]],
  ])("and warmth go their own way beside another order: %s", async (text, orders) =>
    expect(await proposed(text)).toEqual(orders),
  );
});
