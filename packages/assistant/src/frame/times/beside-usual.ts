import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import type { Asked } from "../consistency";
import { isOneDay, type WordSlots } from "../conversation/merge";
import type { Frame } from "../frame";
import {
  chineseWeekday,
  CHINESE_WEEKDAY,
  MONTH_NAME,
  MONTH_OF_WORD,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  WEEKDAYS,
} from "../values/calendar";
import { withDigits } from "../values/numbers";
import { asksIfMuch } from "../verdict-asked";
import type { ToldReading } from "./around-change";
import { twoDigits } from "./two-digits";

/*
 * A day beside the average of days like it: "more than normal for a Friday", "above the average of that month", 比平时的
 * 周日多吗. Of the question before the day is "that" one.
 */

const USUAL = "(?:usual|normal|average|typical|ordinary|regular|standard|norm)";
const A = "(?:an? |my |our |the |any |other |your )?";
const OF_WEEKDAY = new RegExp(
  `\\bfor ${A}(?:${USUAL} )?(${WEEKDAY_NAME}|week ?day|week ?end(?: day)?)s?\\b(?! (?:morning|evening|night|afternoon))|\\b${USUAL} (${WEEKDAY_NAME}|week ?day|week ?end day)s?\\b|\\b(?:than|to|against|above|below|over|under|vs\\.?) (?:on )?(?:my |our )?(?:other|most) (${WEEKDAY_NAME})s\\b|\\b(?:usually|normally|typically|generally|ordinarily)\\b[^,.?!]{0,24}\\bon (?:an? |my |our |the |other )?(${WEEKDAY_NAME}|week ?day|week ?end day)s?\\b`,
);
const OF_MONTH = new RegExp(
  `\\b(?:that|the|this|its) month'?s? (?:daily )?(?:average|avg|mean|norm)\\b|\\b(?:average|avg|mean)(?: day)? (?:of|for|in|over|across) (?:that|the|this|its) (?:same |whole )?month\\b|\\b(?:${MONTH_NAME})(?:'s)? (?:daily )?(?:average|avg|mean)\\b|\\b(?:average|avg|mean)(?: day)? (?:of|for|in|over|across) (?:${MONTH_NAME})\\b|\\b${USUAL} (?:day (?:in|of) )?(?:${MONTH_NAME})(?: day)?\\b|\\b(?:for|than) ${A}(?:${MONTH_NAME}) day\\b`,
);
const NAMED_MONTH = new RegExp(`\\b(${MONTH_NAME})\\b`, "g");
const CHINESE_USUAL = "(?:平时|平常|平日|一般|普通|正常|往常|通常|以往|平均|其[他它]|别的)";
const CHINESE_OF_WEEKDAY = new RegExp(
  `(?:[比跟和与同](?:起)?|[多少高低]过)(?:${CHINESE_USUAL})[的嘅]?(?:每个?)?${CHINESE_WEEKDAY}|${CHINESE_WEEKDAY}(?:来说|来讲|而言)|[比跟和与同高低]于?${CHINESE_WEEKDAY}的?(?:日?平均|日?均值|平时|一般)`,
);
const CHINESE_OF_MONTH =
  /(?:那|这|该|当|同|全)个?月(?:份)?(?:里|内)?的?(?:每[天日])?的?(?:日均|平均|均值)|\d{1,2}月(?:份)?的?(?:每[天日])?的?(?:日均|平均|均值)|(?:平时|平常|一般|普通|正常|平均)的?(?:\d{1,2}月|那个?月|这个?月|当月)的?(?:1|一)?(?:天|日子)/;

/** What the day is held against is more, less, or as much. */
const HELD =
  /\b(?:more|less|higher|lower|above|below|over|under|than|normal|usual|typical|high|low|much|a lot|compar\w+|how (?:does|did)|against|vs\.?)\b|[比多少高低]|正常|超/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat (?:happened|caused)\b|为什么|为啥|为何|点解|咋|怎么回事/;
const MONEY = /\b(?:cost|spen[dt]|bill|pay|paid|money|dear\w*|cheap\w*|pric\w+|expensive)\b|[$€£]|钱|电费|花|贵/;
const THAT_DAY =
  /\b(?:that|it|this)\b|那[一1]?天|这[一1]?天|当天|那日|[这那](?:算|是|个|比|跟|和|高|多)|嗰[1一]?日|^(?:算|有没有|是不是|是否|比|系咪)/;
