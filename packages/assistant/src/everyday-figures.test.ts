import { describe, expect, it } from "vitest";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { converse } from "../../../tests/support/converse";

/* What customers ask of their own readings in plain words, on a home of which every figure can be worked out. */

const home = queriedHousehold();

const ask = (...messages: readonly string[]) => converse(home, ...messages);

describe("plain questions", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [
      ["How much did I use in June, July and August?", "which of those was the highest?"],
      /August 2026 was your highest month/,
    ],
    [["六七八月用了多少度电", "其中哪个月最高"], /单月最高的是2026年[78]月/],
    [["六七八月一共多少"], /您用了 .* kWh/],
    [["今年6到9月用了多少度"], /2026年6月至9月/],
    [["average weekday evening use"], /6\.3 kWh a day in the evening \(6–10 PM\) on weekdays/],
    [["工作日晚上平均用多少"], /工作日晚上（18:00–22:00），您平均每天用 6\.3 kWh/],
    [["十月的周末用了多少度"], /2026年10月的周末，您用了 171 kWh/],
    [["上周哪个小时最高"], /单小时最高/],
    [["was last week a lot?"], /than from|about the same/],
    [["what was our first day over 30 kWh this year"], /The first was Feb 3, 2026/],
    [["is my usage going up or down"], /from Sep \d+ to Oct \d+, 2026/],
    [["最近用电是不是变多了"], /比2026年9月\d+日至10月\d+日|与.*相同|基本持平/],
    [["上周用电多吗"], /比2025年/],
    [
      ["how much power did we use in the last 30 days?", "is that more or less than the 30 days before?"],
      /from Sep 24 to Oct 23/,
    ],
    [
      ["which day did we use the most this year?", "what time that day?"],
      /Between 12 and 1 PM: you used 3 kWh, your highest hour on Saturday, Jun 6, 2026/,
    ],
    [["哪天用电最多", "那天几点钟最高"], /单小时最高的是 12:00–13:00/],
    [["上周六用了多少度电", "那前一天呢"], /2026年11月20日/],
    [["how much did we use on november 10", "and the day before?"], /Nov 9, 2026/],
    [["十月用了多少度", "比去年12月多还是少"], /2026年10月，您用了 501 kWh，和2025年12月/],
    [
      ["When exactly did we hit our biggest hour this year?"],
      /on Tuesday, Feb 3, 2026: you used .*, your highest hour/,
    ],
    [["一度电五毛一，十月得花多少钱"], /¥255\.51/],
    [["一度3块半的话，十月电费是多少", "那如果一度涨到4块呢"], /¥2,004/],
    [
      ["If I'd kept every day in June down to 10 kWh at the most, how much would we have saved?"],
      /^With no day above 10 kWh you'd have used [\d,.]+ kWh less in June 2026: 30 of 30 days were above it/,
    ],
    [
      ["如果六月每天都压在10度以下，能省多少度"],
      /^如果每天都不超过 10 kWh，2026年6月能少用 [\d,.]+ kWh：30 天里有 30 天超过了/,
    ],
    [["if we had kept each month to 5000 kWh"], /never used more than 5,000 kWh in one month/],
    [
      ["In which months of 2026 did we go over 500 kWh, and by how much in total?"],
      /Together, they were [\d,.]+ kWh above it/,
    ],
    [["今年哪几个月超过500度，一共超了多少？"], /一共超出 [\d,.]+ kWh/],
    [["how much do I use from 8am to 4pm on weekdays in October", "n the rest of the day?"], /between 4 PM and 8 AM/],
    [["十月夜里用了多少度", "那其他时间呢"], /06:00–22:00/],
    [
      ["how much did I use last week", "and the week before that", "so it gone up or it come down?"],
      /than|about the same/,
    ],
    [["上周用了多少", "上上周呢", "差好多"], /比|差不多|相差/],
    [["按0.6元一度，9月和10月电费各多少，差多少钱"], /9月：¥[\d.]+\n• 10月：¥300\.60\n相差 ¥/],
  ])("%j", async (messages, told) => expect(await ask(...messages)).toMatch(told));

  it("says in which hours of the day the use changed", async () =>
    expect(await ask("why is june so high")).toMatch(/biggest rise is between 6 PM and 12 AM: 6 kWh a day more/));
});
