import { describe, expect, test } from "vitest";
import { queriedHousehold } from "../../../../tests/fixtures/queried-home";
import { converse } from "../../../../tests/support/converse";
import type { Frame } from "./frame";
import { normalWords } from "./normalize";
import { withRatio } from "./said-ratios";

const OWN: Frame = { language: "en", act: "ask", scope: "own", topics: [], sureness: 1, read: {} };
const read = (text: string) => withRatio(OWN, normalWords(text), null);

describe("a ratio of the own readings is read by its words", () => {
  test.each<[string, Partial<Frame>]>([
    [
      "load factor for last month please",
      { metric: "power", aggregate: "average", mentions: { asksLoadFactor: true } },
    ],
    ["上个月的负载率", { metric: "power", mentions: { asksLoadFactor: true } }],
    ["What percentage of my readings is missing?", { mentions: { asksDataGaps: true, asksCoverage: true } }],
    ["数据完整率是多少", { mentions: { asksDataGaps: true, asksCoverage: true } }],
    ["which days are incomplete", { mentions: { asksDataGaps: true } }],
    ["八月有几天缺读数", { mentions: { asksDataGaps: true } }],
    ["our subscribed power is 6 kW, how often did we exceed it", { pick: "above:6kW", group: "day", metric: "power" }],
    ["契约容量10千瓦，有没有超过", { pick: "above:10kW", group: "day" }],
    ["how many hours was the house above 900 watts", { pick: "above:900W", group: "hour" }],
    [
      "功率高于2kW的小时有多少个，主要集中在几点",
      { pick: "above:2kW", group: "hour", mentions: { asksWorst: true, asksWhenBeyond: true } },
    ],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

  test.each(["上个月有几天用电不到10度", "how many days last month were under 10 kWh"])(
    "days are counted by their energy: %s",
    (text) => {
      const counted: Frame = { ...OWN, metric: "count", aggregate: "count", group: "day", pick: "below:10kWh" };
      expect(withRatio(counted, normalWords(text), null)).toMatchObject({ metric: "energy", group: "day" });
    },
  );

  test.each([
    "what does load factor mean",
    "什么是负荷率",
    "my 2 kW heater, how many hours did it run",
    "how many hours did we use in October",
    "is the data real",
  ])("not of %s", (text) => expect(read(text)).toEqual(OWN));
});

describe("and told of the readings", () => {
  const home = queriedHousehold({ home: { tariff: null } });
  test.each<[messages: readonly string[], told: RegExp]>([
    [
      ["What was my load factor in August 2026?"],
      /^Your load factor in August 2026 was 45\.3%: 1\.36 kW on average, against a peak of 3 kW/,
    ],
    [["What was my load factor in August 2026?", "Same for October."], /in October 2026 was 44\.9%/],
    [["十月的负荷率是多少"], /^2026年10月您的负荷率是 44\.9%/],
    [["How complete is my data for October 2026?"], /October 2026 is 100% complete: 744 of 744 hours/],
    [
      ["In how many hours of this year did we exceed 2 kWh, and what share of the total energy was in those hours?"],
      /hours.*more than 2 kWh.*made up [\d.]+% of the electricity you used in that time: [\d.,]+ kWh of 6,770 kWh/,
    ],
    [["今年有几天超过30度，这些天占全年用电的百分之几"], /27 天.*15\.1%：6,770 kWh 里的 1,023 kWh/],
    [["Our fuse allows 40 kW, have we ever been over that?"], /none of the 365 days.*21\.5 kW/],
    [["功率超过2kW的小时有几个?都集中在几点"], /这些小时里 \d\d:00–\d\d:00 最多/],
  ])("%j", async (messages, told) => expect(await converse(home, ...messages)).toMatch(told));
});
