import { describe, expect, it } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";

const home = meteredHousehold();

async function ask(text: string): Promise<string> {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const answer = await composeAnswer({ text, language, turns: [], surface: "site" }, home, knowledge);
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

describe("what the own tariff makes of it", () => {
  it.each<[string, RegExp]>([
    [
      "What do I pay per kWh at peak and off peak?",
      /Today you pay [\d.]+¢ per kWh at 4–9 PM and [\d.]+¢ per kWh otherwise/,
    ],
    ["现在是高峰电价吗", /16:00–21:00 每 kWh \$0\.\d+.+现在是每 kWh \$0\.\d+/],
    ["What would we save by charging the car only at night?", /all of it in the cheapest hours of your tariff already/],
    ["What would we have saved if it was all off-peak?", /saved about \$\d+\.\d+ in the year, or \$\d+\.\d+ a month/],
    ["What will we pay this quarter?", /From Apr 1, 2026 to Jun 30, 2026, I expect you to pay \$/],
  ])("%s", async (question, told) => expect(await ask(question)).toMatch(told));
});

describe("what the meter cannot tell apart", () => {
  it.each<[string, RegExp]>([
    [
      "How much did the dryer use yesterday between 6 and 9 pm?",
      /can't single out your dryer.+the whole home instead\. You used .+ between 6 and 9 PM/,
    ],
    ["What share of what Powerwall 2 put out was at peak last month?", /the whole home instead/],
    ["What have the panels saved us this year?", /can't tell you what the panels made/],
    ["Did we use less since we got the heat pump?", /^When was that\?/],
    ["If the battery is above 80%, turn on the boiler", /can't wait for a condition/],
  ])("%s", async (question, told) => expect(await ask(question)).toMatch(told));

  it("tells loads by the hours that are asked of", async () =>
    expect(await ask("What draws the most between 5 and 8 pm?")).toMatch(/biggest part.+between 5 and 8 PM from/));

  it("tells when the car was last seen, and at what hours", async () =>
    expect(await ask("When did the car last charge?")).toMatch(/was last seen on .+, 2026, using .+ kWh\. It ran/));
});
