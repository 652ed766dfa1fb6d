import { describe, expect, it } from "vitest";
import { meteredHousehold } from "../../../../../tests/fixtures/metered-household";
import { knowledge } from "../../../../../tests/support/knowledge";
import type { Frame } from "../../frame/frame";
import { type AssistantData, NOTHING_KNOWN } from "../../ports";
import { questionWords } from "../../knowledge";
import { Composition } from "../composition";
import { finish } from "../draft";
import { statesAmounts } from "../../frame/amounts/given-codes";
import { givenAnswer } from "../passages";

type Slots = Partial<Omit<Frame, "read" | "topics">> & { words?: string; topic?: string };

async function answer({ words = "", topic, ...slots }: Slots, data: AssistantData = NOTHING_KNOWN) {
  const language = slots.language ?? "en";
  const frame: Frame = {
    language,
    act: "ask",
    scope: "general",
    sureness: 1,
    ...slots,
    topics: topic ? [{ topic, probability: 1 }] : [],
    read: { given: { words, sure: 1 } },
  };
  const c = new Composition(
    { frame, question: questionWords(""), before: { sources: [], proposals: [] } },
    { data, knowledge, language },
    () => undefined,
  );
  await givenAnswer(c);
  const { text, rejected, citations } = finish(c.draft.sentences, c.evidence, language);
  expect(rejected).toEqual([]);
  expect(text).not.toMatch(/assistant\.\w|\{\w+\}|undefined|NaN|null|Infinity/);
  const unmarked = text.replace(/ ?\[\d\]/g, "");
  return {
    text: language === "zh" ? unmarked.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "") : unmarked,
    citations,
    states: statesAmounts(frame),
  };
}

const zh = { language: "zh" } as const;

