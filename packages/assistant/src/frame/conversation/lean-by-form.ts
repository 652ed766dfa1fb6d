import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import { isOneDay } from "./merge";
import type { Question } from "../question";
import type { SlotSpan } from "../slot-span";
import { namesSameTimeOfYearBefore } from "../times/period-shift";

/* Short questions that make no sense but of the one before, which the classifier has met too seldom to be sure of. */

const MOST_TOKENS = 12;
const OPENING = "^(?:(?:and|so|ok|okay|but|then)[ ,]+)*(?:那么?|它|现在|所以)*";
const ITS_STATE = new RegExp(
  `${OPENING}(?:(?:is|are) (?:it|they) (?:still |currently |now )?(?:(?:dis)?charging|plugged in|full|empty|running)\\b|(?:是)?在?(?:充电还是放电|充电吗|放电吗|充还是))`,
);
const WHICH_HOUR = new RegExp(
  `${OPENING}(?:(?:at )?(?:which|what) (?:hour|time)\\b|when\\b|几点|哪个?(?:小时|钟头|时段|点)|什么时候).*(?:\\b(?:most|least|highest|lowest|peak|max)\\b|最)`,
);
const WHICH_DAY = new RegExp(
  `${OPENING}(?:(?:on )?(?:which|what) day\\b|哪1?一?[天日]).*(?:\\b(?:most|least|highest|lowest|peak|worst|cheapest)\\b|最)`,
);
/** "Which month is the highest?" after a list of months. */
const WHICH_MONTH = new RegExp(
  `${OPENING}(?:(?:in )?(?:which|what) months?\\b|哪1?一?[個个]?月|(?:最[高低多少].{0,4}的?(?:是|月))).*(?:\\b(?:most|least|highest|lowest|peak|worst|cheapest|max(?:imum)?|min(?:imum)?)\\b|最)`,
);
/** "And for half an hour a day?" after the watts of an appliance. */
const RUNS_SO_LONG =
  /^(?:and|so|then|what if|if)\b.*\b(?:hours?|hrs?|min(?:ute)?s?)\b|^那(?:么|要是|如果)?.*(?:小时|钟头|分钟)/;
/** 要是换成60瓦的呢, "what if I used a 60 W one instead", after amounts that were calculated with. */
const OTHER_ONE =
  /^(?:那么?|要是|如果|假如|我)*(?:换|改)(?:成|用|做)?|^(?:and |so |but )*(?:what|how) (?:about|if)\b.*\b(?:ones?|instead|replace\w*|swap\w*|switch\w*|used?)\b|^(?:and |so |but )*(?:if )?(?:i |we )?(?:replac\w+|swapp?\w*|switch\w*) (?:it|that|them|this)\b/;
/** "Only the weekend bit" of the time of the question before. */
export const ONLY_PART =
  /\b(?:only|just) (?:the |on )?(?:week ?ends?|week ?days?)\b|(?:只看?|光看?|单看?|只算)(?:周末|工作日|平日)|^(?:周末|工作日)的?(?:部分|那部分)/;

/** "Only in the evenings, like after 6 pm" */
const ONLY_SOME =
  /^(?:(?:and|but|ok|so|what about|how about)[ ,]+)*(?:only|just)\b|^(?:那|就)?(?:只[看算计计]?|光[看算]|单[看算])/;

/** "And per day?", 平均一个月多少, 占当月的百分之几, "is it going up?", "and on Saturdays?" */
const OF_BEFORE =
  /^(?:(?:and|so|ok|but)[ ,]+)*(?:(?:on )?average )?(?:per|a|each) (?:day|week|month)(?: on average)?[?]*$|^(?:那么?)?平均(?:下来)?(?:每|[一1])?[个個]?(?:天|日|周|月|年)(?:多少|几|大概|是)|^(?:那|它)?(?:占|佔)(?:当|那|全|总|整)|^(?:(?:and|so|ok|but)[ ,]+)*(?:on|at) (?:the )?(?:week ?ends?|week ?days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)[?]*$/;

