import type { Group } from "../../frame";
import { comparesJoined } from "./held-words";
import type { Side } from "./sides";
import { codeOf } from "./time-value";

/* Months that are named one behind another: "May, June and July", 七八月. */

const LISTED = /^(?:'s|的)?(?:,? ?(?:and|an|&|\+|n|plus) ?|, ?| ?[/、,] ?| |[和跟与及同])$/;
const MONTH = /^(-|\d{4})-(\d\d)$/;
const EACH = /\b(?:each|respectively|separately|one by one)\b|各|分别|分开/;
/** 五六月 */
const TWO_OF_ONE_WORD = /^[一二三四五六七八九]、?[一二三四五六七八九]月/;
/** Of a share nothing is held against another. */
const OF_SHARE = /占比|比例|比重|百分比|同比/g;

interface Lists {
  sides: Side[];
  /** All of them are one list. */
  isList: boolean;
  group?: Group;
}

/** They are one time, and each for itself where they are compared; two that are compared are held against each other. */
export function asLists(sides: readonly Side[], text: string): Lists {
  const lists: Side[][] = [];
  for (const side of sides) {
    const before = lists.at(-1)?.at(-1);
    if (before && isNext(before, side) && LISTED.test(text.slice(before.to, side.from))) lists.at(-1)?.push(side);
    else lists.push([side]);
  }
  // "July and August, and why is August lower?"
  const [months, again, ...more] = lists;
  const isNamedAgain =
    more.length === 0 && again?.length === 1 && months?.some(({ code }) => code === again[0]?.code) === true;
  if (isNamedAgain && months && months.length > 1) lists.pop();
  const isCompared = comparesJoined(text.replaceAll(OF_SHARE, ""));
  const areAlone = lists.length === 1;
  const joined = lists.flatMap((list) => {
    const [first, last] = [list[0], list.at(-1)];
    if (!first?.code || !last?.code) return list;
    if (list.length === 1) return areAlone && isCompared ? apart(first, text) : list;
    if (list.length === 2 && isCompared && areAlone) return list;
    return [{ code: rangeOf(first.code, last.code), from: first.from, to: last.to, isUnsure: false }];
  });
  const isList = areAlone && joined.length === 1 && (lists[0]?.length ?? 0) > 1;
  const isEach = isCompared ? (lists[0]?.length ?? 0) > 2 : EACH.test(text);
  if (isList) return { sides: joined, isList, ...(isEach && { group: "month" }) };
  const isOfWord = areAlone && joined.length === 1 && isMonthsTogether(joined[0], text);
  const areEach = isOfWord && (isCompared || EACH.test(text));
  return { sides: joined, isList: areEach, ...(areEach && { group: "month" }) };
}

const isMonthsTogether = (side: Side | undefined, text: string): boolean =>
  side?.time?.kind === "range" && /^[一二三四五六七八九]{3}/.test(text.slice(side.from, side.to));

/** 五六月 that are compared are May and June. */
function apart(side: Side, text: string): Side[] {
  const { time, from, to } = side;
  if (time?.kind !== "range" || !TWO_OF_ONE_WORD.test(text.slice(from, to).replace(/^.*年的?/, ""))) return [side];
  return [time.from, time.to].map((month) => ({
    time: month,
    code: codeOf(month, "") ?? "",
    from,
    to,
    isUnsure: false,
  }));
}

function isNext(one: Side, other: Side): boolean {
  const [, , first] = MONTH.exec(one.code ?? "") ?? [];
  const [, , second] = MONTH.exec(other.code ?? "") ?? [];
  return first !== undefined && Number(second) === (Number(first) % 12) + 1;
}

/** A year said once counts for both. */
function rangeOf(first: string, last: string): string {
  const [, year = "-", month = ""] = MONTH.exec(first) ?? [];
  const [, endYear = "-", endMonth = ""] = MONTH.exec(last) ?? [];
  const runsOver = endMonth < month;
  if (year === "-" && endYear !== "-") return `${Number(endYear) - (runsOver ? 1 : 0)}-${month}..${last}`;
  return year !== "-" && endYear === "-"
    ? `${first}..${Number(year) + (runsOver ? 1 : 0)}-${endMonth}`
    : `${first}..${last}`;
}
