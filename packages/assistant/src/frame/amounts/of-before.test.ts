import { describe, expect, test } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { converse } from "../../../../../tests/support/converse";
import { withAmountsBefore } from "./of-before";

/* October has 501 kWh; a weekday takes 15 kWh. */
describe("a follow-up with amounts keeps what was asked before", () => {
  const home = queriedHousehold({ home: { tariff: null } });
  test.each<[messages: readonly string[], told: RegExp]>([
    [
      [
        "which day in October was my highest",
        "and which hour of it was the worst?",
        "what did that whole day cost at 40 cents",
      ],
      /\$7\.60/,
    ],
    [["十月平均每天用多少度", "按五毛一度，那个月要多少钱"], /¥250\.50/],
    [
      ["what does a dehumidifier cost that runs 24/7", "it's a 300 watt one and I pay 20 cents"],
      /300 W × 24 hours × 30 days = 216 kWh.*\$43\.20/,
    ],
    [["两点五匹的空调开一晚上几度电", "一度五毛，一个月多少钱"], /2\.5 × 735 W.*× 30 天.*¥0\.50/],
    [["a 90 watt pump runs all day, what's that a month if each kWh costs 25 cents"], /\$16\.20/],
    [["if I charge a scooter with 3 kWh a night, how much more would I use in a month?"], /90 kWh a month/],
  ])("%j", async (messages, told) => expect(await converse(home, ...messages)).toMatch(told));

  test("a forecast is counted at the price that was said", () => {
    const plain = { language: "en", scope: "own", metric: "cost", topics: [], sureness: 1, read: {} } as const;
    const before = { ...plain, act: "ask", given: ["0.2/kWh", "0.6000/day"] } as const;
    const told = withAmountsBefore({ ...plain, act: "forecast", period: "month0" }, "and by the end of it?", before);
    expect(told.given).toEqual(before.given);
  });

  test("the highest hour stays one where no whole day is named", async () => {
    expect(
      await converse(home, "which day in October was my highest", "which hour of it cost the most at 40 cents?"),
    ).toMatch(/\bhour\b|[AP]M/);
  });
});
