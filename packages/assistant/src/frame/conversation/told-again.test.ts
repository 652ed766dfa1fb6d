import { expect, it } from "vitest";
import { readMessage } from "../read-message";

const today = "2026-11-29";
function after(previous: string, text: string) {
  const context = { language: "en" as const, today, hasProposal: false };
  const before = readMessage(previous, { ...context, previous: null }).questions.at(-1)?.frame ?? null;
  return readMessage(text, { ...context, previous: before }).questions[0]?.frame;
}

it.each([
  ["How many days in October did I use over 14 kWh?", "what was the longest run of such days?", "above:14kWh"],
  ["10月有几天用电超过15度", "连续最长有几天是这样的", "above:15kWh"],
])("%s › %s: how many in a row", (previous, text, pick) =>
  expect(after(previous, text)).toMatchObject({ aggregate: "streak", pick, period: "--10" }),
);

it.each([
  ["How much did I use last month?", "that's a lot less than in July", "--07"],
  ["我们上个月用了多少电", "比起八月间一天少了好多哦", "--08"],
])("%s › %s: beside the time that is named", (previous, text, comparedTo) =>
  expect(after(previous, text)).toMatchObject({ act: "compare", period: "month-1", comparedTo }),
);

it("holds two times that are both named against each other, whatever was asked before", () =>
  expect(after("How much did I use on June 8, 2026?", "compare March with April")).toMatchObject({
    period: "--03",
    comparedTo: "--04",
  }));

it.each([
  ["How much did I use in July?", "oops, I meant August", "--08"],
  ["how much electricity did I use yesterday", "sorry I mean the Saturday", "sat0"],
  ["昨天用了多少电", "说错了，我问的是前天", "day-2"],
])("%s › %s: put right", (previous, text, period) =>
  expect(after(previous, text)).toMatchObject({ act: "ask", scope: "own", metric: "energy", period }),
);

it("says how far the two times of a comparison lie apart", () =>
  expect(
    after("Compare December to February with June to August", "so how many kWh less is that per day"),
  ).toMatchObject({ act: "compare", aggregate: "difference", period: "--12..--02", comparedTo: "--06..--08" }));

it.each([
  ["上个月我电费花了多少", "我问的是度数", { metric: "energy" }],
  ["how much did the panels produce this November", "vs last year", { comparedTo: "2025-11" }],
])("%s › %s: is read by what it names", (previous, text, frame) => expect(after(previous, text)).toMatchObject(frame));
