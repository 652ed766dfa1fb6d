import { describe, expect, it } from "vitest";
import { assistantDataOf } from "../../../tests/fixtures/assistant-data";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { knowledge } from "../../../tests/support/knowledge";
import { type AssistantData, composeAnswer } from "./answer";

/* A true figure in another's role is a wrong answer: the guard of each answer must leave no way for it. */

const plain = queriedHousehold();
const solar = queriedHousehold({ solar: true });
const visitor = assistantDataOf(null);

async function ask(text: string, data: AssistantData) {
  const answer = await composeAnswer({ text, language: "en", turns: [], surface: "site" }, data, knowledge);
  expect(answer.rejected).toEqual([]);
  return answer.text;
}

describe("an answer never tells", () => {
  it.each([
    ["How much electricity did I use last month?", /\byou bought 454\.5 kWh from the grid\b/i, /\byou used\b/i],
    ["我上个月用了多少电？", /从电网买了 454\.5 kWh/, /用了 454/],
  ])("what a solar home bought as what it used: %s", async (question, told, never) => {
    const text = await ask(question, solar);
    expect(text).toMatch(told);
    expect(text).not.toMatch(never);
  });

  it.each(["How much CO2 does my electricity cause?", "我家用电排放多少二氧化碳？", "How clean is my electricity?"])(
    "a visitor of a grid region or figures of their own: %s",
    async (question) => {
      const text = await ask(question, visitor);
      expect(text).not.toMatch(/your (?:grid|region|own average)|您(?:所在)?的?(?:电网|地区)/i);
      expect(text).not.toMatch(/your electricity caused|您的用电(?:排放|造成)了/i);
    },
  );

  it.each([
    ["At which hour of the day did I use the least last month?", /used 0\.5 kWh.+lowest/s, /6 and 7 PM|1\.5 kWh/],
    ["At which hour of the day did I use the most last month?", /used 1\.5 kWh.+highest/s, /0\.5 kWh/],
  ])("the other end of a ranking: %s", async (question, told, never) => {
    const text = await ask(question, plain);
    expect(text).toMatch(told);
    expect(text).not.toMatch(never);
  });

  it.each(["How much did my washing machine use last month?", "我的洗衣机上个月用了多少电？"])(
    "the whole home as one appliance: %s",
    async (question) => {
      for (const home of [plain, meteredHousehold()]) {
        const text = await ask(question, home);
        expect(text).not.toMatch(/\b(?:501|498) kWh/);
        expect(text).toMatch(/washing machine|洗衣机|loads apart|分辨|区分/i);
      }
    },
  );

  it.each([
    ["How much did I use on February 3?", /35 kWh on Tuesday, Feb 3, 2026/],
    ["2月3日用了多少电？", /2026年2月3日.+35 kWh/],
    ["How much did I use on Feb 3 2025?", /15 kWh on Monday, Feb 3, 2025/],
    ["How much did I use on February 3, 2025?", /15 kWh on Monday, Feb 3, 2025/],
  ])("the day of another year: %s", async (question, told) => {
    expect(await ask(question, plain)).toMatch(told);
  });
});
