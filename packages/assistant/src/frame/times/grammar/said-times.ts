import type { WordSlots } from "../../conversation/merge";
import { beforeIt, yearEarlier } from "../period-shift";
import { areHeld, COMPARES, COMPARES_STRETCHES, isHeldAgainst, isJoined, SENTENCE_ENDS } from "./held-words";
import { asLists } from "./lists";
import { isBound, overlaps, type Side, sidesOf, type TimeMark } from "./sides";
import { codeOf } from "./time-value";
import { spanOf, toldBy } from "./told-by-other";

/* Which time is asked of, and which it is held against: the roles of the times that a question names. */

type Times = Pick<WordSlots, "comparedTo" | "filters" | "group" | "period">;

/**
 * The times of a question by its words; null where these say no more than was marked.
 *
 * @param text normalized
 * @param marks what the tagger marked; absent where that is not known
 * @param today YYYY-MM-DD
 */
export function saidTimes(
  text: string,
  slots: WordSlots,
  marks: readonly TimeMark[] | undefined,
  today: string,
): Times | null {
  const { sides, isList, group } = asLists(sidesOf(text, marks, today), text);
  const bound = sides.find((side) => isBound(side, text));
  if (bound?.code) return { period: bound.code, comparedTo: undefined };
  const told = inSameYear(withOthers(sides, slots, text, today), text, today);
  const [one, other, ...more] = heldAmong(withoutWholes(distinct(told), text, today), text);
  if (!one || more.length > 0) return null;
  if (!other)
    return isList
      ? { period: one.code, comparedTo: undefined, ...(group && { group }) }
      : alone(one, slots, text, today);
  const isAhead = isYearEarlier(other) && begins(one.code, today) > today;
  const isPlain =
    !COMPARES.test(text) && !(!isAhead && marks && isSecond(other, marks)) && !isHeldAgainst(other, one, text);
  if (isYearEarlier(other) && isPlain && !areHeld(one, other, text, false)) return ofYearEarlier(one, other, today);
  if (!areStretches(one, other, text) && !areHeld(one, other, text, other.relative !== undefined))
    return inBetween(one, other, text, today);
  const isMarkedSo = marks && isSecond(one, marks) && !isSecond(other, marks) && !isHeldAgainst(other, one, text);
  const isSwapped = isMarkedSo || isHeldAgainst(one, other, text);
  const [period, comparedTo] = isSwapped || isThisYear(other) ? [other, one] : [one, other];
  return { period: period.code, comparedTo: comparedTo.code, group: slots.group === "year" ? undefined : slots.group };
}

type Coded = Side & { code: string };
const isSecond = (side: Side, marks: readonly TimeMark[]): boolean =>
  marks.some((mark) => mark.slot === "period2" && overlaps(mark, side));

const isStretch = ({ time, code }: Coded): boolean => time?.kind === "range" || /-\d\d-\d\d\.\./.test(code);
const THEN = /^,? ?(?:and )?then\b/;

/** "October 1 to 7 and October 25 to 31", "the second half of October then the first of November, gone up?" */
function areStretches(one: Coded, other: Coded, text: string): boolean {
  const between = text.slice(one.to, other.from);
  if (!isStretch(one) || !isStretch(other)) return false;
  return isJoined(between) || (COMPARES_STRETCHES.test(text) && (THEN.test(between) || COMPARES.test(text)));
}

/** Of several times the two that are held against each other. */
function heldAmong(sides: readonly Coded[], text: string): readonly Coded[] {
  if (sides.length < 3) return sides;
  const pairs = sides.flatMap((one, index) => {
    const other = sides[index + 1];
    const areBoth =
      other && (areStretches(one, other, text) || areHeld(one, other, text, other.relative !== undefined));
    return areBoth ? [[one, other]] : [];
  });
  return pairs.length === 1 ? (pairs[0] ?? sides) : sides;
}

/** 去年10月1日到15日…和今年同期比: this year's is asked of. */
const isThisYear = ({ relative }: Side): boolean => relative?.kind === "this-year";
const isYearEarlier = ({ relative }: Side): boolean => relative?.kind === "year";

/** "We are away 22 December to 4 January, how much was it that same time last year?": those days alone. */
const ofYearEarlier = (one: Coded, other: Coded, today: string): Times => ({
  period: begins(one.code, today) > today ? one.code : other.code,
  comparedTo: undefined,
});
/** A date without a year is of this one. */
const begins = (code: string, today: string): string =>
  code.startsWith("--") ? today.slice(0, 4) + code.slice(1) : (spanOf(code, today)?.from ?? "");

