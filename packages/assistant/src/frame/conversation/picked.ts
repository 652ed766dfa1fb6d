import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import type { WordSlots } from "./merge";
import { isOneDay } from "./merge";

/*
 * "Which day was the worst in it?" after the highest month, 那天晚上用了多少 after the highest day, 第二名那天几点最高 after the
 * top five: the question is of the time that the answer before picked.
 */

const NTH: readonly [RegExp, number][] = [
  [
    /\b(?:the )?(?:first|1st|top|number one|no\.? ?1)\b(?! (?:time|half|quarter|week|of))|第[一1]名?|头一[个名]|排第一|最高那/,
    0,
  ],
  [/\b(?:the )?(?:second|2nd|number two)\b(?! (?:time|half|quarter|week|of))|第[二2]名?|排第二/, 1],
  [/\b(?:the )?(?:third|3rd|number three)\b(?! (?:time|half|quarter|week|of))|第[三3]名?|排第三/, 2],
];
/** A time of which more is asked than the group it was picked from. */
const THAT_TIME =
  /\b(?:that|the same|this particular) (?:one |single )?(?:day|date|week|month|quarter|year|night|evening)\b|\b(?:on|in|of|for|during|within) (?:it|that|that one)\b|[那嗰当當该該][一1]?(?:个|個)?(?:天|日|周|星期|礼拜|月|晚|年|季)|(?:那|这|這)[一1]?(?:个|個)?(?:天|日子|月)/;
/** "Which hour was that?", "why was it so high?" */
const IT =
  /\b(?:was|is) (?:it|that)(?: (?:in|at|on|during) [^,.?]{1,24}| so (?:high|low|much|little|expensive|bad))?[ ?]*$|\b(?:did|does) (?:it|that) (?:cost|come to)\b|^(?:and )?why(?: so (?:high|low|much|little))?\b[ ?]*$|^(?:那?是?)?(?:为什么|为啥|为何|点解|怎么)(?:这么|那么|会|那[天个]|这[天个])?[^，,]{0,6}[?？]*$/;
/** "How much lower than December?" */
const THAN_OTHER =
  /^(?:(?:and|so|ok)[ ,]+)*(?:by )?(?:how much|what percent\w*|how many (?:kwhs?|units?|percent))\b.{0,20}\b(?:lower|higher|more|less|cheaper|bigger|smaller|above|below)\b.{0,12}\bthan\b|^(?:那)?比.{1,12}(?:少|低|多|高)了?(?:多少|几)/;
/** Another time is held against it, or the ranking itself goes on. */
const NOT_OF_IT =
  /最.{1,3}的?[那嗰][一1]?[个個]?(?:天|日|周|月|年|小时)|\b(?:most|least|highest|lowest|best|worst) (?:day|week|month|hour)\b|\bother way\b|\binstead\b|\bthose\b|\bthese\b|那[几些]|这[几些]|\bnext\b/;

/**
 * The frame before as one of the time that its answer picked, where the message speaks of that time; undefined where it does not.
 *
 * @param text normalized
 * @param picked periods, the highest or lowest first
 */
export function ofPicked(text: string, previous: Frame, picked: readonly string[]): Frame | undefined {
  if (picked.length === 0 || previous.scope !== "own" || !isOfFigures(previous) || NOT_OF_IT.test(text))
    return undefined;
  const nth = NTH.find(([words]) => words.test(text))?.[1];
  const speaks =
    THAT_TIME.test(text) ||
    (picked.length === 1 && THAN_OTHER.test(text)) ||
    (nth === undefined && picked.length === 1 && IT.test(text));
  if (!speaks) return undefined;
  // Of several, "that day" is the first of them.
  const period = picked[nth ?? 0];
  if (period === undefined) return undefined;
  const {
    pick: _pick,
    group: _group,
    comparedTo: _other,
    mentions: _mentions,
    aggregate: _aggregate,
    ...kept
  } = previous;
  return { ...kept, act: "ask", period };
}

/** "And which hour in this day?", 那天几点最高 after the highest weekday: of all days like it, and not of one. */
const THAT_PART =
  /\b(?:(?:in|on|of|at|for|during|within) )?(?:that|this|the same) (?:day|weekday|hour|time|part|one)(?: of the week)?\b|\b(?:on|in|at|of) (?:it|that|those|them)\b|[那这嗰当當该][1一]?(?:个|個)?(?:天|日|小时|钟头|时段|点)/;
const NAMES_DATE = /\b(?:today|yesterday|tomorrow)\b|\d(?:st|nd|rd|th)\b|今天|昨天|明天|前天/;

/** The frame before as one of the habit that its answer picked: on Saturdays, between 6 and 7 PM. @param text normalized */
export function ofPickedPart(text: string, previous: Frame, part: string | undefined): Frame | undefined {
  if (part === undefined || previous.scope !== "own" || !isOfFigures(previous)) return undefined;
  if (!THAT_PART.test(text) || NAMES_DATE.test(text) || NOT_OF_IT.test(text)) return undefined;
  return withPart(previous, part);
}

/** What was picked by its habit, asked of again. */
export function withPart(
  { pick: _pick, group: _group, mentions: _mentions, aggregate: _aggregate, ...kept }: Frame,
  part: string,
): Frame {
  return { ...kept, act: "ask", filters: [...(kept.filters ?? []), part] };
}

const WEEKDAY_PART = /^(?:mon|tue|wed|thu|fri|sat|sun|weekend|weekday)$/;
const WHICH_HOUR =
  /\b(?:what|which) (?:time|hour)\b|^(?:and |so )?when\b|\bwhen (?:was|did|were)\b|几点|哪个?(?:小时|钟头|时段)|什么时候|啥子?时候|么子时候|几时|边个钟|何时/;

const THE_HOURS = /\b(?:the|its|by|each) hours?\b|\bhourly\b|各(?:个)?(?:小时|时段)|每(?:个)?(?:小时|钟头)/;
const THAT_WEEKDAY = /\b(?:that|this|the same) (?:week ?)?day\b|[那这][一1]?天/;

/** "Which hour was that?", 那天的尖峰是几点: the hour of the picked day, at the end that it was picked by, and no peak price. @param text normalized */
export function hourOfPicked(slots: WordSlots, text: string, day: Frame, picked: string | undefined): WordSlots {
  const isOfHabit = WEEKDAY_PART.test(day.filters?.at(-1) ?? "");
  // "The hours on that weekday" are of the day that was picked, and not of Monday to Friday.
  if (isOfHabit && THE_HOURS.test(text) && THAT_WEEKDAY.test(text)) {
    const { filters: _named, pick: _end, ...others } = slots;
    return { ...others, filters: day.filters, group: "hour_of_day" };
  }
  if (!WHICH_HOUR.test(text)) return slots;
  const { filters, ...others } = slots;
  const kept = filters?.filter((filter) => filter !== "peak") ?? [];
  // "This day" of a weekday is every one of them.
  if (isOfHabit && (slots.period === undefined || isOneDay(slots.period))) {
    const { period: _today, ...habit } = others;
    return {
      ...habit,
      ...(kept.length > 0 ? { filters: kept } : {}),
      group: "hour_of_day",
      pick: slots.pick ?? "highest",
    };
  }
  if (!isOneDay(day.period) || slots.period !== undefined) return slots;
  const end = /^(?:lowest|bottom)/.test(picked ?? "") ? "lowest" : "highest";
  return { ...others, ...(kept.length > 0 ? { filters: kept } : {}), group: "hour", pick: slots.pick ?? end };
}
