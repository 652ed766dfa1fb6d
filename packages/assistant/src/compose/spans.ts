import { DAY_MS } from "@wattleaf/shared/domain/time";
import { usageBetween } from "../tools/usage-between";
import { usageByPeriod } from "../tools/usage-by-period";
import { daysOf, weekdayOf } from "../tools/usage-by-day";
import type { DayPeriod } from "../understand/entities/day";
import { findPeriod } from "../understand/entities/period";
import type { Composition } from "./composition";

/** What stands between the first and the last day of a span. */
const BETWEEN = /\s(?:to|until|till|through|thru|and)\s|到|至|—|–/;

/** "From June 1 to June 10". False when the question names no two days, or the readings hold no single ones. */
export async function addBetween(c: Composition): Promise<boolean> {
  // Dashes of dates are taken out of the words.
  const query = c.understanding.query.replace(/\b((?:19|20)\d\d) (\d{1,2}) (\d{1,2})\b/g, "$1-$2-$3");
  const parts = query.split(BETWEEN);
  if (await addWeekdays(c)) return true;
  const days = parts.map((part) => findPeriod(part, part));
  const first = days.findIndex(isDated);
  const [from, to] = [days[first], days[first + 1]];
  if (!isDated(from) || !isDated(to)) return false;
  const dates = await datesOf(c, from, to);
  return dates !== null && addSpan(c, dates);
}

const ENGLISH_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WEEKDAYS_BETWEEN =
  /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:to|through|thru|until|till|and|-) (mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|(?:周|星期)([一二三四五六日天])(?:到|至|-)(?:周|星期)([一二三四五六日天])/;

/** "From Monday to Wednesday": the newest such days. Monday to Friday are the working days in general. */
async function addWeekdays(c: Composition): Promise<boolean> {
  const match = WEEKDAYS_BETWEEN.exec(c.understanding.query);
  const daily = match && (await c.tools.data.usage())?.facts.dailyTotals;
  const newest = daily && daysOf(daily).at(-1)?.date;
  if (!match || !newest) return false;
  const [, english, englishLast, chinese = "", chineseLast = ""] = match;
  const numberOf = (name: string | undefined, character: string) =>
    name ? ENGLISH_DAYS.indexOf(name) : "一二三四五六日".indexOf(character === "天" ? "日" : character);
  const [from, to] = [numberOf(english, chinese), numberOf(englishLast, chineseLast)];
  if (from === to || (from === 0 && to === 4)) return false;
  const end = Date.parse(newest) - ((weekdayOf(newest) - to + 7) % 7) * DAY_MS;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return addSpan(c, { from: day(end - ((to - from + 7) % 7) * DAY_MS), to: day(end) });
}

async function addSpan(c: Composition, dates: { from: string; to: string }): Promise<boolean> {
  const found = await c.use(usageBetween, dates);
  const { total, average, firstDay, lastDay, days: count, highest, missing } = found;
  if (!total || !average || !firstDay || !lastDay || !count || !highest) return false;
  c.draft.add("assistant.days.between", {
    first: c.show(firstDay),
    last: c.show(lastDay),
    days: c.show(count),
    total: c.show(total),
    average: c.show(average),
  });
  c.draft.add("assistant.days.highest", {
    date: c.show(highest.date, { weekday: true }),
    total: c.show(highest.total),
  });
  if (missing) c.draft.add("assistant.days.left", { count: c.show(missing) });
  return true;
}

const isDated = (period: unknown): period is DayPeriod & { month: number; day: number } =>
  typeof period === "object" && period !== null && "kind" in period && period.kind === "day" && "day" in period;

/** The newest such span that the readings begin before; a year that is named counts for both days. */
async function datesOf(
  c: Composition,
  from: DayPeriod & { month: number; day: number },
  to: DayPeriod & { month: number; day: number },
): Promise<{ from: string; to: string } | null> {
  const daily = (await c.tools.data.usage())?.facts.dailyTotals;
  const newest = daily && daysOf(daily).at(-1)?.date;
  if (!newest) return null;
  const date = (year: number, { month, day }: { month: number; day: number }) =>
    `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const year = Number(newest.slice(0, 4));
  const startYear = from.year ?? to.year ?? (date(year, from) > newest ? year - 1 : year);
  const endYear = to.year ?? (date(startYear, to) < date(startYear, from) ? startYear + 1 : startYear);
  return { from: date(startYear, from), to: date(endYear, to) };
}

/** "2025 against 2024", "this year against last". False when the question names no two years. */
export async function addYears(c: Composition): Promise<boolean> {
  const { query } = c.understanding;
  const named = [...query.matchAll(/\b(20\d\d)\b|(20\d\d)年/g)].map(([, plain, chinese]) => Number(plain ?? chinese));
  const [newest] =
    (await c.tools.data.usage())?.facts.months.map(({ month }) => Number(month.slice(0, 4))).toReversed() ?? [];
  const isThisAndLast = /this year.*last year|last year.*this year|今年.*去年|去年.*今年/.test(query);
  const years = isThisAndLast && newest !== undefined ? [newest, newest - 1] : [...new Set(named)];
  if (years.length !== 2) return false;
  let isAnySaid = false;
  for (const year of years) {
    const found = await c.use(usageByPeriod, { period: { kind: "year", year } });
    if (!found.total || !found.firstMonth || !found.lastMonth) continue;
    isAnySaid = true;
    c.draft.add("assistant.period.range", {
      total: c.show(found.total),
      first: c.show(found.firstMonth),
      last: c.show(found.lastMonth),
    });
    if (found.cost) c.draft.add("assistant.period.cost", { cost: c.show(found.cost) });
  }
  return isAnySaid;
}
