import type { Asked } from "../consistency";
import { followUpLabels, isOfFigures } from "../consistency";
import type { Frame, Metric } from "../frame";
import type { WordSlots } from "./merge";
import { withDigits } from "../values/numbers";

/*
 * Follow-ups that say how the question before is asked again, and not what: "and who was the second?", "do the last 12
 * months instead", "the other way round", 那几天分别多少. They keep what was counted.
 */

const OPENING = "^(?:(?:and|so|ok|okay|but|then|oh|right|now|cool|great|hmm?|um|uh)[ ,.]+)*";
const NTH_WORDS = "second|third|fourth|fifth|2nd|3rd|4th|5th|next";
const NTH = new RegExp(
  `${OPENING}(?:who|what|which(?: one| day| month| week| hour)?|when)?(?:'s|'re)?(?: is| was| were| came| comes| about)* ?(?:(?:the|in|at) )*(?:number (?:two|2|three|3)|${NTH_WORDS})(?: (?:place|one|best|worst|highest|lowest|biggest|most|day|month|week|hour|largest|smallest|expensive))*\\b(?! (?:home|car|meter|property|house|week|half|tariff|month|day|year|bill|quarter|time))|^(?:那|那么)?(?:排(?:在)?)?第([二三四五2-5])(?:名|位|个|多|高|大|贵|低|少|的|是|呢)`,
);
const INSTEAD =
  /\binstead\b(?! of)|^(?:no|nah|nope|ok|okay|actually)?[ ,]*(?:now |then )?(?:do|show|make it|give me|try|use)\b.*\b(?:months?|weeks?|days?|years?|quarters?|hours?)\b|^(?:那|还是)?(?:换成|改成|改看|改为|换到|改到)/;
const REVERSED =
  /\b(?:the )?other way a?round\b|\bvice versa\b|\bthe (?:opposite|reverse)\b|反过来|反之|倒过来|反着(?:来|算)/;
const THOSE =
  /^(?:and |so |then |ok |那)*(?:(?:how much|what|which|when|list|show)\b.*)?\b(?:those|these|them|each of (?:those|them)|that (?:same )?(?:day|week|month|hour|night))\b(?! (?:devices?|lights?|appliances?|things?))|那(?:[几些]|[1一])?(?:天|个?月|周|个?小时)|(?:分别|各)(?:是|用|发|买|花)了?(?:多少|哪)/;
const OTHER_TIME =
  /^(?:yeah|yes|yep|ok|okay|no|nah|right|sure|hmm?)[ ,]+but\b|^but\b|^(?:嗯|对|好|哦|不是)?[，, ]*(?:但是?|不过|可是)|^(?:and )?(?:does|did|is|was) (?:it|that) (?:flip|change|differ|hold|still|any different|the same|look different)\b/;
const EACH_LINE =
  /\b(?:one|a) line each\b|\b(?:one|a) (?:row|line) (?:per|for each)\b|\bline by line\b|一行一[个条]|逐[月日周]|每个?月一行/;
const DIFFERENCE = /\bdifference\b|\bhow (?:far|much) (?:behind|less|more|off)\b|\bby how much\b|\bgap\b|差/;

/** 用得最少的那个月 is another choice of the same kind. */
const OTHER_END = /最.{1,3}的?那[一1]?个?(?:天|日|周|月|年|小时)/;

type Form = "instead" | "nth" | "other_time" | "reversed" | "those";

/** @param text normalized */
export function formOf(text: string): Form | undefined {
  if (REVERSED.test(text)) return "reversed";
  if (NTH.test(text)) return "nth";
  if (THOSE.test(text) && !OTHER_END.test(text)) return "those";
  if (INSTEAD.test(text)) return "instead";
  return OTHER_TIME.test(text) ? "other_time" : undefined;
}

/** Whether the message asks the question before again. It does where that was of figures of one's own. */
export const asksAgain = (text: string, previous: Frame): boolean => {
  if (previous.scope !== "own" || !isOfFigures(previous)) return false;
  const form = WHY.test(text) ? undefined : formOf(text);
  if (form === "nth") return previous.pick !== undefined || previous.group !== undefined;
  if (form === "those") return previous.pick !== undefined || previous.comparedTo !== undefined;
  return form === "reversed" || ((form === "instead" || form === "other_time") && text.length < MOST_CHARACTERS);
};
const WHY = /\bwhy\b|\bhow come\b|\bhow it came\b|为什么|为咩|为么|点解|做咩|为啥|为何|怎么会|咋/;
const MOST_CHARACTERS = 90;

const OPPOSITE: Partial<Record<Metric, Metric>> = { export: "energy", energy: "export" };

