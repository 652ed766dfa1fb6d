import { expect, it } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

/* Times with one end, hours of an evening that is named, and words that only look like a time; on a Sunday. */

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: "2026-11-29", previous: null, hasProposal: false }).questions.at(-1)
    ?.frame;

it.each<[string, Partial<Frame>]>([
  ["How much did I use yesterday evening from 6 to 10?", { period: "day-1", filters: ["hours:18-22"] }],
  ["last night from 7 to 11", { period: "day-1", filters: ["hours:19-23"] }],
  ["How much since 6am today?", { period: "day0", filters: ["hours:6-24"] }],
  ["今晚8点到现在用了多少电", { period: "day0", filters: ["hours:20-24"] }],
  ["晚上7点30到9点用了多少", { filters: ["hours:19:30-21"] }],
  ["from 8pm to 10.30 last week how much", { period: "week-1", filters: ["hours:20-22:30"] }],
  ["Which day was the most expensive in the first week of last month", { period: "2026-10-01..2026-10-07" }],
  ["从9月到11月底用了多少电", { period: "--09..--11" }],
  ["How much have we used since mid October", { period: "since:--10" }],
  ["十月初到现在用了多少电", { period: "since:--10" }],
  ["三天前用了多少电", { period: "day-3" }],
  ["周一到现在用了多少", { period: "since:mon0" }],
  ["到11月10号为止用了多少", { period: "before:2026-11-11" }],
  ["the week after November 10, how much did we use", { period: "2026-11-10..2026-11-16" }],
  ["since the beginning of the year how much did we pay", { period: "year0" }],
  ["How much did I buy from the grid up to November 10", { period: "before:2026-11-11" }],
  ["We got the battery 6 months ago, how much have we saved?", { period: "since:month-6" }],
  ["十月前半个月和后半个月哪个贵", { period: "--10-01..--10-15", comparedTo: "--10-16..--10-31" }],
])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

it("一点都没 names no hour", () =>
  expect(read("昨天晚上一点都没开空调，怎么用了这么多电")).toMatchObject({ period: "day-1", filters: ["night"] }));

it.each(["Which day was the most expensive in the first week of last month", "上个月最后一周哪个电器用得最多"])(
  "%s compares nothing",
  (text) => expect(read(text)).not.toHaveProperty("comparedTo"),
);
