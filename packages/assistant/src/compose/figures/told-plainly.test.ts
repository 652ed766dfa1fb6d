import { describe, expect, it } from "vitest";
import { isThirdHour, queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { answerFrame } from "../../../../../tests/support/composed";
import type { Frame } from "../../frame/frame";

/* Figures as a person would tell them: yes or no first, short lists, each thing once. */

const PLAIN = queriedHousehold();
const GAPPY = queriedHousehold({ lacks: isThirdHour });

describe("yes or no", () => {
  it.each<[frame: Partial<Frame>, en: RegExp, zh: RegExp]>([
    [
      { period: "month-1", group: "day", pick: "above:18kWh", mentions: { asksIfAny: true } },
      /^Yes\. On 9 of 31 days in October 2026, you used more than 18 kWh\./,
      /^有。2026年10月，31 天中有 9 天您用了 18 kWh 以上。/,
    ],
    [
      { period: "2025", group: "hour", pick: "above:4kWh", mentions: { asksIfAny: true } },
      /^No\. You used more than 4 kWh in none of the 8,760 hours in 2025\./,
      /^没有。2025年，8,760 个小时里没有出现您用了 4 kWh 以上的情况。/,
    ],
    [
      { period: "month-1", group: "day", pick: "below:5kWh", mentions: { asksIfAny: true } },
      /^No\. You used less than 5 kWh on none of the 31 days/,
      /^没有。/,
    ],
    // Who asks how many wants the number.
    [{ period: "month-1", group: "day", pick: "above:18kWh" }, /^On 9 of 31 days/, /^2026年10月/],
  ])("%j", async (frame, en, zh) => {
    expect((await answerFrame(frame, PLAIN)).text).toMatch(en);
    expect((await answerFrame({ ...frame, language: "zh" }, PLAIN)).text).toMatch(zh);
  });
});

describe("lists", () => {
  it.each<Partial<Frame>>([
    { period: "2025", aggregate: "median", group: "week" },
    { period: "2025", aggregate: "median", group: "hour" },
    { period: "2025", group: "day", pick: "top:40" },
    { period: "2025", group: "day", pick: "above:1kWh", mentions: { asksEach: true } },
    { period: "2025", group: "hour", mentions: { asksEach: true, asksList: true } },
  ])("name no more than are read at a glance: %j", async (frame) => {
    for (const language of ["en", "zh"] as const) {
      const { text } = await answerFrame({ ...frame, language }, PLAIN);
      expect(text.match(/\d kWh/g)?.length).toBeLessThanOrEqual(15);
    }
  });

  it("say that there are more", async () =>
    expect((await answerFrame({ period: "2025", group: "day", pick: "top:40" }, PLAIN)).text).toMatch(
      /^Your 40 highest days in 2025: .*, and more\.$/,
    ));

  it("mark what the time cuts off", async () => {
    const frame: Partial<Frame> = { period: "last3m", group: "month", mentions: { asksEach: true } };
    expect((await answerFrame(frame, PLAIN)).text).toMatch(/• August \(9 days only\): .*\n• September: /);
    expect((await answerFrame({ ...frame, language: "zh" }, PLAIN)).text).toMatch(/• 8月（只有 9 天）：/);
    // Average days need no mark.
    const perDay = { ...frame, mentions: { asksEach: true, perDay: true } } as const;
    expect((await answerFrame(perDay, PLAIN)).text).not.toMatch(/only/);
  });

  it("keep the years of two", async () =>
    expect(
      (await answerFrame({ period: "2025-11..2026-02", group: "month", mentions: { asksEach: true } }, PLAIN)).text,
    ).toMatch(/• December 2025: .*\n• January 2026: /));
});

it("tells the median of single hours as one figure", async () => {
  const frame: Partial<Frame> = { period: "month-1", aggregate: "median", group: "hour" };
  expect((await answerFrame(frame, PLAIN)).text).toBe("In the median hour in October 2026, you used 0.5 kWh.");
  expect((await answerFrame({ ...frame, language: "zh" }, PLAIN)).text).toMatch(/一个小时里您用了 0\.5 kWh。$/);
});

it("says of days over a limit that there may be more where hours are missing", async () => {
  const frame: Partial<Frame> = { period: "month-1", group: "day", pick: "above:12kWh" };
  expect((await answerFrame(frame, GAPPY)).text).toMatch(/^On at least \d+ of 31 days/);
  expect((await answerFrame({ ...frame, language: "zh" }, GAPPY)).text).toMatch(/中有至少 \d+ 天/);
});

it("cannot rule out what it has not measured", async () => {
  const frame: Partial<Frame> = { period: "month-1", group: "day", pick: "above:40kWh", mentions: { asksIfAny: true } };
  expect((await answerFrame(frame, GAPPY)).text).toMatch(/^No\. .* so I can't rule it out\.$/);
  expect((await answerFrame(frame, PLAIN)).text).not.toMatch(/rule it out/);
});

it("lists the weeks of a month, of which the first begins before it", async () =>
  expect((await answerFrame({ period: "month-1", group: "week", mentions: { asksEach: true } }, PLAIN)).text).toMatch(
    /• the week of Sep 28, 2026 \(4 days only\): .*\n• the week of Oct 5, 2026: /,
  ));

it("shows the decimals that tell a figure from its limit", async () => {
  const frame: Partial<Frame> = { period: "month-1", group: "day", pick: "above:18.98kWh" };
  expect((await answerFrame(frame, PLAIN)).text).toMatch(/more than 18\.98 kWh\. The highest was .* 19 kWh/);
});

it("has no average day of a single one", async () => {
  const frame: Partial<Frame> = { period: "2026-11-19", group: "weekday" };
  expect((await answerFrame(frame, PLAIN)).text).not.toMatch(/a day/);
  expect((await answerFrame({ ...frame, language: "zh" }, PLAIN)).text).not.toMatch(/每天/);
});

it.each<[period: string, en: RegExp, zh: RegExp]>([
  [
    "day0",
    /^I don't have readings for today \(Nov 23, 2026\) yet: the newest ones are of Nov 22, 2026\./,
    /^今天（2026年11月23日）的读数还没有/,
  ],
  // What is long past has not been measured.
  ["2024-03-01", /^I have no readings for that time/, /没有读数/],
])("says of %s what there is", async (period, en, zh) => {
  expect((await answerFrame({ period }, PLAIN)).text).toMatch(en);
  expect((await answerFrame({ period, language: "zh" }, PLAIN)).text).toMatch(zh);
});
