import { describe, expect, it } from "vitest";
import { GAS_FACTS } from "../../../../../tests/fixtures/assistant-data";
import { isThirdHour, queriedHousehold } from "../../../../../tests/fixtures/queried-home";
import { answerFrame, compositionOf, ownFrame } from "../../../../../tests/support/composed";
import type { Frame } from "../../frame/frame";
import type { AssistantData } from "../../ports";
import { NOTHING_KNOWN } from "../../ports";
import { sayLost } from ".";

/** 15 kWh on a weekday and 19 kWh on a day of the weekend, twice as much in summer: see `queried-home.ts`. */
const PLAIN = queriedHousehold();
/** The same without the three hours of a day in which its panels sell 2 kWh each. */
const SOLAR = queriedHousehold({ solar: true });

/** A third of its hours was not measured. */
const GAPPY = queriedHousehold({ lacks: isThirdHour });
/** The last two days have not arrived yet. */
const LATE = queriedHousehold({ lacks: (ms) => ms >= Date.UTC(2026, 10, 21, 5) });

const ANSWERS: readonly [question: string, home: AssistantData, frame: Partial<Frame>, en: string, zh: string][] = [
  [
    "the lowest month where hours are missing",
    GAPPY,
    { group: "month", pick: "lowest" },
    "April 2026 was your lowest month from Nov 23, 2025 to Nov 22, 2026: you used 319.5 kWh. 34% of the hours have no readings.",
    "2025年11月23日至2026年11月22日，单月最低的是2026年4月：您用了 319.5 kWh。有 34% 的小时没有读数。",
  ],
  [
    "each month where hours are missing",
    GAPPY,
    { group: "month" },
    "You used 4,926.5 kWh from Nov 23, 2025 to Nov 22, 2026. The highest month was August 2026 (671 kWh), the lowest April 2026 (319.5 kWh). 34% of the hours have no readings, so the real total is higher.",
    "2025年11月23日至2026年11月22日，您用了 4,926.5 kWh。单月最高的是2026年8月（671 kWh），最低的是2026年4月（319.5 kWh）。有 34% 的小时没有读数，所以实际总量还要更高。",
  ],
  [
    "days of winter where hours are missing",
    GAPPY,
    { aggregate: "average", group: "day", period: "winter" },
    "On average, you used 16.6 kWh a day from December 2025 to February 2026. The highest day was Feb 3, 2026 (30 kWh), the lowest Feb 27, 2026 (8.5 kWh). 34% of the hours have no readings, so the average is of the others.",
    "2025年12月至2026年2月，您平均每天用 16.6 kWh。单日最高的是2026年2月3日（30 kWh），最低的是2026年2月27日（8.5 kWh）。有 34% 的小时没有读数，平均值只按有读数的小时算。",
  ],
  [
    "an average of hours where some are missing",
    GAPPY,
    { aggregate: "average", filters: ["weekday", "hours:6-9"] },
    "On average, you used 1.9 kWh a day between 6 and 9 AM on weekdays from Nov 23, 2025 to Nov 22, 2026. 33% of the hours have no readings, so the average is of the others.",
    "2025年11月23日至2026年11月22日的工作日 06:00–09:00，您平均每天用 1.9 kWh。有 33% 的小时没有读数，平均值只按有读数的小时算。",
  ],
  [
    "a month where hours are missing",
    GAPPY,
    { period: "--10" },
    "You used 331 kWh in October 2026. That's 16.1 kWh a day. 34% of the hours have no readings, so the real total is higher.",
    "2026年10月，您用了 331 kWh。平均每天 16.1 kWh。有 34% 的小时没有读数，所以实际总量还要更高。",
  ],
  [
    "two months where hours are missing",
    GAPPY,
    { act: "compare", period: "--10", comparedTo: "--09" },
    "You used 16.1 kWh a day in October 2026, about the same as in September 2026 (16.2 kWh a day). Some hours have no readings, so I compared average days. What was measured adds up to 331 kWh and 323 kWh.",
    "2026年10月，您平均每天用 16.1 kWh，和2026年9月（每天 16.2 kWh）差不多。有些小时没有读数，所以这里比的是日均；测到的总量分别是 331 kWh 和 323 kWh。",
  ],
  [
    "the trend of three months, by weeks",
    GAPPY,
    { aggregate: "trend", period: "last3m" },
    "Your usage went down by about 4.1 kWh a week from Aug 23 to Nov 22, 2026 (3.3%). Based on 13 weeks, without those that are cut off. That can just be the season. 34% of the hours have no readings.",
    "2026年8月23日至11月22日，您的用电量平均每周减少约 4.1 kWh（3.3%）。趋势按其中完整的 13 周计算。这也可能只是季节的关系。有 34% 的小时没有读数。",
  ],
  [
    "two seasons, one of which goes on",
    PLAIN,
    { act: "compare", period: "spring", comparedTo: "autumn" },
    "You used 16.2 kWh a day from March to May 2026, about the same as from Sep 1 to Nov 22, 2026 (16.2 kWh a day). In all, that's 1,487.5 kWh over 92 days and 1,341.5 kWh over 83 days.",
    "2026年3月至5月，您平均每天用 16.2 kWh，和2026年9月1日至11月22日（每天 16.2 kWh）差不多。总量分别是 1,487.5 kWh（92 天）和 1,341.5 kWh（83 天）。",
  ],
  [
    "the last seven days where readings are late",
    LATE,
    { period: "last7d" },
    "You used 113 kWh from Nov 14 to Nov 20, 2026. That's 16.1 kWh a day. Your readings end on Nov 20, 2026, so I counted from there.",
    "2026年11月14日至11月20日，您用了 113 kWh。平均每天 16.1 kWh。您的读数到2026年11月20日为止，所以我从那天往前算。",
  ],
  [
    "weekends in October",
    PLAIN,
    { period: "--10", filters: ["weekend"] },
    "You used 171 kWh on weekends in October 2026. That's 34.1% of the 501 kWh in total.",
    "2026年10月的周末，您用了 171 kWh。占同期总量 501 kWh 的 34.1%。",
  ],
  [
    "weekends in October with panels",
    SOLAR,
    { period: "--10", filters: ["weekend"] },
    "You bought 157.5 kWh from the grid on weekends in October 2026. That's 34.7% of the 454.5 kWh in total.",
    "2026年10月的周末，您从电网买了 157.5 kWh。占同期总量 454.5 kWh 的 34.7%。",
  ],
  [
    "top 5 days this year",
    PLAIN,
    { group: "day", pick: "top:5", period: "year0" },
    "Your 5 highest days from Jan 1 to Nov 22, 2026: Jun 6 (38 kWh), Jun 7 (38 kWh), Jun 13 (38 kWh), Jun 14 (38 kWh), and Jun 20 (38 kWh).",
    "2026年1月1日至11月22日，用电量最高的 5 天：6月6日（38 kWh）、6月7日（38 kWh）、6月13日（38 kWh）、6月14日（38 kWh）、6月20日（38 kWh）。",
  ],
  [
    "days over 30 kWh",
    PLAIN,
    { group: "day", pick: "above:30kWh" },
    "On 27 of 365 days from Nov 23, 2025 to Nov 22, 2026, you used more than 30 kWh. The highest was Jun 6, 2026, with 38 kWh.",
    "2025年11月23日至2026年11月22日，365 天中有 27 天您用了 30 kWh 以上。最高的是2026年6月6日，38 kWh。",
  ],
  [
    "days with more sold than bought",
    SOLAR,
    { metric: "net", group: "day", pick: "below:0kWh", aggregate: "count", period: "--10", filters: ["hours:9-12"] },
    "On 31 of 31 days between 9 AM and 12 PM in October 2026, you sold more to the grid than you bought. The difference was largest on Oct 31, 2026: you sold 6 kWh more to the grid than you bought.",
    "2026年10月的 09:00–12:00，31 天中有 31 天您卖给电网的电比买的多。差得最多的是2026年10月31日：您卖给电网的电比买的多 6 kWh。",
  ],
  [
    "net over a month with more sold",
    SOLAR,
    { metric: "net", period: "--10", filters: ["hours:9-12"] },
    "You sold 186 kWh more to the grid than you bought between 9 AM and 12 PM in October 2026. You bought 0 kWh from the grid and sold 186 kWh to it.",
    "2026年10月的 09:00–12:00，您卖给电网的电比买的多 186 kWh。其中从电网买了 0 kWh，卖给电网 186 kWh。",
  ],
  [
    "what was earned for electricity sold",
    SOLAR,
    { metric: "earnings", subject: "solar", period: "--10" },
    "You sold 186 kWh to the grid in October 2026. The rates that I have for your tariff pay $0 for it; if your utility credits more, your bill shows it.",
    "2026年10月，您卖给电网 186 kWh。我手上的电价里，卖电的收益是 $0；如果电力公司另有抵扣，账单上会写明。",
  ],
  [
    "June, July and August",
    SOLAR,
    { period: "--06..--08" },
    "You bought 2,692 kWh from the grid from June to August 2026. That's 29.3 kWh a day.",
    "2026年6月至8月，您从电网买了 2,692 kWh。平均每天 29.3 kWh。",
  ],
  [
    "this week vs last week",
    PLAIN,
    { act: "compare", period: "week0", comparedTo: "week-1" },
    "I don't have readings for this week (Nov 23, 2026 to Nov 29, 2026) yet: the newest ones are of Nov 22, 2026.",
    "本周（2026年11月23日至2026年11月29日）的读数还没有，最新到2026年11月22日。",
  ],
  [
    "last week vs the week before",
    SOLAR,
    { act: "compare", period: "week-1", comparedTo: "week-2" },
    "You bought 102.5 kWh from the grid from Nov 16 to Nov 22, 2026, about the same as from Nov 9 to Nov 15, 2026 (102.5 kWh).",
    "2026年11月16日至11月22日，您从电网买了 102.5 kWh，和2026年11月9日至11月15日（102.5 kWh）差不多。",
  ],
  [
    "weekdays vs weekends",
    PLAIN,
    { act: "compare", group: "weekpart" },
    "On average, you used 23.7 kWh a day on weekends from Nov 23, 2025 to Nov 22, 2026, 25.5% more than on weekdays (18.9 kWh a day).",
    "2025年11月23日至2026年11月22日，周末您平均每天用 23.7 kWh，比工作日（每天 18.9 kWh）多 25.5%。",
  ],
  [
    "weekdays vs weekends as filters",
    SOLAR,
    { act: "compare", filters: ["weekday", "weekend"], period: "month-1" },
    "On average, you bought 13.5 kWh a day from the grid on weekdays in October 2026, 22.9% less than the 17.5 kWh a day on weekends.",
    "2026年10月，工作日您平均每天从电网买 13.5 kWh，比周末的每天 17.5 kWh 少 22.9%。",
  ],
  [
    "between 6 and 9 pm last month",
    PLAIN,
    { period: "month-1", filters: ["hours:18-21"] },
    "You used 139.5 kWh between 6 and 9 PM in October 2026. That's 27.8% of the 501 kWh in total.",
    "2026年10月的 18:00–21:00，您用了 139.5 kWh。占同期总量 501 kWh 的 27.8%。",
  ],
  [
    "between 7:30 and 9 last month",
    PLAIN,
    { period: "month-1", filters: ["hours:7:30-9"] },
    "You used 15.5 kWh between 7:30 and 9 AM in October 2026. That's 3.1% of the 501 kWh in total.",
    "2026年10月的 07:30–09:00，您用了 15.5 kWh。占同期总量 501 kWh 的 3.1%。",
  ],
  [
    "cheapest month last year",
    PLAIN,
    { metric: "cost", group: "month", pick: "lowest", period: "year-1" },
    "February 2025 was your cheapest month in 2025: your electricity cost $136.60. I used your tariff's rates, fixed charges included.",
    "2025年，单月最便宜的是2025年2月：您的电费是 $136.60。这是按您的电价算的，含固定费用。",
  ],
  [
    "most expensive month last year",
    SOLAR,
    { metric: "cost", group: "month", pick: "highest", period: "year-1" },
    "August 2025 was your most expensive month in 2025: your electricity cost $285.70. I used your tariff's rates, fixed charges included, less what you earned for electricity sold.",
    "2025年，单月最贵的是2025年8月：您的电费是 $285.70。这是按您的电价算的，含固定费用，已减去卖电所得。",
  ],
  [
    "how much did I export in May",
    SOLAR,
    { metric: "export", period: "--05" },
    "You sold 186 kWh to the grid in May 2026. That's 6 kWh a day.",
    "2026年5月，您卖给电网 186 kWh。平均每天 6 kWh。",
  ],
  [
    "how much solar did I export in May",
    SOLAR,
    { metric: "export", period: "--05", subject: "solar", appliances: ["solar"] },
    "You sold 186 kWh to the grid in May 2026. That's 6 kWh a day.",
    "2026年5月，您卖给电网 186 kWh。平均每天 6 kWh。",
  ],
  [
    "how much did I export in May without panels",
    PLAIN,
    { metric: "export", period: "--05" },
    "I can't tell you what you sold to the grid: the readings only count what was bought.",
    "卖给电网多少电，我看不到：读数只计买入的电。",
  ],
  [
    "average day in winter",
    PLAIN,
    { aggregate: "average", filters: ["winter"] },
    "On average, you used 16.3 kWh a day in winter from Nov 23, 2025 to Nov 22, 2026.",
    "2025年11月23日至2026年11月22日的冬季，您平均每天用 16.3 kWh。",
  ],
  [
    "average day last winter",
    SOLAR,
    { aggregate: "average", period: "winter-1" },
    "On average, you bought 14.8 kWh a day from the grid from December 2025 to February 2026.",
    "2025年12月至2026年2月，您平均每天从电网买 14.8 kWh。",
  ],
  [
    "which hour do I use most",
    PLAIN,
    { group: "hour_of_day", pick: "highest" },
    "Usually between 6 and 7 PM: on average you used 1.9 kWh, your highest hour of the day from Nov 23, 2025 to Nov 22, 2026.",
    "通常是 18:00–19:00：2025年11月23日至2026年11月22日，您平均每天用 1.9 kWh，一天中最高。",
  ],
  [
    "which hour do I use least",
    SOLAR,
    { group: "hour_of_day", pick: "lowest", filters: ["evening"] },
    "Usually between 9 and 10 PM: on average you bought 0.63 kWh from the grid, your lowest hour of the day in the evening (6–10 PM) from Nov 23, 2025 to Nov 22, 2026.",
    "通常是 21:00–22:00：2025年11月23日至2026年11月22日的晚上（18:00–22:00），您平均每天从电网买 0.63 kWh，一天中最低。",
  ],
  [
    "how many days above 20 kWh last month",
    PLAIN,
    { metric: "count", aggregate: "count", group: "day", pick: "above:20kWh", period: "month-1" },
    "You used more than 20 kWh on none of the 31 days in October 2026. Saturday, Oct 3, 2026 was your highest day in October 2026: you used 19 kWh.",
    "2026年10月，31 天里没有出现您用了 20 kWh 以上的情况。2026年10月，单日最高的是2026年10月3日（周六）：您用了 19 kWh。",
  ],
  [
    "how many days above 15 kWh last month",
    PLAIN,
    { metric: "count", aggregate: "count", group: "day", pick: "above:15kWh", period: "month-1" },
    "On 9 of 31 days in October 2026, you used more than 15 kWh. The highest was Oct 3, 2026, with 19 kWh.",
    "2026年10月，31 天中有 9 天您用了 15 kWh 以上。最高的是2026年10月3日，19 kWh。",
  ],
  [
    "is my use going up",
    PLAIN,
    { aggregate: "trend" },
    "You used 490.5 kWh from Oct 24 to Nov 22, 2026, 1.8% more than from Sep 24 to Oct 23, 2026 (482 kWh). Your usage went up by about 27.5 kWh a month from Nov 23, 2025 to Nov 22, 2026 (4.4%). That can just be the season.",
    "2026年10月24日至11月22日，您用了 490.5 kWh，比2026年9月24日至10月23日（482 kWh）多 1.8%。2025年11月23日至2026年11月22日，您的用电量平均每月增加约 27.5 kWh（4.4%）。这也可能只是季节的关系。",
  ],
  [
    "is my use going up with panels",
    SOLAR,
    { aggregate: "trend" },
    "You bought 445.5 kWh from the grid from Oct 24 to Nov 22, 2026, 1.9% more than from Sep 24 to Oct 23, 2026 (437 kWh). The electricity you bought from the grid went up by about 24.9 kWh a month from Nov 23, 2025 to Nov 22, 2026 (4.4%). That can just be the season.",
    "2026年10月24日至11月22日，您从电网买了 445.5 kWh，比2026年9月24日至10月23日（437 kWh）多 1.9%。2025年11月23日至2026年11月22日，您从电网买的电量平均每月增加约 24.9 kWh（4.4%）。这也可能只是季节的关系。",
  ],
  [
    "is my cost going up this year",
    PLAIN,
    { aggregate: "trend", metric: "cost", period: "year0" },
    "Your electricity cost went up by about $8.28 a month from Jan 1 to Nov 22, 2026 (4.3%). Based on 10 months, without those that are cut off. That can just be the season. I used your tariff's rates, fixed charges included.",
    "2026年1月1日至11月22日，您的电费平均每月增加约 $8.28（4.3%）。趋势按其中完整的 10 个月计算。这也可能只是季节的关系。这是按您的电价算的，含固定费用。",
  ],
  [
    "how much do I use",
    PLAIN,
    {},
    "You used 501 kWh in October 2026. That's 16.2 kWh a day. So far this month (Nov 1 to Nov 22), it's 358.5 kWh.",
    "2026年10月，您用了 501 kWh。平均每天 16.2 kWh。本月到目前为止（11月1日至11月22日）是 358.5 kWh。",
  ],
  [
    "how much do I use with panels",
    SOLAR,
    {},
    "You bought 454.5 kWh from the grid in October 2026. That's 14.7 kWh a day. So far this month (Nov 1 to Nov 22), it's 325.5 kWh.",
    "2026年10月，您从电网买了 454.5 kWh。平均每天 14.7 kWh。本月到目前为止（11月1日至11月22日）是 325.5 kWh。",
  ],
  [
    "how much do I pay",
    PLAIN,
    { metric: "cost" },
    "Your electricity cost $151.35 in October 2026. That's $4.88 a day. So far this month (Nov 1 to Nov 22), it's $108. I used your tariff's rates, fixed charges included.",
    "2026年10月，您的电费是 $151.35。平均每天 $4.88。本月到目前为止（11月1日至11月22日）是 $108。这是按您的电价算的，含固定费用。",
  ],
  [
    "yesterday",
    PLAIN,
    { period: "day-1" },
    "You used 19 kWh on Sunday, Nov 22, 2026.",
    "2026年11月22日（周日），您用了 19 kWh。",
  ],
  [
    "last month",
    SOLAR,
    { period: "month-1" },
    "You bought 454.5 kWh from the grid in October 2026. That's 14.7 kWh a day.",
    "2026年10月，您从电网买了 454.5 kWh。平均每天 14.7 kWh。",
  ],
  [
    "last year",
    PLAIN,
    { period: "year-1" },
    "You used 7,379 kWh in 2025. That's 20.2 kWh a day.",
    "2025年，您用了 7,379 kWh。平均每天 20.2 kWh。",
  ],
  [
    "this month",
    PLAIN,
    { period: "month0" },
    "You used 358.5 kWh from Nov 1 to Nov 22, 2026. That's 16.3 kWh a day.",
    "2026年11月1日至11月22日，您用了 358.5 kWh。平均每天 16.3 kWh。",
  ],
  [
    "this summer in MWh",
    PLAIN,
    { period: "summer", unit: "MWh" },
    "You used 2.97 MWh from June to August 2026. That's 32.3 kWh a day.",
    "2026年6月至8月，您用了 2.97 MWh。平均每天 32.3 kWh。",
  ],
  [
    "last 7 days",
    PLAIN,
    { period: "last7d" },
    "You used 113 kWh from Nov 16 to Nov 22, 2026. That's 16.1 kWh a day.",
    "2026年11月16日至11月22日，您用了 113 kWh。平均每天 16.1 kWh。",
  ],
  [
    "Thanksgiving",
    PLAIN,
    { period: "holiday:thanksgiving" },
    "You used 15 kWh on Thursday, Nov 27, 2025.",
    "2025年11月27日（周四），您用了 15 kWh。",
  ],
  [
    "the average day last month",
    SOLAR,
    { period: "month-1", aggregate: "average" },
    "On average, you bought 14.7 kWh a day from the grid in October 2026.",
    "2026年10月，您平均每天从电网买 14.7 kWh。",
  ],
  [
    "the average month last year",
    PLAIN,
    { group: "month", aggregate: "average", period: "year-1" },
    "On average, you used 614.9 kWh a month in 2025. The highest month was August 2025 (1,010 kWh), the lowest February 2025 (452 kWh).",
    "2025年，您平均每月用 614.9 kWh。单月最高的是2025年8月（1,010 kWh），最低的是2025年2月（452 kWh）。",
  ],
  [
    "by month last year",
    PLAIN,
    { group: "month", period: "year-1" },
    "You used 7,379 kWh in 2025. The highest month was August 2025 (1,010 kWh), the lowest February 2025 (452 kWh).",
    "2025年，您用了 7,379 kWh。单月最高的是2025年8月（1,010 kWh），最低的是2025年2月（452 kWh）。",
  ],
  [
    "cost by month last year",
    SOLAR,
    { metric: "cost", group: "month", period: "year-1" },
    "Your electricity cost $2,092.75 in 2025. The highest month was August 2025 ($285.70), the lowest February 2025 ($128.20). I used your tariff's rates, fixed charges included, less what you earned for electricity sold.",
    "2025年，您的电费是 $2,092.75。单月最高的是2025年8月（$285.70），最低的是2025年2月（$128.20）。这是按您的电价算的，含固定费用，已减去卖电所得。",
  ],
  [
    "by year",
    PLAIN,
    { group: "year" },
    "You used 14,149 kWh from Jan 1, 2025 to Nov 22, 2026: 7,379 kWh (52.2%) in 2025 and 6,770 kWh (47.8%) in 2026.",
    "2025年1月1日至2026年11月22日，您用了 14,149 kWh：2025年 7,379 kWh（52.2%）、2026年 6,770 kWh（47.8%）。",
  ],
  [
    "by quarter last year",
    PLAIN,
    { group: "quarter", period: "year-1" },
    "You used 7,379 kWh in 2025: 1,453.5 kWh (19.7%) in Q1 2025, 1,955 kWh (26.5%) in Q2 2025, 2,486 kWh (33.7%) in Q3 2025, and 1,484.5 kWh (20.1%) in Q4 2025.",
    "2025年，您用了 7,379 kWh：2025年第 1 季度 1,453.5 kWh（19.7%）、2025年第 2 季度 1,955 kWh（26.5%）、2025年第 3 季度 2,486 kWh（33.7%）、2025年第 4 季度 1,484.5 kWh（20.1%）。",
  ],
  [
    "by season last year",
    PLAIN,
    { group: "season", period: "year-1" },
    "You used 7,379 kWh in 2025. The highest season was summer 2025 (2,976 kWh), the lowest fall 2025 (1,469.5 kWh).",
    "2025年，您用了 7,379 kWh。各季节中最高的是2025年夏季（2,976 kWh），最低的是2025年秋季（1,469.5 kWh）。",
  ],
  [
    "by day last week",
    PLAIN,
    { group: "day", period: "week-1" },
    "You used 113 kWh from Nov 16 to Nov 22, 2026. The highest day was Nov 21, 2026 (19 kWh), the lowest Nov 20, 2026 (15 kWh).\n• Nov 16: 15 kWh\n• Nov 17: 15 kWh\n• Nov 18: 15 kWh\n• Nov 19: 15 kWh\n• Nov 20: 15 kWh\n• Nov 21: 19 kWh\n• Nov 22: 19 kWh",
    "2026年11月16日至11月22日，您用了 113 kWh。单日最高的是2026年11月21日（19 kWh），最低的是2026年11月20日（15 kWh）。\n• 11月16日：15 kWh\n• 11月17日：15 kWh\n• 11月18日：15 kWh\n• 11月19日：15 kWh\n• 11月20日：15 kWh\n• 11月21日：19 kWh\n• 11月22日：19 kWh",
  ],
  [
    "by hour of the day last month",
    PLAIN,
    { group: "hour_of_day", period: "month-1" },
    "On average, you used 16.2 kWh a day in October 2026. The highest hour of the day was 6–7 PM (1.5 kWh a day), the lowest 11 PM–12 AM (0.5 kWh a day).",
    "2026年10月，您平均每天用 16.2 kWh。一天中最高的是 18:00–19:00（每天 1.5 kWh），最低的是 23:00–24:00（每天 0.5 kWh）。",
  ],
  [
    "peak and off-peak last month",
    SOLAR,
    { group: "tariff_period", period: "month-1" },
    "You bought 454.5 kWh from the grid in October 2026: 284 kWh (62.5%) during off-peak hours and 170.5 kWh (37.5%) during peak hours.",
    "2026年10月，您从电网买了 454.5 kWh：谷时 284 kWh（62.5%）、峰时 170.5 kWh（37.5%）。",
  ],
  [
    "which day of the week is the highest",
    PLAIN,
    { group: "weekday", pick: "highest" },
    "Saturdays: on average you used 23.8 kWh, your highest day of the week from Nov 23, 2025 to Nov 22, 2026.",
    "周六：2025年11月23日至2026年11月22日，您平均每天用 23.8 kWh，一周中最高。",
  ],
  [
    "which day of the week is the lowest",
    SOLAR,
    { group: "weekday", pick: "lowest", period: "month-1" },
    "Thursdays: on average you bought 13.5 kWh from the grid, your lowest day of the week in October 2026.",
    "周四：2026年10月，您平均每天从电网买 13.5 kWh，一周中最低。",
  ],
  [
    "the highest day in February",
    PLAIN,
    { group: "day", pick: "highest", period: "--02" },
    "Tuesday, Feb 3, 2026 was your highest day in February 2026: you used 35 kWh.",
    "2026年2月，单日最高的是2026年2月3日（周二）：您用了 35 kWh。",
  ],
  [
    "the lowest day last month",
    SOLAR,
    { group: "day", pick: "lowest", period: "month-1" },
    "Thursday, Oct 1, 2026 was your lowest day in October 2026: you bought 13.5 kWh from the grid.",
    "2026年10月，单日最低的是2026年10月1日（周四）：您从电网买了 13.5 kWh。",
  ],
  [
    "the highest hour of a day",
    PLAIN,
    { pick: "highest", period: "2026-02-03" },
    "Between 6 and 7 PM: you used 21.5 kWh, your highest hour on Tuesday, Feb 3, 2026.",
    "2026年2月3日（周二），单小时最高的是 18:00–19:00：您用了 21.5 kWh。",
  ],
  [
    "the 3 cheapest months last year",
    PLAIN,
    { metric: "cost", group: "month", pick: "bottom:3", period: "year-1" },
    "The 3 months with the lowest cost in 2025: February ($136.60), April ($145.90), and September ($145.90). I used your tariff's rates, fixed charges included.",
    "2025年，电费最低的 3 个月：2月（$136.60）、4月（$145.90）、9月（$145.90）。这是按您的电价算的，含固定费用。",
  ],
  [
    "days under 16 kWh last month",
    PLAIN,
    { group: "day", pick: "below:16kWh", period: "month-1" },
    "On 22 of 31 days in October 2026, you used less than 16 kWh. The lowest was Oct 30, 2026, with 15 kWh.",
    "2026年10月，31 天中有 22 天您用了不到 16 kWh。最低的是2026年10月30日，15 kWh。",
  ],
  [
    "days over 5 dollars last month",
    PLAIN,
    { metric: "cost", group: "day", pick: "above:5usd", period: "month-1" },
    "On 9 of 31 days in October 2026, your electricity cost more than $5. The highest was Oct 3, 2026, with $5.45. I used your tariff's rates, fixed charges included.",
    "2026年10月，31 天中有 9 天您的电费是 $5 以上。最高的是2026年10月3日，$5.45。这是按您的电价算的，含固定费用。",
  ],
  [
    "highest power last month",
    PLAIN,
    { metric: "power", period: "month-1" },
    "Your home's power peaked at 1.5 kW in October 2026. That was on Oct 1, 2026, 6 PM.",
    "2026年10月，您家的最大功率是 1.5 kW。时间是2026年10月1日 18:00。",
  ],
  [
    "highest power this year with panels",
    SOLAR,
    { metric: "power", aggregate: "max", period: "year0" },
    "The power you took from the grid peaked at 21.5 kW from Jan 1 to Nov 22, 2026. That was on Feb 3, 2026, 6 PM.",
    "2026年1月1日至11月22日，您从电网取电的最大功率是 21.5 kW。时间是2026年2月3日 18:00。",
  ],
  [
    "average power last month",
    PLAIN,
    { metric: "power", aggregate: "average", period: "month-1" },
    "On average, your home took 673 W from the grid in October 2026.",
    "2026年10月，您家平均从电网取用 673 W。",
  ],
  [
    "right now",
    SOLAR,
    { metric: "power", period: "hour0" },
    "Your home was taking 500 W from the grid at the newest reading that I have, Nov 22, 2026, 11 PM.",
    "我手头最新的读数是2026年11月22日 23:00 的，当时您家从电网取用 500 W。",
  ],
  [
    "carbon last year",
    PLAIN,
    { metric: "carbon", period: "year-1" },
    "The electricity you used caused about 1,671.3 kg of CO₂ in 2025. That counts 22.6 kg of CO₂ for every 100 kWh, by US EPA eGRID, yearly average of CAMX.",
    "2025年，您用的电大约排放了 1,671.3 公斤二氧化碳。按美国环保署 eGRID，CAMX 年平均值，每 100 kWh 排放 22.6 公斤二氧化碳。",
  ],
  [
    "net last month",
    SOLAR,
    { metric: "net", period: "month-1" },
    "You bought 268.5 kWh more from the grid than you sold in October 2026. You bought 454.5 kWh from the grid and sold 186 kWh to it.",
    "2026年10月，您从电网买的电比卖出的多 268.5 kWh。其中从电网买了 454.5 kWh，卖给电网 186 kWh。",
  ],
  [
    "production last month",
    SOLAR,
    { metric: "production", period: "month-1" },
    "I can't tell you what the panels made: the meter only sees what is bought from the grid and sold to it. Your inverter's app shows the rest. You can ask me what you sold.",
    "光伏发了多少电，我看不到：电表只计从电网买的和卖给电网的电，其余请看逆变器的应用。可以问我卖给电网多少电。",
  ],
  [
    "price per kWh last month",
    PLAIN,
    { metric: "price", period: "month-1" },
    "You paid 30.2¢ per kWh on average in October 2026: $151.35 for 501 kWh. I used your tariff's rates, fixed charges included.",
    "2026年10月，您的平均电价是每 kWh $0.302（501 kWh 共 $151.35）。这是按您的电价算的，含固定费用。",
  ],
  [
    "price at peak with panels",
    SOLAR,
    { metric: "price", filters: ["peak"], period: "month-1" },
    "You paid 50¢ per kWh on average during peak hours in October 2026: $85.25 for the 170.5 kWh you bought from the grid. I used your tariff's rates, fixed charges included, less what you earned for electricity sold.",
    "2026年10月的峰时，您的平均电价是每 kWh $0.50（从电网买的 170.5 kWh 共 $85.25）。这是按您的电价算的，含固定费用，已减去卖电所得。",
  ],
  [
    "base load",
    PLAIN,
    { metric: "base_load" },
    "Your base load is 412 W: that much is always on, 9.9 kWh a day, from Jan 1, 2025 to Nov 22, 2026. That's 49.4% of everything you used.",
    "您的基础负荷是 412 W，也就是一直开着的部分，每天 9.9 kWh（2025年1月1日至2026年11月22日）。占全部用电的 49.4%。",
  ],
  [
    "base load with panels",
    SOLAR,
    { metric: "base_load", period: "month-1" },
    "Your base load is 412 W: that much is always on, 9.9 kWh a day, from Jan 1, 2025 to Nov 22, 2026. I took it from the dark hours, when your panels make nothing. I only know your base load for that whole time, not for a part of it.",
    "您的基础负荷是 412 W，也就是一直开着的部分，每天 9.9 kWh（2025年1月1日至2026年11月22日）。这是按没有光伏发电的深夜时段算的。基础负荷只有这整段时间的，分不出其中一部分。",
  ],
  [
    "last month against a year ago",
    PLAIN,
    { act: "compare", period: "month-1", comparedTo: "2025-10" },
    "You used 501 kWh in October 2026, about the same as in October 2025 (497 kWh).",
    "2026年10月，您用了 501 kWh，和2025年10月（497 kWh）差不多。",
  ],
  [
    "months of unequal length",
    SOLAR,
    { act: "compare", period: "2026-02", comparedTo: "2026-03" },
    "You bought 15.4 kWh a day from the grid in February 2026, 4.7% more than in March 2026 (14.6 kWh a day). In all, that's 430 kWh over 28 days, 5.3% less than 454 kWh over 31 days.",
    "2026年2月，您平均每天从电网买 15.4 kWh，比2026年3月（每天 14.6 kWh）多 4.7%。总量是 430 kWh（28 天），比 454 kWh（31 天）少 5.3%。",
  ],
  [
    "a running month against the last",
    PLAIN,
    { act: "compare", period: "month0", comparedTo: "month-1" },
    "You used 358.5 kWh from Nov 1 to Nov 22, 2026, 1.3% more than from Oct 1 to Oct 22, 2026 (354 kWh).",
    "2026年11月1日至11月22日，您用了 358.5 kWh，比2026年10月1日至10月22日（354 kWh）多 1.3%。",
  ],
  [
    "the difference of two months",
    PLAIN,
    { act: "compare", aggregate: "difference", period: "2026-07", comparedTo: "2026-05" },
    "The difference is 489 kWh (96.8%). You used 994 kWh in July 2026, 96.8% more than in May 2026 (505 kWh).",
    "相差 489 kWh（96.8%）。2026年7月，您用了 994 kWh，比2026年5月（505 kWh）多 96.8%。",
  ],
  [
    "cost against the month before",
    PLAIN,
    { act: "compare", metric: "cost", period: "2026-06", comparedTo: "2026-05" },
    "Your electricity cost $9.73 a day in June 2026, 98.2% more than in May 2026 ($4.91 a day). In all, that's $291.80 over 30 days, 91.8% more than $152.15 over 31 days. I used your tariff's rates, fixed charges included.",
    "2026年6月，您的电费平均每天 $9.73，比2026年5月（每天 $4.91）多 98.2%。总量是 $291.80（30 天），比 $152.15（31 天）多 91.8%。这是按您的电价算的，含固定费用。",
  ],
  [
    "net against a year ago",
    SOLAR,
    { act: "compare", metric: "net", period: "month-1", comparedTo: "2025-10" },
    "You bought 268.5 kWh more from the grid than you sold in October 2026; in October 2025, you bought 264.5 kWh more from the grid than you sold.",
    "2026年10月，您从电网买的电比卖出的多 268.5 kWh；2025年10月，您从电网买的电比卖出的多 264.5 kWh。",
  ],
  [
    "at night",
    PLAIN,
    { filters: ["night"] },
    "On average, you used 5 kWh a day at night (10 PM–6 AM) from Nov 23, 2025 to Nov 22, 2026.",
    "2025年11月23日至2026年11月22日的夜间（22:00–06:00），您平均每天用 5 kWh。",
  ],
  [
    "at night or by day",
    PLAIN,
    { act: "compare", filters: ["night", "daytime"], period: "month-1" },
    "On average, you used 4 kWh a day at night (10 PM–6 AM) in October 2026, 67.1% less than the 12.2 kWh a day during the day (6 AM–10 PM).",
    "2026年10月，夜间（22:00–06:00）您平均每天用 4 kWh，比白天（06:00–22:00）的每天 12.2 kWh 少 67.1%。",
  ],
  [
    "share of the night last month",
    SOLAR,
    { filters: ["night"], aggregate: "share", period: "month-1" },
    "27.3% of the electricity you bought from the grid in October 2026 came at night (10 PM–6 AM): 124 kWh of 454.5 kWh. Spread evenly over the hours, it would be 33.3%.",
    "2026年10月您从电网买的电量中，夜间（22:00–06:00）占 27.3%（454.5 kWh 中的 124 kWh）。如果每小时都一样多，这部分应占 33.3%。",
  ],
  [
    "share of weekends last month",
    PLAIN,
    { filters: ["weekend"], aggregate: "share", period: "month-1" },
    "34.1% of the electricity you used in October 2026 came on weekends: 171 kWh of 501 kWh. Spread evenly over the hours, it would be 28.6%.",
    "2026年10月您的用电量中，周末占 34.1%（501 kWh 中的 171 kWh）。如果每小时都一样多，这部分应占 28.6%。",
  ],
  [
    "share of a month in its year",
    PLAIN,
    { aggregate: "share", period: "month-1" },
    "7.4% of the electricity you used from Jan 1 to Nov 22, 2026 came in October 2026: 501 kWh of 6,770 kWh.",
    "2026年1月1日至11月22日您的用电量中，2026年10月占 7.4%（6,770 kWh 中的 501 kWh）。",
  ],
  [
    "peak in percent",
    PLAIN,
    { unit: "percent", filters: ["peak"], period: "month-1" },
    "34% of the electricity you used in October 2026 came during peak hours: 170.5 kWh of 501 kWh.",
    "2026年10月您的用电量中，峰时占 34%（501 kWh 中的 170.5 kWh）。",
  ],
  [
    "Mondays and Fridays on summer evenings",
    SOLAR,
    { filters: ["mon+fri", "evening", "summer"], period: "year0" },
    "You bought 270 kWh from the grid in the evening (6–10 PM) on Mondays and Fridays in summer from Jan 1 to Nov 22, 2026. That's 4.4% of the 6,143 kWh in total.",
    "2026年1月1日至11月22日的夏季周一、周五晚上（18:00–22:00），您从电网买了 270 kWh。占同期总量 6,143 kWh 的 4.4%。",
  ],
  [
    "weekends in money",
    PLAIN,
    { unit: "money", period: "--10", filters: ["weekend"] },
    "Your electricity cost $49.05 on weekends in October 2026. That's 32.4% of the $151.35 in total. I used your tariff's rates, fixed charges included.",
    "2026年10月的周末，您的电费是 $49.05。占同期总量 $151.35 的 32.4%。这是按您的电价算的，含固定费用。",
  ],
  [
    "a time without readings",
    PLAIN,
    { period: "2024-05" },
    "I have no readings for that time (May 2024): they run from Jan 1, 2025 to Nov 22, 2026.",
    "这段时间（2024年5月）没有读数：现有的读数是2025年1月1日至2026年11月22日的。",
  ],
  [
    "tomorrow",
    PLAIN,
    { period: "day+1" },
    "I have no readings for that time (tomorrow): they run from Jan 1, 2025 to Nov 22, 2026.",
    "这段时间（明天）没有读数：现有的读数是2025年1月1日至2026年11月22日的。",
  ],
  [
    "against a time without readings",
    PLAIN,
    { act: "compare", period: "month-1", comparedTo: "2024-10" },
    "I can't compare with Oct 2024: I have no readings for it. They run from Jan 1, 2025 to Nov 22, 2026.",
    "没法和2024年10月比：那段时间没有读数，现有的读数是2025年1月1日至2026年11月22日的。",
  ],
  [
    "a bill that is not there",
    PLAIN,
    { metric: "cost", period: "bill-1" },
    "I can't tell you that by bill: I have no bills for that time. You can upload one, or ask me about a month.",
    "按账单答不了：这里没有那段时间的账单。可以上传账单，或者按月份问我。",
  ],
  [
    "hot days",
    PLAIN,
    { period: "--07", filters: ["hot_days"] },
    "I can't pick out hot or cold days: I don't have temperatures for your readings. You can name a season or dates instead.",
    "炎热或寒冷的日子我挑不出来：您的读数没有气温数据。可以改说季节或日期。",
  ],
  [
    "the washing machine",
    PLAIN,
    { appliances: ["washer"], period: "month-1" },
    "I can't tell that for your washing machine alone: the readings are of the whole home.",
    "洗衣机单独的数据看不出来：电表只记录全屋的用电。",
  ],
  [
    "by appliance",
    PLAIN,
    { group: "appliance", period: "month-1" },
    "I can't split that by appliance: the readings are of the whole home.",
    "没法按电器拆开：读数是全屋的。",
  ],
  [
    "the days one by one",
    PLAIN,
    { group: "day", period: "week-1", mentions: { asksEach: true } },
    "You used 113 kWh from Nov 16 to Nov 22, 2026.\n• Nov 16: 15 kWh\n• Nov 17: 15 kWh\n• Nov 18: 15 kWh\n• Nov 19: 15 kWh\n• Nov 20: 15 kWh\n• Nov 21: 19 kWh\n• Nov 22: 19 kWh",
    "2026年11月16日至11月22日，您用了 113 kWh。\n• 11月16日：15 kWh\n• 11月17日：15 kWh\n• 11月18日：15 kWh\n• 11月19日：15 kWh\n• 11月20日：15 kWh\n• 11月21日：19 kWh\n• 11月22日：19 kWh",
  ],
  [
    "the longest run",
    PLAIN,
    { group: "day", period: "month-1", aggregate: "streak", pick: "above:15kWh" },
    "You used more than 15 kWh for at most 2 days in a row in October 2026: from Oct 24 to Oct 25, 2026.",
    "2026年10月，您用了 15 kWh 以上，最长连续 2 天：2026年10月24日至10月25日。",
  ],
  [
    "the median day",
    SOLAR,
    { period: "month-1", aggregate: "median" },
    "On the median day in October 2026, you bought 13.5 kWh from the grid.",
    "2026年10月，按日用量的中位数，一天里您从电网买了 13.5 kWh。",
  ],
  [
    "how far both ends lie apart",
    PLAIN,
    { group: "month", period: "year-1", aggregate: "difference" },
    "You used 7,379 kWh in 2025. The highest month was August 2025 (1,010 kWh), the lowest February 2025 (452 kWh). The difference is 558 kWh: the lowest is 55.2% below the highest.",
    "2025年，您用了 7,379 kWh。单月最高的是2025年8月（1,010 kWh），最低的是2025年2月（452 kWh）。相差 558 kWh：最低的比最高的少 55.2%。",
  ],
  [
    "the cost beside the days",
    PLAIN,
    { group: "day", period: "month-1", pick: "top:2", mentions: { alsoCounts: ["cost"] } },
    "Your 2 highest days in October 2026: Oct 3 (19 kWh) and Oct 4 (19 kWh). Your electricity cost at the same time: Oct 3 ($5.45) and Oct 4 ($5.45).",
    "2026年10月，用电量最高的 2 天：10月3日（19 kWh）、10月4日（19 kWh）。同期您的电费：10月3日（$5.45）、10月4日（$5.45）。",
  ],
  [
    "a day beside days like it",
    PLAIN,
    { act: "compare", period: "2026-11-19", comparedTo: "last12m", filters: ["thu"] },
    "You used 15 kWh on Thursday, Nov 19, 2026, 20% less than on Thursdays from Nov 23, 2025 to Nov 22, 2026 (18.8 kWh a day).",
    "2026年11月19日（周四），您用了 15 kWh，比2025年11月23日至2026年11月22日的周四（每天 18.8 kWh）少 20%。",
  ],
];

