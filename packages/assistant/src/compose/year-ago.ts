import { daysOf } from "../tools/usage-by-day";
import { lastDayOf, usageYearAgo } from "../tools/usage-year-ago";
import { type Period, SEASON_MONTHS } from "../understand/entities/period";
import type { Composition } from "./composition";

const YEAR_AGO =
  /\b(?:this|same|that) (?:time|month|week|season|quarter|period|date|stretch)s?,? (?:of )?(?:the )?(?:last|previous) year\b|\ba year (?:ago|earlier|before)\b|\blast year\b.*\bthis\b|\bthis\b.*\blast year\b|\b(?:than|with|to|against|from|versus|vs) last (?:year|january|february|march|april|may|june|july|august|september|october|november|december)\b|\byear[- ](?:on|over)[- ]year\b|\byoy\b|\blast (?:spring|summer|autumn|fall|winter)\b.*\bthis\b|\bthis (?:spring|summer|autumn|fall|winter)\b.*\b(?:last|before)\b|去年同[期月]|去年(?:的)?同一|去年(?:的)?这个?(?:时候|月)|同比|[比和跟与同]去年|今年.*去年|去年.*今年/;

/** "Compared with this time last year?" False when the question asks for nothing of a year before. */
export async function addYearAgo(c: Composition): Promise<boolean> {
  const { query } = c.understanding;
  if (!YEAR_AGO.test(query)) return false;
  const span = await spanOf(c);
  if (!span) return false;
  const { now, before, change } = await c.use(usageYearAgo, span);
  if (!now || !before) return false;
  c.draft.add("assistant.yearAgo.both", {
    first: c.show(now.firstDay),
    last: c.show(now.lastDay),
    total: c.show(now.total),
    firstBefore: c.show(before.firstDay),
    lastBefore: c.show(before.lastDay),
    totalBefore: c.show(before.total),
  });
  if (change)
    c.draft.add(Number(change.value) >= 0 ? "assistant.yearAgo.more" : "assistant.yearAgo.less", {
      change: c.showSize(change),
    });
  return true;
}

const QUARTER = /\bq([1-4])\b|\b(first|second|third|fourth) quarter\b|(?:第([一二三四1-4])季度?|([一二三四])季度)/;
const QUARTER_WORDS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
};
/** So few days into a month tell nothing: the month before is compared. */
const FEWEST_DAYS = 4;

/** The newer of the two times: what the question or the one before names, cut off where the readings end. */
async function spanOf(c: Composition): Promise<{ from: string; to: string } | null> {
  const facts = (await c.tools.data.usage())?.facts;
  const newest =
    (facts?.dailyTotals && daysOf(facts.dailyTotals).at(-1)?.date) ??
    (facts?.months.length ? lastDayOf(facts.months.at(-1)?.month ?? "") : undefined);
  if (!newest) return null;
  const { entities, query } = c.understanding;
  const cut = (from: string, to: string) => ({ from, to: to < newest ? to : newest });
  const months = (first: string, count: number) => cut(`${first}-01`, lastDayOf(shifted(first, count - 1)));

  const quarter = QUARTER.exec(query)?.slice(1).find(Boolean);
  if (quarter) {
    const first = (QUARTER_WORDS[quarter] ?? Number(quarter)) * 3 - 2;
    return months(newestMonth(first, newest), 3);
  }
  const period = isNamed(entities.period) ? entities.period : c.earlier?.entities.period;
  if (period?.kind === "season") return months(newestMonth(SEASON_MONTHS[period.season][0] ?? 1, newest), 3);
  if (period?.kind === "month")
    return months(
      period.year ? `${period.year}-${String(period.month).padStart(2, "0")}` : newestMonth(period.month, newest),
      1,
    );
  if (/\bthis year\b.*\blast year\b|\blast year\b.*\bthis year\b|今年.*去年|去年.*今年/.test(query))
    return { from: `${newest.slice(0, 4)}-01-01`, to: newest };
  const isEarly = Number(newest.slice(8)) < FEWEST_DAYS;
  const back = period?.kind === "latest_month" ? period.back : 0;
  const isLast = back === 0 && (isEarly || /\b(?:last|previous) month\b|上个?月/.test(query));
  return months(shifted(newest.slice(0, 7), -back - (isLast ? 1 : 0)), 1);
}

/** "Last year" itself names no span. */
const isNamed = (period: Period | undefined): boolean => period !== undefined && period.kind !== "year";

function shifted(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The newest month of that number which the readings have begun. */
function newestMonth(number: number, newest: string): string {
  const month = String(number).padStart(2, "0");
  const year = Number(newest.slice(0, 4));
  return `${year}-${month}` <= newest.slice(0, 7) ? `${year}-${month}` : `${year - 1}-${month}`;
}
