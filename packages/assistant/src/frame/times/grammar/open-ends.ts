import { moved } from "../near-periods";
import { dated } from "./parts";
import { pointAt } from "./points";
import { matchAt, type Reading } from "./rule";
import { codeOf, type Time } from "./time-value";

/* Times with one end: "since Monday", "from June onwards", "up to the 10th of November", 月初到现在, 5月20号前. */

const ROUGHLY =
  "(?:(?:around|about|roughly|maybe|like) )?(?:the )?(?:(?:very )?(?:start|beginning|end|middle) of (?:the (?=month|year|week))?|early |mid[- ]|late )?";
const SINCE = new RegExp(`(?:ever )?sin[cs]e ${ROUGHLY}`, "y");
const FROM = new RegExp(`(?:from|starting(?: from| in| on)?) ${ROUGHLY}`, "y");
const ON =
  /,? (?:on(?=$|[,.?!]| (?:how|what|i|we|has|have|is|did))|onwards?|(?:up )?(?:to|until|till?|through) (?:now|today|date|the present)\b)/y;
const ONWARDS = /,? onwards?\b/y;
const BEFORE = /(?:before|prior to) (?:the )?(?!noon)/y;
const UNTIL = /(?:until|till?|up to(?: and including)?|up until) (?:the )?(end of (?:the )?)?/y;
const HAN_FROM = /(?:自从?|从|打)/y;
const HAN_SINCE =
  /(?:那天)?的?(?:底|初|中旬?|头)?(?:份)?(?:以来|至今|(?:开始|起)?(?:到|至)(?:现在|目前|今天?|如今|这会儿)|开始(?!的)|起(?!来|码|身)|(?:以|之)后|往后)(?:(?:到|至)(?:现在|今天?|目前)|至今)?(?:为止)?/y;
const HAN_BEFORE = /(?:的)?(?:之前|以前|前(?![后\d一二两三四五六七八九十几半往面]))/y;
const HAN_UNTIL = /(截至|截止到?)|到|至/y;
const HAN_END = /为止/y;

/** The time with one end that begins at a place. @param today YYYY-MM-DD */
export function openAt(text: string, at: number, today: string): Reading<Time> | undefined {
  return englishOpen(text, at, today) ?? chineseOpen(text, at, today);
}

function englishOpen(text: string, at: number, today: string): Reading<Time> | undefined {
  const since = matchAt(SINCE, text, at);
  const from = since ? null : matchAt(FROM, text, at);
  const word = since ?? from;
  if (word) {
    const point = pointAt(text, at + word[0].length, today);
    const on = point && matchAt(ON, text, point.to);
    if (!point || (from && !on)) return undefined;
    return open("since", point, point.to + (on?.[0].length ?? 0), today);
  }
  const alone = pointAt(text, at, today);
  const onwards = alone && matchAt(ONWARDS, text, alone.to);
  if (alone && onwards) return open("since", alone, alone.to + onwards[0].length, today);
  const before = matchAt(BEFORE, text, at);
  const until = before ? null : matchAt(UNTIL, text, at);
  const end = before ?? until;
  const point = end && pointAt(text, at + end[0].length, today);
  if (!point) return undefined;
  return open(
    "before",
    until ? { ...point, value: dayAfter(point.value, Boolean(until[1]), today) } : point,
    point.to,
    today,
  );
}

function chineseOpen(text: string, at: number, today: string): Reading<Time> | undefined {
  const until = matchAt(HAN_UNTIL, text, at);
  const ended = until && pointAt(text, at + until[0].length, today);
  const end = ended && (matchAt(HAN_END, text, ended.to) ?? (until[1] ? [""] : null));
  if (ended && end)
    return open("before", { ...ended, value: dayAfter(ended.value, true, today) }, ended.to + end[0].length, today);
  const from = matchAt(HAN_FROM, text, at);
  const point = pointAt(text, at + (from?.[0].length ?? 0), today);
  if (!point) return undefined;
  const since = matchAt(HAN_SINCE, text, point.to);
  if (since) return open("since", point, point.to + since[0].length, today);
  const before = from ? null : matchAt(HAN_BEFORE, text, point.to);
  return before ? open("before", point, point.to + before[0].length, today) : undefined;
}

function open(side: "before" | "since", point: Reading<Time>, to: number, today: string): Reading<Time> | undefined {
  // "Before last", "after 12 months" and "before the day is over" are no times with one end.
  if (point.value.kind === "all" || (side === "before" && point.isUnsure && point.value.kind === "counted"))
    return undefined;
  const value: Time = { kind: "open", side, at: point.value };
  return codeOf(value, today) === undefined ? undefined : { value, to };
}

/** Up to a day is with that day; up to the end of a month with the month. */
function dayAfter(time: Time, isWhole: boolean, today: string): Time {
  const code = codeOf(time.kind === "range" ? time.to : time, today) ?? "";
  const [, month, day] = /^-?-?(?:\d{4}-)?(\d\d)(?:-(\d\d))?$/.exec(code) ?? [];
  if (!month || (day === undefined && !isWhole)) return time;
  const year = Number(today.slice(0, 4));
  const rest = day === undefined ? month : `${month}-${day}`;
  const latest = rest > today.slice(5, 5 + rest.length) ? year - 1 : year;
  return dated(moved(/^\d{4}-/.test(code) ? code : `${latest}-${rest}`, 1));
}
