import { describe, expect, it } from "vitest";
import { queriedHousehold } from "../../../tests/fixtures/queried-home";
import { converse } from "../../../tests/support/converse";

/* Questions that are understood only by what was asked and answered before them. */

const home = queriedHousehold();
const ask = (...messages: readonly string[]) => converse(home, ...messages);

describe("what the answer before picked", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [
      ["what was my highest month this year?", "which day was the worst in it?"],
      /Saturday, Aug 1, 2026 was your highest day/,
    ],
    [["which day did we use the most this year?", "how much was that in the evening?"], /Saturday, Jun 6, 2026/],
    [["which week did we use the most kWh this year?", "and which day in that week?"], /from Jun 1 to Jun 7, 2026/],
    [["哪个月用电最少", "那个月日均多少"], /^\d{4}年\d+月，您平均每天用/],
    [["邊個月用電最少", "嗰個月平均每日幾多度"], /^\d{4}年\d+月，您平均每天用/],
    [["今年用电最多的三天是哪几天", "第二名那天晚上用了多少"], /^2026年\d+月\d+日.*晚|夜/],
    [["which day last month did I use the most", "which hour was that"], /Oct \d+, 2026/],
  ])("%j", async (messages, told) => {
    expect(await ask(...messages)).toMatch(told);
  });
});

describe("the two times before", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [
      ["how much did I use in October", "and in September?", "so more or less?"],
      /The difference is.*October 2026.*September 2026/,
    ],
    [["上个月用了多少度", "那八月呢", "这俩月差多少度"], /相差.*2026年10月.*2026年8月/],
    [["上個月用了幾度電", "那九月呢", "差多少"], /相差.*2026年10月.*2026年9月/],
    [["total use from July to September", "and April to June?", "what is the percentage difference?"], /\d%/],
    [["how many kWh did I use in December 2025", "this October more or less than that"], /October 2026.*December 2025/],
  ])("%j", async (messages, told) => {
    expect(await ask(...messages)).toMatch(told);
  });
});

describe("other ways to lean on what was asked", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [
      ["how much did we use in July?", "and in August?", "so is it going up?"],
      /^(?:Yes|No)\. .*August 2026.*July 2026/,
    ],
    [["how much did we use on thanksgiving", "is that more than a normal thursday?"], /^(?:Yes|No)\. .*on Thursdays/],
    [["which month did we use least", "how much lower than December"], /The difference is [\d.]+ kWh.*December 2025/],
    [
      ["how many units did we use in October", "if we share it among 4 of us how much is each person"],
      /125\.3 kWh each/,
    ],
    [["what time do we normally use the most?", "and on saturdays?"], /on Saturdays/],
    [["2026年7月工作日18点到22点用了多少度", "占当月总量的百分比是多少"], /2026年7月.*工作日 18:00–22:00 占/],
    [["按月列出今年的日均用电", "只看工作日"], /• 10月：每天/],
    [["哪个月用得最多", "用得最少的那个月是多少度"], /单月最低的是/],
  ])("%j", async (messages, told) => {
    expect(await ask(...messages)).toMatch(told);
  });
});

describe("the form of the question before", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [
      ["what share of my electricity goes between 6 and 9 in the evening?", "just on weekends?"],
      /% of the electricity you used/,
    ],
    [["average daily use June vs July", "what about just Mondays"], /Mondays in June 2026.*July 2026/],
    [["2026年6月日均多少度", "中位数呢"], /中位数/],
    [["星期几用电最多", "跟最少的那天差多少"], /相差/],
    [["on how many days did I go over 25 kWh", "in which months were they?"], /The list: .*\(\d+ days?\)/],
    [["how many days in October did I go over 18 kWh?", "which ones were they?"], /The list: Oct 3 \(/],
    [
      ["do I use more on weekdays or weekends", "only in the evenings, like after 6pm"],
      /between 6 PM and 12 AM.*weekdays/,
    ],
    [["total consumption for the quarter July to September", "same for the previous quarter?"], /April to June 2026/],
    [["how much have I used this month so far?", "and the month before?"], /October 2026/],
    [["上半年总共用了多少度", "下半年到现在呢"], /2026年7月1日至11月\d+日/],
  ])("%j", async (messages, told) => {
    expect(await ask(...messages)).toMatch(told);
  });
});

