import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import { isOneDay } from "../conversation/merge";
import { yearEarlier } from "./period-shift";
import { areDaySets } from "./weekday-sides";
import { BACK_TO_SCHOOL, CHANGED } from "./unknown-day";

/* "We moved the freezer out on 5 September, can you see it?": the time since a change against as long a time before it. */

const DIFFERENCE =
  /\bbefore (?:and|n|&|vs\.?|versus|or|\/) ?(?:\w+ )?after\b|\bbefore\/after\b|\b(?:make|made|making) (?:any|a|much|some|no)? ?(?:\w+ )?(?:difference|dent|change)\b|\b(?:has|have|did|does|do)\b.{0,60}\b(?:(?:gone|go|come|came|went) (?:down|up)|dropp?ed|drop|fallen|fall|risen|rise|changed?|improved?|helped?|help|worked|lower|higher|less|more|better|worse|do anything)\b|\b(?:is|are)\b.{0,40}\b(?:lower|higher|less|more|better|worse|down|up)\b|\b(?:us(?:e|es|ed|ing)|draw(?:s|ing)?|need(?:s|ing)?) (?:any |much |a lot )?(?:less|more)\b.{0,40}\bthan\b|\bbefore\b.{3,60}\bafter\b|\b(?:see|notice|show up|visible).{0,30}\b(?:numbers|data|readings|usage|figures|difference|it)\b|\b(?:effect|impact|pay(?:ing)? off|paid off)\b|(?<!点|点钟|点半|点左右)前后|之?前.{0,6}[和跟与].{0,6}之?后|之前和?跟?之后|变[多少高低贵]|有没有?(?:变化|区别|差别|效果|影响|降|省|少|下降|改善)|有(?:变化|区别|差别|效果|影响|用|改善)[吗么]|[少降省多涨低高]了(?:多少|没|吗|些|点)|(?:看|瞧)[得的]出来?|起(?:到)?作用/;
/** A run of months has a trend of its own. */
const TREND = /\b(?:going|trending|getting|creeping)\b|\bweek by week\b|\bmonth by month\b|越来越|走势|趋势/;
const OF_ITS_OWN = /\bits (?:use|usage|consumption)\b/;
const SCHOOL_BEGINS = "--09-01";
const SINCE = /\b(?:since|after|from|before|when)\b|(?:之|以)(?:后|来|前)|自从|前后|后/;
const PLAIN = /\b(?:in|during|on) (?:total|all)\b/;

const COUNTED: ReadonlySet<Asked["metric"]> = new Set<Asked["metric"]>([
  "carbon",
  "cost",
  "count",
  "energy",
  "export",
  "net",
  "power",
  "production",
  "savings",
]);
const SUBJECTS: ReadonlySet<Asked["subject"]> = new Set<Asked["subject"]>([
  "appliance",
  "bill",
  "device",
  "ev",
  "solar",
  "battery",
]);
/** Half a year is held against the other half at most; a longer time against the same dates a year before. */
const LONGEST_DAYS = 183;
const DAYS_OF_YEAR = 365;

/** A reading as the words tell it: the labels, and the slots that take the place of what was marked. */
export interface ToldReading {
  asked: Asked;
  slots: WordSlots;
}

const BESIDE_OTHER =
  /\b(?:or|than|vs\.?|versus) (?:on |in |during )?the (?:day|night|week|weekend|month) (?:right |just )?(?:before|after|following|prior)(?=\s*(?:$|[,.?!]))|\bor (?:on |in |during )?the (?:day|week|weekend|month) (?:right |just )?(?:before|after|following|prior)\b/;

/**
 * @param text normalized
 * @param marked the slots as marked and said
 * @param today YYYY-MM-DD
 */
export function aroundChange(
  text: string,
  marked: WordSlots,
  { metric, aggregate, scope, subject, act }: Asked,
  today: string,
): ToldReading | undefined {
  // "How many days since March did we sell more than 10 kWh" counts days.
  if (/^(?:above|below):/.test(marked.pick ?? "")) return undefined;
  // "Tue/Thu against the other days since July" holds days against one another.
  if (areDaySets(marked)) return undefined;
  // "Thanksgiving or the day after" and "more than the night before" name the other time themselves.
  if (BESIDE_OTHER.test(text)) return undefined;
  if (!DIFFERENCE.test(text) || PLAIN.test(text) || TREND.test(text) || OF_ITS_OWN.test(text)) return undefined;
  const isOfHome = metric === undefined || COUNTED.has(metric);
  if (scope !== "own" || act === "explain" || !isOfHome || (subject !== undefined && !SUBJECTS.has(subject)))
    return undefined;
  const code = BACK_TO_SCHOOL.test(text) ? SCHOOL_BEGINS : changedOn(marked, text);
  const spans = code === undefined ? undefined : spansAround(code, today, lengthBefore(text));
  if (!spans) return undefined;
  const { filters } = marked;
  const isMoney = metric === "cost";
  const kept = metric === "export" || metric === "production" || metric === "net" || metric === "carbon";
  return {
    asked: {
      act: "compare",
      scope: "own",
      metric: isMoney ? "cost" : kept ? metric : "energy",
      ...(aggregate === "average" ? { aggregate } : {}),
    },
    slots: { ...spans, ...(filters ? { filters } : {}) },
  };
}

