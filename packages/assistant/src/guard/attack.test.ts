import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CitedPassage, Fact, FactUnit, Source } from "../tools/facts";
import { fact } from "../tools/facts";
import { checkDraft } from "../../../../tests/support/check-draft";
import { checkSentence } from ".";

const meter: Source = { key: "meter:1", kind: "meter", title: "Meter" };
const plans: Source = { key: "product:plans", kind: "product", title: "Plans" };
const article: Source = { key: "article:a", kind: "article", title: "An article" };
const of = (id: string, value: number | string, unit: FactUnit, text?: string): Fact =>
  fact(meter, id, value, unit, text);

/** What the tools found: every attack below is made of these values and of none else. */
const FACTS: readonly Fact[] = [
  of("baseLoadWatts", 412, "W"),
  of("peakDemand", 6120, "W"),
  of("total", 12_397_107, "Wh"),
  of("month.change", -0.12, "fraction"),
  of("nightShare", 0.25, "fraction"),
  of("bill.amount", 123.17, "currency", "USD"),
  of("average.price", 0.21, "price", "USD"),
  of("month", "2024-07", "month"),
  of("peakDemandAt", "2024-07-21T17:00:00", "instant"),
  of("peakHour", 18, "hour"),
  of("start", "19:30", "time"),
  of("duration", 90, "minutes"),
  of("setting", 20, "celsius"),
  of("emissions", 310, "kgCo2"),
  of("position", 3, "rank"),
  of("points", 1250, "points"),
  of("daysChange", 1, "fraction"),
  of("half", 0.5, "Wh"),
  fact(plans, "growth.monthly", 49, "currency", "USD"),
];
const PASSAGE: CitedPassage = {
  text: "Standby takes 5% to 10% of a home's electricity, about one third of it from the television.",
  sentences: [],
  source: article,
};
const evidence = { facts: FACTS, passages: [PASSAGE] };
const check = (text: string, sources: readonly Source[] = [meter]) => checkSentence({ text, sources }, evidence).ok;

describe("true figures pass however they are written", () => {
  it.each([
    "Your base load is 412W.",
    "Your base load is 0.412 kW.",
    "Your base load is four hundred and twelve watts.",
    "基础负荷是四百一十二瓦。",
    "基础负荷是 ４１２ 瓦。",
    "You used 12,397 kWh, or 12.4 MWh.",
    "You used 12 397 kWh.",
    "You used 12.4k kWh.",
    "您用了 1.24 万度电。",
    "You used 12% less.",
    "Your use fell by 12%.",
    "比上月少了 12%。",
    "A quarter of it is used at night.",
    "四分之一在夜间。",
    "夜间占百分之二十五。",
    "One in four kilowatt-hours is used at night.",
    "It cost $123.17, or 12,317¢.",
    "It cost 123.17 dollars.",
    "You pay 21 cents per kWh.",
    "A kWh costs you $0.21.",
    "It was highest in July.",
    "最高的是七月，不，是7月。",
    "It starts at 7:30 pm.",
    "It starts at 7:30 PM on Jul 21, 2024.",
    "It is highest at 6–7 PM.",
    "It is highest from 6 to 7 PM.",
    "最高的是 18:00–19:00。",
    "It starts at half past seven in the evening.",
    "晚上七点半开始。",
    "It takes an hour and a half: 90 minutes.",
    "It takes 1 h 30 min.",
    "It takes 1.5 hours.",
    "It takes PT1H30M.",
    "It is set to 20 °C (68 °F).",
    "空调设为 20 度。",
    "That is 310 kg of CO₂.",
    "You are 3rd with 1,250 points.",
    "您排第 3 名，有 1250 积分。",
    "Your daily use doubled.",
    "它用了 .5 瓦时。",
  ])("%s", (text) => {
    expect(checkSentence({ text, sources: [meter] }, evidence)).toEqual({ ok: true, unbacked: [] });
  });

  it("a passage quoted in part", () => {
    expect(check("The television makes up a third of it.", [article])).toBe(true);
  });
});