describe("taking up the answer before", () => {
  it.each<[messages: readonly string[], told: RegExp]>([
    [["how much did I use in October", "was that high for a home of four?"], /^Yes\. .*7,300 kWh.*household of 4/],
    [
      ["how much did I use in June", "is that normal"],
      /^No\. That's more than usual.*In a year.*US uses about 10,800 kWh/,
    ],
    [["上个月夜里用了多少度", "这算多不"], /^不算。对您家来说偏少。/],
    [["what's my base load", "is that a lot"], /^Yes\. Your base load is on the high side: 412 W, compared with 218 W/],
    [["what's my base load", "and what part of the total is that"], /^49\.4% of everything you used/],
    [["how much do I use at night", "is that a lot"], /^No\. 24\.7% of the electricity/],
    [
      ["which day last month did I use the most", "whit time o day wis it that bad"],
      /^Between 12 and 1 PM: you used 1\.5 kWh/,
    ],
    [["how much did I use in October", "what made the difference do you think"], /about the same as in September 2026/],
    [["how much did we use in June", "right, and what can we dae aboot it"], /You could realistically save/],
    [["上个月用了多少度电", "讲详细一点"], /单日最高的是.*最低的是/],
    [["how does a heat pump work", "tell me more"], /International Energy Agency/],
    [["how much did I use in October", "hmm banana wobble"], /Perhaps one of these\?$/],
  ])("%j", async (messages, told) => expect(await ask(...messages)).toMatch(told));

  it.each<[messages: readonly string[], told: RegExp]>([
    [["how much did I use from January to March 2026", "and the quarter after"], /from April to June 2026/],
    [["how much from 24 to 26 Dec 2025", "and the same days the week before that"], /Dec 17 to Dec 19, 2025/],
    [
      ["which day of the week is my highest", "and which hour in this day"],
      /your highest hour of the day on Saturdays/,
    ],
    [
      ["which weekday do I use the most", "and the least?", "what's the gap between them"],
      /the lowest is 21\.1% below/,
    ],
    [
      ["which month in 2026 was the lowest", "how much lower is that than the highest one, in percent"],
      /the lowest is [\d.]+% below the highest/,
    ],
    [["七月用了多少度", "八月呢", "两个月加起来按八毛一度是多少钱"], /2026年7月至8月，您的电费是 ¥1,603\.20/],
    [["上个月用了多少", "八月呢", "所以是变多还是变少，差几趴"], /相差 509 kWh（50\.4%）/],
    [["top 5 days this year", "make that 7"], /^Your 7 highest days/],
    [["top 5 days this year", "were any of those on weekends?"], /^Yes, 5 of these 5 were on weekends/],
    [["今年用电最多的五天", "其中有周一吗"], /^没有，这 5 天都不是周一/],
    [
      ["share of my use from 4 to 7 pm in October", "same for weekends only"],
      /^13\.2% of the electricity you used on weekends/,
    ],
    [["kwh last month", "cost at 14c"], /\$70\.14/],
  ])("the series: %j", async (messages, told) => expect(await ask(...messages)).toMatch(told));
});

describe("whether all that the home uses is much", () => {
  it.each<[message: string, told: RegExp]>([
    [
      "is ma usage high fur an auld fella livin himsel",
      /^Yes\. In a year, .*household of 1 typically uses 1,000 kWh to 2,300 kWh/,
    ],
    ["is our electricity use normal", /^No\. In a year, your home uses about 7,300 kWh/],
    ["我家用电算多吗", /^不算。您家一年约用 7,300 kWh/],
  ])("%s", async (message, told) => expect(await ask(message)).toMatch(told));
});

describe("a limit of a whole time", () => {
  it.each<[message: string, told: RegExp]>([
    ["did I go over 400 kWh in October?", /^Yes: you used 501 kWh in October 2026, 101 kWh more than 400 kWh/],
    ["did we stay under 400 kWh last month", /^No: you used 501 kWh in October 2026, 101 kWh more than 400 kWh/],
    ["was October over 600 kWh?", /^No: .* 99 kWh less than 600 kWh/],
    ["十月份用电有没有超过400度", /^超了。2026年10月，您用了 501 kWh，比 400 kWh 多 101 kWh/],
    ["上个月超没超600度", /^没超。.*比 600 kWh 少 99 kWh/],
  ])("%s", async (message, told) => {
    expect(await ask(message)).toMatch(told);
  });

  it("counts days where days are meant", async () => {
    expect(await ask("how many days in October did I go over 20 kWh?")).toMatch(/31 days in October 2026/);
    expect(await ask("上个月有没有一天超过30度")).toMatch(/31 天/);
  });
});

describe("times and groups in other words", () => {
  it.each<[message: string, told: RegExp]>([
    [
      "By what percentage did consumption in Q3 exceed Q2?",
      /\(\d+(?:\.\d)?%\).*July to September 2026.*April to June 2026/,
    ],
    ["三季度比二季度多用多少度", /2026年7月至9月.*2026年4月至6月/],
    ["if our limit is 350 units monthly, which months did we pass it?", /In \d+ of \d+ months .* more than 350 kWh/],
    ["我家一年用了多少度电", /^2025年11月\d+日至2026年11月\d+日/],
    ["一个星期里头哪天用电最凶", /^周六：.*一周中最高/],
    ["今年用电一个月一个月列出来", /• 2月/],
    ["礼拜天晚上六点到十二点平均用多少度", /周日 18:00–24:00，您平均每天用/],
    ["单小时用电峰值是多少，发生在什么时候", /单小时最高的是/],
    ["用电超过2kWh的小时有多少个", /个小时中有/],
  ])("%s", async (message, told) => {
    expect(await ask(message)).toMatch(told);
  });
});

describe("averages of a day", () => {
  it.each<[message: string, told: RegExp]>([
    ["average per day, month by month", /• October 2026: 16\.2 kWh a day/],
    ["which month had the highest daily average", /202\d was your highest month .* kWh a day/],
    ["哪个月日均最低", /单月最低的是.*平均每天/],
    ["in which months was my average daily consumption more than 16 units?", /\(\d+(?:\.\d)? kWh a day\)/],
    ["what are the three highest months and how much together", /Together, that's [\d,.]+ kWh/],
  ])("%s", async (message, told) => {
    expect(await ask(message)).toMatch(told);
  });
});

describe("Traditional characters", () => {
  it("are answered in Traditional characters, as they are written where the asker lives", async () => {
    expect(await ask("上個月每天平均用多少度？")).toMatch(/單日最高的是/);
    expect(await ask("上個月用咗幾多度電？")).toMatch(/平均每天/);
  });

  it("stay for follow-ups that are written alike in both, until Simplified ones come", async () => {
    expect(await ask("十月總共用了幾度電？", "那八月呢")).toMatch(/您用了/);
    expect(await ask("十月哪一天用電最多？", "那八月呢")).toMatch(/單日最高/);
    expect(await ask("十月哪一天用電最多？", "九月哪天用电最多")).toMatch(/单日最高/);
  });
});
