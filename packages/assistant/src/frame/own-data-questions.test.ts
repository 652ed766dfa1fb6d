import { describe, expect, test } from "vitest";
import type { Frame } from "./frame";
import { readMessage } from "./read-message";

const today = "2026-11-23";

/** The frame of the last of several messages. */
function read(...messages: readonly string[]): Frame {
  let previous: Frame | null = null;
  for (const text of messages)
    previous =
      readMessage(text, { language: "en", today, previous, hasProposal: false }).questions.at(-1)?.frame ?? null;
  if (!previous) throw new Error("no question was read");
  return previous;
}

describe("a question about the asker's own data", () => {
  test.each<[string, Partial<Frame>]>([
    ["what's my bill gonna be this month roughly", { act: "forecast", metric: "cost", period: "month0" }],
    ["hw much lecky did i use durin the nite last week", { metric: "energy", period: "week-1", filters: ["night"] }],
    ["compair janurary an febuary", { act: "compare", period: "--01", comparedTo: "--02" }],
    ["how many days wer under 8 kwh in septmber", { period: "--09", pick: "below:8kWh" }],
    ["yesterdy mornin usage", { period: "day-1", filters: ["morning"] }],
    ["total of april, may and june", { period: "--04..--06" }],
    ["how much did i use in april and may", { period: "--04..--05" }],
    ["which day last week was the dearest", { metric: "cost", group: "day", pick: "highest" }],
    ["did i use more this week than last", { act: "compare", period: "week0", comparedTo: "week-1" }],
    [
      "so far this month, am i above or below the whole of last month",
      { act: "compare", period: "month0", comparedTo: "month-1" },
    ],
    ["what was my usage on bonfire night", { period: "holiday:bonfire_night" }],
    ["what all appliances are eating the most current this month", { group: "appliance", pick: "highest" }],
    [
      "How much did I use last month and how does it compare to the month before?",
      { act: "compare", period: "month-1", comparedTo: "month-2" },
    ],
    ["what is my current tariff?", { act: "ask", scope: "own", subject: "tariff" }],
    ["am I on the best rate plan?", { act: "compare", scope: "own", subject: "tariff", metric: "cost" }],
    ["how can I save money based on my data", { act: "advise", scope: "own", metric: "savings" }],
    ["什么时候充电最便宜", { scope: "own", appliances: ["ev"] }],
    ["how do I compare to last month", { act: "compare", comparedTo: "month-1" }],
    ["is my bill going up or down", { act: "ask", metric: "cost", aggregate: "trend" }],
    ["what's my biggest energy hog", { group: "appliance", pick: "highest" }],
    ["what used the most power yesterday", { group: "appliance", period: "day-1" }],
    ["am I importing or exporting?", { act: "ask", metric: "power", period: "hour0" }],
    ["现在是在卖电还是买电", { act: "ask", metric: "power", period: "hour0" }],
    ["what are my solar panels producing now", { metric: "production", period: "day0" }],
    ["去年国庆用了多少电", { period: "2025-10-01..2025-10-07" }],
    ["2025年10月1日到10月7日用了多少电", { period: "2025-10-01..2025-10-07" }],
    ["今年五一假期用了多少电", { period: "2026-05-01..2026-05-05" }],
    ["今年国庆跟去年国庆比哪个用电多", { period: "2026-10-01..2026-10-07", comparedTo: "2025-10-01..2025-10-07" }],
    ["compare last month with the same month last year", { period: "month-1", comparedTo: "month-13" }],
    ["compare march and february usage", { period: "--03", comparedTo: "--02" }],
    ["split last month into peak and off-peak for me", { period: "month-1", group: "tariff_period" }],
    ["上个月峰时谷时分开算各多少钱", { metric: "cost", group: "tariff_period" }],
    ["do mondays or fridays cost us more", { metric: "cost", group: "weekday", filters: ["mon+fri"] }],
    ["周六和周日哪天用得多", { group: "weekday", filters: ["sat+sun"] }],
    ["rank the days of the week by how much we use", { group: "weekday", pick: "top:7" }],
    ["compare 2026 with 2025 in money", { metric: "cost", period: "2026", comparedTo: "2025" }],
    [
      "last week of october against the first week of november",
      { period: "--10-25..--10-31", comparedTo: "--11-01..--11-07" },
    ],
    ["10月第二周跟第三周比", { period: "--10-08..--10-14", comparedTo: "--10-15..--10-21" }],
    ["感恩节跟普通周四比差多少", { period: "holiday:thanksgiving", comparedTo: "last12m", filters: ["thu"] }],
    [
      "are we using less than this time last year?",
      { act: "compare", period: "last30d", comparedTo: "2025-10-24..2025-11-22" },
    ],
    ["现在跟去年这时候比用电多了吗", { period: "last30d", comparedTo: "2025-10-24..2025-11-22" }],
    [
      "we got the new fridge on 12 august, has it helped?",
      { act: "compare", metric: "energy", period: "2026-08-12..2026-11-22", comparedTo: "2026-05-01..2026-08-11" },
    ],
    [
      "孩子开学以后下午用电少了没",
      {
        act: "compare",
        period: "2026-09-01..2026-11-22",
        comparedTo: "2026-06-10..2026-08-31",
        filters: ["afternoon"],
      },
    ],
    [
      "are we on track to stay under 200 dollars this month?",
      { act: "forecast", metric: "cost", pick: "below:200money" },
    ],
    [
      "照现在这样下去这个月电费会不会超过300",
      { act: "forecast", metric: "cost", period: "month0", pick: "above:300money" },
    ],
    [
      "at this rate will i use more than 700 kwh in november",
      { act: "forecast", metric: "energy", pick: "above:700kWh" },
    ],
    ["give me the 7 days when we used the most in august", { period: "--08", group: "day", pick: "top:7" }],
    ["前五名最费电的小时", { group: "hour", pick: "top:5" }],
    ["what's the highest 15 minutes i ever had", { metric: "power", aggregate: "max" }],
    ["when does the house usually peak", { group: "hour_of_day", pick: "highest" }],
    ["what's the most days in a row over 20 kwh", { metric: "energy", aggregate: "streak", pick: "above:20kWh" }],
    ["连续超过20度的最长有几天", { aggregate: "streak", pick: "above:20kWh" }],
    ["median daily use in 2025", { aggregate: "median", period: "2025" }],
    [
      "my budget is 250 a month, which months went over this year",
      { metric: "cost", group: "month", pick: "above:250money" },
    ],
    ["有没有哪天一度电都没从电网买", { aggregate: "count", group: "day", pick: "below:0.05kWh" }],
    ["all i've bought from the grid since day one", { period: "all" }],
    ["list my bills of the last 6 months", { metric: "cost", period: "last6m", group: "bill" }],
    // The dots end no sentence, and "4 p" is no price.
    [
      "What share of my electricity over the past twelve months was consumed between 4 p.m. and 9 p.m.?",
      { metric: "energy", aggregate: "share", filters: ["hours:16-21"] },
    ],
    // Where no word is of money, no cost is asked for.
    ["last thanksgiving day this year how much i use, family come to cook", { metric: "energy" }],
    ["有几个月电费低于200", { metric: "cost", group: "month", pick: "below:200money" }],
    ["was black friday pricier than usual", { metric: "cost", period: "holiday:black_friday", comparedTo: "last12m" }],
    ["双十一那天比平时多用了多少电", { act: "compare", period: "--11-11", comparedTo: "last12m" }],
    ["will next month be cheaper than this one?", { act: "forecast", period: "month+1", comparedTo: "month0" }],
    ["what was my highest bill in the last year", { period: "last12m", group: "bill", pick: "highest" }],
    ["上个月有几天用电不到10度", { aggregate: "count", group: "day", period: "month-1", pick: "below:10kWh" }],
    ["how many days in 2025 were below 8 kwh", { period: "2025", pick: "below:8kWh" }],
    ["上个月哪三天用电最多", { group: "day", pick: "top:3" }],
    ["second highest day this month", { group: "day", pick: "top:2" }],
    ["最近一周哪天最省电", { group: "day", pick: "lowest" }],
    ["一天里几点用电最少", { group: "hour_of_day", pick: "lowest" }],
    ["how much was it before 7 am yesterday", { period: "day-1", filters: ["hours:0-7"] }],
    ["average weekday vs average weekend day in may", { group: "weekpart", period: "--05" }],
    ["compare my weekend use in winter and summer", { filters: ["weekend"], period: "winter", comparedTo: "summer" }],
    ["电价最高的时段我用了多少度", { metric: "energy", filters: ["peak"] }],
    ["昨晚十点到今天早上六点用了几度", { period: "day-1", filters: ["hours:22-6"] }],
    ["how much did i use from 10pm last night to 6am this morning", { period: "day-1", filters: ["hours:22-6"] }],
    [
      "cost 1st-15th this month v same dates last month",
      { metric: "cost", period: "2026-11-01..2026-11-15", comparedTo: "2026-10-01..2026-10-15" },
    ],
    ["上个月1号到15号用了多少电", { period: "2026-10-01..2026-10-15" }],
    ["which hour do I use most on weekends. not weekdays", { filters: ["weekend"], group: "hour_of_day" }],
    ["lowest usage day in the whole data set", { period: "all", group: "day", pick: "lowest" }],
    ["how much did i use in the last 24 months", { period: "last24m" }],
    ["上個月賣回電網幾度 抵了多少錢", { metric: "earnings", subject: "solar", period: "month-1" }],
    ["are we getting better or worse, last 6 months, usage wise", { aggregate: "trend", period: "last6m" }],
    ["上个月哪天用电最多 那天几点用得最凶", { period: "month-1", group: "day", pick: "highest" }],
    ["这个月电费大概要多少 比上月是多还是少", { act: "forecast", period: "month0", comparedTo: "month-1" }],
    ["家里的待机功率多少瓦", { metric: "base_load" }],
    ["how much solar did i sell in may vs april", { metric: "export", period: "--05", comparedTo: "--04" }],
    ["days when I exported more than I imported", { metric: "net", group: "day", pick: "below:0kWh" }],
    ["有几天上网电量比用电多", { metric: "net", group: "day", pick: "below:0kWh" }],
    ["days when I bought more than I sold", { metric: "net", group: "day", pick: "above:0kWh" }],
    ["what did I pay for solar export last bill", { metric: "earnings", subject: "solar", period: "bill-1" }],
    ["列出我上个月账单上的每一项费用", { subject: "bill_line", period: "month-1" }],
    ["show me the line items of my last bill", { subject: "bill_line", period: "bill-1" }],
    ["what did I pay in euros per kWh at 3pm yesterday", { metric: "price", period: "day-1" }],
    ["what share did peak hours have in my cost last month", { aggregate: "share", filters: ["peak"] }],
    ["what was my peak demand in kw last month and when", { metric: "power", period: "month-1" }],
    ["when do we use the most energy", { group: "hour_of_day", pick: "highest" }],
    ["when is our usage highest", { group: "hour_of_day", pick: "highest" }],
    ["when do we use the least energy", { group: "hour_of_day", pick: "lowest" }],
    ["我家什么时候用电最多", { group: "hour_of_day", pick: "highest" }],
    ["我家什麼時候用電最少", { group: "hour_of_day", pick: "lowest" }],
    ["最近七天的用电规律", { period: "last7d", group: "hour_of_day" }],
    ["最近一個月的用電規律", { group: "hour_of_day" }],
    ["what's my usage pattern over the last 7 days", { period: "last7d", group: "hour_of_day" }],
    ["近一周用电情况有什么规律", { period: "last7d", group: "hour_of_day" }],
    ["今天什么设备最费电", { period: "day0", group: "appliance" }],
    ["昨天的用电规律", { period: "day-1", group: "hour" }],
    ["show me my weekly usage pattern", { group: "weekday" }],
    ["my bill this month is higher than normal, how come", { act: "explain", subject: "bill", period: "month0" }],
    ["電費比平常貴,為什麼", { act: "explain", subject: "bill" }],
    ["昨天房间空调开了多久", { period: "day-1", appliances: ["ac"] }],
    ["昨天房間冷氣開了多久", { period: "day-1", appliances: ["ac"] }],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

  test.each(["阶梯电价超到第三档了 明年会重新算吗", "時間電價二段式跟三段式差在哪 我家適合嗎"])(
    "is not one of how tariffs work: %s",
    (text) => expect(read(text).scope).toBe("general"),
  );

  test.each([
    "am I using more or less than last month",
    "did I use more or less than last month",
    "比上个月用得多还是少",
    "have we used less than last month",
  ])("is of what is used, where it names no bill: %s", (text) => {
    const frame = read(text);
    expect(frame).toMatchObject({ act: "compare", metric: "energy", comparedTo: "month-1" });
    expect(frame.subject).toBeUndefined();
    expect(frame.pick).toBeUndefined();
  });

  test.each(["when did we use the most energy last month", "上个月什么时候用电最多"])(
    "picks a day of a time that is named: %s",
    (text) => expect(read(text).group).not.toBe("hour_of_day"),
  );

  test("that is held against what is usual is not of weekdays", () => {
    expect(read("这个月电费比平时高,为什么").filters).toBeUndefined();
    expect(read("這個月電費比平時高,為什麼").filters).toBeUndefined();
    expect(read("上个月工作日电费比平时高吗").filters).toEqual(["weekday"]);
  });

  test.each([
    ["昨天房间空调开了多久", undefined],
    ["今早客厅空调开了多久", undefined],
  ])("takes no part of a time word into a name: %s", (text, devices) => expect(read(text).devices).toEqual(devices));

  test("that says no 10 kWh but 10 degrees keeps its setting", () => {
    expect(read("set the thermostat below 10 degrees").pick).toBeUndefined();
  });

  test.each(["best and worst month for solar in 2026 and the difference", "今年光伏发电最好和最差的月份差多少"])(
    "about both ends picks neither: %s",
    (text) => {
      const frame = read(text);
      expect(frame).toMatchObject({ metric: "production", group: "month", aggregate: "difference" });
      expect(frame.pick).toBeUndefined();
    },
  );

  test.each([
    "has my rate gone up since april",
    "is my usage going up or down since june",
    "how much has the spa used since friday",
  ])("about a price, a trend or one time is held against no time before: %s", (text) =>
    expect(read(text).comparedTo).toBeUndefined(),
  );

  test("about when peak hours are in a place is of no own home", () =>
    expect(read("what time is peak usually in singapore").scope).toBe("general"));

  test("that asks why asks for the cause, and not the same again", () =>
    expect(read("which day was the dearest last month", "but why that day").act).toBe("explain"));

  test("about one figure for all hours of the tariff groups by none", () => {
    const frame = read("my average price per kwh last month, peak and off-peak combined");
    expect(frame.group).toBeUndefined();
    expect(frame.filters).toBeUndefined();
  });

  test("of a month or year by its name is sure of its period", () => {
    expect(read("how much did i use in summer 2025").read.period?.sure).toBeGreaterThan(0.5);
  });
});

describe("a question that follows another", () => {
  test.each<[string, string, Partial<Frame>]>([
    ["how much did i use last week", "same week last year", { period: "week-53" }],
    [
      "how much did i use last week",
      "how does it compare with the same week last year",
      { period: "week-1", comparedTo: "week-53" },
    ],
    ["how much did I use last week?", "ok now only the weekend bit", { period: "week-1", filters: ["weekend"] }],
    ["上个月用了多少电", "只看工作日", { period: "month-1", filters: ["weekday"] }],
    ["空气炸锅一般多少瓦", "那每天用半小时一个月得多少钱", { appliances: ["air_fryer"], metric: "cost" }],
    [
      "how much did the panels make yesterday",
      "and the day before that",
      { metric: "production", subject: "solar", period: "day-2" },
    ],
    ["上个月用了多少电", "去年同期呢", { period: "month-13" }],
    ["compare march and february usage", "ok and january?", { act: "compare", period: "--01", comparedTo: "--02" }],
    ["昨天用了多少电", "几点用得最多", { period: "day-1", group: "hour", pick: "highest" }],
    ["how much did i spend last month", "which day was the worst", { metric: "cost", period: "month-1", group: "day" }],
    ["上个月用了多少度电", "换成电费呢", { metric: "cost", period: "month-1" }],
    ["which week was the most expensive this year", "and the third?", { metric: "cost", group: "week", pick: "top:3" }],
    ["今年哪天用电最多", "第三名呢", { period: "year0", group: "day", pick: "top:3" }],
    ["How much did we buy in September?", "make it the last 6 months instead", { metric: "energy", period: "last6m" }],
    ["how much did we buy from the grid on saturday", "and vice versa", { metric: "export", period: "sat0" }],
    ["did we use more in october than in september", "the other way round", { period: "--09", comparedTo: "--10" }],
    ["how much did we use in october", "and what about the first week only", { period: "--10-01..--10-07" }],
    ["上周用了多少电", "那上上周呢，差多少", { act: "compare", period: "week-2", comparedTo: "week-1" }],
    ["which day did we export the most in june", "how much did we buy that day", { metric: "export", pick: "highest" }],
    ["10月哪三天电费最贵", "那几天各用了几度", { metric: "cost", period: "--10", group: "day", pick: "top:3" }],
    [
      "how much did we buy at peak per month this year",
      "yes but before we got the car, say 2025",
      { period: "2025", filters: ["peak"], group: "month" },
    ],
    ["what's my battery level", "is it charging or discharging", { act: "state", appliances: ["battery"] }],
    ["电池还剩多少电", "它在充电还是放电", { act: "state", appliances: ["battery"] }],
  ])("%s / %s", (first, second, frame) => expect(read(first, second)).toMatchObject(frame));

  test("about all weeks leaves the day before", () => {
    expect(read("昨天用了多少电", "星期几用电最多").period).not.toBe("day-1");
  });

  test("keeps the currency of a price", () => {
    const { given, read: words } = read("what does 450 kWh cost at 0.30 euros per kWh", "and 900 kWh?");
    expect(given).toEqual(expect.arrayContaining(["900kWh", "0.3/kWh"]));
    expect(words.given?.words).toContain("euros");
  });
});
