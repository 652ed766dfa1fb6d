import { expect, it } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { composeAnswer } from "./answer";
import { knowledge } from "../../../tests/support/knowledge";

const home = meteredHousehold();
const ask = (text: string) =>
  composeAnswer({ text, language: "en", turns: [], surface: "site" }, home, knowledge).then(({ text: said }) => said);

it.each<[string, RegExp]>([
  ["is 40 kWh a day normal?", /US average|average US home/],
  ["how much do I use between midnight and 5 am?", /you used 5\.9 kWh a day between 12 and 5 AM/],
  ["昨天傍晚六点到十点用了多少度", /18:00–22:00/],
  ["how much CO2 did my electricity cause last month?", /186\.9 kg of CO₂ in May 2026/],
  ["how do I delete my account?", /settings at \/settings/],
  ["how do I disconnect my meter?", /dashboard at \/dashboard/],
  ["the cord of my lamp is frayed, is it safe?", /^Stop using it/],
  ["is it ok to run the washing machine overnight or am I gonna burn the house down", /^Fire services advise against/],
  ["the breaker won't reset", /^Don't force it/],
  ["show me a picture of the past twelve months", /You used 2,459\.6 kWh/],
])("%s", async (question, answer) => {
  expect(await ask(question)).toMatch(answer);
});
