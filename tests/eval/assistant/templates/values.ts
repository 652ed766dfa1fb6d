import type { Language } from "@wattleaf/shared/i18n/language";

/* What the placeholders of a template are filled with, and the code of a frame that means it. */

export type Placeholder = "days" | "h2" | "hours" | "in" | "kwh" | "long" | "m2" | "month" | "n" | "price";
export type Value = readonly [words: string, code: string];

export const VALUES: Readonly<Record<Language, Readonly<Record<Placeholder, readonly Value[]>>>> = {
  en: {
    in: [
      ["in October", "--10"],
      ["last month", "month-1"],
      ["last week", "week-1"],
      ["yesterday", "day-1"],
      ["this year", "year0"],
      ["in the last 30 days", "last30d"],
      ["in July and August", "--07..--08"],
      ["on November 14", "--11-14"],
    ],
    month: [
      ["October", "--10"],
      ["last month", "month-1"],
      ["June", "--06"],
    ],
    m2: [
      ["September", "--09"],
      ["August", "--08"],
    ],
    long: [
      ["this year", "year0"],
      ["in the last six months", "last6m"],
      ["since March", "since:--03"],
      ["over the past year", "last12m"],
    ],
    hours: [
      ["between 5 and 9 pm", "hours:17-21"],
      ["from 11 pm to 6 am", "hours:23-6"],
      ["in the evening", "evening"],
      ["at night", "night"],
      ["in the morning", "morning"],
    ],
    h2: [
      ["between 9 am and noon", "hours:9-12"],
      ["during the day", "daytime"],
    ],
    days: [
      ["on weekends", "weekend"],
      ["on weekdays", "weekday"],
      ["on Mondays", "mon"],
      ["on Tuesdays and Thursdays", "tue+thu"],
    ],
    kwh: [["15 kWh", "15kWh"]],
    price: [
      ["32 cents per kWh", "0.32"],
      ["$0.32 a kWh", "0.32"],
    ],
    n: [
      ["3", "3"],
      ["five", "5"],
    ],
  },
  zh: {
    in: [
      ["十月", "--10"],
      ["上个月", "month-1"],
      ["上周", "week-1"],
      ["昨天", "day-1"],
      ["今年", "year0"],
      ["最近30天", "last30d"],
      ["七八月", "--07..--08"],
      ["11月14号", "--11-14"],
    ],
    month: [
      ["十月", "--10"],
      ["上个月", "month-1"],
      ["六月", "--06"],
    ],
    m2: [
      ["九月", "--09"],
      ["八月", "--08"],
    ],
    long: [
      ["今年", "year0"],
      ["最近半年", "last6m"],
      ["三月以来", "since:--03"],
      ["过去一年", "last12m"],
    ],
    hours: [
      ["下午5点到9点", "hours:17-21"],
      ["晚上11点到早上6点", "hours:23-6"],
      ["晚上", "evening"],
      ["夜里", "night"],
      ["早上", "morning"],
    ],
    h2: [
      ["上午9点到12点", "hours:9-12"],
      ["白天", "daytime"],
    ],
    days: [
      ["周末", "weekend"],
      ["工作日", "weekday"],
      ["周一", "mon"],
      ["周二和周四", "tue+thu"],
    ],
    kwh: [["15度", "15kWh"]],
    price: [
      ["每度0.56元", "0.56"],
      ["5毛6一度", "0.56"],
    ],
    n: [
      ["3", "3"],
      ["五", "5"],
    ],
  },
};

/** Single days, of which nothing is chosen and no average taken. */
export const SINGLE_DAYS: ReadonlySet<string> = new Set(["day-1", "--11-14"]);
/** A month's code a year earlier; today is 2026-11-29. */
export const YEAR_EARLIER: Readonly<Record<string, string>> = {
  "--10": "2025-10",
  "month-1": "2025-10",
  "--06": "2025-06",
};
