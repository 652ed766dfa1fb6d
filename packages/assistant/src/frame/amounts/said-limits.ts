import type { Group } from "../frame";
import type { WordSlots } from "../conversation/merge";
import { isAboutMoney } from "./money-words";
import { some } from "../conversation/merge";
import { withDigits } from "../values/numbers";
import { PICK } from "../vocabulary";

/* Limits that groups are counted by, in words of their own: a budget of each month, and days of nothing at all. */

const BUDGET = /\bbudget\b|\blimit\b|\ballowance\b|\btarget\b|\bcap\b|预算|目标|限额|上限/;
const COUNTS =
  /\bhow (?:many|often)\b|\b(?:which|what) (?:days?|weeks?|months?)\b|\bever\b|\btimes\b|[哪几多]少?[几些]?个?(?:天|周|星期|月)|多少[天月]|有没有/;
const WITHIN =
  /\b(?:manage\w*|stay\w*|stuck|stick|kept|keep|within|under|below|made it|hit|met|meet)\b|没超|守住|控制住?|达标|以内|低于|做到/;
const BEYOND =
  /\b(?:over|above|pass(?:ed)?|cross(?:ed)?|exceed\w*|broke|blew|blown|bust\w*|past|beyond|missed)\b|超|破|爆/;
/** "Our limit is 350 units monthly" */
const ENERGY_GIVEN = /^(\d+(?:\.\d+)?kWh)(?:\/(?:month|week|day))?$/;
const MONEY_GIVEN = /^(\d+(?:\.\d+)?)(?:[a-z]{3})?(?:\/(month|week|day|bill))?$/;
const EACH: readonly [RegExp, Group][] = [
  [/\bmonths?\b|\bmonthly\b|月/, "month"],
  [/\bweeks?\b|\bweekly\b|周|星期/, "week"],
  [/\bdays?\b|\bdaily\b|天|日/, "day"],
];

/** "My budget is 250", 预算250 */
const AMOUNT_BESIDE =
  /(?:budget|allowance|target|cap|limit|预算|目标|限额|上限)[^\d.?!。？]{0,14}(\d+(?:\.\d+)?)(?! ?(?:kwh|度|%|days|天))/;

/** "Eighty quid a month since March, how many months did I manage it": the months below 80 of the home's own money. */
export function readBudget(slots: WordSlots, text: string): void {
  if (!BUDGET.test(text) || !COUNTS.test(text)) return;
  const [energy, ...others] = slots.given?.flatMap((given) => ENERGY_GIVEN.exec(given)?.[1] ?? []) ?? [];
  if (energy && others.length === 0 && slots.given?.length === 1) {
    slots.pick = `${WITHIN.test(text) && !BEYOND.test(text) ? "below" : "above"}:${energy}`;
    slots.group = EACH.find(([words]) => words.test(text))?.[1] ?? "month";
    delete slots.given;
    return;
  }
  const amounts = slots.given?.map((given) => MONEY_GIVEN.exec(given)).filter((found) => found !== null) ?? [];
  if (amounts.length > 1) return;
  const [written] = amounts;
  const amount = written ?? AMOUNT_BESIDE.exec(withDigits(text));
  if (!amount) return;
  const isWithin =
    WITHIN.test(text) && !(BEYOND.test(text) && /超|\bover\b|\bexceed/.test(text) && !/没超|不超/.test(text));
  const code = `${isWithin ? "below" : "above"}:${amount[1]}money`;
  if (!PICK.test(code)) return;
  slots.pick = code;
  slots.group = EACH.find(([words]) => words.test(text))?.[1] ?? "month";
  slots.given = some(slots.given?.filter((given) => given !== amount[0]));
}

const MONEY_LIMIT =
  /(?:(\b(?:under|below|less than|fewer than|cheaper than)|低于|不到|少于|小于|不超过?)|(?:\b(?:over|above|more than|exceed(?:s|ed|ing)?|past|beyond)|超过?|高于|大于|多于)) ?[$€£¥]? ?(\d+(?:\.\d+)?)(?!\d| ?(?:kwh|units?\b|度|千瓦|%|degrees|天|days|个?月|小时|hours))/;

/** "How many months were under 200 dollars?", 有几个月电费低于200 */
export function readMoneyLimit(slots: WordSlots, text: string, digits: string): void {
  const isOpen = slots.pick === undefined || /^(?:highest|lowest)$|^(?:above|below):[\d.]+$/.test(slots.pick);
  const found = COUNTS.test(text) && isAboutMoney(text) && isOpen ? MONEY_LIMIT.exec(digits) : null;
  if (!found) return;
  const code = `${found[1] === undefined ? "above" : "below"}:${found[2]}money`;
  if (!PICK.test(code)) return;
  slots.pick = code;
  slots.given = some(slots.given?.filter((given) => MONEY_GIVEN.exec(given)?.[1] !== found[2]));
}

const COUNTED_UNIT =
  /(?<=的)(小时|钟头)(?=[一共]{0,2}有(?:多少|几))|\b(?:how many|which|what|any|number of) (hour|day|week|month|quarter|year)s?\b|[几哪多]少?[几些]?个?(小时|天|周|星期|月|季度)/;
const UNITS: Readonly<Record<string, Group>> = {
  小时: "hour",
  天: "day",
  周: "week",
  星期: "week",
  月: "month",
  季度: "quarter",
};

/** "How many weeks went over 40": a limit is one of what is counted. */
export function readCountedUnit(slots: WordSlots, digits: string): void {
  if (slots.group !== undefined || !/^(?:above|below):/.test(slots.pick ?? "")) return;
  const [, listed, english, chinese] = COUNTED_UNIT.exec(digits) ?? [];
  const group = (english as Group | undefined) ?? UNITS[chinese ?? (listed ? "小时" : "")];
  // Days are what a limit is of anyway.
  if (group && group !== "day") slots.group = group;
}