describe("an answer in figures", () => {
  it.each(ANSWERS)("to %s", async (_question, home, frame, en, zh) => {
    const english = await answerFrame(frame, home);
    const chinese = await answerFrame({ ...frame, language: "zh" }, home);
    expect([english.text, chinese.text]).toEqual([en, zh]);
    expect([...english.rejected, ...chinese.rejected]).toEqual([]);
    // What is listed line by line is not read as sentences.
    expect(english.text.replaceAll(/\n•.*/g, "").split(" ").length).toBeLessThanOrEqual(60);
  });

  it("comes with a chart where it has many figures", async () => {
    const { attachments } = await answerFrame({ group: "month", period: "year-1", metric: "export" }, SOLAR);
    expect(attachments).toMatchObject([
      { kind: "chart", form: "bars", unit: "kWh", title: "Electricity sold by month", sandbox: false },
    ]);
    expect(attachments[0]).toMatchObject({ series: [{ values: expect.arrayContaining([186]) }] });
    expect((await answerFrame({ period: "month-1" }, PLAIN)).attachments).toEqual([]);
  });

  it("tells in its chart which periods are not over", async () => {
    const { attachments } = await answerFrame({ group: "month", period: "year0" }, PLAIN);
    const [chart] = attachments;
    if (chart?.kind !== "chart") throw new Error("No chart");
    expect(chart.partial).toEqual([chart.labels.length - 1]);
    const [whole] = (await answerFrame({ group: "month", period: "year-1", metric: "export" }, SOLAR)).attachments;
    expect(whole).not.toHaveProperty("partial");
    const [weekdays] = (await answerFrame({ group: "weekday", period: "year0" }, PLAIN)).attachments;
    expect(weekdays).not.toHaveProperty("partial");
  });

  it("sets two periods side by side in a chart, per day where they differ in length", async () => {
    const { attachments } = await answerFrame({ period: "2026-02", comparedTo: "2026-03" }, PLAIN);
    expect(attachments).toMatchObject([
      {
        kind: "chart",
        title: "Electricity used a day",
        labels: ["February 2026", "March 2026"],
        series: [{ values: [16.8571, 16.1452] }],
      },
    ]);
  });

  it("says what an answer would have lost", () => {
    const c = compositionOf(ownFrame({ filters: ["weekend"], period: "month-1" }), PLAIN);
    sayLost(c, ["period", "filters"]);
    expect(c.draft.sentences.map(({ text }) => text)).toEqual(["I couldn't work that out for last month, weekends."]);
  });

  it("says of money whether it is the bills'", async () => {
    const span = { fromMs: Date.UTC(2026, 9, 1), toMs: Date.UTC(2026, 10, 1) };
    const billed = queriedHousehold({
      home: { tariff: null, bills: [{ span, kwh: 501, amount: 155, currency: "USD" }] },
    });
    const { text } = await answerFrame({ metric: "cost", period: "month-1" }, billed);
    expect(text).toBe("Your electricity cost $155 in October 2026. That's $5 a day. I used the amounts on your bills.");
  });

  it("says whether readings are missing, and not what was used", async () => {
    const { text } = await answerFrame({ period: "month-1", mentions: { asksDataGaps: true } }, PLAIN);
    expect(text).toBe("No readings are missing in October 2026.");
  });

  it("tells a visitor what would help, and no figure", async () => {
    const { text, attachments, evidence } = await answerFrame({ period: "month-1" }, NOTHING_KNOWN);
    expect(text).toBe(
      "I can't tell you how much electricity you used: I don't have any readings or bills for you. Sign in and connect a meter, or upload a bill or a Green Button file.",
    );
    expect(evidence.facts.every(({ source }) => source.kind === "question")).toBe(true);
    expect(attachments).toMatchObject([{ kind: "action", action: "upload_bill" }]);
  });

  it("tells the months of a gas file", async () => {
    const usage = { uploadId: "u1", fileName: "gas.xml", facts: GAS_FACTS };
    const nowMs = () => Date.UTC(2025, 0, 15);
    const gas: AssistantData = { ...NOTHING_KNOWN, usage: async () => usage, nowMs };
    expect((await answerFrame({ period: "--07" }, gas)).text).toBe(
      "You used 45 therms of gas in July 2024, 1.5 therms a day.",
    );
    expect((await answerFrame({ period: "month-1" }, gas)).text).toContain("45 therms of gas in December 2024");
    expect((await answerFrame({ period: "--07", metric: "cost" }, gas)).text).toContain("Your gas cost 61.20");
    expect((await answerFrame({ period: "day-1" }, gas)).text).toContain(
      "You used 540 therms of gas from Jan 1, 2024 to Dec 31, 2024",
    );
    expect((await answerFrame({ language: "zh" }, gas)).text).toContain("540 therm");
  });
});
