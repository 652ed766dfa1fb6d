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
    [["What did October cost at 0.25 per kWh?"], /\b125\.25\b.*in October 2026.*0\.25 per kWh, as you said/],
    [["how much did I use in October", "in money at 0.30?"], /150\.30.*0\.30 per kWh/],
    [["how much did I spend in october", "its 32 cents per kwh"], /160\.32/],
    [["how much did I spend in october at 32 cents a kwh", "and september?"], /in September 2026.*0\.32/],
    [["which month was the cheapest at 30 cents a kwh"], /your cheapest month/],
    [["一度电0.5元，十月电费多少"], /2026年10月，您的电费是 ¥250\.50/],
    [["十月用了多少度电", "按五毛六一度算多少钱"], /¥280\.56/],
    [["十月花了多少电费", "我的电价是0.58元"], /¥290\.58/],
  ])("%j", async (messages, told) => expect(await converse(home, ...messages)).toMatch(told));
});

describe("without a tariff, a bill or a price", () => {
  it("tells the kWh, and asks for the price", async () =>
    expect(await converse(unknown, "how much did I spend in october")).toMatch(
      /^You used 501 kWh in October 2026\..*Tell me your price per kWh/,
    ));

  it("tells the month of the lowest use for the cheapest", async () =>
    expect(await converse(unknown, "which month was the cheapest")).toMatch(
      /kWh in .*2026, your lowest month.*price per kWh/,
    ));
});