describe("false figures are caught however they are dressed", () => {
  it.each<[kind: string, text: string]>([
    ["words", "Your base load is a dozen watts."],
    ["words", "You used thousands of kWh."],
    ["words", "Half of it is used at night."],
    ["words", "You used five times as much in winter."],
    ["words", "三分之一在夜间。"],
    ["words", "一半在夜间。"],
    ["words", "Two-thirds of it is used at night."],
    ["words", "One in three kilowatt-hours is used at night."],
    ["words", "You saved fifty last month."],
    ["words", "You have zero points."],
    ["words", "用电是平均的三倍。"],
    ["words", "比上月打了八成。"],
    ["spelled decimals", "You used zero point seven watt-hours."],
    ["spelled decimals", "用了三点二千瓦时。"],
    ["glued units", "Your base load is 412kW."],
    ["glued units", "Your base load is 412Wh."],
    ["glued currency", "It cost USD412."],
    ["thousands", "You used 12,397,107 kWh."],
    ["thousands", "You used 123,97 kWh."],
    ["thousands", "You used 12.397,1 kWh."],
    ["thousands", "You used 1 412 W."],
    ["magnitude", "You used 12k MWh."],
    ["magnitude", "您用了 12 万度电。"],
    ["magnitude", "You used 12 thousand MWh."],
    ["full width", "基础负荷是 ４１３ 瓦。"],
    ["other digits", "Your base load is ٤١٣ W."],
    ["hidden characters", "Your base load is 4\u200B2 W."],
    ["sign", "Your base load is −412 W."],
    ["sign", "It cost -$123.17."],
    ["direction", "You used 12% more."],
    ["direction", "Your use rose by 12%."],
    ["direction", "比上月多了 12%。"],
    ["superscript", "Your base load is 412² W."],
    ["superscript", "It takes 9⁰ minutes."],
    ["fractions", "It takes 2½ hours."],
    ["fractions", "½ of it is used at night."],
    ["leading point", "Your base load is .7 kW."],
    ["exponent", "You used 1.24e5 kWh."],
    ["exponent", "You used 1.24×10^5 kWh."],
    ["dates", "It was highest in August."],
    ["dates", "It was highest in 2023."],
    ["dates", "It was highest on 14 July."],
    ["dates", "最高的是2023年。"],
    ["conversion", "You used 12.4 GWh."],
    ["conversion", "It cost 123.17 cents."],
    ["conversion", "It is set to 20 °F."],
    ["conversion", "It takes 90 hours."],
    ["conversion", "That is 310 tonnes of CO₂."],
    ["wrong unit", "Your base load is 412 dollars."],
    ["wrong unit", "Your base load is 412%."],
    ["wrong unit", "You have 1,250 green coins."],
    ["wrong unit", "You used 25 kWh at night."],
    ["wrong currency", "It cost €123.17."],
    ["wrong currency", "花了 123.17 元。"],
    ["price for a sum", "You pay $123.17 per kWh."],
    ["sum for a price", "It cost $0.21."],
    ["wrong fact", "Your base load is 6.12 kW."],
    ["wrong fact", "Your peak demand was 412 W."],
    ["wrong source", "Your plan costs $49."],
    ["clock", "It starts at 7:30."],
    ["clock", "It is highest at 6–7 AM."],
    ["clock", "It is highest at 6–8 PM."],
    ["clock", "It is highest at 6 AM–7 PM."],
    ["clock", "最高的是 6:00–7:00。"],
    ["date", "It was highest on Jul 22, 2024."],
    ["date", "It was highest on Aug 21, 2024."],
    ["date", "It was highest on Jul 21, 2023."],
    ["clock", "It starts at 7:30 am."],
    ["clock", "早上七点半开始。"],
    ["clock", "It starts at midnight."],
    ["duration", "It takes 1 h 45 min."],
    ["rank", "You are 2nd."],
    ["rank", "您排第2名。"],
    ["range", "It saves 5 to 25% of the bill and 30 kWh."],
  ])("%s: %s", (_kind, text) => {
    expect(check(text)).toBe(false);
  });
});

describe("properties", () => {
  const dress = fc.constantFrom<(value: number) => string>(
    (value) => `${value} W`,
    (value) => `${value}W`,
    (value) => `**${value}** W`.replaceAll("*", ""),
    (value) => value.toLocaleString("en-US") + " watts",
    (value) => [...String(value)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join("") + " 瓦",
    (value) => `${(value / 1000).toFixed(3)} kW`,
    (value) => `about ${value} W`,
  );

  it("a value far from every fact is caught in every dress", () => {
    fc.assert(
      fc.property(dress, fc.integer({ min: 1, max: 200_000 }), (write, value) => {
        fc.pre([412, 6120].every((known) => Math.abs(value - known) > known * 0.05));
        expect(check(`It draws ${write(value)}.`)).toBe(false);
      }),
    );
  });

  it("a fact's own value passes in every dress", () => {
    fc.assert(
      fc.property(dress, fc.integer({ min: 1, max: 200_000 }), (write, value) => {
        const facts = [of("power", value, "W")];
        expect(checkSentence({ text: `It draws ${write(value)}.`, sources: [meter] }, { facts, passages: [] })).toEqual(
          {
            ok: true,
            unbacked: [],
          },
        );
      }),
    );
  });

  it("reads any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        expect(typeof check(text)).toBe("boolean");
      }),
    );
  });
});

describe("a whole draft of any maker", () => {
  it("keeps what is backed, with its source, and says what is not and why", () => {
    const { passed, rejected } = checkDraft(
      "Your base load is 412 W [1]. You could save $500 a year.\n- Growth costs $49 a month.\n- Enterprise costs $99.",
      evidence,
      "en",
    );
    expect(passed).toEqual([
      { text: "Your base load is 412 W.", sources: [meter] },
      { text: "Growth costs $49 a month.", sources: [plans], ownLine: true },
    ]);
    expect(rejected).toEqual([
      { sentence: "You could save $500 a year.", reasons: ["$500"] },
      { sentence: "Enterprise costs $99.", reasons: ["$99"] },
    ]);
  });

  it("holds a marked sentence against the source that it names", () => {
    const draft = "Your base load is 412 W [2].";
    expect(checkDraft(draft, evidence, "en", [meter, plans]).passed).toEqual([]);
    expect(checkDraft(draft, evidence, "en", [plans, meter]).rejected).toEqual([]);
  });

  it("cuts Chinese sentences", () => {
    const { passed, rejected } = checkDraft("基础负荷是 412 瓦。每年能省 900 元！", evidence, "zh");
    expect(passed).toHaveLength(1);
    expect(rejected).toEqual([{ sentence: "每年能省 900 元！", reasons: ["900 元"] }]);
  });
});
