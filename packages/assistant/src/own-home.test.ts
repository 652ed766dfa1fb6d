import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, it } from "vitest";
import { device, DEVICES, meteredHousehold } from "../../../tests/fixtures/metered-household";
import { composeAnswer } from "./answer";
import type { AssistantData, Turn } from "./answer";
import { TOOLS } from "./tools";
import { knowledge } from "../../../tests/support/knowledge";

const home = meteredHousehold();
const ask = (text: string, data: AssistantData = home, turns: readonly Turn[] = []) =>
  composeAnswer({ text, language: "en", turns, surface: "site" }, data, knowledge);

describe("a household with a meter, devices and a plant", () => {
  it.each([
    ["Why did my bill go up?", ["$151.20", "$10.80 more", "$140.40", "16.7 kWh more", "13.3 kWh more"]],
    ["我的电费为什么涨了", ["$151.20", "$10.80", "16.7 kWh"]],
    ["what are all these charges on my bill", ["Energy, tier 1: $151.20"]],
    ["march bill vs april bill", ["$140.40", "$30.90 less"]],
    ["Is there a cheaper tariff for me?", ["E-TOU-C", "sample rates"]],
    ["有没有更便宜的电价方案", ["E-TOU-C", "示例费率"]],
    ["what uses the most power in my home", ["Always on", "15 minutes", "estimate"]],
    ["家里什么最费电", ["基础用电", "15 分钟"]],
    ["how much does my fridge use", ["can't single out your fridge", "always-on"]],
    ["When is it cheapest to charge my car?", ["Charge the electric car on Jun 17, 2026", "$", "Driveway charger"]],
    ["今晚几点洗衣服便宜", ["洗衣机", "2026年6月17日", "$"]],
    ["plan my battery for tomorrow", ["battery"]],
    ["How much will I use tomorrow?", ["Thursday, Jun 18, 2026", "kWh"]],
    ["What will my bill be this month?", ["Jun 1, 2026 to Jun 30, 2026", "$"]],
    ["预测下周用电", ["2026年6月18日", "kWh"]],
    ["Any odd days?", ["Jun 10, 2026", "instead of the usual"]],
    ["最近用电正常吗", ["2026年6月10日"]],
    ["How much did I earn with the VPP?", ["$7.04", "2 settled events", "$3.70", "simulated sample plant"]],
    ["我在虚拟电厂赚了多少", ["$7.04", "不会有资金往来"]],
    ["Sign me up for the VPP", ["already enrolled"]],
    ["What devices do I have?", ["5 devices", "(simulated)"]],
    ["how full is my battery", ["55%", "supplying 2 kW"]],
    ["turn off the bedroom lamp", ["Should I turn off Bedroom lamp (simulated)", "until you say yes"]],
    ["把空调调到26度", ["26 °C"]],
    ["set the thermostat to 45", ["10 °C to 30 °C"]],
    ["turn off the lights", ["Which one do you mean", "Living room lamp"]],
    ["switch everything off at 11", ["11 PM", "Garage battery"]],
    ["Connect my meter", ["PG&E meter (Sandbox)"]],
    ["What is my rank?", ["1,240 points", "Energy Saver", "3rd", "12 days", "1,260 points", "Green Champion"]],
    ["我排第几", ["1,240 积分", "第 3 名"]],
    ["What did I buy?", ["Plant a tree", "120 green coins"]],
    ["how much do I use between 5 and 9 pm", ["5–9 PM"]],
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
    if (understanding.intent !== "vpp_earnings" && understanding.intent !== "purchases")
      expect(drawn.every((one) => "sandbox" in one && one.sandbox)).toBe(true);
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
      (name) => named.push(name),
    );
    expect(named.slice(0, 2)).toEqual(["applianceBreakdown", "computes nilm.analyze"]);
  });

  it("says so when the Workers have no time", async () => {
    const busy = { ...home, compute: () => Promise.reject(new DomainError("overloaded", "Busy")) };
    expect((await ask("Any odd days?", busy)).text).toContain("ask me again in a moment");
  });

  it("gives a widget no cards, charts or proposals", async () => {
    const { attachments, understanding } = await composeAnswer(
      { text: "turn off the bedroom lamp", language: "en", turns: [], surface: "widget" },
      { ...home, actions: null },
      knowledge,
    );
    expect(attachments).toEqual([]);
    expect(understanding.proposal).toBeUndefined();
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
    const { text, understanding } = await ask("yes");
    expect(text).toContain("nothing waiting for your yes");
    expect(understanding.proposal).toBeUndefined();
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

  it("takes the only device that fits the unit", async () => {
    expect((await ask("set it to 7 kW", home)).text).toMatch(/Driveway charger|Which one/);
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

describe("the tools", () => {
  it("have names and descriptions of their own and inputs that JSON Schema can say", () => {
    expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
    for (const { description, input } of TOOLS) {
      expect(description.length).toBeGreaterThan(20);
      expect(input.toJSONSchema({ io: "input" })).toMatchObject({ type: "object" });
    }
  });
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
    expect((await ask("turn it on at 11 pm", data, turns)).text).toContain("turn on Garage charger");
    expect((await ask("and the water heater off", data, turns)).text).toContain("Boiler");
  });
});
