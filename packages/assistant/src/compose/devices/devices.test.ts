import { describe, expect, it } from "vitest";
import { device, DEVICES, meteredHousehold, NOW } from "../../../../../tests/fixtures/metered-household";
import { knowledge } from "../../../../../tests/support/knowledge";
import type { Frame } from "../../frame/frame";
import type { AssistantData } from "../../ports";
import { questionWords } from "../../knowledge";
import { Composition } from "../composition";
import { finish } from "../draft";
import { deviceCommand, deviceState } from ".";

const HOME = [
  ...DEVICES,
  device("d6", "smart_plug", "Desk fan", {
    on: false,
    powerWatts: 0,
    changedAt: new Date(NOW - 5_400_000).toISOString(),
  }),
  device("d7", "water_heater", "Water heater", { setting: 50, temperatureCelsius: 47 }),
  device("d8", "smart_plug", "胖虎", { on: false, powerWatts: 0 }),
];
const home = meteredHousehold({ devices: async () => HOME });

type Slots = Partial<Omit<Frame, "read">> & {
  words?: string;
  /** Its slots are those of the question before. */
  isFollowUp?: true;
};

/** What the two composers of devices answer to a frame; nothing else of a question reaches them. */
async function answer({ words = "", isFollowUp, ...slots }: Slots, data: AssistantData = home) {
  const language = slots.language ?? "en";
  const frame: Frame = {
    language,
    act: "do",
    scope: "own",
    topics: [],
    sureness: 1,
    ...slots,
    read: {
      ...(words ? { appliances: { words, sure: 1 } } : {}),
      ...(isFollowUp ? { act: { words: "", sure: 1 } } : {}),
    },
  };
  const proposed: unknown[] = [];
  const settled: string[] = [];
  const { actions } = data;
  const watched = actions && {
    ...actions,
    propose: async (action: Parameters<typeof actions.propose>[0]) => {
      proposed.push(action.input);
      return actions.propose(action);
    },
    settle: async (id: string, verdict: "confirm" | "decline") => {
      settled.push(id);
      return actions.settle(id, verdict);
    },
  };
  const c = new Composition(
    { frame, question: questionWords(""), before: { sources: [], proposals: [] } },
    { data: { ...data, actions: watched }, knowledge, language },
    () => undefined,
  );
  await (frame.act === "do" ? deviceCommand : deviceState)(c);
  const { text: written, rejected } = finish(c.draft.sentences, c.evidence, language);
  // Without the marks of sources, and the spaces that part Chinese from Latin.
  const text = written
    .replace(/ ?\[\d\]/g, "")
    .replace(language === "zh" ? /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu : /$^/, "");
  expect(rejected).toEqual([]);
  expect(settled).toEqual([]);
  expect(text).not.toMatch(/assistant\.\w|\{\w+\}|undefined|NaN|null/);
  return { text, choices: c.choices.map(({ label }) => label), cards: c.attachments, proposed, proposal: c.proposed };
}

const zh = { language: "zh" } as const;
const lights = { appliances: ["lights"], everyDevice: true } as const;

const morning = { minuteOfDay: 330, daysAhead: null, isEitherHalf: true };

