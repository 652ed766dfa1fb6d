import { expect, it } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { composeAnswer } from "./answer";
import { knowledge } from "../../../tests/support/knowledge";

const home = meteredHousehold();
const ask = (text: string) =>
  composeAnswer({ text, language: "en", turns: [], surface: "site" }, home, knowledge).then(({ text: said }) => said);

it.each<[string, RegExp]>([
  ["is 40 kwh a day a lot?", /40 kWh a day is [\d.]+% more than your own average/],
  ["每天3度电算多吗", /每天 3 kWh，比您自己平均每天的 .+ 少/],
  ["how much do I use between midnight and 5 am?", /During 12–5 AM, you use/],
  ["昨天傍晚六点到十点用了多少度", /18:00–22:00/],
  ["how much co2 did my power cause", /kg of CO₂/],
  ["how do I delete my account?", /settings at \/settings/],
  ["how do I disconnect my meter?", /dashboard at \/dashboard/],
  ["the cord of my lamp is frayed, is it safe?", /^Stop using it/],
  ["show me a picture of the past twelve months", /you used/],
])("%s", async (question, answer) => {
  expect(await ask(question)).toMatch(answer);
});

it("begins a sentence of two actions with its first, and turns it back by the second", async () => {
  expect(await ask("turn the bedroom lamp on at seven in the evening and off at eleven")).toMatch(
    /Should I turn on Bedroom lamp .+ 7 PM/,
  );
  expect(await ask("turn the bedroom lamp off at ten tonight and back on at six in the morning")).toMatch(
    /Should I turn off Bedroom lamp .+ 10 PM/,
  );
});
