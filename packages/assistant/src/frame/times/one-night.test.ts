import { expect, it } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

/* One night across two dates, and one day of a month by its weekday; on a Sunday. */

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: "2026-11-29", previous: null, hasProposal: false }).questions.at(-1)
    ?.frame;

it.each<[string, Partial<Frame>]>([
  [
    "how much did we use in the night from Monday November 16 to Tuesday, eleven at night to five in the morning",
    { period: "2026-11-16", filters: ["hours:23-5"] },
  ],
  ["overnight from nov 20 to nov 21, 11pm to 7am", { period: "2026-11-20", filters: ["hours:23-7"] }],
  ["11月24号晚上10点到25号早上6点用了多少", { period: "--11-24", filters: ["hours:22-6"] }],
  ["2026年3月5日晚上11点到第二天早上7点用了几度电", { period: "2026-03-05", filters: ["hours:23-7"] }],
])("%s is one night", (text, frame) => expect(read(text)).toMatchObject(frame));

it.each([
  "how much did we use each night from nov 16 to nov 17, 10pm to 6am",
  "11月16日到11月20日每晚10点到早上6点用了多少",
])("%s is several", (text) => expect(read(text)?.period).toMatch(/\.\./));

it.each<[string, Partial<Frame>]>([
  ["what was our usage on the second tuesday of september", { period: "2026-09-08" }],
  ["how much did we use on the last friday in march 2026", { period: "2026-03-27" }],
  ["first saturday of last month kwh", { period: "2026-10-03" }],
  ["上个月最后一个周五用了多少度", { period: "2026-10-30" }],
  ["去年十二月第一个星期天用了几度", { period: "2025-12-07" }],
])("%s is one day", (text, frame) => {
  expect(read(text)).toMatchObject(frame);
  expect(read(text)).not.toHaveProperty("filters");
});

it("the last week of a month is no day of it", () =>
  expect(read("how much did we use in the last week of october")?.period).toBe("--10-25..--10-31"));
