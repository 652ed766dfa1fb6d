import { describe, expect, it } from "vitest";
import { assistantDataOf } from "../../../tests/fixtures/assistant-data";
import { DEVICES, meteredHousehold, sunnyHousehold } from "../../../tests/fixtures/metered-household";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { ownFrame } from "../../../tests/support/composed";
import { knowledge } from "../../../tests/support/knowledge";
import { type AssistantData, composeAnswer } from "./answer";
import type { Frame } from "./frame/frame";
import { checkTold, namesFlows } from "./guard";
import { findClaims } from "./guard/claims";
import { type AnswerKind, planOf } from "./plan";
import { fact, type Source } from "./tools/facts";

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

/** One question of each kind that tells own figures. */
const TOLD: readonly (readonly [AnswerKind, Partial<Frame>])[] = [
  ["figures", { period: "month-1" }],
  ["figures", { period: "month-1", filters: ["night"], aggregate: "share" }],
  ["figures", { period: "week-1", group: "day", pick: "highest" }],
  ["figures", { period: "month-1", comparedTo: "last12m", mentions: { asksIfMuch: "much" } }],
  ["figures", { period: "month-1", change: "less:10%" }],
  ["figures", { filters: ["evening"], change: "more:20%", group: "month" }],
  ["breakdown", { group: "appliance" }],
  ["breakdown", { group: "appliance", period: "week-1" }],
  ["breakdown", { group: "appliance", filters: ["hours:8-15"] }],
  ["breakdown", { appliances: ["ev"], period: "month-1" }],
  ["bill", { subject: "bill", metric: "energy", period: "month-1" }],
  ["bill_explain", { act: "explain", subject: "bill" }],
  ["summary", { subject: "file" }],
  ["anomalies", { metric: undefined, topics: [{ topic: "unusual-use", probability: 0.9 }] }],
  ["why", { act: "explain", period: "month-1" }],
  ["forecast", { act: "forecast", period: "month0" }],
  ["forecast", { act: "forecast", period: "day+1" }],
  ["forecast", { act: "forecast", period: "week+1", metric: "cost" }],
  ["savings", { act: "advise", metric: "savings" }],
  ["savings", { metric: "savings", subject: "ev" }],
  ["tariff_compare", { act: "compare", subject: "tariff", metric: "cost" }],
  ["home_matters", { mentions: { homeMatter: { kind: "measures" } } }],
];

const withoutBattery = DEVICES.filter(({ type }) => type !== "battery");
const HOMES: readonly (readonly [name: string, hasPanels: boolean, AssistantData])[] = [
  ["a plain home", false, meteredHousehold({ devices: async () => withoutBattery })],
  ["a home with a battery", false, meteredHousehold()],
  ["a home with panels", true, sunnyHousehold({ devices: async () => withoutBattery })],
  ["a home with panels and a battery", true, sunnyHousehold()],
];

