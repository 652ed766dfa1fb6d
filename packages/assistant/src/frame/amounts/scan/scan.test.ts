import { formatMoney, formatNumber, formatPercent } from "@wattleaf/shared/i18n/format/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalWords } from "../../normalize";
import { CURRENCIES } from "./currencies";
import { codeOf, scanAmounts } from "./scan";

const codesIn = (text: string) => scanAmounts(normalWords(text)).map(codeOf);

describe("amounts in a sentence", () => {
  test.each<[string, string[]]>([
    ["I have 100 dollars for the month and current costs 12 cent", ["100usd", "0.12usd"]],
    ["first 100 units at Rs 3.5, the rest at 7.2", ["100kWh", "3.5inr", "7.2"]],
    ["1,140 kWh at €0,31 per kWh", ["1140kWh", "0.31/kWh"]],
    ["thirteen and a half cents a kilowatt hour", ["0.135/kWh"]],
    ["one unit is 30 cents", ["0.3/kWh"]],
    [".38 dollars a unit", ["0.38/kWh"]],
    ["5 naira per unit", ["5/kWh"]],
    ["kr 2.80 per kWh", ["2.8/kWh"]],
    ["95 øre per kWh", ["0.95/kWh"]],
    ["RM 0.57 / 57 sen", ["0.57myr", "0.57myr"]],
    ["Rs 8 a unit", ["8/kWh"]],
    ["AED 0.38, 38 fils per kWh", ["0.38aed", "0.38/kWh"]],
    ["from 20 to 25 cents", ["0.2usd", "0.25usd"]],
    ["charge it from 20 to 80%", ["20%", "80%"]],
    ["a 1.5 kW heater for half an hour", ["1.5kW", "0.5h"]],
    ["2 hours and a half at 60 watts", ["2.5h", "60W"]],
    ["20 kWh a day, 300 euros/month, 12,000 miles per year", ["20kWh/day", "300eur/month", "12000mi/year"]],
    ["18 kWh per 100 km and 3.5 miles per kWh", ["18kWh/100km", "3.5mi/kWh"]],
    ["1.2 kWh per cycle", ["1.2kWh"]],
    ["a 12k system", ["12000"]],
    ["一度电两块", ["2/kWh"]],
    ["五毛六一度", ["0.56/kWh"]],
    ["1块1一度", ["1.1/kWh"]],
    ["1.8蚊一度", ["1.8/kWh"]],
    ["电价六角一分七，谷价三角零七", ["0.617cny", "0.307cny"]],
    ["五毛七一天", ["0.57cny/day"]],
    ["3块2毛5", ["3.25cny"]],
    ["三块半", ["3.5cny"]],
    ["一台一千五百瓦的取暖器每天开三个半小时", ["1500W", "3.5h"]],
    ["两度半", ["2.5kWh"]],
    ["1万5千公里，百公里十四度", ["15000km", "14kWh/100km"]],
    ["每次3度电", ["3kWh"]],
    ["涨了百分之十五", ["15%"]],
    ["1千瓦", ["1kW"]],
  ])("%s", (text, codes) => expect(codesIn(text)).toEqual(codes));
});

test.each([
  "from 4pm to 7pm",
  "5-8 pm",
  "at 18:30 on 2026-10-05",
  "the 3rd of May",
  "10月3号下午4点",
  "三分之一",
  "1080p",
  "what does a kWh cost at 5 in the morning",
])("no money, energy or power: %s", (text) =>
  expect(scanAmounts(normalWords(text)).filter(({ kind }) => kind !== "number")).toEqual([]),
);

test("offsets are those of the text", () => {
  const text = "i pay thirteen cents per kwh for 450 kwh";
  for (const { words, from, to } of scanAmounts(text)) expect(text.slice(from, to)).toBe(words);
});

describe("what answers write is read back", () => {
  const languages = fc.constantFrom("en" as const, "zh" as const);
  const numbers = fc.integer({ min: 1, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  const written = CURRENCIES.map(({ code }) => code.toUpperCase());

  test("money", () =>
    fc.assert(
      fc.property(numbers, fc.constantFrom(...written), languages, (amount, currency, language) => {
        const [read, ...others] = scanAmounts(normalWords(formatMoney(amount, currency, language)));
        expect([read?.kind, read?.number, read?.unit, others]).toEqual(["money", amount, currency.toLowerCase(), []]);
      }),
    ));

  test.each([
    ["kWh", "energy"],
    ["kW", "power"],
    ["W", "power"],
    ["hours", "duration"],
    ["km", "distance"],
  ])("%s", (unit, kind) =>
    fc.assert(
      fc.property(numbers, languages, (number, language) => {
        const [read, ...others] = scanAmounts(normalWords(`${formatNumber(number, language, 2)} ${unit}`));
        expect([read?.kind, read?.number, others]).toEqual([kind, number, []]);
      }),
    ),
  );

  test("percentages", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), languages, (tenths, language) => {
        const [read] = scanAmounts(formatPercent(tenths / 1_000, language));
        expect([read?.kind, read?.number]).toEqual(["share", tenths / 10]);
      }),
    ));
});
