import { expect, test } from "vitest";
import type { WordSlots } from "./conversation/merge";
import { saidSlots } from "./said-slots";

const slots = (text: string, marked: WordSlots = {}): WordSlots => saidSlots(marked, text, "2026-11-23");

test.each<[string, WordSlots, WordSlots]>([
  ["hourly breakdown for last tuesday", { period: "tue0" }, { period: "tue0", group: "hour" }],
  ["which day has the cheapest hourly rate", { group: "day" }, { group: "day" }],
  ["what time of day do i peak", {}, { group: "hour_of_day", pick: "highest" }],
  ["一天里头啥时候用电最猛", { pick: "highest" }, { pick: "highest", group: "hour_of_day" }],
  ["一天中哪个时段用电最多", { group: "day" }, { group: "hour_of_day", pick: "highest" }],
  ["three worst hours yesterday", { period: "day-1" }, { period: "day-1", group: "hour", pick: "top:3" }],
  ["lowest 5 days in june", { period: "--06" }, { period: "--06", group: "day", pick: "bottom:5" }],
  ["the 5 most expensive days", { pick: "highest", devices: ["5"] }, { pick: "top:5", group: "day" }],
  ["what's eating all my power", {}, { group: "appliance" }],
  ["where does my electricity go", {}, { group: "appliance" }],
  ["家里谁最费电", {}, { group: "appliance", pick: "highest" }],
])("%s has its grain", (text, marked, read) => expect(slots(text, marked)).toEqual(read));

test.each<[string, WordSlots, WordSlots]>([
  ["compare june, july and august", { period: "--06..--08" }, { period: "--06..--08", group: "month" }],
  ["show me june july and august side by side", {}, { period: "--06..--08", group: "month" }],
  ["五六月电费差多少", { period: "--06" }, { period: "--05", comparedTo: "--06" }],
  ["compare june and july", { period: "--06..--07" }, { period: "--06", comparedTo: "--07" }],
  ["六七八三个月比一比,哪个月最贵", { group: "month" }, { period: "--06..--08", group: "month" }],
  ["6月、7月和8月对比", {}, { period: "--06..--08", group: "month" }],
  ["winter vs summer", { filters: ["winter"] }, { period: "winter", comparedTo: "summer" }],
  [
    "去年跟今年的十月电费差多少",
    { period: "year-1", comparedTo: "2026-10" },
    { period: "2025-10", comparedTo: "2026-10" },
  ],
  [
    "did i use more in the first half of october or the second half",
    { period: "--10" },
    { period: "--10-01..--10-15", comparedTo: "--10-16..--10-31" },
  ],
  ["the second half of last month", { period: "month-1" }, { period: "2026-10-16..2026-10-31" }],
  [
    "10月1日到7日和10月8日到14日",
    { period: "--10", filters: ["hours:1-2"] },
    { period: "--10-01..--10-07", comparedTo: "--10-08..--10-14" },
  ],
  [
    "国庆七天(10月1号到7号)跟再往后一周比",
    { period: "holiday:national_day", comparedTo: "--10-01..--10-07" },
    { period: "--10-01..--10-07", comparedTo: "2026-10-08..2026-10-14" },
  ],
])("%s has its periods", (text, marked, read) => expect(slots(text, marked)).toEqual(read));

test.each<[string, WordSlots, WordSlots]>([
  ["气温超过30度的那几天用了多少电", { pick: "above:30kWh" }, { filters: ["hot_days"] }],
  ["35度以上的天气用电多少", { given: ["35kWh"] }, { filters: ["hot_days"] }],
  ["days over 30°c", { filters: ["daytime"] }, { filters: ["hot_days"] }],
  ["average use on days below freezing", {}, { filters: ["cold_days"] }],
  ["今年有多少天用电超过20度", { pick: "above:20kWh" }, { pick: "above:20kWh", period: "year0", group: "day" }],
])("%s has its weather", (text, marked, read) => expect(slots(text, marked)).toEqual(read));

test("hours that are said tell more than the part of the day", () => {
  expect(slots("overnight, say midnight to 6am", { filters: ["night", "hours:0-6"] })).toEqual({
    filters: ["hours:0-6"],
  });
  expect(slots("中午和晚上哪个费电", { filters: ["hours:11-14", "night"] })).toEqual({
    filters: ["hours:11-14", "night"],
  });
});

test("none of the days, and a limit beyond any meter, are no choice", () => {
  expect(slots("the 0 worst days", {}).pick).toBeUndefined();
  expect(slots("lowest 00 days in june", { pick: "lowest" }).pick).toBe("lowest");
  expect(slots("99999 worst days", { pick: "highest" }).pick).toBe("highest");
  expect(slots("days over 12345678901 kwh", {}).pick).toBeUndefined();
});
