import { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import { DomainError } from "@wattleaf/shared/errors";
import { assistant as enAnswers } from "@wattleaf/shared/i18n/messages/en/assistant";
import { assistantActions as enActions } from "@wattleaf/shared/i18n/messages/en/assistant-actions";
import { assistant as zhAnswers } from "@wattleaf/shared/i18n/messages/zh/assistant";
import { assistantActions as zhActions } from "@wattleaf/shared/i18n/messages/zh/assistant-actions";
import { describe, expect, it, test } from "vitest";
import { device, DEVICES, meteredHousehold } from "../../../tests/fixtures/metered-household";
import { composeAnswer } from "./answer";
import type { AssistantData, Question, Turn } from "./answer";
import type { Frame } from "./frame/frame";
import { planOf } from "./plan";
import { knowledge } from "../../../tests/support/knowledge";

const home = meteredHousehold();
const ask = (text: string, data: AssistantData = home, turns: readonly Turn[] = []) =>
  composeAnswer({ text, language: "en", turns, surface: "site" }, data, knowledge);

const en: Readonly<Record<string, string>> = { ...enAnswers, ...enActions };
const zh: Readonly<Record<string, string>> = { ...zhAnswers, ...zhActions };

test("how long heating or cooling ran is not told from readings of 15 minutes", async () => {
  const coarse: AssistantData = {
    ...home,
    compute: (operation, input) =>
      operation.id === meterBreakdown.id
        ? Promise.resolve({ layers: [], currency: null } as never)
        : home.compute(operation, input),
  };
  const { text } = await ask("How long was the air conditioning on last week?", coarse);
  expect(text).toContain("Cooling (likely) accounts for");
  expect(text).toContain("Readings every 15 minutes don't show how long it ran.");
  expect(text).not.toContain("drew power");
});

test("the loads that cost the most are told with their share of it", async () => {
  const layers = [
    { name: "ev_like", kwh: [60], cost: [30] },
    { name: "other", kwh: [90], cost: [45] },
  ];
  const priced: AssistantData = {
    ...home,
    compute: (operation, input) =>
      operation.id === meterBreakdown.id
        ? Promise.resolve({ layers, currency: "USD" } as never)
        : home.compute(operation, input),
  };
  const { text } = await ask("List the top three loads by cost in May and the share of the bill each takes", priced);
  expect(text).toContain("Car charging (likely) cost the most of what I can identify: $30 in May 2026, or 40% of the");
  expect(text).toContain("• Everything else: $45, 60%");
});

/** A question that need not be read. */
const askedAs = (frame: Pick<Frame, "act" | "scope"> & Partial<Frame>): Question => ({
  text: "",
  language: "en",
  turns: [],
  surface: "site",
  frame: { language: "en", topics: [], sureness: 1, read: {}, ...frame },
});

describe("questions of two parts", () => {
  it.each([
    ["What share of our use was at peak in each month this year?", ["came during peak hours", "• April: "]],
    ["今年峰段用电占比一个月一个月列给我看", ["峰时占", "• 4月："]],
    ["Average weekday versus average weekend day, spring only", ["on weekends from March to May 2026", "on weekdays"]],
    ["How much did we use last month, in kWh and dollars?", ["In the same time, your electricity cost $"]],
    ["We were away from May 3 to May 9. How much did the empty house use?", ["from May 3 to May 9, 2026"]],
    ["At what hour of the day do we use the least, in winter and in spring?", ["in winter", "in spring"]],
    ["Is our use going up or down since January?", ["went up by about"]],
    ["How much did we use in May if you take out the car?", ["Not counted, by estimate: Car charging (likely)"]],
    ["What share of what we bought in March, April and May was at night?", ["from March to May 2026", "at night"]],
    ["Any days missing in my data?", ["readings"]],
    [
      "Which month cost us the most this year, which the least, and how far apart are they?",
      ["The highest month was", "The difference is $"],
    ],
    ["Which day in May was the worst and what was it that did it?", ["your highest day in May 2026", "Car charging"]],
    [
      "What share of May was at peak, and what would the same kWh have cost off-peak?",
      ["came during peak hours", "At your tariff's prices, the", "Off-peak they would have cost $"],
    ],
    ["五月峰段占多少，都挪到谷段能省多少钱", ["峰时占", "如果都在谷时用，要"]],
    ["五月有多少电是认不出是啥电器的，占几成", ["归不到任何负荷的有"]],
    ["Peak and off-peak, kWh and dollars, for May", ["In the same time", "• peak hours: "]],
    ["Car charging by month since March, and which part of it fell in peak hours?", ["during peak hours.", "• May: "]],
    ["Got any gaps? Days where the meter sent nothing", ["readings"]],
  ])("%s", async (question, expected) => {
    const language = /\p{Script=Han}/u.test(question) ? "zh" : "en";
    const { text } = await composeAnswer({ text: question, language, turns: [], surface: "site" }, home, knowledge);
    for (const part of expected) expect(text).toContain(part);
  });
});

describe("one load of the home", () => {
  it.each([
    ["On which day did the car use the most in May?", ["car charging (likely) used", "your highest day", "estimate"]],
    [
      "How much did the car use on weekends in May?",
      ["Car charging (likely) used", "on weekends in May 2026", "in total"],
    ],
    ["How many times did I charge the car in May?", ["car charging (likely) was on", "of 31 days", "on each of them"]],
    ["How much CO2 did charging the car cause in May?", ["Car charging (likely) caused about", "kg of CO₂"]],
    ["How much did we use in May without the car?", ["in May 2026", "Not counted, by estimate: Car charging (likely)"]],
    ["不算充电，五月家里用了多少度？", ["2026年5月", "以上按估计值扣除了：汽车充电（可能）"]],
    ["五月充了几次车，每次几度？", ["汽车充电（可能）有用电", "每次大约"]],
    ["五月的周末充电用了多少度？", ["汽车充电（可能）", "周末"]],
  ])("%s", async (question, expected) => {
    const language = /\p{Script=Han}/u.test(question) ? "zh" : "en";
    const { text } = await composeAnswer({ text: question, language, turns: [], surface: "site" }, home, knowledge);
    for (const part of expected) expect(text).toContain(part);
  });
});

describe("what of a question is told, and what is not", () => {
  it.each([
    [
      "What is the lowest we use at night, and has that crept up since last winter?",
      ["lowest", "I couldn't work out “and has that crept up since last winter” here"],
    ],
    [
      "Show the hourly profile of weekdays and weekends in May.",
      ["on weekdays in May 2026. The highest hour of the day", "on weekends in May 2026. The highest hour of the day"],
    ],
    ["一月到五月每个月的电费给我列一列，哪个月最贵", ["单月最贵的是", "• 3月"]],
    ["五月用了多少度电，四月呢？", ["2026年5月", "2026年4月"]],
    ["五月白天我们都在睡觉，早上八点到下午三点家里一共用了多少电？", ["2026年5月", "08:00–15:00"]],
    [
      "I was on early shifts for 31 years. How much do we use between 4 and 7 in the morning on weekdays?",
      ["between 4 and 7 AM on weekdays"],
    ],
    [
      "What did the water heater use between 2 and 5 am in May, and how many coins do I have?",
      ["Here's the whole home instead. You", "green coins"],
    ],
  ])("%s", async (question, expected) => {
    const language = /\p{Script=Han}/u.test(question) ? "zh" : "en";
    const { text } = await composeAnswer({ text: question, language, turns: [], surface: "site" }, home, knowledge);
    for (const part of expected) expect(text).toContain(part);
  });
});

describe("a household with a meter, devices and a plant", () => {
  it.each([
    [
      "why was my last bill higher than the one before?",
      ["$151.20", "$10.80 more", "$140.40", "16.7 kWh more", "13.3 kWh more"],
    ],
    ["why was my bill higher than last month?", ["$151.20", "$10.80 more", "$140.40"]],
    ["why was my highest bill so high?", ["bill", "$171.30"]],
    ["我上个月的账单为什么比前一个月高", ["$151.20", "$10.80", "16.7 kWh"]],
    ["list every line of my bill", ["Energy, tier 1: $151.20"]],
    ["compare my march bill with my april bill", ["$140.40", "$30.90 less"]],
    ["Is 6 am peak?", ["No, 6–7 AM isn't peak"]],
    ["晚上八点算不算高峰电价", ["算，20:00–21:00", "$0.52"]],
    ["过年那几天哪天用电最多，是初几", ["2026年2月16日至2月22日", "这天是"]],
    ["How many evenings in May did we buy power between 6 and 9?", ["of 31 days between 6 and 9 PM in May 2026"]],
    ["Which tariff is cheapest for me?", ["E-TOU-C", "sample rates"]],
    ["Should I run the washing machine now?", ["You can start now.", "Run the washing machine on Jun 17, 2026"]],
    ["现在洗衣服合适吗", ["现在就可以开始。", "2026年6月17日"]],
    ["Why do I use so much at night?", ["at night (10 PM–6 AM)", "33.3%", "The biggest part of it I can identify is"]],
    ["为什么晚上用电这么多", ["33.3%", "其中能分辨出的最大一项是"]],
    ["Is there a cheaper tariff for me?", ["E-TOU-C", "sample rates"]],
    ["有没有更便宜的电价方案", ["E-TOU-C", "示例费率"]],
    ["which appliance went up the most last month", ["May 1, 2026", "Apr 1, 2026"]],
    ["is my battery charging or discharging", ["Garage battery (simulated) is discharging, supplying 2 kW"]],
    ["What uses the most in my home?", ["Always on", "15 minutes", "estimate"]],
    ["家里什么最费电", ["基础用电", "15 分钟"]],
    ["how much did my fridge use last month", ["can't single out your fridge", "always-on"]],
    ["When is it cheapest to charge my car?", ["Charge the electric car on Jun 17, 2026", "$", "Driveway charger"]],
    ["把洗衣机安排在今晚最便宜的时候", ["洗衣机", "2026年6月17日", "$"]],
    ["How much will I use tomorrow?", ["Thursday, Jun 18, 2026", "kWh"]],
    ["What will my bill be this month?", ["Jun 1, 2026 to Jun 30, 2026", "$"]],
    ["how much will I use next week?", ["Jun 22, 2026 to Jun 28, 2026", "kWh"]],
    ["下周预计用多少电", ["2026年6月22日", "2026年6月28日", "kWh"]],
    ["were there any unusual days?", ["Jun 10, 2026", "instead of the usual"]],
    ["最近用电有异常吗", ["2026年6月10日"]],
    ["How much did I earn with the VPP?", ["$7.04", "2 settled events", "$3.70", "simulated sample plant"]],
    ["我在虚拟电厂赚了多少", ["$7.04", "不会有资金往来"]],
    ["Sign me up for the VPP", ["already enrolled"]],
    ["What devices do I have?", ["All 5 of your devices", "Driveway charger", "(simulated)"]],
    ["how full is my battery", ["55%", "supplying 2 kW"]],
    ["turn off the bedroom lamp", ["Should I turn off Bedroom lamp (simulated)", "until you say yes"]],
    ["把空调调到26度", ["26 °C"]],
    ["set the thermostat to 45", ["10 °C to 30 °C"]],
    ["turn off the lights", ["Should I turn off Bedroom lamp and Living room lamp", "until you say yes"]],
    ["turn off the lamp", ["Which one do you mean", "Living room lamp"]],
    ["switch everything off at 11", ["11 PM", "Garage battery"]],
    ["Connect my meter", ["PG&E meter (Sandbox)"]],
    ["What is my rank?", ["1,240 points", "Energy Saver", "3rd", "12 days", "1,260 points", "Green Champion"]],
    ["我排第几", ["1,240 积分", "第 3 名"]],
    ["how many points behind the next one on the leaderboard am I?", ["3rd", "d4e5f6, by 260 points", "8,630 points"]],
    ["離榜首還差多少積分", ["第 3 名", "260 積分", "8,630 積分"]],
    ["how come I slipped from 2nd to 6th?", ["3rd", "only know today's standings", "others gain more points"]],
    ["which achievements am I missing, and what's easiest?", ["1 of 3", "Right on time: Schedule a device"]],
    ["我还缺哪几个徽章", ["还差 2 枚", "准时运行", "10 个绿币"]],
    ["why didn't I get any coins this week?", ["31 green coins", "Apr 11, 2026", "10 days after it ends"]],
    ["how are green coins calculated?", ["1 green coin for each", "300 green coins", "50 green coins", "10 points"]],
    ["what could I get for 300 green coins?", ["300 green coins"]],
    ["when is the next demand response event?", ["Friday, Jun 19, 2026", "5–7 PM", "Coming up"]],
    ["did the last grid event pay me anything?", ["$7.04", "Jun 11, 2026", "$3.70", "18 green coins", "Apr 3, 2026"]],
    ["what happens if I sit out an event, do I lose points?", ["20 points", "30 points", "don't fall"]],
    ["who can see my meter readings?", ["other users cannot read them", "does not sell your data"]],
    [
      "what if I'd had a flat rate of 31 cents, would I have paid less?",
      ["cheaper", "31¢ per kWh", "on your own tariff", "Fixed charges"],
    ],
    [
      "my sister pays 9 cents from 11pm to 5am and 41 cents otherwise, is that better than mine?",
      ["9¢ per kWh during 11 PM–5 AM", "41¢ per kWh"],
    ],
    ["我改成一口价电价会便宜吗", ["一口价低于每 kWh $"]],
    ["does the kwh on my may bill agree with my meter?", ["420 kWh", "the readings of the same days", "kWh"]],
    ["我5月的账单和电表读数一致吗", ["420 kWh", "同期电表读数"]],
    ["what have I bought so far in the store with my green coins", ["Plant a tree", "120 green coins"]],
    ["how much do I use between 5 and 9 pm", ["between 5 and 9 PM", "kWh a day"]],
  ])("%s", async (text, parts) => {
    const { text: answer, rejected, citations, attachments, understanding } = await ask(text);
    expect(rejected).toEqual([]);
    for (const part of parts) expect(answer).toContain(part);
    expect(answer).not.toMatch(/assistant\.\w|\{\w+\}|undefined|NaN|null/);
    expect(answer.length).toBeLessThan(900);
    expect(attachments.length).toBeLessThanOrEqual(3);
    // Everything here is made up, and every figure of it is cited as such.
    if (/\d/.test(answer) && citations.some(({ kind }) => kind === "meter"))
      expect(citations.map(({ title }) => title).join()).toMatch(/Sandbox|沙盒|sample|示例/);
    // Statements of plants are the account's own; all else below the text is drawn from the sandbox.
    const drawn = attachments.filter(({ kind }) => kind !== "action");
    if (!["matters", "vpp_earnings", "purchases"].includes(planOf(understanding.frame)))
      expect(drawn.every((one) => "sandbox" in one && one.sandbox)).toBe(true);
  });

  it.each([en, zh])("is told what each offered question asks for", async (catalog) => {
    const offered = Object.entries(catalog).filter(([key]) => key.startsWith("assistant.ask."));
    expect(offered.length).toBeGreaterThan(30);
    for (const [, text] of offered) {
      const answer = await ask(text);
      expect({ text, rejected: answer.rejected, choices: answer.choices }).toEqual({ text, rejected: [], choices: [] });
      expect(answer.text, text).not.toMatch(/^I don't know|^I can't|^I'm not sure|不知道|^无|^没法法|不太确定/);
    }
  });

  it("names each tool when it begins, before the answer is there", async () => {
    const named: string[] = [];
    const compute: AssistantData["compute"] = (operation, input) => {
      named.push(`computes ${operation.id}`);
      return home.compute(operation, input);
    };
    await composeAnswer(
      { text: "What uses the most in my home?", language: "en", turns: [], surface: "site" },
      { ...home, compute },
      knowledge,
      { onTool: (name) => named.push(name) },
    );
    expect(named.slice(0, 2)).toEqual(["applianceBreakdown", "computes nilm.analyze"]);
  });

  it("says so when the Workers have no time", async () => {
    const busy = { ...home, compute: () => Promise.reject(new DomainError("overloaded", "Busy")) };
    expect((await ask("were there any unusual days?", busy)).text).toContain("ask me again in a moment");
  });

  it("gives a widget no cards, charts or proposals", async () => {
    const { attachments, understanding } = await composeAnswer(
      { text: "turn off the bedroom lamp", language: "en", turns: [], surface: "widget" },
      { ...home, actions: null },
      knowledge,
    );
    expect(attachments).toEqual([]);
    expect(understanding.proposals).toBeUndefined();
  });
});

describe("a yes", () => {
  it("does what the message before proposed, and says what came of it", async () => {
    const { understanding } = await ask("turn off the bedroom lamp");
    const { text, rejected } = await ask("yes", home, [{ question: "turn off the bedroom lamp", understanding }]);
    expect(rejected).toEqual([]);
    expect(text).toContain("Done: Lamp 2 is set to 21 °C");
  });

  it("does nothing when nothing was proposed", async () => {
    const { attachments, understanding } = await ask("yes");
    expect(attachments).toEqual([]);
    expect(understanding.proposals).toBeUndefined();
  });
});

describe("what cannot be done", () => {
  it("is told to a session that may only look", async () => {
    const readOnly = { ...home, actions: { ...home.actions, isReadOnly: true } as AssistantData["actions"] };
    const { text, attachments } = await ask("turn off the bedroom lamp", readOnly);
    expect(text).toContain("sample household");
    expect(attachments).toEqual([]);
  });

  it("is told when no device is connected", async () => {
    expect((await ask("turn off the lights", { ...home, devices: async () => [] })).text).toContain(
      "nothing has changed",
    );
  });

  it("is not guessed: a lamp that is on may be meant to go off then", async () => {
    const only = { ...home, devices: async () => [device("d3", "smart_plug", "Bedroom lamp")] };
    const frame = {
      act: "do",
      scope: "own",
      command: "schedule",
      devices: ["Bedroom lamp"],
      times: ["at:22:00"],
    } as const;
    const { text, attachments } = await composeAnswer(
      { ...askedAs(frame), text: "schedule the bedroom lamp for 10 pm" },
      only,
      knowledge,
    );
    expect(text).toContain("on or off");
    expect(attachments).toEqual([]);
  });

  it("is not planned for a time in a zone that nobody told", async () => {
    const { text, attachments } = await ask("turn off the bedroom lamp at 11 pm", { ...home, meter: async () => null });
    expect(text).toContain("time zone");
    expect(attachments).toEqual([]);
  });

  it("asks nothing of a device that is off already", async () => {
    const data = { ...home, devices: async () => [...DEVICES, device("d9", "water_heater", "Boiler", { on: false })] };
    const { text, attachments } = await ask("turn off the water heater", data);
    expect(text).toContain("already");
    expect(attachments).toEqual([]);
  });
});

it("What devices do I have? names those that are off too", async () => {
  const devices = [device("d1", "smart_plug", "Bedroom lamp"), device("d2", "smart_plug", "Fan", { on: false })];
  const { text } = await ask("What devices do I have?", { ...home, devices: async () => devices });
  expect(text).toMatch(/1 of your 2 devices is on: Bedroom lamp.+Off now: Fan/s);
});

describe("a device that is called by its own name", () => {
  const charger = device("d7", "smart_plug", "Charger", { on: false });
  const owning = (...devices: (typeof DEVICES)[number][]): AssistantData => ({ ...home, devices: async () => devices });

  it.each([
    ["turn on the driveway charger", "Driveway charger"],
    ["Turn on Driveway Charger", "Driveway charger"],
    ["打开Driveway charger", "Driveway charger"],
    ["turn on the charger", "Charger"],
    ["turn on my charger please", "Charger"],
    ["打开车道充电桩", "车道充电桩"],
    ["把充电桩打开", "充电桩"],
  ])("%s", async (text, name) => {
    const data = owning(
      charger,
      device("d8", "ev_charger", "Driveway charger", { on: false }),
      device("d9", "ev_charger", "Garage charger", { on: false }),
      device("d10", "ev_charger", "充电桩", { on: false }),
      device("d11", "ev_charger", "车道充电桩", { on: false }),
    );
    const { attachments, rejected, text: answer } = await ask(text, data);
    expect(rejected).toEqual([]);
    expect(attachments).toMatchObject([{ kind: "action", action: "control_device" }]);
    expect(answer).toMatch(new RegExp(`(?:turn on |打开 ?)${name}`));
  });

  it("is asked for where the name fits none as a whole", async () => {
    const data = owning(
      device("d8", "ev_charger", "Driveway charger", { on: false }),
      device("d9", "ev_charger", "Garage charger", { on: false }),
    );
    expect((await ask("turn on the charger", data)).text).toContain("Which one do you mean");
  });

  it("is meant by a later “it”, until another appliance is named", async () => {
    const question = "turn on the garage charger";
    const data = owning(
      device("d8", "ev_charger", "Driveway charger", { on: false }),
      device("d9", "ev_charger", "Garage charger", { on: false }),
      device("d12", "water_heater", "Boiler", { on: true }),
    );
    const { understanding } = await ask(question, data);
    const turns = [{ question, understanding }];
    expect((await ask("turn it off at 11 pm", data, turns)).text).toContain("Garage charger");
    expect((await ask("and the water heater off", data, turns)).text).toContain("Boiler");
  });
});
