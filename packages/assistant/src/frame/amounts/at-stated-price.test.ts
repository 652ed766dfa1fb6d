import { describe, expect, test } from "vitest";
import { readQuestions } from "../read-questions";
import type { Frame } from "../frame";
import { ownPriceOf, statedPriceOf } from "./own-price";

const data = { devices: async () => [], meter: async () => null, nowMs: () => Date.UTC(2026, 10, 29, 12) };

async function read(text: string): Promise<Frame | undefined> {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  return (await readQuestions({ text, turns: [], language, surface: "site" }, data)).questions.at(-1)?.frame;
}

type Said = readonly [words: string, amount: number];
const PRICES: readonly Said[] = [
  ["14c", 0.14],
  ["14.5 cents", 0.145],
  ["$0.21 per kWh", 0.21],
  ["27p a unit", 0.27],
  ["24 pence for one kWh", 0.24],
  ["thirteen and a half cents a kilowatt hour", 0.135],
];
const FIXED: readonly (readonly [words: string, fixed: { perDay?: number; perMonth?: number }])[] = [
  ["", {}],
  [" plus 9.95 a month", { perMonth: 9.95 }],
  [" and 60p a day", { perDay: 0.6 }],
];
const ORDERS: readonly ((price: string) => string)[] = [
  (price) => `what did October cost me at ${price}`,
  (price) => `I pay ${price}. how much was last week`,
  (price) => `how much for July all together, my rate is ${price}`,
  (price) => `if we pay ${price} what would August between 5 and 9 pm come to`,
];

describe("a stated price counts the own energy", () => {
  const cases = PRICES.flatMap(([price, perKwh]) =>
    FIXED.flatMap(([words, fixed]) =>
      ORDERS.map((order) => [order(`${price}${words}`), { perKwh, ...fixed }] as const),
    ),
  );
  test.each(cases)("%s", async (text, price) => {
    const frame = await read(text);
    expect(frame).toMatchObject({ act: "ask", scope: "own", metric: "cost" });
    expect(frame?.period).toBeDefined();
    expect(frame && ownPriceOf(frame)).toMatchObject(price);
  });

  const chinese = (
    [
      ["八毛一度", 0.8],
      ["0.62元一度", 0.62],
      ["五毛六一度", 0.56],
    ] as const
  ).flatMap(([price, perKwh]) =>
    [`${price}，十月电费多少钱`, `上周的电按${price}算要多少钱`, `咱家九月的电费，要是${price}得多少`].map(
      (text) => [text, perKwh] as const,
    ),
  );
  test.each(chinese)("%s", async (text, perKwh) => {
    const frame = await read(text);
    expect(frame).toMatchObject({ act: "ask", scope: "own", metric: "cost" });
    expect(frame && ownPriceOf(frame)).toMatchObject({ perKwh });
  });
});

describe("a price in any money", () => {
  test.each<[string, number, string | null]>([
    ["I pay .38 dollars a unit, what did October cost", 0.38, "$"],
    ["current is 12 cent here, what would last month come to", 0.12, "$"],
    ["上個月用電一度3.2元要多少錢", 3.2, "CNY"],
    ["上个月的电 1.8 蚊一度，几多钱", 1.8, "HKD"],
    ["tariff is 5 naira, how much was last week", 5, "NGN"],
    ["power costs kr 2.80 here, what would October be", 2.8, "NOK"],
    ["my electricity is RM 0.57 / 57 sen, what did August cost", 0.57, "MYR"],
    ["unit rate Rs 8, what was last month", 8, "INR"],
    ["AED 0.38 a unit, 38 fils, October total?", 0.38, "AED"],
  ])("%s", async (text, perKwh, currency) => {
    const frame = await read(text);
    expect(frame && statedPriceOf(frame)).toMatchObject({ perKwh, currency });
  });
});

describe("what stands beside a price", () => {
  test.each<[string, Partial<Frame>]>([
    ["roughly what is next month gonna cost at 29p", { act: "forecast", given: ["0.29/kWh"] }],
    ["will december stay under 180 dollars at 15c", { act: "forecast", pick: "below:180money", given: ["0.15/kWh"] }],
    ["一度八毛，这个月电费能控制在300块以内吗", { act: "forecast", pick: "below:300money", given: ["0.8/kWh"] }],
    [
      "did September go over $90 at 20 cents a kWh",
      { pick: expect.stringMatching(/^above:90(?:money|usd)$/), group: "month" },
    ],
    [
      "weekdays from 2 to 6 pm in August at 30 cents on-peak, how much is that",
      { filters: ["weekday", "hours:14-18"], period: "--08" },
    ],
    ["what does a week cost us at 27p a unit", { group: "week", aggregate: "average" }],
  ])("%s", async (text, frame) => expect(await read(text)).toMatchObject(frame));

  test("is what another home pays neither a limit nor asked for", async () => {
    const frame = await read("my sister pays about 120 dollars a month, I pay 15 cents a kWh, what was my June");
    expect(frame?.given).toEqual(["0.15/kWh"]);
    expect(frame?.mentions?.danger).toBeUndefined();
  });
});

describe("no price is", () => {
  test.each(["is 24c too hot for a fridge", "does 1080p use less power than 4k", "keep it at 20c tonight"])(
    "%s",
    async (text) => expect((await read(text))?.metric).not.toBe("price"),
  );
  test.each(["how much do I get for exporting at 6 cents", "set it 3 cents cheaper", "7p to 7a we are away"])(
    "%s",
    async (text) => {
      const frame = await read(text);
      expect(frame && ownPriceOf(frame)).toBeNull();
    },
  );
});
