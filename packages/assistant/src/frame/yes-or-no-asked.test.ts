import { expect, it } from "vitest";
import { asksIfAny, differenceSupposed, verdictAsked } from "./verdict-asked";

it.each<[text: string, asks: boolean]>([
  ["was there any day over 40 units in november?", true],
  ["did we ever use more than 5 kwh in one hour", true],
  ["are there months where we used less than 200 kwh", true],
  ["any nights above 6 kwh last week?", true],
  ["今年有没有哪个月超过400度", true],
  ["十月有冇一日多過二十度电", true],
  ["上周用电超过15度的日子有吗", true],
  ["how many days did we go over 12 kwh", false],
  ["which days were over 12 kwh", false],
  ["list any days over 12 kwh", false],
  ["十月有几天超过15度", false],
  ["哪几天超过15度", false],
])("%s asks whether there was one: %s", (text, asks) => expect(asksIfAny(text)).toBe(asks));

it.each<[text: string, supposed: "less" | "more" | undefined]>([
  ["how much less do sundays use than other days", "less"],
  ["how much more did we use in july than in june", "more"],
  ["礼拜天用电比平时少多少", "less"],
  ["八月比七月多用了几度，多了多少", "more"],
  ["how much did we use in july", undefined],
  ["七月用了多少电", undefined],
  ["最多多少度", undefined],
])("%s supposes %s", (text, supposed) => expect(differenceSupposed(text)).toBe(supposed));

it.each<[text: string, verdict: "less" | "more" | undefined]>([
  ["is our usage up this month", "more"],
  ["was it down in october compared to september", "less"],
  ["我家耗电是不是在往上涨", "more"],
  ["这阵子用电有没有变少", "less"],
  ["夏天用电越来越高了吗", "more"],
  ["用电涨了多少", undefined],
  ["为什么用电变多了", undefined],
  // A choice between two is no yes or no.
  ["did we use more on thanksgiving or the day after", undefined],
])("%s asks for %s", (text, verdict) => expect(verdictAsked(text)).toBe(verdict));
