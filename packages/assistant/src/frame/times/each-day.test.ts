import { expect, it } from "vitest";
import { readMessage } from "../read-message";

const frameOf = (text: string, language: "en" | "zh") =>
  readMessage(text, { language, today: "2026-11-29", previous: null, hasProposal: false }).questions[0]?.frame;

it.each<[string, "en" | "zh", string]>([
  ["how much did I use on each of the last 7 days", "en", "last7d"],
  ["kWh for each of the past 5 days please", "en", "last5d"],
  ["electricity used each day over the last 10 days", "en", "last10d"],
  ["最近7天，每天分別用咗幾多電", "zh", "last7d"],
  ["过去五天每天分别用了多少电", "zh", "last5d"],
  ["上周每一天用了多少电", "zh", "week-1"],
])("%s: by the day", (text, language, period) => {
  expect(frameOf(text, language)).toMatchObject({ period, group: "day" });
});

it.each<[string, "en" | "zh"]>([
  ["how much did I use over the last 7 days", "en"],
  ["最近7天一共用了多少电", "zh"],
])("%s: all of them", (text, language) => {
  expect(frameOf(text, language)?.group).toBeUndefined();
});