const ALL_BILLS =
  /\b(?:list|each|every|show)\b.{0,20}\bbills\b|列.{0,10}账单|每[张期]账单|账单.{0,10}(?:列|逐|每[张期])/;
const SUMMED = /\b(?:total|sum|summed|altogether|added up)\b|总共|合计|一共|加起来/;
/** "List my bills": each of them. */
export function readBills(slots: WordSlots, text: string): void {
  if (ALL_BILLS.test(text) && !SUMMED.test(text) && slots.group === undefined && slots.pick === undefined)
    slots.group = "bill";
}

const NOTHING =
  /\b(?:no|zero|nothing|not (?:a|one|any)(?: single)?|without(?: any)?)\b[^,?.!]{0,30}\b(?:import\w*|export\w*|grid|b(?:ought|uy)\w*|s(?:old|ell)\w*|kwhs?)\b|\b(?:import\w*|export\w*|bought|sold|used|fed in|drew|took)\b (?:absolutely |exactly |literally )?(?:nothing|zero|none|no (?:power|electricity|energy|kwhs?))\b|\b(?:didn'?t|did not|never) (?:import|export|buy|sell|use|draw|take)\b[^,?.!]{0,20}\b(?:any(?:thing)?|at all|a (?:single )?(?:kwh|watt))\b|(?:完全|根本|一点也?|一度电?都?|一度也)?(?:没有?|沒有?|冇|无|未)(?:从|由|向|给|往)?(?:电网)?(?:买|用|卖|送|取|购)(?:过|到)?(?:电|到)?|零(?:购电|上网|卖电|用电|进口)/;
const COUNTED =
  /\bhow (?:many|often)\b|\b(?:which|what|any) (?:days?|nights?|weeks?)\b|\bin a row\b|\bconsecutive\b|\bstreak\b|[几多哪]少?[几些]?(?:天|日)|多少[天日]|有没有(?:哪|1|一)?[天日]|连续/;
/** Meters round, and an inverter takes a little at night. */
const AS_GOOD_AS_NOTHING = "below:0.05kWh";

/** "How many days did we buy nothing at all?" */
export function readNothing(slots: WordSlots, text: string): void {
  if (slots.pick !== undefined && slots.pick !== "lowest" && slots.pick !== "highest") return;
  if (!NOTHING.test(text) || !COUNTED.test(withDigits(text).replace(/\d/g, "几")) || slots.comparedTo) return;
  slots.pick = AS_GOOD_AS_NOTHING;
  slots.group = "day";
}

const QUARTER_HOUR = /\bquarter[- ]?(?:of an )?hour\b|\b(?:15|fifteen)[- ]min(?:ute)?s?\b|[一1]刻钟|15分钟/;
const AT_CLOCK = /^hours:(\d{1,2})(?::(\d\d))?-/;

/** 晚上8点那一刻钟 is a quarter of that hour. */
export function readQuarterHour(slots: WordSlots, text: string): void {
  if (!QUARTER_HOUR.test(text)) return;
  slots.given = some(slots.given?.filter((given) => given !== "15min"));
  slots.filters = slots.filters?.map((filter) => {
    const [whole, hour, minute = "00"] = AT_CLOCK.exec(filter) ?? [];
    if (!whole || slots.period === undefined) return filter;
    const end = Number(minute) + 15;
    const until = end === 60 ? `${Number(hour) + 1}` : `${hour}:${end}`;
    return `hours:${hour}${minute === "00" ? "" : `:${minute}`}-${until}`;
  });
}

/** "My highest quarter hour": the strongest interval there is, which is a power. */
export const asksStrongestQuarter = (text: string): boolean =>
  QUARTER_HOUR.test(text) &&
  /\b(?:highest|biggest|most|max(?:imum)?|peak|strongest|heaviest|busiest|worst|record|spikiest)\b|最[高大多猛强]|峰值/.test(
    text,
  );

const FED_IN =
  /反送|上网|馈网|卖[给回]?电网?|送[回给]电?网|\b(?:export\w*|fed? ?(?:in|back)|feed[- ]?in|sen(?:t|d)(?:ing)? (?:back|to the grid)|sold|sell\w*)\b/;
const POWER_OR_QUARTER = /功率|千瓦|[一1]刻钟|15分钟|\b(?:power|k?w|demand|quarter[- ]?hour|15[- ]min(?:ute)?s?)\b/;
/** 反送电网功率最大的15分钟: of what is sold the strongest hour is known. */
export const asksStrongestSale = (text: string): boolean =>
  FED_IN.test(text) &&
  POWER_OR_QUARTER.test(text) &&
  /最[高大多强]|峰值|\b(?:highest|biggest|most|max(?:imum)?|peak|strongest|record)\b/.test(text);

const STREAK =
  /\b(?:longest|biggest|best) (?:streak|run|stretch|spell|string)\b|\b(?:days?|weeks?|months?|hours?|nights?) (?:in a row|running|straight|on end)\b|\bconsecutive (?:days?|weeks?|months?)\b|\bstreak of (?:days|weeks|months)\b|连续.{0,14}(?:最长|最久|几天|多少天|几个?[月周])|最长.{0,6}连续|(?:最长|最久)(?:坚持|保持|维持)/;
/** How long it held in one go, of days on one side of a limit. */
export const asksStreak = (text: string, { pick }: WordSlots): boolean =>
  STREAK.test(text) && /^(?:above|below):/.test(pick ?? "");

/** "Median", 中位数 */
export const asksMedian = (text: string): boolean => /\bmedian\b|中位数|中值/.test(text);