/** The day on which it began; undefined where two times are held against each other, or none is named. */
function changedOn({ period, comparedTo }: WordSlots, text: string): string | undefined {
  const codes = [period, comparedTo].filter((code) => code !== undefined);
  // "Before September it was small, after that it grew"
  const before = BEFORE_AND_AFTER.test(text) ? codes.find((code) => code.startsWith("before:")) : undefined;
  const since = (before ?? codes.find((code) => code.startsWith("since:")))?.replace(/^(?:since|before):/, "");
  // "Before and after March" begins with its first day.
  const months = /前后|\bbefore and after\b|之?前.{0,6}[和跟与].{0,6}之?后/.test(text)
    ? codes
        .map((code) => code.replace(/^since:/, ""))
        .filter((code) => /^(?:-|\d{4})-\d\d$/.test(code))
        .slice(0, 1)
        .map((code) => `${code}-01`)
    : [];
  const days = [...codes.filter((code) => isOneDay(code)), ...months];
  if (days.length > 1) return undefined;
  const isEvent = CHANGED.test(text) || SINCE.test(text);
  if (days[0] !== undefined && isEvent) return days[0];
  return codes.length === 1 ? since : undefined;
}

const BEFORE_AND_AFTER = /\bbefore\b.{3,60}\bafter\b|之?前.{1,20}之?后/;

const LENGTH_BEFORE =
  /前后(各)([一两三1-9])个?(月|周|星期|礼拜)|(?:之|以)?前面?(?:的)?(?:那)?([一两三1-9])个?(月|周|星期|礼拜)|\b(?:the )?(?:(one|two|three|\d) )?(month|week)s? before\b/;
/** 前两个月和后两个月 */
const AND_AFTER = /前[一两三1-9]个?(月|周|星期|礼拜)[和跟与同、]后[一两三1-9]个?\1/;
const COUNTS: Readonly<Record<string, number>> = { 一: 1, 两: 2, 三: 3, one: 1, two: 2, three: 3 };

/** A time that a question sets on either side of a change. */
interface Length {
  count: number;
  isMonths: boolean;
  /** As long a time after it too: 前后各一个月. */
  isEach: boolean;
}

/** "Than in the month before", 比之前一个月. */
function lengthBefore(text: string): Length | undefined {
  const [found, each, both, bothUnit, chinese, chineseUnit, english, unit] = LENGTH_BEFORE.exec(text) ?? [];
  if (!found) return undefined;
  const written = both ?? chinese ?? english ?? "one";
  const isMonths = (bothUnit ?? chineseUnit ?? unit ?? "").startsWith("m") || (bothUnit ?? chineseUnit) === "月";
  return { count: COUNTS[written] ?? Number(written), isMonths, isEach: each !== undefined || AND_AFTER.test(text) };
}

function shifted(ms: number, { count, isMonths }: Length, side: 1 | -1): number {
  const date = new Date(ms);
  if (isMonths) date.setUTCMonth(date.getUTCMonth() + side * count);
  else date.setUTCDate(date.getUTCDate() + side * count * 7);
  return date.getTime();
}

function spansAround(
  code: string,
  today: string,
  length: Length | undefined,
): Pick<WordSlots, "comparedTo" | "period"> | undefined {
  const nowMs = Date.parse(today);
  const day = resolvePeriod(code, { nowMs, measured: null, bills: [] });
  if (!day) return undefined;
  // Today goes on and would count as a day of little use.
  const days = Math.round((nowMs - day.fromMs) / DAY_MS);
  if (days < 2 || days > DAYS_OF_YEAR) return undefined;
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const since = `${iso(day.fromMs)}..${iso(nowMs - DAY_MS)}`;
  if (length) {
    const last = length.isEach ? Math.min(shifted(day.fromMs, length, 1), nowMs) : nowMs;
    return {
      period: `${iso(day.fromMs)}..${iso(last - DAY_MS)}`,
      comparedTo: `${iso(shifted(day.fromMs, length, -1))}..${iso(day.fromMs - DAY_MS)}`,
    };
  }
  if (days > LONGEST_DAYS) return { period: since, comparedTo: yearEarlier(since, today) };
  return {
    period: since,
    comparedTo: `${iso(day.fromMs - days * DAY_MS)}..${iso(day.fromMs - DAY_MS)}`,
  };
}
