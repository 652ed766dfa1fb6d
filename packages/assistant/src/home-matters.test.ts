import { expect, it } from "vitest";
import { DEVICES, meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { type AssistantData, composeAnswer } from "./answer";
import { NOTHING_KNOWN } from "./ports";

const home = meteredHousehold();
const ask = (text: string, data: AssistantData = home) =>
  composeAnswer(
    { text, language: /\p{Script=Han}/u.test(text) ? "zh" : "en", turns: [], surface: "site" },
    data,
    knowledge,
  );

it.each<[string, readonly string[]]>([
  [
    "If the power went out tonight at 8, how many hours could the battery keep us going?",
    ["charged to 55%", "assumed capacity of 13.5 kWh", "7.4 kWh ÷", "8 PM–6 AM"],
  ],
  ["万一停电电池够撑几个小时", ["存有 7.4 kWh", "大约能撑"]],
  ["Has the battery saved us any money so far?", ["isn't kept here", "can't tell what the battery has saved"]],
  ["昨晚电池放了几度电", ["这里没有保存", "您用了 2.1 kWh"]],
  ["when does cheap rate start on Saturdays", ["Weekdays and weekends are alike", "4–9 PM"]],
  ["早上六点算不算高峰", ["不算高峰，06:00–07:00"]],
  ["is 6 pm peak on my tariff", ["Yes, 6–7 PM is in the most expensive hours"]],
  [
    "If I ran the dishwasher at 11 pm instead of after dinner every day, how much would I save?",
    ["11 PM–12 AM instead of 7–8 PM", "× 1.2 kWh × 30 ="],
  ],
  ["把洗碗机从晚饭后挪到半夜再开，一个月能省几块钱", ["一个月大约省", "× 1.2 kWh × 20 =", "我假定"]],
  [
    "would moving the dryer and the dishwasher to after 10 pm save anything? I pay 30p by day and 12p from 10pm to 5am",
    ["dishwasher and dryer at 10–11 PM", "(£0.30/kWh − £0.12/kWh) ×"],
  ],
  [
    "Does the old freezer cost more in a year than the television?",
    ["typical values", "freezer most likely uses more"],
  ],
  ["list every charging session in May with its cost", ["Times that it ran: 1", "1–3 AM: 1", "kWh, $"]],
  ["五月每次充电几点到几点，充了多少", ["共 1", "01:00–03:00，1"]],
  ["Was any of the charging in May at peak, and what did it cost extra?", ["None of it was in the peak hours"]],
  ["I've 340 km to drive on Friday, when's the cheapest window to charge?", ["61.2 kWh", "8.3 hours", "9 PM–4 PM"]],
  ["电表半夜还在走，是不是漏电？昨晚最低多少瓦", ["夜里最低是", "请持证电工"]],
  ["two or three things that would bring my bill down the most?", ["By your own readings"]],
])("%s", async (question, parts) => {
  const { text, rejected } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
  expect(rejected).toEqual([]);
});

it("what the charger took at a time is money of the tariff, and never its energy", async () => {
  expect((await ask("list every charging session in May with its cost")).text).not.toContain("currency");
});

it.each<[string, readonly string[]]>([
  ["Is the Driveway charger charging right now, and at how many kW?", ["charging at 7.4 kW now"]],
  [
    "How many kWh did the Bedroom lamp use last week?",
    ["Bedroom lamp (simulated) used over time isn't kept", "using 60 W"],
  ],
  ["How much did the Driveway charger use in May?", ["Car charging (likely)"]],
])("%s", async (question, parts) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
});

it("says that no battery is connected, and tells of a full one", async () => {
  const data = { ...home, devices: async () => DEVICES.filter(({ type }) => type !== "battery") };
  const { text } = await ask("How long would our battery last if the power went out?", data);
  expect(text).toContain("No home battery is connected");
  expect(text).toContain("13.5 kWh ÷");
});

it("is told in general where nothing is known of the home", async () => {
  const { text } = await ask("How long would our battery last in an outage?", { ...NOTHING_KNOWN, nowMs: home.nowMs });
  expect(text).not.toContain("connected to your account");
});
