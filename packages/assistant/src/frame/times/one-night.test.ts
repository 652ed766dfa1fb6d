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
  ["11月23号晚上10点半到24号早上6点用了多少", { period: "--11-23", filters: ["hours:22:30-6"] }],
  ["11月24号22:30到25号6:30一共多少度", { period: "--11-24", filters: ["hours:22:30-6:30"] }],
  ["how much between november 24 10:30 pm and november 25 6 am", { period: "2026-11-24", filters: ["hours:22:30-6"] }],
  ["what did we use from 23:00 on nov 27 to 5:30 on nov 28", { period: "2026-11-27", filters: ["hours:23-5:30"] }],
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

it("adds no half of the day that is not said", () => {
  expect(read("11月24号1点到25号6点用了多少")?.period).toBe("--11-24..--11-25");
  expect(read("11月24号晚上12点到25号早上6点用了多少")).toMatchObject({ period: "--11-25", filters: ["hours:0-6"] });
});

it.each([
  ["compare the first Monday of October with the last Monday of October", "2026-10-05", "2026-10-26"],
  ["did we use more on the first or the third saturday of september", "2026-09-05", "2026-09-19"],
  ["the last Friday of March vs the first Friday of April", "2026-03-27", "2026-04-03"],
  ["十月第一个和最后一个周一哪个用得多", "2026-10-05", "2026-10-26"],
  ["三月最后一个周五跟四月第一个周五比，差多少", "2026-03-27", "2026-04-03"],
])("%s holds two days against each other", (text, period, comparedTo) =>
  expect(read(text)).toMatchObject({ act: "compare", period, comparedTo }),
);

it("a fifth weekday is one only where the month has it", () => {
  expect(read("how much did I use on the fifth Monday of August")?.period).toBe("2026-08-31");
  expect(read("how much did I use on the fifth Monday of October")?.period).toBe("2026-10");
  expect(read("十月第五个周一用了多少")?.period).toBe("2026-10");
});

it("the night before is before the night that was asked of", () => {
  const first = read("how much did we use last night between 10pm and 6am");
  const { questions } = readMessage("Is it more than the night before?", {
    language: "en",
    today: "2026-11-29",
    previous: first ?? null,
    hasProposal: false,
  });
  expect(questions[0]?.frame).toMatchObject({ period: "day-1", comparedTo: "day-2", filters: ["hours:22-6"] });
});

it("the last week of a month is no day of it", () =>
  expect(read("how much did we use in the last week of october")?.period).toBe("--10-25..--10-31"));
