import type { Language } from "@wattleaf/shared/i18n/language";
import { describe, expect, test } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";

const home = meteredHousehold();

/** The household under another tariff of the catalog; its highest quarter hour of June draws 72.5 kW, now it draws 0.2 kW. */
async function ask(text: string, language: Language, tariffId: string) {
  const own = await home.meter();
  const data = { ...home, meter: async () => own && { ...own, meter: { ...own.meter, tariffId } } };
  const answer = await composeAnswer({ text, language, turns: [], surface: "site" }, data, knowledge);
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

describe("a tariff that charges the month's highest demand", () => {
  test.each([
    [
      "Which tariff am I on?",
      "en",
      /highest demand.*up to [\d.]+ kW costs nothing more.*drawing \d+ W now.*[\d.]+ kW of that are left/,
    ],
    ["What do I pay per kWh?", "en", /up to [\d.]+ kW costs nothing more/],
    ["我现在用的是什么电价？", "zh", /最高需量收费.*不超过 ?[\d.]+ kW ?就不会多收.*还剩 ?[\d.]+ kW/],
  ] as const)("%s tells what is left of the peak", async (text, language, expected) => {
    expect(await ask(text, language, "be-flanders-capacity")).toMatch(expected);
  });

  test.each([
    ["Which tariff am I on?", "en"],
    ["我现在用的是什么电价？", "zh"],
  ] as const)("%s: no other tariff has such a limit", async (text, language) => {
    expect(await ask(text, language, "pge-e-tou-c")).not.toMatch(/highest demand|最高需量/);
  });
});
