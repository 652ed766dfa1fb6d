import type { Group } from "../frame";
import type { WordSlots } from "../conversation/merge";
import { some } from "../conversation/merge";
import { isOfWeekdays, WEEKDAYS } from "../values/calendar";

/*
 * Sides that exclude one another: weekdays and weekends, peak and off-peak, Saturdays and Sundays. Both are never true of
 * one moment, so naming both asks for one beside the other: a group, and no filter.
 */

export const TARIFF_PERIODS: ReadonlySet<string> = new Set(["peak", "mid_peak", "off_peak", "super_off_peak"]);
const PARTS_OF_WEEK: ReadonlySet<string> = new Set(["weekday", "weekend"]);
const ENDS: ReadonlySet<string | undefined> = new Set([undefined, "highest", "lowest"]);

const OFF_PEAK = /\b(?:off|non)[- ]?peak\b|非高?峰|谷(?:段|时|电|期|价)|离峰|低谷/;
const PEAK = /(?<!\boff[- ]?)(?<!\bmid[- ]?)\bpeak\b|(?<!非)(?<!离)(?:高|尖)?峰(?:段|时|电|期|价)|尖峰/;
/** 峰谷 is the name of a tariff; "the peak of the day" is no period of one. */
const NAME_OF_BOTH = /峰谷(?=电价|分时|价|套餐|计费|电表|差价)/;
/** The share of each. */
export const PARTS_OF_TARIFF =
  /峰谷(?:平)?(?:用)?电?(?:量)?的?(?:比例?|占比|各占|分布|各多少)|峰谷(?:平)?(?:用)?电?量?(?:[和及与、](?:电费|金额|费用))?(?:分别|各)|\b(?:split|ratio|breakdown) (?:of|between) (?:on[- ]?)?peak (?:and|to|vs\.?) off[- ]?peak\b|\bpeak[- /]+(?:to[- ])?off[- ]?peak (?:split|ratio|share)\b/;
/** All hours of the tariff in one figure. */
const BLENDED = /\b(?:blend\w*|together|combined|overall|mixed|all in all)\b|综合|合在?一[起块]|加在?一[起块]|混合/;
const SET_SIDE_BY_SIDE =
  /\b(?:or|vs\.?|versus|than|compare[ds]?|comparing|against|difference|each|split|which)\b|还是|比|哪|各|分别|分开|差/;
const RANKED =
  /\brank(?:ed|ing|s)?\b|\b(?:order|sort)(?:ed)? (?:them |it )?(?:by|from)\b|\bin order\b|\b(?:highest|lowest|most|least|best|worst) to (?:highest|lowest|most|least|best|worst)\b|\bfrom (?:highest|lowest|most|least|best|worst) to\b|排个?(?:名|序|队|行|一?下)|从[多高大]到[少低小]|从[少低小]到[多高大]|由[多高大]到|由[少低小]到/;
const HIGHEST_FIRST = /\b(?:highest|most|best|biggest|dearest)\b.{0,8}\bto\b|[从由][多高大]/;
const OF_PRICES =
  /\bper (?:kwh|unit)\b|\b(?:rates?|prices?|tariff)\b|[1一每]度|电价|[什啥]么价|价(?:格|差)?(?:是|差)|的价/;
/** So many rows a ranking of each has at most. */
const SIZES: Readonly<Record<string, number>> = {
  weekday: 7,
  weekpart: 2,
  tariff_period: 4,
  season: 8,
  quarter: 8,
  hour_of_day: 24,
  month: 12,
  year: 5,
  week: 12,
  bill: 12,
};

const RANKED_BY: readonly [RegExp, Group][] = [
  [/\bdays? of the week\b|\bweekdays\b/, "weekday"],
  [/\bmonths\b|各月|月份/, "month"],
  [/\bweeks\b/, "week"],
  [/\bhours of the day\b|各时段/, "hour_of_day"],
  [/\bseasons\b|四季|季节/, "season"],
];

/** 周末同一时段 names the hours that were said before, and 1 o'clock is not among them. */
const SAME_HOURS = /同[一1]个?(?:时段|时间|钟点|时候)/;