/** What the question before asked, as this one asks it again. */
export function askedAgain(text: string, guessed: Asked, slots: WordSlots, previous: Frame): Asked {
  const form = formOf(text);
  const { act, scope, metric, aggregate, subject } = previous;
  const before: Asked = {
    act: act === "explain" ? "ask" : act,
    scope,
    ...(metric && { metric }),
    ...(aggregate && { aggregate }),
    ...(subject && { subject }),
  };
  // Of those days another figure is told beside the one that they were chosen by.
  if (form === "those") return before;
  // "But in dollars", "the cost instead" name what is counted now.
  const names = NAMES_METRIC.exec(text) !== null && guessed.metric !== undefined && guessed.scope === "own";
  if (form === "reversed") {
    const opposite = metric && OPPOSITE[metric];
    if (previous.comparedTo !== undefined || opposite === undefined) return before;
    const { subject: _panels, ...others } = before;
    return { ...others, metric: opposite, ...(opposite === "export" ? { subject: "solar" as const } : {}) };
  }
  // What was sold is paid for; it costs nothing.
  const isPay = metric === "export" && guessed.metric === "cost";
  const counted = isPay ? "earnings" : guessed.metric;
  const result = followUpLabels(names && counted ? { ...before, metric: counted } : before, slots, text);
  if (slots.unit === "percent") return { ...result, aggregate: "share" };
  if (form === "nth" && DIFFERENCE.test(text)) return { ...result, aggregate: "difference" };
  if (result.act === "compare" && slots.comparedTo === undefined) {
    // A new time by itself is held against nothing.
    return previous.comparedTo === undefined || slots.period === undefined ? result : { ...result, act: "ask" };
  }
  return result;
}
const NAMES_METRIC =
  /\b(?:cost|spen[dt]|dollars?|money|kwhs?|co2|carbon|export(?:ed|s)?|import(?:ed|s)?|solar|produc\w+)\b|[$€£]|钱|电费|度|碳|卖|发电/;

/** The slots that the form itself says. */
export function slotsAgain(text: string, slots: WordSlots, previous: Frame): WordSlots {
  const form = formOf(text);
  if (form === "nth") {
    const digits = withDigits(text);
    const [, word] = /\b(second|third|fourth|fifth|next|2nd|3rd|4th|5th|number [23])\b/.exec(text) ?? [];
    const nth = word ? (NUMBERS[word] ?? Number(/\d/.exec(word)?.[0] ?? 2)) : Number(/第(\d)/.exec(digits)?.[1] ?? 2);
    const isLow = /^(?:lowest|bottom)/.test(previous.pick ?? "");
    const { pick: _pick, group: _group, filters: _filters, ...others } = slots;
    return { ...others, pick: `${isLow ? "bottom" : "top"}:${nth}` };
  }
  if (form === "reversed" && previous.comparedTo !== undefined && previous.period !== undefined)
    return { ...slots, period: previous.comparedTo, comparedTo: previous.period };
  if (form === "reversed") {
    const { appliances: _appliances, ...others } = slots;
    return others;
  }
  if (form === "those") {
    const { pick, ...others } = slots;
    return pick === "highest" || pick === "lowest" ? others : slots;
  }
  if (EACH_LINE.test(text) && slots.group === undefined && previous.group === undefined)
    return { ...slots, group: stepOf(slots.period ?? previous.period) };
  return slots;
}
/** "Which of those was the highest?" after several months is of these, and of no day. */
export function groupOfThose(text: string, { pick, group }: WordSlots, previous: Frame): "month" | undefined {
  const isOfThose = pick !== undefined && group === undefined && OF_THOSE.test(text) && previous.group === undefined;
  return isOfThose && MONTHS.test(previous.period ?? "") ? "month" : undefined;
}
const OF_THOSE =
  /\b(?:of|out of|among) (?:those|these|them|the (?:two|three|four|\d+))\b|^(?:and )?which(?: one)?(?: of them)? (?:is|was)\b|其中|[它这]?[们几]个?(?:里面?|之?中|当中)|^哪个最/;
const MONTHS = /^(?:(?:\d{4}|-)-\d\d\.\.(?:\d{4}|-)-\d\d|last\d+m|year(?:0|-\d)|\d{4})$/;

const NUMBERS: Readonly<Record<string, number>> = {
  second: 2,
  next: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  fifth: 5,
  "5th": 5,
};

const stepOf = (period = ""): "day" | "month" =>
  /^(?:week|weekend|month(?:0|-)|last\d+[dw]$|(?:-|\d{4})-\d\d$)/.test(period) ? "day" : "month";