const ROLLING = "last30d";
const THAN =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|against|now|still|saved?|saving|up|down|better|worse|difference|changed?)\b|比|相差|差|现在|有没有/;

/** "What did Thanksgiving cost this year, was it more than last Thanksgiving?": the year is that of the first. */
function withoutYearOfNames(sides: readonly Side[]): readonly Side[] {
  const names = sides.flatMap(({ time }) => (time?.kind === "holiday" ? time.name : []));
  return names.length > 1 && new Set(names).size === 1
    ? sides.filter(({ code }) => !/^year(?:0|-1)$/.test(code ?? ""))
    : sides;
}

/** With the codes of those that are told by another one. */
function withOthers(sides: readonly Side[], { period }: WordSlots, text: string, today: string): Coded[] {
  const named = withoutYearOfNames(sides);
  const own = named.filter((side): side is Coded => !side.relative && side.code !== undefined);
  const isOfNow = own.every(({ code }) => code === "hour0") && THAN.test(text);
  return named.flatMap((side): Coded[] => {
    if (!side.relative)
      return side.code === undefined || (isOfNow && sides.length > 1) ? [] : [{ ...side, code: side.code }];
    // "Are we using more than this time last year?" is of the latest days.
    if (isOfNow && side.relative.kind === "year" && side.relative.isToDate && !PART_OF_YEAR.test(period ?? ""))
      return [
        { code: ROLLING, from: side.from, to: side.from, isUnsure: false },
        { ...side, code: yearEarlier(ROLLING, today) ?? "" },
      ];
    const anchor = own.findLast((one) => one.to <= side.from) ?? own[0];
    const by = anchor?.code ?? (side.code === period ? undefined : period);
    const code = by === undefined ? side.code : toldBy(side.relative, by, today);
    return code === undefined ? [] : [{ ...side, code }];
  });
}

const PART_OF_YEAR =
  /^(?:-|\d{4})-\d\d|^month(?:0|-\d+)$|^quarter(?:0|-\d+)$|^(?:\d{4}-)?(?:spring|summer|autumn|winter)$/;
const LAST_MONTH = /上个?月/;

/** "October against last year" is against that year's October, and 六月…跟上个月比 against May. */
function inSameYear(sides: readonly Coded[], text: string, today: string): readonly Coded[] {
  const [one, other] = sides;
  if (!one || !other || sides.length > 2 || !areHeld(one, other, text, false)) return sides;
  const named = sameName(one, other, today);
  if (named) return named;
  const isOf = (part: Coded, year: Coded) => year.code === "year-1" && PART_OF_YEAR.test(part.code);
  const earlier = (part: Coded) => yearEarlier(part.code, today) ?? "year-1";
  if (isOf(one, other))
    return [
      { ...one, code: inLatestYear(one.code, today) },
      { ...other, code: earlier(one) },
    ];
  if (isOf(other, one))
    return [
      { ...one, code: earlier(other) },
      { ...other, code: inLatestYear(other.code, today) },
    ];
  const isNamed = /^(?:-|\d{4})-\d\d$/.test(one.code);
  const before = isNamed && other.code === "month-1" && LAST_MONTH.test(text) ? beforeIt(one.code, today) : undefined;
  return before ? [one, { ...other, code: before }] : sides;
}

/** `2026-10` of `--10`, which is held against another year's. */
function inLatestYear(code: string, today: string): string {
  const earlier = /^--|^[a-z]+$/.test(code) ? yearEarlier(code, today) : undefined;
  return earlier && /^\d{4}-/.test(earlier)
    ? earlier.replaceAll(/\d{4}(?=-)/g, (year) => String(Number(year) + 1))
    : code;
}

/** "This Easter against last Easter": the one before the latest. */
function sameName(one: Coded, other: Coded, today: string): Coded[] | undefined {
  const [first, second] = [one.time, other.time];
  if (first?.kind !== "holiday" || second?.kind !== "holiday" || first.name !== second.name) return undefined;
  const latest = Number(spanOf(one.code, today)?.from.slice(0, 4));
  const code = (time: typeof first, year: number) => codeOf({ ...time, year: time.year ?? year }, today) ?? "";
  if (!latest) return undefined;
  return [
    { ...one, code: code(first, latest) },
    { ...other, code: code(second, latest - 1) },
  ];
}

const distinct = (sides: readonly Coded[]): Coded[] =>
  sides.filter(({ code }, index) => sides.findIndex((side) => side.code === code) === index);

