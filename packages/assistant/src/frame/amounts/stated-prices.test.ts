import { describe, expect, test } from "vitest";
import { normalWords } from "../normalize";
import { peakHoursIn } from "./hours-of-prices";
import { type StatedTariff, statedTariff } from "./said-tariff";
import { inDigits, statedPrices } from "./stated-prices";

const of = (base: number, perKwh: number, fromHour: number, toHour: number): StatedTariff => ({
  base,
  special: { perKwh, fromHour, toHour },
});

const TWO_PRICES: readonly [string, StatedTariff][] = [
  ["32p from 4pm to 7pm and 19p the rest", of(0.19, 0.32, 16, 19)],
  ["19p normally, 32p between 4 and 7 pm", of(0.19, 0.32, 16, 19)],
  ["9 cents from midnight to 6, otherwise 31 cents", of(0.31, 0.09, 0, 6)],
  ["12 cents off-peak and 30 cents peak, peak is 4-9pm", of(0.12, 0.3, 16, 21)],
  ["30 cents peak and 12 cents off-peak, off-peak from 10pm to 6am", of(0.3, 0.12, 22, 6)],
  ["Rs 9 from 6 pm to 10 pm and Rs 6 the rest", of(6, 9, 18, 22)],
  ["上个月峰谷电费多少，峰六点到二十二点一度0.617，其余谷0.307", of(0.307, 0.617, 6, 22)],
  ["峰时一度一块一，谷时一度三毛八，谷时系夜晚12点到早上8点", of(1.1, 0.38, 0, 8)],
  ["峰时1.1元，谷时0.38元，谷时是0点到8点", of(1.1, 0.38, 0, 8)],
  ["谷电三毛一，峰电六毛二，峰是早八点到晚十点", of(0.31, 0.62, 8, 22)],
  ["下午4点到9点一度6.2元，其他时间一度2.1元", of(2.1, 6.2, 16, 21)],
  ["夜晚11點至朝早7點一度0.9蚊，其他時間一度1.5蚊", of(1.5, 0.9, 23, 7)],
  ["尖峰一度7.5元，離峰一度2.3元，尖峰是下午4點到晚上10點", of(2.3, 7.5, 16, 22)],
  ["14p off-peak from 11pm to 6am, 29p peak", of(0.29, 0.14, 23, 6)],
  ["29p day and 14p from 11pm to 6am", of(0.29, 0.14, 23, 6)],
  ["8 cent at night 11 to 7 and 17 cent the rest of the time", of(0.17, 0.08, 23, 7)],
  ["峰8:00-22:00 0.57，谷22:00-8:00 0.29", of(0.29, 0.57, 8, 22)],
];

describe("two prices, and one of all hours that they are held against", () => {
  test.each<[string, StatedTariff, number]>([
    ["flat 21p, or 29p with 12p from midnight to 5 am", of(0.29, 0.12, 0, 5), 0.21],
    ["30 cents from 4 to 9 pm and 15 cents otherwise, or a flat rate of 19 cents", of(0.15, 0.3, 16, 21), 0.19],
    ["9c from 10pm to 6am, 26c the rest, or just 20c flat", of(0.26, 0.09, 22, 6), 0.2],
    ["峰8:00-22:00 0.57，谷22:00-8:00 0.29，跟不分峰谷0.54比", of(0.29, 0.57, 8, 22), 0.54],
    ["晚上10点到早上8点三毛、其他时间六毛二，和一口价五毛四比", of(0.62, 0.3, 22, 8), 0.54],
  ])("%s", (text, tariff, flat) => {
    expect(statedTariff(normalWords(text))).toEqual(tariff);
    expect(statedPrices(normalWords(text)).flat).toBe(flat);
  });
});

describe("two prices and the hours of one of them", () => {
  test.each(TWO_PRICES)("%s", (text, tariff) => expect(statedTariff(normalWords(text))).toEqual(tariff));

  test.each<[string, "first" | "second" | null]>([
    ["30 cents peak and 12 cents off-peak", "first"],
    ["off-peak 12 cents, peak 30 cents", "second"],
    ["谷0.307峰0.617", "second"],
    ["峰电六毛二，谷电三毛一", "first"],
    ["19 cents or 24 cents", null],
  ])("without hours, which is of peak: %s", (text, peak) => {
    const { pair, hours } = statedPrices(normalWords(text));
    expect([pair?.peak, hours]).toEqual([peak, null]);
  });

  test("a charge by the day or month is no price", () =>
    expect(statedPrices("at 19.5 cents a kwh plus $12 a month and 40p a day").prices).toEqual([0.195]));
});

test.each([
  ["峰是早6点到晚10点", 6, 22],
  ["谷时系夜晚12点到早上8点", 8, 24],
  ["my peak hours are 4pm to 9pm", 16, 21],
  ["off-peak is 10 pm to 6 am", 6, 22],
])("what the asker calls peak: %s", (text, fromHour, toHour) =>
  expect(peakHoursIn(inDigits(normalWords(text)))).toEqual({ fromHour, toHour }),
);