/** "More than usual on Friday 27 November": of a Friday. */
const PLAIN_USUAL =
  /\b(?:than|compared (?:to|with)|above|below|over|under) (?:the |my |our )?(?:usual|normal|norm|average|typical)\b(?! (?:month|year|week))|比(?:平时|平常|平日|往常|以往|正常|一般)/;
const NAMED_WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAME})\\b|${CHINESE_WEEKDAY}`);

const COUNTED: ReadonlySet<Asked["metric"]> = new Set<Asked["metric"]>([undefined, "energy", "cost"]);
const YEAR = "last12m";

const MUCH_PERIOD =
  /^(?:week|weekend|month|quarter|bill)(?:0|-\d+)$|^(?:day|mon|tue|wed|thu|fri|sat|sun)-\d+$|^(?:-|\d{4})-\d\d(?:-\d\d)?(?:\.\.(?:-|\d{4})-\d\d(?:-\d\d)?)?$|^last\d+[dw]$/;
const MOST_CHARACTERS = 48;
/** Other homes are not known. */
const OF_OTHERS =
  /\b(?:around here|neighbou?r\w*|other|people|home|house(?:hold)?|family|flat|apartment|for (?:a|two|three|four|one|\d))\b|邻|别人|人家|[户户]|家庭|[两三四1-9]个?人|口/;

/** "Is that a lot?" after a time: beside an average day of the year. */
function muchOfEarlier(text: string, previous: Frame): ToldReading | undefined {
  const { period = "month-1", scope, metric, group, pick, appliances, devices, filters, comparedTo } = previous;
  const isPlain = [group, pick, appliances, devices, filters, comparedTo].every((slot) => slot === undefined);
  const isMeant = scope === "own" && previous.act === "ask" && COUNTED.has(metric) && previous.subject === undefined;
  if (!isPlain || !isMeant || !MUCH_PERIOD.test(period) || !asksIfMuch(text)) return undefined;
  const isOfOther =
    OF_OTHERS.test(text) || WHY.test(text) || text.length > MOST_CHARACTERS || new RegExp(MONTH_NAME).test(text);
  return isOfOther ? undefined : reading(period, { comparedTo: YEAR }, text, { metric });
}

/** What of its kind a day is held against; undefined where the words name no kind. @param digits normalized */
function likeDays(digits: string, day: string, today: string): Pick<WordSlots, "comparedTo" | "filters"> | undefined {
  const english = OF_WEEKDAY.exec(digits)?.slice(1).find(Boolean);
  if (english) {
    const part = /^week ?day/.test(english) ? "weekday" : /^week ?end/.test(english) ? "weekend" : undefined;
    return { comparedTo: YEAR, filters: [part ?? WEEKDAY_OF_WORD.get(english) ?? ""] };
  }
  const chinese = CHINESE_OF_WEEKDAY.exec(digits)?.slice(1).find(Boolean);
  if (chinese) return { comparedTo: YEAR, filters: [chineseWeekday(chinese)] };
  if (!OF_MONTH.test(digits) && !CHINESE_OF_MONTH.test(digits)) return undefined;
  return { comparedTo: monthOf(day, today) };
}

/** A counted day is known by its weekday; the year of one without it is not. */
function isOfKind(day: string, filters: readonly string[] = [], today: string): boolean {
  const [filter] = filters;
  const span = day.startsWith("-") ? null : resolvePeriod(day, { nowMs: Date.parse(today), measured: null, bills: [] });
  if (!span || filter === undefined) return true;
  const weekday = WEEKDAYS[(new Date(span.fromMs).getUTCDay() + 6) % 7];
  const part = weekday === "sat" || weekday === "sun" ? "weekend" : "weekday";
  return filter === weekday || filter === part;
}

/** The month of a day, as it is named: `--08` of `--08-15`. */
function monthOf(day: string, today: string): string | undefined {
  const named = /^((?:-|\d{4})-\d\d)-\d\d$/.exec(day)?.[1];
  if (named) return named;
  const span = resolvePeriod(day, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? isoDay(dayOf(span.fromMs)).slice(0, "2026-08".length) : undefined;
}

/** "Was 15 August above the August average?" @param text normalized @param today YYYY-MM-DD */
export function besideUsual(text: string, marked: WordSlots, asked: Asked, today: string): ToldReading | undefined {
  const day = [marked.period, marked.comparedTo].find((code) => isOneDay(code));
  const isOpen = marked.group === undefined || marked.group === "day";
  if (day === undefined || !isOpen || marked.appliances || marked.rooms || marked.devices || WHY.test(text))
    return undefined;
  // "A normal Sunday" is no Sunday of its own.
  const digits = withDigits(text);
  if (!HELD.test(text) || !COUNTED.has(asked.metric) || asked.scope !== "own") return undefined;
  const found = likeDays(digits, day, today) ?? likeNamedWeekday(digits, marked);
  const isOwnDay = /\d/.test(digits) || day.startsWith("day") || /\blast\b|\bthis\b|上个?|这个?/.test(text);
  // "A normal Saturday in July"
  const within =
    found?.comparedTo === YEAR && marked.filters?.[0] === found.filters?.[0] ? marked.comparedTo : undefined;
  const beside = found && within && within !== day && !isOneDay(within) ? { ...found, comparedTo: within } : found;
  return beside && isOwnDay && (within ?? isOfKind(day, beside.filters, today))
    ? reading(day, beside, text, asked)
    : undefined;
}

function likeNamedWeekday(digits: string, { comparedTo }: WordSlots): ReturnType<typeof likeDays> {
  if (!PLAIN_USUAL.test(digits) || (comparedTo !== undefined && comparedTo !== YEAR)) return undefined;
  const [, english, chinese] = NAMED_WEEKDAY.exec(digits) ?? [];
  const weekday = english ? WEEKDAY_OF_WORD.get(english) : chinese ? chineseWeekday(chinese) : undefined;
  return weekday && { comparedTo: YEAR, filters: [weekday] };
}

const ONE_DAY_HOLIDAY =
  /^holiday:(?:thanksgiving|christmas(?:_eve)?|new_years_eve|black_friday|halloween|independence_day|labor_day|memorial_day)$/;

/** "Is that more than normal for a Friday?" after a day. */
export function besideUsualOfEarlier(text: string, previous: Frame, today: string): ToldReading | undefined {
  const much = muchOfEarlier(text, previous);
  if (much) return much;
  const { period, scope, metric, group, appliances, devices } = previous;
  const isOfDay =
    (isOneDay(period) || ONE_DAY_HOLIDAY.test(period ?? "")) &&
    scope === "own" &&
    COUNTED.has(metric) &&
    (appliances ?? devices) === undefined;
  if (!isOfDay || period === undefined || (group !== undefined && group !== "day") || WHY.test(text)) return undefined;
  const digits = withDigits(text);
  const namesOther = new RegExp(
    `\\b(?:${MONTH_NAME}) \\d|\\d (?:of )?(?:${MONTH_NAME})\\b|\\d[日号]|\\byesterday\\b|昨`,
  ).test(digits);
  if (!THAT_DAY.test(digits) || namesOther || !HELD.test(text)) return undefined;
  const found = likeDays(digits, period, today);
  const isOfItsMonth = found?.filters !== undefined || isOfMonthOf(digits, found?.comparedTo);
  return found && isOfItsMonth && isOfKind(period, found.filters, today)
    ? reading(period, found, text, { metric })
    : undefined;
}

/** Another month than the day's is what is named. */
function isOfMonthOf(digits: string, month: string | undefined): boolean {
  const named = [...digits.matchAll(NAMED_MONTH)].map(([name]) => MONTH_OF_WORD.get(name) ?? 0);
  return month !== undefined && named.every((one) => month.endsWith(`-${twoDigits(one)}`));
}

const reading = (
  period: string,
  { comparedTo, filters }: Pick<WordSlots, "comparedTo" | "filters">,
  text: string,
  { metric, aggregate }: Pick<Asked, "aggregate" | "metric">,
): ToldReading => ({
  asked: {
    act: "compare",
    scope: "own",
    metric: metric === "cost" || MONEY.test(text) ? "cost" : "energy",
    ...(aggregate === "difference" ? { aggregate } : {}),
  },
  slots: { period, comparedTo, ...(filters ? { filters } : {}) },
});