/** "The summer holidays in July and August" are those months: of two times that are not held against each other the shorter. */
function withoutWholes(sides: readonly Coded[], text: string, today: string): readonly Coded[] {
  const [one, other] = sides;
  const isApart =
    one &&
    other &&
    COMPARES.test(text) &&
    (SENTENCE_ENDS.test(text.slice(one.to, other.from)) || other.from - one.to > NEAR);
  if (!one || !other || sides.length > 2 || isApart || areHeld(one, other, text, other.relative !== undefined))
    return sides;
  if (isWithin(one, other, today)) return [one];
  return isWithin(other, one, today) ? [other] : sides;
}

const NEAR = 12;

function isWithin(part: Coded, whole: Coded, today: string): boolean {
  const [inner, outer] = [spanOf(part.code, today), spanOf(whole.code, today)];
  const isLonger = inner && outer && (outer.from < inner.from || inner.to < outer.to);
  return Boolean(isLonger && outer.from <= inner.from && inner.to <= outer.to);
}

const IN_BETWEEN = /\b(?:in )?between\b(?! (?:the )?\d)|\bfrom then\b/;
const DATE = /^(?:-|\d{4})-\d\d-\d\d$/;

/** "Moved out on 31 August, the new one came on 12 September: what was used in between?" */
function inBetween(one: Coded, other: Coded, text: string, today: string): Times | null {
  if (!DATE.test(one.code) || !DATE.test(other.code) || !IN_BETWEEN.test(text)) return null;
  const [from, to] = [spanOf(one.code, today)?.from, spanOf(other.code, today)?.to];
  return from && to && from < to ? { period: `${from}..${to}` } : null;
}

const CHANGED =
  /\b(?:change[ds]?|fall|fell|fallen|drop(?:ped)?|rise|rose|risen|go(?:ne)? (?:up|down)|went (?:up|down)|increase[ds]?|decrease[ds]?|grow|grew|grown|shrink|shrank|climb(?:ed)?|jump(?:ed)?|come down|came down|differ(?:ed)?|improved?)\b|[降升涨跌减增][低高了咗落少多加]?|变[多少]|[多少][了咗].{0,6}(?:多少|几|百分)/;
const APART = /\b(?:dif+e?re?nce|diff|gap)\b/;
const COMPARED = /\bcompar(?:e|ing) (?:(?!from\b)[a-z]+ ){0,4}$/;
const WHOLE = /^(?:(?:-|\d{4})-\d\d|\d{4}|(?:month|quarter|year)(?:0|-\d+))$/;
/** When something was done: what is asked of goes on from then. */
/** "For each of the last six months" */
const EACH_OF = /\b(?:each|every one) of $/;
const GROUPS: Readonly<Record<string, WordSlots["group"]>> = { d: "day", w: "week", m: "month", y: "year" };
const AGO = /\bago$|前$/;
const DONE =
  /\b(?:got|bought|moved|installed|had|put in|switched|started)\b[^,?.]{0,40}$|(?:装|买|换|搬|开始)[^，,。]{0,12}$/;

function alone(
  side: Coded,
  { period, comparedTo, pick, filters, group }: WordSlots,
  text: string,
  today: string,
): Times | null {
  const { code, time, relative } = side;
  if (relative?.kind === "year" && !COMPARES.test(text) && period !== undefined) return null;
  if (relative) return null;
  const [start, end] = time?.kind === "range" ? [codeOf(time.from, today), codeOf(time.to, today)] : [];
  const before = text.slice(0, side.from);
  const areEnds = start && end && pick === undefined && WHOLE.test(start) && WHOLE.test(end);
  // "How did my daily average change from June to September?": September against June, and none between.
  if (areEnds && COMPARED.test(before)) return { period: start, comparedTo: end };
  if (areEnds && CHANGED.test(text) && /^(?:from|从|由)/.test(text.slice(side.from)))
    return { period: end, comparedTo: start, group: undefined };
  // "The difference in units between June and August"
  if (areEnds && APART.test(text) && /^between\b/.test(text.slice(side.from)))
    return { period: start, comparedTo: end, group: undefined };
  if (comparedTo !== undefined) return null;
  // "Since last week" is of a change as often as of a time.
  if (/^since:(?:week|month|quarter|year)-/.test(code) && !period?.startsWith("since:")) return null;
  const isAgo = time?.kind === "counted" && AGO.test(text.slice(side.from, side.to));
  const isEvent = isAgo && DONE.test(before);
  const day = /^since:([a-z]{3})0$/.exec(code)?.[1];
  const each = time?.kind === "rolling" && EACH_OF.test(before) ? GROUPS[time.letter] : undefined;
  return {
    period: isEvent ? `since:${code}` : code,
    ...(each && group === undefined && { group: each }),
    ...(day && filters?.includes(day) && { filters: filters.filter((filter) => filter !== day) }),
  };
}
