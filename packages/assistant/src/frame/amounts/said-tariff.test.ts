import { describe, expect, test } from "vitest";
import { normalWords } from "../normalize";
import { asksBlended, asksOtherTariff, type StatedTariff, statedTariff } from "./said-tariff";

const STATED: readonly [string, StatedTariff][] = [
  ["what if I'd had a flat rate of 31 cents, would I have paid less", { base: 0.31 }],
  ["would a fixed tariff at $0.22 per kWh be cheaper for us", { base: 0.22 }],
  ["had we been paying a fixed 18 cents per kWh, would our costs be lower", { base: 0.18 }],
  ["要是我一直用三毛一度的一口价，会便宜吗", { base: 0.3 }],
  [
    "my sister pays 9 cents from 11pm to 5am and 41 cents otherwise, is that better than mine",
    { base: 0.41, special: { perKwh: 0.09, fromHour: 23, toHour: 5 } },
  ],
  [
    "would 8 cents between midnight and 7 am, 36 the rest of the day, beat my tariff",
    { base: 0.36, special: { perKwh: 0.08, fromHour: 0, toHour: 7 } },
  ],
  [
    "如果晚上10点到早上6点是0.1美元，其余时间0.4美元，比我现在便宜吗",
    { base: 0.4, special: { perKwh: 0.1, fromHour: 22, toHour: 6 } },
  ],
  [
    "at 11 cents off-peak and 24 cents from 2 pm to 7 pm on weekdays, what would I have paid last month",
    { base: 0.11, special: { perKwh: 0.24, fromHour: 14, toHour: 19, weekdaysOnly: true } },
  ],
  [
    "尖峰一度5块离峰一度2块，尖峰是平日早上九点到晚上九点，上个月电费多少",
    { base: 2, special: { perKwh: 5, fromHour: 9, toHour: 21, weekdaysOnly: true } },
  ],
  [
    "峰时1元谷时0.4元，峰时是周一到周五8点到22点，上个月电费多少",
    { base: 0.4, special: { perKwh: 1, fromHour: 8, toHour: 22, weekdaysOnly: true } },
  ],
];

describe("another tariff for the own readings", () => {
  test.each(STATED)("with its prices: %s", (text, tariff) => {
    expect(asksOtherTariff(normalWords(text))).toBe(true);
    expect(statedTariff(normalWords(text))).toEqual(tariff);
  });

  test.each(["would a flat rate have been cheaper for me", "我改成阶梯电价会不会更省", "換成不分時電價划算嗎"])(
    "without them: %s",
    (text) => {
      expect(asksOtherTariff(normalWords(text))).toBe(true);
      expect(statedTariff(normalWords(text))).toBeUndefined();
    },
  );

  test.each([
    "what does a 1500 W heater cost for 3 hours at 30 cents",
    "is time of use cheaper than flat",
    "what is my tariff",
    "would I have paid less on wholesale than on my flat plan",
    "can I save by charging from 11pm to 5am",
    "架車仲要幾耐先充滿",
  ])("is not: %s", (text) => expect(asksOtherTariff(normalWords(text))).toBe(false));
});

test.each([
  ["my average price per kWh with peak and off-peak blended", true],
  ["峰谷合在一起平均多少钱一度", true],
  ["my average price by tariff period", false],
])("one price for all hours: %s", (text, isBlended) => expect(asksBlended(normalWords(text))).toBe(isBlended));