describe("several orders", () => {
  it.each<[string, Slots, string[]]>([
    [
      "each with its value and time",
      {
        orders: [
          { command: "set", words: "thermostat", appliances: ["heating"], value: "18" },
          { command: "off", words: "desk fan", devices: ["Desk fan"] },
          { command: "on", words: "water heater", appliances: ["water_heater"], at: morning },
        ],
      },
      [
        "Set Hallway thermostat to 18 °C",
        "Turn on Water heater on",
        "Desk fan is already off",
        "All of these are simulated.",
      ],
    ],
    [
      "beyond a range, and of a device that is not there",
      {
        orders: [
          { command: "set", words: "charger", appliances: ["ev"], value: "50kW" },
          { command: "on", words: "dehumidifier", appliances: ["dehumidifier"] },
        ],
      },
      ["can only be set from", "called “dehumidifier”, so I left it out"],
    ],
    [
      "in the degrees that they were given in",
      {
        orders: [
          { command: "set", words: "thermostat", appliances: ["heating"], value: "70" },
          { command: "set", words: "thermostat", appliances: ["heating"], value: "66", at: morning },
        ],
      },
      ["Set Hallway thermostat to 70 °F", "to 66 °F on"],
    ],
    [
      "a current, worked out as power",
      { orders: [{ command: "set", words: "charger", appliances: ["ev"], value: "10A" }] },
      ["10 A is 2.", "Should I set Driveway charger (simulated) to 2."],
    ],
    [
      "a reserve",
      { orders: [{ command: "set", words: "battery", appliances: ["battery"], value: "30%", isReserve: true }] },
      ["to 30%?", "no separate reserve"],
    ],
    [
      "hours of discharge",
      { orders: [{ command: "set", words: "battery", appliances: ["battery"], isOfDischarge: true }] },
      ["I left this out"],
    ],
    [
      "what repeats, with where it is set",
      {
        orders: [
          {
            command: "off",
            words: "desk fan",
            devices: ["Desk fan"],
            at: { ...morning, minuteOfDay: 1380, isEitherHalf: false },
          },
        ],
        mentions: { repeats: true },
      },
      ["On the Devices page", "Turn off Desk fan (simulated) at 11 PM"],
    ],
  ])("%s", async (_name, slots, parts) => {
    const { text } = await answer(slots);
    for (const part of parts) expect(text).toContain(part);
  });

  it("is one action with the moment of each order", async () => {
    const { proposed, cards } = await answer({
      orders: [
        { command: "off", words: "water heater", appliances: ["water_heater"] },
        { command: "on", words: "water heater", appliances: ["water_heater"], at: morning },
      ],
    });
    expect(cards).toHaveLength(1);
    expect(proposed).toMatchObject([
      {
        orders: [
          { deviceId: "d7", command: "off", atMs: null },
          { deviceId: "d7", command: "on", atMs: expect.any(Number) },
        ],
      },
    ]);
  });

  it("leaves out what is excepted or has an order of its own", async () => {
    const { text } = await answer({
      orders: [
        { command: "off", words: "everything", everyDevice: true, except: ["the water heater"] },
        { command: "set", words: "thermostat", appliances: ["heating"], value: "12" },
      ],
    });
    expect(text).toContain("thermostat to 12 °C");
    expect(text).not.toMatch(/off (?:Water heater|Hallway thermostat)/);
    expect(text.match(/simulated/g)).toHaveLength(1);
  });
});

