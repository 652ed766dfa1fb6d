import { describe, expect, it } from "vitest";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { converse } from "../../../tests/support/converse";

/* The asker's own energy by a price per kWh that they state: October has 501 kWh. */

const known = queriedHousehold();
const unknown = queriedHousehold({ home: { tariff: null } });

describe.each([
  ["with a tariff", known],
  ["without one", unknown],
])("a stated price counts the own energy, %s", (_, home) => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [["What did October cost at 0.25 per kWh?"], /\b125\.25\b.*in October 2026.*(?:25¢|0\.25) per kWh, as you said/],
    [["how much did I use in October", "in money at 0.30?"], /150\.30.*(?:30¢|0\.30) per kWh/],
    [["how much did I spend in october", "its 32 cents per kwh"], /160\.32/],
    [["how much did I spend in october at 32 cents a kwh", "and september?"], /in September 2026.*32¢/],
    [["which month was the cheapest at 30 cents a kwh"], /your cheapest month/],
    [["一度电0.5元，十月电费多少"], /2026年10月，您的电费是 ¥250\.50/],
    [["十月用了多少度电", "按五毛六一度算多少钱"], /¥280\.56/],
    [["十月花了多少电费", "我的电价是0.58元"], /¥290\.58/],
    [["What did October cost at 20 cents per kWh plus $12 a month?"], /\b112\.20\b.*20¢ per kWh and \$12 a month/],
    [
      ["My rate is 20 cents and there's a $12 monthly customer charge. What should my October bill have been?"],
      /112\.20/,
    ],
    [["If my tariff is Rs 8 per unit and fixed charge Rs 150 per month, what was my cost in October?"], /4,158 INR/],
    [
      ["What did October cost at 20 cents per kWh plus $12 a month?", "And September?"],
      /in September 2026.*\$12 a month/,
    ],
    [["十月按每度0.5元，另外每月收固定费12元，电费多少"], /¥262\.50.*每月另收/],
    [["My rate is 20 cents. What should my October bill have been?"], /100\.20/],
    [["What does October come to at 20p a unit?", "and with the 50p a day standing charge on top?"], /£115\.70/],
    [["My landlord charges me 20p per unit, what was October?", "if he also charges 50p a day?"], /£115\.70/],
    [["what did october cost at 14.2 cents per kwh?", "and if it was 20?"], /100\.20/],
    [["what did october cost at 14.2 cents per kwh?", "what about 11.9?"], /59\.62/],
    [["十月按五毛六一度算多少钱", "要是0.62呢"], /¥310\.62/],
    [["十月用咗幾多度電？", "一度電1.4蚊，要幾多錢？"], /701\.40 HKD/],
    [["十月總共用了幾多度？以1.2元一度計要多少錢？"], /501 kWh.*¥601\.20/],
    [
      ["What is my base load at night?", "How many units in a year does it come to?"],
      /year of 8,760 hours.*412 W.*3,609 kWh/,
    ],
    [["What is my base load?", "what does that cost me a year at 27p?"], /£974\.46/],
    [["十月按0.5一口价电费多少"], /250\.50/],
    [["we are paying 225 naira per unit, how much was October"], /112,725 NGN/],
    [["我家的基础负荷是多少", "那一年是多少度"], /一年（8,760 小时）共 3,609 kWh/],
  ])("%j", async (messages, told) => expect(await converse(home, ...messages)).toMatch(told));
});

describe("without a tariff, a bill or a price", () => {
  it("tells the kWh, and asks for the price", async () =>
    expect(await converse(unknown, "how much did I spend in october")).toMatch(
      /^You used 501 kWh in October 2026\..*Tell me your price per kWh/,
    ));

  it("tells the month of the lowest use for the cheapest", async () =>
    expect(await converse(unknown, "which month was the cheapest")).toMatch(
      /2026 was your lowest month.*kWh.*price per kWh/,
    ));
});
