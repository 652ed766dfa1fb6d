import { describe, expect, it, test } from "vitest";
import { queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { answerFrame } from "../../../../../tests/support/composed";
import type { Frame } from "../../frame/frame";
import { checkAnswer } from "../../guard/frame-guard";
import type { AssistantData } from "../../ports";

const PLAIN = queriedHousehold();
const SOLAR = queriedHousehold({ solar: true });

const ANSWERS: readonly [question: string, home: AssistantData, frame: Partial<Frame>, en: string, zh: string][] = [
  [
    "a bill split between three",
    PLAIN,
    { period: "--10", mentions: { sharedBy: 3 } },
    "Split between 3, that's 167 kWh each (501 kWh ÷ 3).",
    "3 人平分，每人 167 kWh（501 kWh ÷ 3）。",
  ],
  [
    "an amount that someone states",
    PLAIN,
    { period: "--10", mentions: { stated: { amount: 600, unit: "kWh", of: "own" } } },
    "That doesn't match the 600 kWh you name, which is 99 kWh more.",
    "和您说的 600 kWh 对不上，那个数多 99 kWh。",
  ],
  [
    "an amount that is the same",
    PLAIN,
    { period: "--10", mentions: { stated: { amount: 500, unit: "kWh", of: "own" } } },
    "That matches the 500 kWh you name.",
    "和您说的 500 kWh 对得上。",
  ],
  [
    "another home's amount",
    PLAIN,
    { period: "--10", mentions: { stated: { amount: 280, unit: "kWh", of: "other" } } },
    "The 280 kWh you name for the other home is 221 kWh less. I can't see the readings of other homes, only yours.",
    "您说的另一家的 280 kWh 比这少 221 kWh。我看不到别人家的读数，只看得到您家的。",
  ],
  [
    "whether a month was the highest, and it was not",
    PLAIN,
    { period: "--02", group: "month", pick: "highest" },
    "No: February 2026 came 10th of 10 months from Jan 1 to Nov 22, 2026, counted from the highest: you used",
    "不是：2026年1月1日至11月22日的 10 个月里，从最高的数起，2026年2月排第 10 名：您用了",
  ],
  [
    "whether a month was the lowest, and it was",
    PLAIN,
    { period: "--02", group: "month", pick: "lowest" },
    "Yes: February 2026 was your lowest month from Jan 1 to Nov 22, 2026: you used",
    "是的：2026年1月1日至11月22日，单月最低的就是2026年2月，您用了",
  ],
  [
    "both ends of the months",
    PLAIN,
    { period: "year0", group: "month", aggregate: "difference", mentions: { asksEach: true, asksBothEnds: true } },
    "The highest month was",
    "单月最高的是",
  ],
  [
    "two years month by month",
    PLAIN,
    { act: "compare", period: "2026", comparedTo: "2025", group: "month" },
    "• February 2026: 472 kWh; February 2025: 452 kWh",
    "• 2026年2月：472 kWh；2025年2月：452 kWh",
  ],
  [
    "each month and what of it came on weekends",
    PLAIN,
    { period: "--09..--10", group: "month", filters: ["weekend"], mentions: { several: "part_of_each" } },
    "• October: 501 kWh, 171 kWh of it on weekends",
    "• 10月：501 kWh，其中周末的有 171 kWh",
  ],
  [
    "what was bought, sold and the net of both by month",
    SOLAR,
    { metric: "net", period: "--09..--10", group: "month", mentions: { several: "accounts" } },
    "• October: 454.5 kWh bought, 186 kWh sold, 268.5 kWh net",
    "• 10月：从电网买 454.5 kWh，卖给电网 186 kWh，净 268.5 kWh",
  ],
  [
    "most days of the week",
    PLAIN,
    { period: "--10", filters: ["mon+tue+thu+fri+sat+sun"], aggregate: "average" },
    "on all days but Wednesdays in October 2026",
    "2026年10月的其余日子（不含周三）",
  ],
];

describe("figures that belong together", () => {
  it.each(ANSWERS)("%s", async (_question, home, frame, en, zh) => {
    for (const [language, expected] of [
      ["en", en],
      ["zh", zh],
    ] as const) {
      const { text, rejected } = await answerFrame({ ...frame, language }, home);
      expect(text).toContain(expected);
      expect(rejected).toEqual([]);
    }
  });
});

test("an average by the day of two times is told by the day", async () => {
  const { text } = await answerFrame(
    { act: "compare", period: "--09", comparedTo: "--04", aggregate: "average", group: "day" },
    PLAIN,
  );
  expect(text).toContain(
    "You used 16.1 kWh a day in September 2026, about the same as in April 2026 (16.1 kWh a day).",
  );
});

test("a list of days needs not be asked about", async () => {
  const { frame, sentences, evidence } = await answerFrame(
    { period: "--10-05..--10-09", group: "day", filters: ["hours:18-22"], mentions: { asksEach: true } },
    PLAIN,
  );
  expect(checkAnswer(sentences, frame, evidence)).toEqual({ ok: true, missing: [] });
});

test("a list that is asked for is told with its ends", async () => {
  const mentions = { asksEach: true, asksList: true, asksBothEnds: true } as const;
  const { text } = await answerFrame({ period: "--09..--10", group: "month", mentions }, PLAIN);
  expect(text).toContain("• September: ");
});