describe("a command", () => {
  it.each<[string, Slots, string[]]>([
    ["one by its name", { command: "off", devices: ["bedroom lamp"] }, ["Should I turn off Bedroom lamp (simulated)?"]],
    ["one with a slip", { command: "off", devices: ["bedrom lamp"] }, ["turn off Bedroom lamp"]],
    ["one by room and kind", { command: "off", appliances: ["lights"], rooms: ["bedroom"] }, ["turn off Bedroom lamp"]],
    ["卧室灯关一下", { ...zh, command: "off", devices: ["卧室灯"] }, ["要关闭Bedroom lamp（模拟）吗？", "您确认后"]],
    ["把胖虎打开", { ...zh, command: "on", devices: ["胖虎"] }, ["要打开胖虎"]],
    ["the words of a kind", { command: "on", appliances: ["fan"], words: "desk fan" }, ["turn on Desk fan"]],
    ["start is on", { command: "start", devices: ["desk fan"] }, ["turn on Desk fan"]],
    ["stop is off", { command: "stop", appliances: ["ev"], words: "the car" }, ["turn off Driveway charger"]],
    [
      "a target",
      { command: "set", appliances: ["heating"], values: ["22C"] },
      ["set Hallway thermostat (simulated) to 22 °C"],
    ],
    [
      "空调调到26度",
      { ...zh, command: "set", appliances: ["ac"], values: ["26C"] },
      ["把Hallway thermostat（模拟）设为26 °C"],
    ],
    ["Fahrenheit stays", { command: "set", appliances: ["ac"], values: ["72F"] }, ["to 72 °F"]],
    ["a bare number", { command: "set", values: ["21"], appliances: ["heating"] }, ["to 21 °C"]],
    [
      "no name but degrees of water",
      { command: "set", appliances: ["water_heater"], values: ["55C"] },
      ["Water heater (simulated) to 55 °C"],
    ],
    ["warmer", { command: "raise", appliances: ["heating"] }, ["to 21 °C"]],
    ["two degrees warmer", { command: "raise", appliances: ["heating"], values: ["2C"] }, ["to 22 °C"]],
    ["up to a target", { command: "raise", appliances: ["heating"], values: ["75F"] }, ["to 75 °F"]],
    ["a tank in Celsius", { command: "set", appliances: ["water_heater"], values: ["55F"] }, ["to 55 °C"]],
    [
      "a bit lower, after a setting",
      { command: "lower", appliances: ["heating"], values: ["25C"], isFollowUp: true },
      ["to 19 °C"],
    ],
    ["cooler, in Fahrenheit", { command: "lower", appliances: ["ac"], values: ["9F"] }, ["to 59 °F"]],
    ["再加两度", { ...zh, command: "raise", appliances: ["heating"], values: ["2C"] }, ["设为22 °C"]],
    [
      "a battery's reserve",
      { command: "set", appliances: ["battery"], values: ["60%"] },
      ["Garage battery (simulated) to 60%"],
    ],
    [
      "a charger's power",
      { command: "set", appliances: ["ev"], values: ["7kW"] },
      ["Driveway charger (simulated) to 7 kW"],
    ],
    ["at a time", { command: "off", devices: ["bedroom lamp"], times: ["at:23:00"] }, ["on Jun 17, 2026, 11 PM?"]],
    [
      "at a time that has passed today",
      { command: "on", devices: ["desk fan"], times: ["at:07:00"] },
      ["Jun 18, 2026, 7 AM"],
    ],
    ["in half an hour", { command: "on", devices: ["desk fan"], times: ["in:30min"] }, ["Jun 17, 2026, 12:30 PM"]],
    [
      "半小时后开风扇",
      { ...zh, command: "on", appliances: ["fan"], times: ["in:30min"] },
      ["2026年6月17日12:30打开Desk fan"],
    ],
    [
      "for a while",
      { command: "on", devices: ["desk fan"], values: ["30min"] },
      ["turn on Desk fan", "It switches back after 30 minutes."],
    ],
    ["after a time", { command: "start", devices: ["desk fan"], times: ["after:22:00"] }, ["10 PM"]],
    ["all of a kind", { command: "off", ...lights }, ["turn off Bedroom lamp and Living room lamp (simulated)?"]],
    ["把所有的灯关掉", { ...zh, command: "off", ...lights }, ["要关闭Bedroom lamp、Living room lamp（模拟）吗？"]],
    [
      "all but one",
      { command: "off", ...lights, exceptDevice: "living room lamp" },
      ["turn off Bedroom lamp (simulated)?"],
    ],
    [
      "everything in a room",
      { command: "off", rooms: ["garage"], everyDevice: true },
      ["Driveway charger and Garage battery"],
    ],
    [
      "a scene, order by order",
      { command: "off", everyDevice: true },
      ["Should I do all of this?", "• Turn off Driveway charger", "• Turn off Water heater"],
    ],
    ["several names", { command: "on", devices: ["desk fan", "胖虎"] }, ["turn on Desk fan and 胖虎"]],
    [
      "several values",
      { command: "set", devices: ["hallway thermostat", "water heater"], values: ["21C", "55C"] },
      ["• Set Hallway thermostat to 21 °C", "• Set Water heater to 55 °C", "All of these are simulated."],
    ],
    [
      "what is there of what was named",
      { command: "off", devices: ["bedroom lamp", "sauna"] },
      ["turn off Bedroom lamp", "None of your devices is called “sauna”, so I left it out."],
    ],
    [
      "too low",
      { command: "set", appliances: ["heating"], values: ["1C"] },
      ["only be set from 10 °C to 30 °C. Should I set it to 10 °C?"],
    ],
    [
      "too high",
      { command: "set", appliances: ["heating"], values: ["101F"] },
      ["from 50 °F to 86 °F. Should I set it to 86 °F?"],
    ],
    [
      "暖气调到50度",
      { ...zh, command: "set", appliances: ["heating"], values: ["50C"] },
      ["只能设为10 °C到30 °C。要设为30 °C吗？"],
    ],
    [
      "a plug has no color",
      { command: "set", devices: ["desk fan"], values: ["purple"] },
      ["no brightness, color, speed or mode", "turn it on instead?"],
    ],
  ])("is proposed: %s", async (_, slots, parts) => {
    const { text, proposed, cards, proposal } = await answer(slots);
    for (const part of parts) expect(text).toContain(part);
    expect(proposed).toHaveLength(1);
    expect(cards.filter(({ kind }) => kind === "action")).toHaveLength(1);
    expect(proposal?.action).toBe("control_device");
  });

  it.each<[string, Slots, string[], string[]?]>([
    [
      "one of two",
      { command: "off", appliances: ["lights"] },
      ["Which one do you mean"],
      ["Bedroom lamp", "Living room lamp"],
    ],
    [
      "关灯",
      { ...zh, command: "off", appliances: ["lights"] },
      ["您指的是哪一台"],
      ["Bedroom lamp", "Living room lamp"],
    ],
    ["no name at all", { command: "off" }, ["Which one do you mean"]],
    [
      "unknown",
      { command: "on", devices: ["sauna"] },
      ["None of your devices is called “sauna”", "You have", "and others", "add a device"],
      [],
    ],
    [
      "unknown in Chinese",
      { ...zh, command: "on", devices: ["桑拿房"] },
      ["没有叫“桑拿房”的", "可以在“设备”页面添加设备"],
    ],
    [
      "another of its kind",
      { command: "on", devices: ["ceiling fan"] },
      ["called “ceiling fan”", "Did you mean Desk fan"],
      ["Desk fan"],
    ],
    ["already on", { command: "on", devices: ["bedroom lamp"] }, ["Bedroom lamp (simulated) is already on"]],
    ["风扇已经关着", { ...zh, command: "off", appliances: ["fan"] }, ["已经关闭了"]],
    [
      "a mode of a thermostat",
      { command: "set", appliances: ["heating"], values: ["eco"] },
      ["can't be set to “eco”", "10 °C to 30 °C"],
    ],
    [
      "the brightness of a plug",
      { command: "set", devices: ["bedroom lamp"], values: ["20%"] },
      ["can only be turned on and off, so brightness and color can't be set here."],
      [],
    ],
    ["dimming where nothing dims", { command: "lower", appliances: ["lights"] }, ["Bedroom lamp and Living room"], []],
    ["灯调暗一点", { ...zh, command: "lower", devices: ["卧室灯"] }, ["只能开和关，不能在这里调亮度或颜色"], []],
    ["amperes", { command: "set", appliances: ["ev"], values: ["24A"] }, ["can't be set in that unit"]],
    ["no value", { command: "set", appliances: ["heating"] }, ["What should I set Hallway thermostat"]],
    ["tonight, of a fan", { command: "on", devices: ["desk fan"], times: ["tonight"] }, ["At what time tonight?"]],
    ["removing one", { command: "delete", devices: ["desk fan"] }, ["done on the Devices page"]],
  ])("is not proposed: %s", async (_, slots, parts, choices) => {
    const answered = await answer(slots);
    for (const part of parts) expect(answered.text).toContain(part);
    expect(answered.proposed).toEqual([]);
    if (choices) expect(answered.choices).toEqual(choices);
  });

  it("keeps what ends a while with what begins it", async () => {
    const { proposed } = await answer({ command: "on", devices: ["desk fan"], values: ["2h"], times: ["at:20:00"] });
    const begin = Date.parse("2026-06-18T03:00:00Z");
    expect(proposed).toEqual([
      {
        orders: [
          { deviceId: "d6", name: "Desk fan", command: "on", atMs: begin },
          { deviceId: "d6", name: "Desk fan", command: "off", atMs: begin + 7_200_000 },
        ],
      },
    ]);
  });

  it("plans a charge by price", async () => {
    const { text, proposal } = await answer({
      command: "charge",
      appliances: ["ev"],
      values: ["80%"],
      times: ["cheapest"],
    });
    expect(text).toContain("Charge the electric car on Jun 17, 2026");
    expect(proposal?.action).toBe("run_schedule");
  });

  it.each<[string, Slots]>([
    ["by price", { command: "start", appliances: ["dishwasher"], times: ["cheapest", "tonight"] }],
    ["to a share of the car", { ...zh, command: "charge", subject: "ev", values: ["80%"] }],
    ["after a time", { command: "schedule", appliances: ["dishwasher"], times: ["after:23:00"] }],
    ["ready by a time", { command: "charge", subject: "ev", times: ["by:07:00"] }],
  ])("is planned: %s", async (_, slots) => {
    const { text, proposed } = await answer(slots);
    expect(text).toMatch(/\$|电费|费用/);
    expect(proposed.length).toBeLessThanOrEqual(1);
  });

  it("of degrees without a name is for what takes them", async () => {
    expect((await answer({ command: "set", values: ["68F"] })).text).toContain(
      "set Hallway thermostat (simulated) to 68 °F",
    );
  });

  it.each<[string, Partial<AssistantData>, string]>([
    ["a visitor", { account: async () => null, actions: null }, "Sign in"],
    ["the widget", { actions: null }, "can't do that from here"],
    ["an account without devices", { devices: async () => [] }, "No devices are connected"],
    ["a demo", { actions: home.actions && { ...home.actions, isReadOnly: true } }, "sample household"],
    ["a home without a meter, at a time", { meter: async () => null }, "time zone"],
  ])("of %s", async (_, more, part) => {
    const { text, proposed } = await answer(
      { command: "off", devices: ["bedroom lamp"], times: ["at:23:00"] },
      { ...home, ...more },
    );
    expect(text).toContain(part);
    expect(proposed).toEqual([]);
  });
});

