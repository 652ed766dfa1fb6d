import { expect, it } from "vitest";
import type { Frame } from "../../frame";
import { readMessage } from "../../read-message";
import { timesIn } from "./scan";

/* Ranges whose ends are said, on a Sunday: before the name of the time beside them, against each other, against the rest. */

const TODAY = "2026-11-29";
const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: TODAY, previous: null, hasProposal: false }).questions.at(-1)?.frame;

it.each<[text: string, codes: string[]]>([
  ["24-26 dec", ["--12-24..--12-26"]],
  ["dec 24 to 26 2025", ["2025-12-24..2025-12-26"]],
  ["the 3rd through the 9th of march", ["--03-03..--03-09"]],
  ["july 20 until august 31", ["--07-20..--08-31"]],
  ["20 december 2025 to 5 january 2026", ["2025-12-20..2026-01-05"]],
  ["march 2026 to october 2026", ["2026-03..2026-10"]],
  ["june-august", ["--06..--08"]],
  ["7月1号到8月31号", ["--07-01..--08-31"]],
  ["1月20到2月20", ["--01-20..--02-20"]],
  ["去年12月24日至26日", ["2025-12-24..2025-12-26"]],
  ["6到9月", ["--06..--09"]],
  ["国庆(10.1-10.7)", ["--10-01..--10-07"]],
  ["7月1号到15号和8月1号到15号", ["--07-01..--07-15", "--08-01..--08-15"]],
  // Hours, prices and single days are none.
  ["between 6 and 9 pm in june", []],
  ["from 5 to 7 march pm", ["--03-05..--03-07"]],
  ["10-15 kwh", []],
  ["6点到9点", []],
  ["6月的9点到10点", []],
  ["12 to 15 cents", []],
])("finds the ranges of %j", (text, codes) =>
  expect(
    timesIn(text, TODAY)
      .filter(({ time }) => time?.kind === "range")
      .map(({ code }) => code),
  ).toEqual(codes),
);

it.each<[text: string, frame: Partial<Frame>]>([
  ["what did we use over christmas, 23-27 december", { period: "--12-23..--12-27" }],
  ["usage during easter break (april 3 to april 10)", { period: "--04-03..--04-10" }],
  ["summer holidays, 18 july to 30 august: how much electricity did we use", { period: "--07-18..--08-30" }],
  ["寒假（1月15号到2月18号）用了多少度电", { period: "--01-15..--02-18" }],
  ["春节那几天(2.16-2.22)一共用了几度", { period: "--02-16..--02-22" }],
  ["Please share month-wise units from April 2026 to September 2026", { period: "2026-04..2026-09", group: "month" }],
  ["六到九月和其余月份相比，平均每天多用多少", { period: "--06..--09", comparedTo: "2025-10..2026-05" }],
  ["may to september versus the rest of the year", { period: "--05..--09", comparedTo: "2025-10..2026-04" }],
  [
    "哪个用得多，暑假7月1号到8月31号还是寒假1月20号到2月20号",
    { period: "--07-01..--08-31", comparedTo: "--01-20..--02-20" },
  ],
  ["was march 1 to 15 higher than april 1 to 15", { period: "--03-01..--03-15", comparedTo: "--04-01..--04-15" }],
  // A change from one month to another is of the two.
  ["how did my use change from march to october", { period: "--10", comparedTo: "--03" }],
  ["compare May 2026 to August 2026", { period: "2026-05", comparedTo: "2026-08" }],
  // A name with a year and no dates keeps its own.
  ["how much did we use last christmas", { period: "holiday:christmas" }],
])("reads %j", (text, frame) => expect(read(text)).toMatchObject(frame));

it.each<[text: string, frame: Partial<Frame>]>([
  [
    "How much did I use in the last 30 days compared to the 30 days before",
    { period: "last30d", comparedTo: "last30d-1" },
  ],
  ["last two weeks vs the two weeks before that", { period: "last2w", comparedTo: "last2w-1" }],
  ["最近十天比再往前十天用得多吗", { period: "last10d", comparedTo: "last10d-1" }],
  ["近30天和之前的30天相比", { period: "last30d", comparedTo: "last30d-1" }],
])("holds as many days before against the last in %j", (text, frame) => expect(read(text)).toMatchObject(frame));