/** An amount of the whole home that is called use: of a load it may be, and so may what panels supplied. */
const CALLED_USE = {
  en: /\b(?:you|your home|you've) (?:have )?used? (?:[\d,.]+ kWh|the (?:most|least))|kWh (?:that )?you used?\b|(?:everything|electricity) you used|of your use\b|expect you to use/i,
  zh: /用了 ?[\d,.]+ kWh|用电 ?[\d,.]+ kWh|总用电|全部用电的|已用 ?\d|用电最多/,
} as const;

/** At a glance. What lists several measures, days or parts is longer, and may not grow. */
const AT_A_GLANCE = 60;
const MOST_WORDS: ReadonlyMap<AnswerKind, number> = new Map<AnswerKind, number>([
  ["anomalies", 72],
  ["breakdown", 62],
  ["home_matters", 106],
  ["savings", 72],
  ["summary", 78],
  ["tariff_compare", 75],
  ["why", 66],
]);
/** Of Chinese, as much as so many English words take. */
const HAN_PER_WORD = 1.7;

function lengthOf(text: string, language: "en" | "zh"): number {
  const told = text.replaceAll(/\s?\[\d+\]/g, "");
  if (language === "en") return told.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const han = told.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han / HAN_PER_WORD + (told.match(/[A-Za-z\d$.,:%–-]+/g)?.length ?? 0);
}

describe.each(HOMES)("%s", (_name, hasPanels, data) => {
  it.each(TOLD.flatMap(([kind, frame]) => (["en", "zh"] as const).map((language) => ({ kind, frame, language }))))(
    "$kind of $frame in $language",
    async ({ kind, frame, language }) => {
      const asked = ownFrame({ ...frame, language });
      expect(planOf(asked)).toBe(kind);
      const { text, rejected } = await composeAnswer(
        { text: "", language, turns: [], surface: "site", frame: asked },
        data,
        knowledge,
      );
      expect(rejected).toEqual([]);
      expect(text).not.toBe("");
      // No answer was asked back in place of its figures.
      expect(text).not.toMatch(/I couldn't work that out for|我这次没能算出来/);
      if (hasPanels) expect(text).not.toMatch(CALLED_USE[language]);
      expect(lengthOf(text, language)).toBeLessThanOrEqual(MOST_WORDS.get(kind) ?? AT_A_GLANCE);
    },
  );
});

/** The same facts as the composers have, in the words of each error. */
const METER_SOURCE: Source = { key: "meter:1", kind: "meter", title: "Meter" };
const FACTS = [
  fact(METER_SOURCE, "total", 454_500, "Wh"),
  fact(METER_SOURCE, "used", 389_000, "Wh"),
  fact(METER_SOURCE, "share.cooling", 0.348, "fraction"),
  fact(METER_SOURCE, "energy.cooling", 135_000, "Wh"),
  fact(METER_SOURCE, "stretch.expected", 610_000, "Wh"),
  fact(METER_SOURCE, "query.own_use.whole.1", 91_000, "Wh"),
];

describe("a sentence is dropped in a home with panels, and stands in one without:", () => {
  it.each([
    "You used 454.5 kWh from Oct 1 to Oct 31, 2026.",
    "Cooling is the biggest part: 135 kWh, or 34.8% of the 389 kWh you used.",
    "Cooling accounts for 135 kWh, or 34.8% of everything you used.",
    "By then I expect you to use 610 kWh.",
    "2026年10月您一共用了 454.5 kWh。",
    "最大一项是空调：135 kWh，占总用电 389 kWh 的 34.8%。",
    "预计用电 610 kWh。",
    "到目前为止已用 454.5 kWh。",
  ])("%s", (text) => {
    const said = { text, sources: [METER_SOURCE], ...findClaims(text) };
    expect(namesFlows(said, FACTS, true)).toBe(false);
    expect(namesFlows(said, FACTS, false)).toBe(true);
  });

  it.each([
    "You bought 454.5 kWh from the grid in October.",
    "Cooling used 135 kWh.",
    "空调用了 135 kWh。",
    "Your home used 91 kWh of its own solar power.",
    "您家用掉自家光伏的电 91 kWh。",
    "Cooling is 34.8% of the 389 kWh you bought, and that's on a time-of-use tariff.",
  ])("but not: %s", (text) => {
    expect(namesFlows({ text, sources: [METER_SOURCE], ...findClaims(text) }, FACTS, true)).toBe(true);
  });
});

it.each([
  [
    "breakdown",
    ["period"],
    { period: "2026-10", group: "appliance" },
    "From Nov 1 to Nov 30, 2025, cooling took 135 kWh.",
    "period",
  ],
  ["breakdown", ["filters"], { filters: ["weekend"], group: "appliance" }, "Cooling took 135 kWh.", "filters"],
  ["breakdown", ["appliances"], { appliances: ["washer"] }, "Everything took 389 kWh.", "appliances"],
  ["forecast", ["period"], { act: "forecast", period: "2026-12" }, "2026年11月预计 610 kWh。", "period"],
] as const)("%s without its %s is asked again", (_kind, slots, frame, text, missing) => {
  const asked = ownFrame({ ...(frame as Partial<Frame>), language: /\p{Script=Han}/u.test(text) ? "zh" : "en" });
  const sentences = [{ text, sources: [METER_SOURCE] }];
  const verdict = checkTold(sentences, asked, { facts: FACTS, passages: [] }, { today: "2026-11-23", slots });
  expect(verdict.missing).toEqual([missing]);
});