describe("a question about a device", () => {
  it.each<[string, Slots, string[]]>([
    ["is the lamp on", { devices: ["bedroom lamp"] }, ["Bedroom lamp (simulated) is on and using 60 W now."]],
    ["卧室灯开着吗", { ...zh, devices: ["卧室灯"] }, ["Bedroom lamp（模拟）开着，现在用电60 W。"]],
    ["is the fan on", { appliances: ["fan"] }, ["Desk fan (simulated) is off."]],
    [
      "what is the thermostat set to",
      { appliances: ["heating"], metric: "temperature" },
      ["Hallway thermostat (simulated) is set to 20 °C. It's on"],
    ],
    [
      "how hot is the water",
      { appliances: ["water_heater"], metric: "temperature" },
      ["Water heater (simulated) measures 47 °C now.", "set to 50 °C"],
    ],
    [
      "how warm is the living room",
      { rooms: ["kids_room"], metric: "temperature" },
      ["None of your devices measures a temperature there.", "47 °C"],
    ],
    [
      "how full is the battery",
      { appliances: ["battery"], metric: "battery_level" },
      ["Garage battery (simulated) is charged to 55%.", "supplying 2 kW"],
    ],
    ["how much charge is left", { metric: "battery_level", subject: "device" }, ["55%"]],
    ["电池还剩多少", { ...zh, appliances: ["battery"], metric: "battery_level" }, ["的电量为55%"]],
    ["battery of a lamp", { devices: ["bedroom lamp"], metric: "battery_level" }, ["doesn't report a charge level"]],
    ["how many watts", { appliances: ["ev"], metric: "power" }, ["charging at 7.4 kW now"]],
    ["for how long", { devices: ["desk fan"], metric: "duration" }, ["has been off for at least 90 minutes"]],
    ["which lights are on", { ...lights }, ["On now: Bedroom lamp and Living room lamp (simulated)."]],
    ["哪些灯开着", { ...zh, ...lights }, ["现在开着的：Bedroom lamp、Living room lamp（模拟）。"]],
    ["what is on", { subject: "device" }, ["6 of your 8 devices are on"]],
    ["is everything off", { everyDevice: true }, ["6 of your 8 devices are on"]],
    ["家里都关了吗", { ...zh, everyDevice: true }, ["8台设备中有6台开着"]],
    ["the light, of two", { appliances: ["lights"] }, ["On now: Bedroom lamp and Living room lamp"]],
    ["several", { devices: ["bedroom lamp", "desk fan"] }, ["On now: Bedroom lamp", "Off now: Desk fan"]],
    ["a room", { rooms: ["garage"], everyDevice: true }, ["On now: Driveway charger and Garage battery"]],
    ["unknown", { devices: ["sauna"] }, ["None of your devices is called “sauna”.", "You have"]],
    ["unknown in Chinese", { ...zh, devices: ["鱼缸"] }, ["没有叫“鱼缸”的"]],
  ])("%s", async (_, slots, parts) => {
    const { text, proposed } = await answer({ act: "state", ...slots });
    for (const part of parts) expect(text).toContain(part);
    expect(proposed).toEqual([]);
  });

  it.each<[string, Partial<AssistantData>, string]>([
    ["a visitor's", { account: async () => null, actions: null }, "Sign in"],
    ["nothing connected", { devices: async () => [] }, "No devices are connected"],
    ["all off", { devices: async () => HOME.map((one) => ({ ...one, on: false })) }, "Everything is off"],
    ["all on", { devices: async () => HOME.map((one) => ({ ...one, on: true })) }, "All 8 of your devices are on"],
  ])("%s", async (_, more, part) => {
    expect((await answer({ act: "state", everyDevice: true }, { ...home, ...more })).text).toContain(part);
  });
});