/** "And how does that compare to the month before?" */
const COMPARED =
  /^(?:and )?how (?:does|do|did) (?:it|that|this|those) compare\b|^(?:这|那|它)?(?:跟|和|与|比)(?:之?前|上)(?:1|一)?个?[天周月季年].*(?:相?比|如何|怎么样)/;

/** 比去年12月多还是少: what is held against it was said before. */
const AGAINST =
  /^(?:那么?|这)?[比跟和与同][^，,。]{1,12}(?:多还是少|[多少高低]了?(?:多少|几)?|差(?:多少|不多)?|怎么样|如何|相比)(?:呢|吗|啊)?[?？]?$/;

/** "Which day of the week", "usually": of all weeks. */
const HABIT = /\bof the week\b|\busually\b|\bnormally\b|平时|通常|一般|每天/;

/** What may stand around a slot that takes the place of the last question's. */
const FILLER =
  /^(?:and|so|ok|okay|but|then|what|about|how|for|the|in|on|of|to|by|just|only|same|nah|no|nope|actually|sorry|oops|wait|i|mean|meant|said|one|day|was|asking|instead|now|please|per|那|么|呢|啊|不|是|的|对|错|了|换|成|改|看|再|只|按|我|说|讲|指|问|意思|咁|[?？!！,，.。、])$/;
const REPLACED: ReadonlySet<SlotSpan["slot"]> = new Set(["filter", "group", "period", "unit"]);

/** "Wednesday?", "and in dollars", 改成去年: words of a slot and nothing else. */
export function namesSlotsAlone(tokens: Question["tokens"], slots: Question["slots"]): boolean {
  if (slots.length === 0 || !slots.every(({ slot }) => REPLACED.has(slot))) return false;
  return tokens.every(({ text }, at) => FILLER.test(text) || slots.some(({ from, to }) => from <= at && at < to));
}

/** Whether a question names no time and asks for a part of the time of the question before, or for the state of "it". */
export function leansByForm({ normal: { text }, tokens, slots }: Question, previous: Frame): boolean {
  const namesThing = slots.some(({ slot }) => slot === "appliance" || slot === "device");
  if (RUNS_SO_LONG.test(text) && previous.appliances && !namesThing && tokens.length <= 2 * MOST_TOKENS)
    return slots.some(({ slot }) => slot === "given");
  if (OTHER_ONE.test(text) && previous.given && tokens.length <= 2 * MOST_TOKENS)
    return slots.some(({ slot }) => slot === "given");
  if (tokens.length > MOST_TOKENS || previous.scope !== "own") return false;
  if (isOfFigures(previous) && namesSlotsAlone(tokens, slots)) return true;
  if (isOfFigures(previous) && OF_BEFORE.test(text)) return true;
  if (isOfFigures(previous) && ONLY_SOME.test(text) && slots.some(({ slot }) => slot === "filter")) return true;
  if (previous.period && (ONLY_PART.test(text) || (isOfFigures(previous) && COMPARED.test(text)))) return true;
  const { period = "", metric, subject, devices, appliances } = previous;
  const hasThing = devices ?? appliances ?? (metric === "battery_level" || subject === "battery" || subject === "ev");
  if (ITS_STATE.test(text)) return Boolean(hasThing);
  if (period === "") return false;
  if (isOfFigures(previous) && AGAINST.test(text)) return true;
  if (namesSameTimeOfYearBefore(text)) return true;
  if (slots.some(({ slot }) => slot === "period" || slot === "period2") || HABIT.test(text)) return false;
  if (isOfFigures(previous) && previous.group === "month" && WHICH_MONTH.test(text)) return true;
  return isOneDay(period) ? WHICH_HOUR.test(text) : WHICH_DAY.test(text);
}
