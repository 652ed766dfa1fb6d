import { expect, it } from "vitest";
import type { Language } from "@wattleaf/shared/i18n/language";
import { readMessage } from "./read-message";

/* Hours of the clock, in sentences that ask of a week, of a month and of two years. */

const ENGLISH: readonly [words: string, filter: string][] = [
  ["from 9 in the morning till about 4", "hours:9-16"],
  ["between 6 and midnight", "hours:18-24"],
  ["on saturday night between 6 and midnight", "hours:18-24"],
  ["between 4 and 8pm", "hours:16-20"],
  ["from 10 at night to 6 in the morning", "hours:22-6"],
  ["10pm-6am", "hours:22-6"],
  ["after midnight", "hours:0-6"],
  ["before 7pm", "hours:0-19"],
  ["after 7 pm", "hours:19-24"],
  ["between noon and 3", "hours:12-15"],
  ["at 3am", "hours:3-4"],
  ["between 7 and 9 in the evening", "hours:19-21"],
  ["from 6 to midnight", "hours:18-24"],
  ["midnight to 6", "hours:0-6"],
  ["between midnight and 5 am", "hours:0-5"],
  ["from 1 to 4 in the afternoon", "hours:13-16"],
  ["from 8 at night until midnight", "hours:20-24"],
  ["between half five and half seven in the evening", "hours:17:30-19:30"],
  ["from 7:30 to 9:15 am", "hours:7:30-9:15"],
  ["from eleven at night till seven in the morning", "hours:23-7"],
  ["between five and eight in the evening", "hours:17-20"],
  ["between 22:00 and 06:00", "hours:22-6"],
  ["from 8am until noon", "hours:8-12"],
  ["from 5 pm on", "hours:17-24"],
  ["until 8 in the morning", "hours:0-8"],
  ["between 11 at night and 5", "hours:23-5"],
  ["6-9 in the morning", "hours:6-9"],
  ["from nine to five on weekdays", "hours:9-17"],
  ["between 2 and 4 o'clock in the afternoon", "hours:14-16"],
  ["from 3 p.m. to 7 p.m.", "hours:15-19"],
  ["from about 4 till 9 in the evening", "hours:16-21"],
  ["between quarter past 6 and 8 pm", "hours:18:15-20"],
  ["in the hours from 1 to 5 at night", "hours:1-5"],
  ["from 12 to 3 pm", "hours:12-15"],
  ["from 12 to 6 am", "hours:0-6"],
  ["between 10 and 2 in the middle of the day", "hours:10-14"],
  ["8 pm till 11", "hours:20-23"],
  ["while I slept from 11pm till 6:30", "hours:23-6:30"],
  ["from 6 in the evening", "hours:18-24"],
  ["past 10 pm", "hours:22-24"],
  ["before 6 in the morning", "hours:0-6"],
  ["after 9 at night", "hours:21-24"],
  ["between 1 and 2 am", "hours:1-2"],
  ["at around 2 in the morning", "hours:2-3"],
  ["at six in the evening", "hours:18-19"],
  ["at noon", "hours:12-13"],
  ["at midnight", "hours:0-1"],
  ["for the hour from 5 to 6 pm", "hours:17-18"],
];
const CHINESE: readonly [words: string, filter: string][] = [
  ["早上八点到下午四点", "hours:8-16"],
  ["早上9点到下午4点", "hours:9-16"],
  ["上午九点到下午五点", "hours:9-17"],
  ["晚上六点到十二点", "hours:18-24"],
  ["晚上六点到午夜", "hours:18-24"],
  ["下午四点到晚上八点", "hours:16-20"],
  ["晚上十点到早上六点", "hours:22-6"],
  ["晚上十点到第二天早上六点", "hours:22-6"],
  ["22点到6点", "hours:22-6"],
  ["22:00到06:00", "hours:22-6"],
  ["22:00-6:00", "hours:22-6"],
  ["半夜十二点以后", "hours:0-6"],
  ["零点以后", "hours:0-6"],
  ["晚上七点以前", "hours:0-19"],
  ["晚上七点以后", "hours:19-24"],
  ["晚上7点后", "hours:19-24"],
  ["中午到下午三点", "hours:12-15"],
  ["中午十二点到下午三点", "hours:12-15"],
  ["凌晨三点", "hours:3-4"],
  ["凌晨3点左右", "hours:3-4"],
  ["晚上七点到九点", "hours:19-21"],
  ["下午一点到四点", "hours:13-16"],
  ["晚上八点半到十点半", "hours:20:30-22:30"],
  ["早上七点半到九点", "hours:7:30-9"],
  ["夜里十一点到早上七点", "hours:23-7"],
  ["傍晚五点到八点", "hours:17-20"],
  ["早上八点到中午", "hours:8-12"],
  ["下午五点开始", "hours:17-24"],
  ["早上八点之前", "hours:0-8"],
  ["早上6点到9点", "hours:6-9"],
  ["凌晨0点到6点", "hours:0-6"],
  ["凌晨一点到五点", "hours:1-5"],
  ["18点到21点", "hours:18-21"],
  ["18:00~21:00", "hours:18-21"],
  ["下午两点到四点", "hours:14-16"],
  ["晚上9点到次日早上7点", "hours:21-7"],
  ["昨晚十点到今早七点", "hours:22-7"],
  ["午夜到凌晨五点", "hours:0-5"],
  ["0点到8点", "hours:0-8"],
  ["晚上十一点以后", "hours:23-24"],
  ["早上六点", "hours:6-7"],
  ["傍晚六点", "hours:18-19"],
  ["中午十二点", "hours:12-13"],
  ["半夜两点", "hours:2-3"],
  ["晚上7:30到9:30", "hours:19:30-21:30"],
  ["下午三点到五点半", "hours:15-17:30"],
  ["晚上八点到凌晨一点", "hours:20-1"],
  ["早八点到晚八点", "hours:8-20"],
  ["朝九晚五", "hours:9-17"],
  ["上午10点到12点", "hours:10-12"],
];

const IN_ENGLISH = [
  "How much electricity did we use … last week?",
  "…, what did we use in October?",
  "Is our usage … higher than it was last year?",
];
const IN_CHINESE = ["上周…我们家用了多少电？", "…，十月份用了多少度电？", "去年…的用电比今年多吗？"];

const filtersOf = (text: string, language: Language) =>
  readMessage(text, { language, today: "2026-11-29", previous: null, hasProposal: false }).questions.map(
    ({ frame }) => frame.filters,
  );

it.each(ENGLISH)("%s", (words, filter) => {
  for (const sentence of IN_ENGLISH)
    expect(filtersOf(sentence.replace("…", words), "en")).toEqual([expect.arrayContaining([filter])]);
});

it.each(CHINESE)("%s", (words, filter) => {
  for (const sentence of IN_CHINESE)
    expect(filtersOf(sentence.replace("…", words), "zh")).toEqual([expect.arrayContaining([filter])]);
});
