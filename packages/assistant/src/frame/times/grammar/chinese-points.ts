import { chineseWeekday } from "../../values/calendar";
import { withDigits } from "../../values/numbers";
import { moved } from "../near-periods";
import { counted, date, LAST_YEAR, monthsOfYear, quarter, rolling, season, weekdayOfWeek } from "./make-time";
import { type Rule, rule, unsureRule } from "./rule";
import type { Time } from "./time-value";
import {
  HAN_DAY,
  HAN_DAY_ALONE,
  HAN_MONTH,
  HAN_NUMBER,
  HAN_OF_YEAR,
  HAN_YEAR,
  MONTH,
  monthOf,
  numberOf,
  unitOf,
  yearOf,
} from "./words";

/* Times as Chinese names them, each by itself: 去年国庆, 十月十五号, 上上周三, 近30天, 今年第三季度. */

/** 上上 is two before this one. */
const WHICH = "(上上|再上|大上|上|这|呢|本|当|今|(?<![一测算看估])下下|下)(?:[一1])?个?";
const STEPS: Readonly<Record<string, number>> = { 上上: -2, 再上: -2, 大上: -2, 上: -1, 下: 1, 下下: 2 };
const stepOf = (word = ""): number => STEPS[word] ?? 0;
const WEEK = "(?:周|星期|礼拜)";

/** 上周二 is that of the week before this one; without a word for the week, or of this one, the latest is meant. */
function whichWeekday(which: string | undefined, character = "", today: string): Time {
  const day = chineseWeekday(withDigits(character));
  return stepOf(which) === 0 ? counted(day, 0) : weekdayOfWeek(day, -stepOf(which), today);
}

/** 上个月: its year and month. */
function countedMonth(which: string | undefined, today: string): { year: number; month: number } {
  const [year = 0, month = 1] = moved(today.slice(0, 7), stepOf(which)).split("-").map(Number);
  return { year, month };
}

const SEASON = "(?:([春夏秋冬])(?:天|季|(月)|日(?!子)))";

