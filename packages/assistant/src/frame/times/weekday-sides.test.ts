import { expect, it } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

/* Days of the week held against one another, on a Sunday. */

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: "2026-11-29", previous: null, hasProposal: false }).questions[0]?.frame;

it.each<[string, Partial<Frame>]>([
  ["Do we use more on Mondays and Tuesdays than on Saturdays and Sundays?", { filters: ["mon+tue", "sat+sun"] }],
  [
    "I work from home on Tue/Thu and go to the office other days. Is there a difference in usage from 9:30 to 18:30 since July?",
    { filters: ["hours:9:30-18:30", "tue+thu", "mon+wed+fri"], period: "since:--07" },
  ],
  [
    "周二、周四在家办公，跟去公司的周一三五比，白天9点到18点差几度",
    { filters: ["hours:9-18", "tue+thu", "mon+wed+fri"] },
  ],
])("%s compares two sets of days", (text, frame) => expect(read(text)).toMatchObject({ act: "compare", ...frame }));

it.each<[string, Partial<Frame>]>([
  ["What did we use on Tuesday and Thursday last week?", { period: "week-1", filters: ["tue+thu"] }],
  ["What did we use tues thurs and sat in October", { period: "--10", filters: ["tue+thu+sat"] }],
  ["2026-11-01 到 2026-11-28 每天买了多少电", { period: "2026-11-01..2026-11-28" }],
  ["十月和十一月的光伏比去年同期少了吗", { period: "--10..--11", comparedTo: "2025-10..2025-11" }],
  [
    "宝宝8月20号出生，出生前后各一个月用电差多少",
    { period: "2026-08-20..2026-09-19", comparedTo: "2026-07-20..2026-08-19" },
  ],
  ["10月14号到16号比前3天多用了几度", { period: "--10-14..--10-16", comparedTo: "2026-10-11..2026-10-13" }],
  ["On Mondays and Fridays in October, what did we use?", { period: "--10", filters: ["mon+fri"] }],
  ["Why was Thursday's bill near double Wednesday's?", { period: "thu0", comparedTo: "wed0" }],
  ["How much did we use Monday to Thursday last month?", { period: "month-1", filters: ["mon+tue+wed+thu"] }],
  [
    "My tenant moved out on 31 August 2026 and the new one came on 12 September. What was used in between?",
    { period: "2026-08-31..2026-09-12" },
  ],
  [
    "宝宝9月12号出生的，从那天起平均每天用电比之前一个月多了多少？",
    { period: "2026-09-12..2026-11-28", comparedTo: "2026-08-12..2026-09-11" },
  ],
])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));
