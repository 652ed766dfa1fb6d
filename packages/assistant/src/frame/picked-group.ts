import type { WordSlots } from "./conversation/merge";
import type { Group } from "./frame";

/*
 * A choice and what it is made from, where the words name both and only one was marked: "the one day with the highest use",
 * "peak hour of day", "the days when we went past 15 kWh".
 */

const GROUP_OF: Readonly<Record<string, Group>> = {
  date: "day",
  day: "day",
  hour: "hour",
  month: "month",
  quarter: "quarter",
  week: "week",
};
/** A time that is counted or pointed at, and "a day", are what is asked of, and not what is chosen. */
const NO_GROUP =
  /\b(?:last|past|previous|this|next|coming|per|each|every|an?|all|whole|full|same|\d+|two|three|four|five|six|seven|ten|twelve) (?:\d+ |\w+ )?(?:days?|weeks?|months?|quarters?|hours?)\b(?! (?:with|when|where|that|of (?:lowest|highest))\b)|\b(?:days?|hours?) of (?:the|a|each) (?:week|day)\b/g;
const CHOSEN =
  /\b(?:which|what|the|some|one|my|our|peak|worst|best|highest|lowest|biggest|smallest|quiet(?:est)?|busiest|heaviest|usage|use|consumption)\b[^.?!,]{0,16}?\b(day|date|week|month|quarter|hour)\b/;
const SINGLE_CHOSEN =
  /\b(?:a|one|some) (?:single |real |really |particular |\w+ )?(day|month|week) (?:\w+ ){0,4}?(?:must|was|that|when|with|had)\b/;
const HAN_CHOSEN = /(?:哪|边|那|最.{1,4}的?)(?:[一1]个?|个)?(天|日|号|月|周|星期|礼拜)|单(日)|日期|前\d+名的(日)子/;
const HAN_GROUP: Readonly<Record<string, Group>> = { 月: "month", 周: "week", 星期: "week", 礼拜: "week" };
const COUNTED_DAYS =
  /\bdays?\b.{0,40}\b(?:when|where|that|on which|i|we|it|over|above|past|more|under|less|below|were|went)\b|\bhow many (?:\w+ )?days\b|[几多]少?(?:天|日)|的(?:日子|天数)/;

const HIGHEST =
  /\b(?:peak(?:s|ed)?|max(?:imum)?|highest|largest|heaviest|heavier|busiest|biggest|worst|at its (?:peak|highest))\b|\bmore \w+ than the (?:others?|rest)\b|峰值|高峰|最(?!近|后|新|早|晚)(?:为)?(?:集中|高|大|多|猛|狠|凶|耗|费)/;
const LOWEST =
  /\b(?:lowest|least|fewest|smallest|minimum|quietest|littlest|litlest|lightest)\b|最(?:低|少|小|省|节约|节省|悭|慳)/;
const REALLY_HIGHEST =
  /\b(?:highest|most(?! (?:economical|frugal|efficient|careful|thrifty))|biggest|largest|maximum|max|peak|worst|busiest)\b|最(?:高|多|大|猛|狠|凶|费|耗)/;
const FRUGAL = /\bmost (?:economical|frugal|efficient|careful|thrifty)\b|最(?:省|节约|节省|悭|慳)/;
const PEAK_OF_TARIFF =
  /\b(?:off[- ]?peak|(?:at|in|during|on) peak|peak (?:hours|rates?|prices?|times?|periods?|demand|power|load))\b|峰谷|高峰(?:时|期)?段/;
/** "The 0 worst days": a number that no choice has. */
const COUNTED_RANKS = /\b\d+ (?:worst|best|highest|lowest|biggest|smallest)\b/;
const EACH_MONTH = /\b(?:every|each|per) (?:month|mo)\b|\bmonthly\b|\bmonth by month\b|每个?月|各月|逐月|按月/;
const MONTHS = /^(?:year|since:|last\d+m|last\d{3}d|\d{4}$)|\.\./;
const AVERAGE = /\b(?:average|avg|usual\w*|typical\w*)\b|平均|一般|通常/;
const OF_THE_WEEK = /\b(?:of|all) the days of the week\b|\bday of the week\b|(?:周|星期|礼拜)几/;
const PICKABLE: ReadonlySet<string> = new Set(["day", "hour", "hour_of_day", "month", "week", "weekday"]);
const IS_END = /^(?:highest|lowest|(?:top|bottom):\d+)$/;

/** @param text normalized */
export function readPickedGroup(slots: WordSlots, text: string): void {
  const { pick, group } = slots;
  if (
    group === undefined &&
    pick === undefined &&
    EACH_MONTH.test(text) &&
    MONTHS.test(slots.period ?? "") &&
    !AVERAGE.test(text)
  )
    slots.group = "month";
  if (IS_END.test(pick ?? "") && OF_THE_WEEK.test(text) && (group === "week" || group === "day"))
    slots.group = "weekday";
  const isLowest = LOWEST.test(text) || FRUGAL.test(text);
  if (pick === "highest" && isLowest && !REALLY_HIGHEST.test(text)) slots.pick = "lowest";
  if (pick !== undefined && group === undefined && slots.devices === undefined && slots.appliances === undefined) {
    if (IS_END.test(pick)) slots.group = chosenGroup(text);
    else if (/^(?:above|below):[\d.]+kWh$/.test(pick) && COUNTED_DAYS.test(text)) slots.group = "day";
    return;
  }
  if (pick !== undefined || slots.comparedTo !== undefined || PEAK_OF_TARIFF.test(text) || COUNTED_RANKS.test(text))
    return;
  const from = group ?? chosenGroup(text);
  if (from === undefined || !PICKABLE.has(from)) return;
  const end = isLowest ? "lowest" : HIGHEST.test(text) ? "highest" : undefined;
  if (end) Object.assign(slots, { pick: end, group: from });
}

function chosenGroup(text: string): Group | undefined {
  const bare = text.replaceAll(NO_GROUP, " ");
  const english = CHOSEN.exec(bare)?.[1] ?? SINGLE_CHOSEN.exec(text)?.[1];
  if (english) return GROUP_OF[english];
  const han = HAN_CHOSEN.exec(text);
  return han ? (HAN_GROUP[han[1] ?? ""] ?? "day") : undefined;
}