export const CHINESE_POINTS: readonly Rule<Time>[] = [
  rule(
    "此时此刻|此刻|此时|实时|正在|这会儿?|这一?刻|当前|目前|现在|眼下|刚才|刚刚|而家|宜家",
    () => counted("hour", 0),
    true,
  ),
  rule("(?:上|过去|最近)[一1]?个?(?:小时|钟头)", () => counted("hour", -1)),
  rule("大后天", () => counted("day", 3)),
  rule("(?<![之以往])后[天日]", () => counted("day", 2)),
  rule("(?:今年|本年)?年初(?=到|至|以来|开始)", () => counted("year", 0)),
  rule("(?:本|这个?)?月初(?=到|至|以来|开始)", () => counted("month", 0)),
  rule("明[天日早晚儿朝]|听[日晚]", () => counted("day", 1)),
  rule("今[天日儿朝早晚夜](?:一整?天|全天)?|当[天日]", () => counted("day", 0)),
  rule("昨[天日晚夜儿个]|[琴寻][日晚]", () => counted("day", -1)),
  rule("前[天日儿晚](?!数)", () => counted("day", -2)),
  rule("大前[天日]", () => counted("day", -3)),
  rule(
    `${HAN_NUMBER}个?((?<=个)月|天|日|周|星期|礼拜|年)(?:之|以)?前(?![\\d一二两三四五六七八九十的后])`,
    ([count, unit]) => counted(unitOf(unit)?.unit ?? "day", -numberOf(count)),
  ),
  // Dates
  rule(`${HAN_OF_YEAR}${HAN_MONTH}的?${HAN_DAY}[日号]`, ([year, month, day], today) =>
    date(yearOf(year, today), numberOf(month), numberOf(day)),
  ),
  rule(
    `${HAN_OF_YEAR}${HAN_MONTH}${HAN_DAY_ALONE}(?!个|多|来|几|度|千|万|块|元|月|点|时|分|天|周|期|[\\d零〇一二两三四五六七八九十百:.%k])`,
    ([year, month, day], today) => date(yearOf(year, today), numberOf(month), numberOf(day)),
  ),
  rule(`${HAN_OF_YEAR}((?:[一二三四五六七八九]、?){2,5})(?:[两三四五六]个)?月(?:份)?`, ([year, list], today) =>
    monthsOf(list ?? "", yearOf(year, today)),
  ),
  // 九十月 are two, and no ninetieth.
  rule(
    `${HAN_OF_YEAR}((?:[五六七八]、?)*九、?十|十、?十一|十一、?十二)月(?:份)?(?!\\d*[日号])`,
    ([year, list], today) => monthsOf(list ?? "", yearOf(year, today)),
  ),
  rule(`${HAN_OF_YEAR}${HAN_MONTH}(?![\\d]*[日号])(?!饼|亮|经|子|嫂)`, ([year, month], today) =>
    date(yearOf(year, today), numberOf(month)),
  ),
  rule(`${WHICH}月(?:份)?的?${HAN_DAY}[日号]`, ([which, day], today) => {
    const { year, month } = countedMonth(which, today);
    return date(year, month, numberOf(day));
  }),
  rule(`${HAN_DAY}[日号](?!线|店|楼|机|表|电|院|房|码|灯|插)`, ([day]) => date(undefined, undefined, numberOf(day))),
  rule("(\\d{4})[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(?!\\d)", ([year, month, day]) =>
    date(Number(year), Number(month), day === undefined ? undefined : Number(day)),
  ),
  rule(
    "(1[0-2]|[1-9])\\.([12]?\\d|3[01])(?![\\d.%]|度|元|块|千|k)",
    ([month, day]) => date(undefined, Number(month), Number(day)),
    true,
  ),
  rule("双(?:十一|11)", () => date(undefined, 11, 11)),
  // Counted
  rule(
    `(?:最近|过去|近|往前|这|前)(?:的|这)?${HAN_NUMBER}个?((?<=个)月|分钟|小时|钟头|天|日|周末|双休|周|星期|礼拜|季度|期账单|期|年)(?!前|末)(?:以来|来|内|里|间)?`,
    ([count, unit]) => (unit === "年" && numberOf(count) > 60 ? undefined : rolling("last", count, unit)),
    true,
  ),
  rule(
    `(?:最近|过去|近)(?:的|这)?${HAN_NUMBER}个?((?<=个)月|分钟|小时|钟头|天|日|周|星期|礼拜|年|期)(?:以来|来|内|里|间)?`,
    ([count, unit]) => rolling("last", count, unit),
  ),
  rule(
    `(?:未来|接下来|往后|今后|之后|下(?![一1]))(?:的)?${HAN_NUMBER}个?(分钟|小时|钟头|天|日|周|星期|礼拜|月|年)`,
    ([count, unit]) => rolling("next", count, unit),
  ),
  rule(`上([两二三四五六2-6])个?(周|星期|礼拜|月)`, ([count, unit]) => rolling("last", count, unit)),
  rule("入([春夏秋冬])", ([name]) => season(name), true),
  rule("(?:最近|过去|近|这|前)(?:的|这)?半年", () => rolling("last", "6", "月")),
  rule("(?:最近|过去|近|这)(?:的)?半个?月", () => rolling("last", "15", "天")),
  rule("(?:过去|最近|近)(?:的)?[一1]年|[一1]年到头|(?<![这今去前])[一1]整年(?!前)", () => LAST_YEAR),
  // Quarters and halves
  rule(`${HAN_OF_YEAR}(?:第([1-4一二三四])季度?|([1-4一二三四])季度)`, ([year, number, other], today) =>
    quarter(numberOf(number ?? other), yearOf(year, today)),
  ),
  rule(`${WHICH}季度?(?!节)`, ([which]) => counted("quarter", stepOf(which))),
  rule(`${HAN_OF_YEAR}([上下])半年`, ([year, half], today) =>
    half === "上" ? monthsOfYear(1, 6, yearOf(year, today), today) : monthsOfYear(7, 12, yearOf(year, today), today),
  ),
  rule(`${HAN_OF_YEAR}前([二两三23])个?季度`, ([year, count], today) =>
    monthsOfYear(1, numberOf(count) * 3, yearOf(year, today), today),
  ),
  // Seasons
  rule(`${HAN_OF_YEAR}(?:[一1]个)?${SEASON}`, ([year, name, months], today) => {
    // 夏月 is of a tariff, and a summer only of a named year.
    if (months !== undefined && year === undefined) return undefined;
    // 去年冬天 is the last winter, most of which is of this year.
    const isOfWinter = year !== undefined && name === "冬" && !/\d/.test(year);
    return isOfWinter ? season(name, undefined, WINTERS_BACK[year.charAt(0)]) : season(name, yearOf(year, today));
  }),
  rule(`${HAN_OF_YEAR}([寒暑])(?:假|期)`, ([year, name], today) => season(name, yearOf(year, today)), true),
  rule(`(?:这|本|今)[一1]?个?(?:([春夏秋冬])(?:天|季)|([寒暑])假)`, ([name, break_], today) =>
    season(name ?? break_, Number(today.slice(0, 4))),
  ),
  rule(`([今去])([春夏秋冬])(?!至|分)`, ([year, name], today) =>
    year === "去" ? season(name, undefined, 1) : season(name, Number(today.slice(0, 4))),
  ),
  rule(`(上上|上)[一1]?个?(?:([春夏秋冬])(?:天|季)|([寒暑])假)`, ([which, name, break_]) =>
    season(name ?? break_, undefined, which === "上上" ? 2 : 1),
  ),
  unsureRule("([春夏秋冬])(?=[和跟与比、里]|$)", ([name]) => season(name)),
  // Weeks and their days
  rule(
    `(上上|再上|大上|上|这|本|下)?[一1]?个?${WEEK}([二三四五六1-6]|日(?!均|子|用电量?[大超高低小])|一(?!共|直|起|般|样|定|整|旦|切|天天)|天(?!天))(?!个|年|度|千|\\d|点|月|十)`,
    ([which, day], today) => whichWeekday(which, day, today),
  ),
  rule(`(?<!赶)${WHICH}(?:${WEEK}末|周末|双休日?)`, ([which]) => counted("weekend", stepOf(which))),
  rule(`${WHICH}${WEEK}(?![一二三四五六日天末]|[1-6](?!\\d))`, ([which]) => counted("week", stepOf(which))),
  rule(`${WHICH}月(?!份?的?(?:\\d|[一二三四五六七八九十])+[日号])(?:份)?`, ([which]) =>
    counted("month", stepOf(which)),
  ),
  rule(`${WHICH}张? ?(month|weekend|week|quarter|year|bill|billing cycle)(?![a-z])`, ([which, unit]) =>
    counted(unitOf(unit)?.unit ?? "month", stepOf(which)),
  ),
  rule(`${HAN_YEAR}的? ?${MONTH}`, ([year, month], today) => date(yearOf(year, today), monthOf(month))),
  rule(`${HAN_YEAR}的? ?q([1-4])`, ([year, number], today) => quarter(Number(number), yearOf(year, today))),
  // Years
  rule(`${HAN_YEAR}(?:年?全年|一?整年|这[一1]年|度)?(?![\\d]|个|级|代|龄|轻|味|货|夜|三十|初|底|初)`, ([year], today) =>
    /^\d{4}$/.test(year ?? "") ? undefined : yearTime(year ?? "", today),
  ),
  rule("全年|年内|这[一1]?整年", () => counted("year", 0), true),
  // Bills
  unsureRule(`${WHICH}(?:[次回]|期)(?:的)?(?:账单|电费单?|单子)?`, ([which]) => counted("bill", stepOf(which))),
  rule(`(上上|上|这|本|当|下|最近|最新)(?:的)?[一1]?(?:个|张|份|期|次)?(?:账期|账单|电费单|单子)`, ([which]) =>
    counted("bill", /最/.test(which ?? "") ? -1 : stepOf(which)),
  ),
  // 去年同月
  rule("去年(?:的)?(?:同[一1]?个?月|这个?月)", () => counted("month", -12)),
];

/** 七八月, 六七八三个月: how many there are is no month. */
function monthsOf(list: string, year: number | undefined): Time | undefined {
  const months = (list.match(/十[一二]?|[一二三四五六七八九]/g) ?? []).map((words) => numberOf(words));
  const areInOrder = months.every((month, index) => index === 0 || month === (months[index - 1] ?? 0) + 1);
  const [from, to] = [date(year, months[0]), date(year, months.at(-1))];
  return areInOrder && from && to ? { kind: "range", from, to } : undefined;
}

const WINTERS_BACK: Readonly<Record<string, number>> = { 前: 2, 去: 1, 上: 1, 头: 1, 旧: 1 };
const YEARS: Readonly<Record<string, number>> = { 今: 0, 本: 0, 明: 1, 去: -1, 上: -1, 头: -1, 旧: -1, 前: -2 };

function yearTime(words: string, today: string): Time | undefined {
  const by = YEARS[words.charAt(0)];
  return by === undefined ? date(yearOf(words, today), undefined) : counted("year", by);
}