/** @param text normalized */
export function readSides(slots: WordSlots, text: string): void {
  if (SAME_HOURS.test(text) && (slots.filters?.filter((filter) => filter.startsWith("hours:")).length ?? 0) > 1)
    slots.filters = slots.filters?.filter((filter) => filter !== "hours:1-2");
  const has = (filter: string) => slots.filters?.includes(filter) === true;
  const named = [...TARIFF_PERIODS].filter(has);
  const areBothSaid = OFF_PEAK.test(text) && PEAK.test(text.replace(NAME_OF_BOTH, ""));
  if (BLENDED.test(text) && (named.length > 1 || slots.group === "tariff_period")) {
    without(slots, TARIFF_PERIODS);
    delete slots.group;
  } else if (PARTS_OF_TARIFF.test(text)) {
    without(slots, TARIFF_PERIODS);
    slots.group = "tariff_period";
  } else if (OF_PRICES.test(text)) {
    // Each price is told with the tariff.
  } else if (named.length > 1 || (areBothSaid && named.length > 0)) sideBySide(slots, "tariff_period", TARIFF_PERIODS);
  if (has("weekday") && has("sat+sun")) sideBySide(slots, "weekpart", new Set(["weekday", "sat+sun"]));
  else if ([...PARTS_OF_WEEK].every(has)) sideBySide(slots, "weekpart", PARTS_OF_WEEK);
  readWeekdays(slots, text);
  // "The days of the week" are no days of this week.
  if (/\b(?:the|which|what) days? of the week\b/.test(text) && (slots.group === undefined || slots.group === "day")) {
    slots.group = "weekday";
    if (slots.period === "week0") delete slots.period;
  }
  if (RANKED.test(text) && slots.appliances === undefined && slots.devices === undefined)
    slots.group ??= RANKED_BY.find(([words]) => words.test(text))?.[1];
  if (RANKED.test(text) && slots.group !== undefined && ENDS.has(slots.pick)) {
    const size = SIZES[slots.group];
    const isUpward = slots.pick === "lowest" && !HIGHEST_FIRST.test(text);
    if (size !== undefined) slots.pick = `${isUpward ? "bottom" : "top"}:${size}`;
  }
}

const without = (slots: WordSlots, filters: ReadonlySet<string>): void => {
  slots.filters = some(slots.filters?.filter((filter) => !filters.has(filter)));
};

/** A grouping by the hour or month is kept; "the highest" of two sides is seen where both stand. */
function sideBySide(slots: WordSlots, group: "tariff_period" | "weekpart", sides: ReadonlySet<string>): void {
  const isOpen =
    slots.group === undefined || slots.group === "day" || slots.group === "weekday" || slots.group === group;
  // "Per hour, on weekdays and at weekends" is an average of each, and no hour of one day.
  const isPerHour = slots.group === "hour" && group === "weekpart";
  if (!isOpen && !isPerHour) return;
  without(slots, sides);
  slots.group = group;
  if (ENDS.has(slots.pick)) delete slots.pick;
}

/** "Saturdays or Sundays", 周一到周日: days of the week one by one. */
function readWeekdays(slots: WordSlots, text: string): void {
  const days = [...new Set(slots.filters?.filter(isOfWeekdays).flatMap((filter) => filter.split("+")))];
  const isOpen = slots.group === undefined || slots.group === "day" || slots.group === "weekday";
  // "Monday to Wednesday or the rest of the week" are two spans, and no days one by one.
  const marked = slots.filters?.filter(isOfWeekdays) ?? [];
  if (marked.length > 1 && marked.some((filter) => filter.includes("+"))) return;
  const areAll = days.length === WEEKDAYS.length;
  if (days.length < 2 || !isOpen || !(areAll || (days.length === 2 && SET_SIDE_BY_SIDE.test(text)))) return;
  const others = slots.filters?.filter((filter) => !isOfWeekdays(filter)) ?? [];
  const kept = WEEKDAYS.filter((day) => days.includes(day)).join("+");
  slots.filters = some(areAll ? others : [...others, kept]);
  slots.group = "weekday";
  if (!areAll && ENDS.has(slots.pick)) delete slots.pick;
}