describe("amounts that a question states", () => {
  it.each<[string, Slots, string[]]>([
    [
      "1,500 W heater, 8 h a day, 14 cents",
      { metric: "cost", given: ["1500W", "8h/day", "0.14/kWh"], words: "14 cents" },
      [
        "That costs about $50.40 a month.",
        "1.5 kW × 8 hours × 30 days = 360 kWh; 360 kWh × $0.14/kWh = $50.40.",
        "$604.80 a year",
      ],
    ],
    [
      "by the year",
      { metric: "cost", group: "year", given: ["100W", "10h/day", "0.20/kWh"], words: "$0.20" },
      ["$73 a year", "× 365 days"],
    ],
    [
      "by the day",
      { metric: "cost", group: "day", given: ["300W", "24h/day", "5.2/kWh"], words: "5.2元" },
      ["¥37.44 a day"],
    ],
    [
      "once",
      { metric: "cost", given: ["1.1kW", "4h", "0.27/kWh"], words: "27c" },
      ["That costs about $1.19.", "1.1 kW × 4 hours = 4.4 kWh"],
    ],
    ["in pence", { metric: "cost", given: ["1200W", "2.5h", "0.27/kWh"], words: "27 pence" }, ["£0.81"]],
    [
      "in rupees",
      { metric: "cost", given: ["1500W", "2h/day", "6.50/kWh"], words: "6.50 rupees" },
      ["585 INR a month"],
    ],
    [
      "without a currency",
      { metric: "cost", given: ["1000W", "1h", "0.30/kWh"] },
      ["about 0.30.", "1 kWh × 0.30/kWh = 0.30"],
    ],
    [
      "without a price, in dollars",
      { metric: "cost", given: ["1500W", "4h/day"] },
      ["$30.60 a month", "average of US homes, about 17¢ per kWh"],
    ],
    ["energy alone", { metric: "energy", given: ["2kW", "3h"] }, ["That's about 6 kWh.", "2 kW × 3 hours = 6 kWh"]],
    [
      "two fans",
      { metric: "energy", given: ["75W", "10h/day", "2fans"] },
      ["45 kWh a month", "2 × 75 W × 10 hours × 30 days", "1.5 kWh a day"],
    ],
    ["for a span", { metric: "energy", given: ["2400W", "40min/day", "3months"] }, ["144 kWh for 90 days"]],
    [
      "all month",
      { metric: "cost", given: ["60W", "30days", "0.13/kWh"], words: "thirteen cents" },
      ["$5.62 for 30 days", "24 hours × 30 days"],
    ],
    ["minutes", { metric: "energy", given: ["9kW", "40min"] }, ["That's about 6 kWh.", "9 kW × 40 minutes"]],
    ["a duty cycle", { metric: "energy", given: ["5000W", "12%", "31d"] }, ["446.4 kWh for 31 days"]],
    [
      "loads in a week",
      { metric: "cost", given: ["3.2kWh", "9/week", "0.15/kWh"], words: "15 cents" },
      ["a month", "3.2 kWh × 9"],
    ],
    [
      "watts alone",
      { metric: "cost", given: ["1500W", "0.20/kWh"], words: "$" },
      ["$0.30 an hour", "for how long it runs"],
    ],
    ["energy × price", { metric: "cost", given: ["131kWh", "0.12/kWh"], words: "twelve cents" }, ["$15.72"]],
    [
      "energy × price + tax",
      { metric: "cost", given: ["420kWh", "0.285/kWh", "9%"], words: "28.5c" },
      ["$130.47", "$119.70 + $10.77 = $130.47"],
    ],
    [
      "tiers",
      { metric: "cost", given: ["200kWh@0.52", "rest@0.57", "365kWh"], words: "0.52元" },
      ["¥198.05", "200 kWh × ¥0.52/kWh = ¥104", "165 kWh × ¥0.57/kWh = ¥94.05"],
    ],
    [
      "tiers of which the last is not reached",
      { metric: "cost", given: ["100kWh@4", "200kWh@6.5", "rest@8", "280kWh"] },
      ["about 1,570."],
    ],
    ["tiers that end too soon", { metric: "cost", given: ["100kWh@4", "100kWh@5", "342kWh"] }, ["I won't guess"]],
    [
      "two amounts of energy and one price",
      { metric: "cost", given: ["300kWh", "150kWh", "0.32/kWh"] },
      ["I won't guess"],
    ],
    [
      "a standing charge and VAT",
      {
        metric: "cost",
        given: ["0.6164/day", "31days", "287kWh", "0.245/kWh", "5%tax"],
        words: "24.5p",
      },
      ["£93.89", "£19.11 + £70.32 = £89.42"],
    ],
    [
      "a standing charge without its days",
      { metric: "cost", given: ["0.6164/day", "287kWh", "0.245/kWh", "0.30/kWh"], words: "24.5p" },
      ["I won't guess"],
    ],
    [
      "a stated loss in charging",
      { metric: "cost", subject: "ev", given: ["60kWh", "20%", "80%", "0.31/kWh", "10%loss"], words: "€" },
      ["€12.40"],
    ],
    [
      "a loss and no range",
      { metric: "cost", subject: "ev", given: ["60kWh", "0.31/kWh", "10%loss"], words: "€" },
      ["I won't guess"],
    ],
    [
      "an air conditioner's horsepower",
      { metric: "energy", appliances: ["ac"], given: ["1.5hp", "8h"] },
      ["at most about 8.9 kWh", "far lower"],
    ],
    [
      "energy a day × price",
      { metric: "cost", given: ["20kWh/day", "0.31/kWh"], words: "31c" },
      ["$6.20 a day", "$186 a month"],
    ],
    [
      "两千瓦一个半小时",
      { ...zh, metric: "energy", given: ["2000W", "1.5h"] },
      ["约用3 kWh。", "2 kW × 1.5小时= 3 kWh"],
    ],
    [
      "一度1.2元",
      { ...zh, metric: "cost", given: ["1200W", "6h/day", "1.2/kWh"], words: "一块二" },
      ["每月电费约¥259.20。", "每年约¥3,110.40"],
    ],
    ["没有电价", { ...zh, metric: "cost", given: ["800W", "30min/day"] }, ["每月约用12 kWh", "告诉我每kWh的电价"]],
    ["how long", { metric: "duration", given: ["10kWh", "2.4kW"] }, ["lasts about 4.2 hours", "10 kWh ÷ 2.4 kW"]],
    [
      "bulbs swapped",
      { metric: "savings", given: ["10bulbs", "60W", "9W", "4h/day", "0.17/kWh"], words: "17 cents" },
      ["That would save about $126.58 a year", "60 W − 9 W = 51 W"],
    ],
    [
      "a bill and a percentage",
      { metric: "savings", given: ["120usd/month", "20%"] },
      ["save about $24 a month", "$120 × 20% = $24", "$288 a year"],
    ],
    [
      "my bill is 100, what will I save",
      { act: "advise", metric: "savings", given: ["100/month"], words: "$100" },
      ["save about $4 to $12 a month", "$100 × 4% = $4", "4% to 12%"],
    ],
    ["我每月电费200元能省多少", { ...zh, metric: "savings", given: ["200cny/month"] }, ["每月约省¥8到¥24"]],
    ["a share of the bill", { metric: "cost", given: ["180usd", "12%"] }, ["That's $21.60."]],
    ["split by people", { metric: "cost", given: ["160gbp", "4people"] }, ["That's £40.", "£160 ÷ 4 = £40"]],
    [
      "price from a bill",
      { metric: "price", given: ["1240kWh", "186usd"] },
      ["15¢ per kWh on average", "$186 ÷ 1,240 kWh"],
    ],
    [
      "price from a day's bill",
      { metric: "price", given: ["13.3kWh/day", "106inr/day"] },
      ["7.97 INR per kWh on average", "106 INR ÷ 13.3 kWh"],
    ],
    [
      "price and day's cost of a bill",
      { metric: "cost", given: ["412kWh", "31days", "3296inr"] },
      ["8 INR per kWh on average", "about 106.32 INR a day"],
    ],
    ["kWh from money", { metric: "energy", given: ["100usd", "0.20/kWh"] }, ["500 kWh", "$100 ÷ $0.20/kWh"]],
    ["a rise of price", { metric: "price", given: ["0.245/kWh", "0.277/kWh"], words: "pence" }, ["13.1% more"]],
    [
      "peak to off-peak",
      { metric: "savings", given: ["1.2/kWh", "0.35/kWh", "200kWh"], words: "一块二" },
      ["save about ¥170", "¥1.20/kWh − ¥0.35/kWh"],
    ],
    [
      "kWh for a year's driving",
      { metric: "energy", subject: "ev", given: ["12000km", "17kWh/100km"] },
      ["2,040 kWh", "12,000 km × 17 kWh/100 km"],
    ],
    [
      "cost of driving",
      { metric: "cost", subject: "ev", given: ["15000km", "18kWh/100km", "0.30/kWh"], words: "€" },
      ["€810", "2,700 kWh × €0.30/kWh"],
    ],
    [
      "driving a day",
      { metric: "cost", subject: "ev", given: ["25km/day", "16kWh/100km", "0.5/kWh"], words: "元" },
      ["¥2 a day", "¥730 a year"],
    ],
    [
      "cost for 100 km",
      { metric: "cost", subject: "ev", given: ["15kWh/100km", "0.20/kWh"], words: "$" },
      ["$3 for 100 km"],
    ],
    [
      "driving, without what the car takes",
      { metric: "energy", subject: "ev", given: ["10000km"] },
      ["1,550 kWh to 2,490 kWh", "from the wall"],
    ],
    [
      "panels",
      { metric: "production", subject: "solar", given: ["8panels"] },
      ["3,784 kWh to 5,848 kWh a year", "8 × 430 W = 3.44 kW", "1,100 kWh to 1,700 kWh"],
    ],
    [
      "10块板",
      { ...zh, metric: "production", subject: "solar", given: ["10panels"] },
      ["每年约发电3,870 kWh到6,235 kWh"],
    ],
    [
      "panels of stated watts",
      { metric: "production", subject: "solar", given: ["12panels", "410W"] },
      ["12 × 410 W = 4.92 kW"],
    ],
    [
      "panels for a year's use",
      { subject: "solar", topic: "solar-sizing", given: ["9000kWh/year"] },
      ["about 5.29 kW to 8.18 kW of panels"],
    ],
    [
      "a battery and a load",
      { metric: "duration", given: ["10kWh_battery", "350W"] },
      ["lasts about 25.7 hours", "10 kWh × 90% = 9 kWh; 9 kWh ÷ 350 W"],
    ],
    [
      "a battery's size",
      { subject: "battery", topic: "battery-sizing", given: ["12kWh/day"] },
      ["a battery of about 13.3 kWh", "12 kWh ÷ 90%"],
    ],
    [
      "payback by the month",
      { metric: "duration", topic: "battery-payback", given: ["9000usd", "70/month"] },
      ["pays for itself in about 10.7 years", "$9,000 ÷ $840"],
    ],
    [
      "payback by the year",
      { metric: "duration", topic: "solar-payback", given: ["400000twd", "36000/year"] },
      ["11.1 years"],
    ],
    ["payback of kWh", { metric: "savings", given: ["800cny", "150kWh", "0.55/kWh"] }, ["9.7 years", "¥82.50"]],
    [
      "energy a day for a span",
      { metric: "earnings", given: ["4kWh/day", "365days", "0.4/kWh"], words: "4毛" },
      ["¥584 for 365 days"],
    ],
    [
      "a forecast of panels",
      { act: "forecast", metric: "production", topic: "solar-sizing", given: ["6kW"] },
      ["6,600 kWh to 10,200 kWh a year"],
    ],
    [
      "a credit",
      { metric: "duration", given: ["40usd", "30kWh/day", "0.14/kWh"], words: "14 cents" },
      ["lasts about 9.5 days", "$40 ÷ $4.20"],
    ],
    [
      "a part of a charge",
      { metric: "cost", topic: "ev-charging-cost", given: ["77kWh", "10%", "80%", "0.084/kWh"], words: "8.4 cents" },
      ["$5.03", "77 kWh × 70% = 53.9 kWh", "53.9 kWh ÷ 90% = 59.9 kWh"],
    ],
    [
      "payback less an incentive",
      { metric: "duration", topic: "solar-payback", given: ["18000usd", "30%", "7200kWh/year", "0.13/kWh"] },
      ["13.5 years", "$18,000 − $5,400 = $12,600"],
    ],
    [
      "储能价差回本",
      {
        ...zh,
        metric: "duration",
        topic: "battery-payback",
        given: ["0.5/kWh", "15kWh_battery", "22000cny"],
        words: "0.5元",
      },
      ["大约8年回本"],
    ],
    [
      "a day's driving in a month",
      {
        metric: "cost",
        subject: "ev",
        group: "month",
        given: ["60mi/day", "0.5kWh/mi", "0.17/kWh"],
        words: "17 cents",
      },
      ["$153 a month", "$5.10 × 30 days = $153"],
    ],
    ["volts and amperes", { metric: "power", unit: "kW", given: ["40A", "240V"] }, ["That's 9.6 kW.", "240 V × 40 A"]],
    [
      "volts, amperes and hours",
      { metric: "energy", given: ["240V", "32A", "6h"] },
      ["46.1 kWh", "240 V × 32 A = 7.68 kW"],
    ],
    ["horsepower", { metric: "power", unit: "W", given: ["1.5hp"] }, ["That's 1,119 W."]],
    ["an air conditioner's size", { metric: "power", given: ["12000btu"] }, ["3.52 kW of heat moved"]],
    ["its size and EER", { metric: "power", given: ["24000btu", "12EER"] }, ["That's 2 kW."]],
    ["MWh in kWh", { unit: "kWh", given: ["1.5MWh"] }, ["1,500 kWh"]],
    ["apparent power", { metric: "power", given: ["315kVA", "0.85pf"] }, ["267.75 kW"]],
    [
      "an appliance and its time",
      { metric: "cost", appliances: ["hair_dryer"], given: ["10min"] },
      ["$0.028 to $0.05", "1 kW to 1.9 kW"],
    ],
    ["微波炉三分钟", { ...zh, metric: "energy", appliances: ["microwave"], given: ["3min"] }, ["0.04 kWh到0.075 kWh"]],
  ])("%s", async (_, slots, parts) => {
    const { text, states } = await answer(slots);
    expect(states).toBe(true);
    for (const part of parts) expect(text).toContain(part);
  });

  it("charges the stated part of a battery at the stated power", async () => {
    const given = ["60kWh_battery", "20%", "80%", "7.4kW", "0.30usd/kWh"];
    const { text } = await answer({ metric: "cost", given });
    expect(text).toContain("Charging takes about 5.4 hours and costs about $12.");
    expect(text).toContain("60 kWh × 60% = 36 kWh");
    expect((await answer({ metric: "duration", given })).text).toContain("Charging takes about 5.4 hours.");
  });

  it("uses the asker's own price, and says so", async () => {
    const { text, citations } = await answer({ metric: "cost", given: ["1000W", "3h/day"] }, meteredHousehold());
    expect(text).toContain("I used your own average price");
    expect(citations.length).toBeGreaterThan(0);
  });

  it("cites what it assumed", async () => {
    const { citations } = await answer({ metric: "production", subject: "solar", given: ["8panels"] });
    expect(citations.map(({ title }) => title)).toEqual(["NREL, PVWatts"]);
  });

  it.each<[string, Slots]>([
    ["a bill that is to be explained", { act: "explain", metric: "cost", given: ["412usd"] }],
    ["an amount that is disputed", { act: "howto", given: ["1900kWh"] }],
    ["a limit that may be passed", { act: "forecast", metric: "cost", given: ["200usd"] }],
    ["carbon of a kWh", { metric: "carbon", given: ["1kWh"] }],
    ["the watts of a breaker", { act: "advise", given: ["5kW"], topic: "backup-power" }],
    ["an appliance alone, which an article tells", { metric: "cost", appliances: ["kettle"] }],
    ["people alone", { given: ["4people"] }],
    ["coins", { given: ["500coins"] }],
    ["a temperature", { given: ["70F"] }],
  ])("leaves alone: %s", async (_, slots) => {
    expect((await answer(slots)).states).toBe(false);
  });
});
