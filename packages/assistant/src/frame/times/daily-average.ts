import type { GROUPS } from "../vocabulary";

/* "My average daily use for each month", 哪个月日均最高: months and weeks by their average day, as some are longer than others. */

const PER_DAY =
  /\b(?:daily|per[- ]day) (?:average|avg|mean|use|usage|consumption)\b|\b(?:average|avg|mean) daily\b|\b(?:average|avg|averaged?|mean)\b.{0,40}\b(?:per|a|each|every) day\b|\b(?:per|a|each|every) day\b.{0,12}\b(?:on average|average|avg)\b|^(?:and |but |ok |so )*(?:what about |how about |how much (?:is (?:that|it) )?|in |as )?(?:a )?(?:per|each|daily)[ -]?(?:day|average|basis)\b|日均|每[天日]平均|平均(?:下来|算下来)?[每一1][天日]|[一1][天日]平均/;

type Group = (typeof GROUPS)[number];
const GROUPS_SAID: readonly [RegExp, Group][] = [
  [
    /\b(?:each|every|per|by|which|what|in which|how many|cheapest|highest|lowest|best|worst) (?:calendar )?months?\b|\bmonth (?:by|over) month\b|\bmonth[- ]?wise\b|\b(?:for|of) (?:all|the) months\b|各个?月|每个?月(?!平均|日均)|逐月|按月|[哪边邊][一1]?[个個]?月|几个月|多少个月/,
    "month",
  ],
  [/\b(?:each|every|per|by|which|what) weeks?\b|\bweek by week\b|各周|每周|逐周|按周|哪[一1]?周/, "week"],
  [/\b(?:each|every|per|by|which|what) years?\b|\byear by year\b|各年|每年|逐年|哪[一1]?年/, "year"],
];

/** "Per day, not per month" */
const NOT_PER = /\bnot (?:per|by|each|every) (?:month|week|year)\b|不[是按](?:每?个?月|每?年|每?周)/;

/** "The month with the lowest average hourly use": by the time that was measured, as by the day. */
const PER_HOUR =
  /\b(?:average|avg|mean) (?:hourly|per[- ]hour)\b|\bhourly (?:average|avg|mean)\b|\b(?:average|avg|mean)\b.{0,30}\b(?:per|an|each|every) hour\b|平均每?个?小时|小时平均|[每一1]个?小时平均/;

/** @param text normalized */
export const asksPerDay = (text: string): boolean =>
  PER_DAY.test(text) || (PER_HOUR.test(text) && GROUPS_SAID.some(([words]) => words.test(text)));

/** The groups that are told by their average day. @param text normalized */
export const groupPerDay = (text: string): Group | undefined =>
  asksPerDay(text) && !NOT_PER.test(text) ? GROUPS_SAID.find(([words]) => words.test(text))?.[1] : undefined;
