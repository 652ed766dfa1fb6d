import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CitedPassage, Fact, FactUnit, Source } from "../tools/facts";
import { fact } from "../tools/facts";
import { findClaims } from "./claims";
import { checkSentence } from ".";

const upload: Source = { key: "upload:1", kind: "upload", title: "meter.xml" };
const article: Source = { key: "article:a", kind: "article", title: "An article" };
const passage: CitedPassage = {
  text: "A dryer uses 2 to 4 kWh a load, about 90% of it as heat. Rates changed in July 2023.",
  sentences: [],
  source: article,
};

function check(text: string, facts: readonly Fact[], sources: readonly Source[] = [upload]) {
  return checkSentence({ text, sources }, { facts, passages: [passage] });
}
const of = (value: number | string, unit: FactUnit, text?: string) => fact(upload, "f", value, unit, text);

describe("what the guard lets pass", () => {
  it.each<[string, Fact[]]>([
    ["Your base load is 412 W.", [of(412.3, "W")]],
    ["You used 12,397.1 kWh.", [of(12_397_107, "Wh")]],
    ["您用了 12,397.1 千瓦时。", [of(12_397_107, "Wh")]],
    ["That is 29.1% of the total.", [of(0.2911, "fraction")]],
    ["大约占了三成。", [of(0.3, "fraction")]],
    ["It cost $1,537.15 in July 2024.", [of(1537.15, "currency", "USD"), of("2024-07", "month")]],
    ["2024年7月用得最多。", [of("2024-07", "month")]],
    ["Use peaks at 18:00–19:00.", [of(18, "hour")]],
    ["On 14 July 2024, 17:00.", [of("2024-07-14T17:00", "instant")]],
    ["About 500 kWh a year.", [of(495_900, "Wh")]],
    ["That is 12% less.", [of(-0.12, "fraction")]],
    ["一天下来没有数字。", []],
  ])("%s", (text, facts) => {
    expect(check(text, facts)).toEqual({ ok: true, unbacked: [] });
  });

  it("lets a file name hold digits", () => {
    expect(check("bill-2023-99%.csv holds no prices.", [of("bill-2023-99%.csv", "text")]).ok).toBe(true);
  });

  it("lets a cited passage be quoted", () => {
    expect(check("A dryer uses 2 to 4 kWh a load.", [], [article]).ok).toBe(true);
    expect(check("Rates changed in July 2023.", [], [article]).ok).toBe(true);
  });
});

describe("planted false figures are caught", () => {
  const facts = [
    of(412, "W"),
    of(12_397_107, "Wh"),
    of(0.2911, "fraction"),
    of("2024-07", "month"),
    of(18, "hour"),
    of(1537.15, "currency", "USD"),
  ];
  it.each([
    "Your base load is 421 W.",
    "Your base load is 412 kW.",
    "Your base load is 412 kWh.",
    "You used 12,379.1 kWh.",
    "You used 12,397.2 kWh.",
    "您用了 12,397.1 千瓦。",
    "您用了一万度电。",
    "That is 92.1% of the total.",
    "That is about 40 percent of the total.",
    "大约占了五成。",
    "一半的电都浪费了。",
    "Half of your electricity is wasted.",
    "It cost €1,537.15 and 20 cents.",
    "It was highest in August 2024.",
    "It was highest in July 2023.",
    "Use peaks at 21:00–22:00.",
    "You will save twenty dollars.",
    "There are 412 of them.",
    // Energy for power and power for energy, in either language and scale.
    "Your base load is 412 Wh.",
    "Your base load is 0.412 kWh.",
    "基础负荷是 412 千瓦时。",
    "基础负荷是四百一十二度。",
    "You used 12.4 MW.",
    "You used 12,397.1 Wh.",
    // A fraction said as it stands, and a percentage of a hundred too many.
    "That is 0.29% of the total.",
    "That is 2,911% of the total.",
    "占了百分之九十二。",
    "占了九成。",
    "Three quarters of it is standby.",
    // Months that look alike, and dates where only a month is known.
    "It was highest in June 2024.",
    "最高的是2024年6月。",
    "最高的是7月15日。",
    "It was highest on 7 July 2024.",
    "It was highest in 2024-08.",
    // Money: another amount, another scale.
    "It cost $153.72.",
    "It cost 1,537 cents.",
    "花了一千五百元。",
    "You pay twenty cents per kWh.",
    // Clock times that the fact does not name.
    "Use peaks at 6:00.",
    "下午5点用电最多。",
    "0 kWh",
  ])("%s", (text) => {
    expect(check(text, facts).ok).toBe(false);
  });

  it("a true figure of a source that the sentence does not cite", () => {
    expect(check("Your base load is 412 W.", [of(412, "W")], [article]).ok).toBe(false);
  });

  it("a figure that the passage holds with another unit", () => {
    expect(check("A dryer uses 2 to 4 kW.", [], [article]).ok).toBe(false);
  });
});

describe("properties", () => {
  const unit = fc.constantFrom(["kWh", 1000], ["千瓦时", 1000], ["W", 1], ["%", 0.01]) as fc.Arbitrary<
    [string, number]
  >;
  const unitOf: Record<string, FactUnit> = { kWh: "Wh", 千瓦时: "Wh", W: "W", "%": "fraction" };

  it("any value rounded as it is written passes", () => {
    fc.assert(
      fc.property(
        unit,
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 3 }),
        ([name, factor], value, digits) => {
          const written = value.toFixed(digits);
          fc.pre(Math.abs(Number(written) - value) <= value * 0.04);
          expect(check(`It is ${written} ${name}.`, [of(value * factor, unitOf[name] ?? "count")]).ok).toBe(true);
        },
      ),
    );
  });

  it("any number that no fact holds is rejected", () => {
    fc.assert(
      fc.property(
        unit,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 100_000 }),
        ([name, factor], known, planted) => {
          fc.pre(!known.includes(planted));
          const facts = known.map((value) => of(value * factor, unitOf[name] ?? "count"));
          expect(check(`It is ${planted.toLocaleString("en-US")} ${name}.`, facts).ok).toBe(false);
        },
      ),
    );
  });
});

it("reads ranges, signs and separators", () => {
  const { figures } = findClaims("Between 0.3 and 1.2 kWh, −4 to 12%, $1,234.50, 1,000,000 Wh");
  expect(figures.map(({ value, dimension }) => [value, dimension])).toEqual([
    [300, "energyWh"],
    [1200, "energyWh"],
    [-0.04, "fraction"],
    [0.12, "fraction"],
    [1234.5, "currency"],
    [1_000_000, "energyWh"],
  ]);
});
