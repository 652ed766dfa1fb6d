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
  `${OPENING}(?:(?:on )?(?:which|what) (?:day|date)\\b|[哪边]1?一?[天日]|何日|几号).*(?:\\b(?:most|least|highest|lowest|peak|worst|cheapest|hardest|heaviest|biggest)\\b|最)|^.{0,6}最.{1,8}(?:[哪边]1?一?[天日]|几号|何日)|^单日.{0,4}(?:峰值|最[高大多])`,
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

/** "On which of those days", "what does that work out to a day", "can you do it just for the mornings": of the figure before. */
const POINTS_BACK =
  /\b(?:of|from|out of|in|on) (?:those|that|it|this|them|these)\b|\b(?:is|was|does|did|do|would|are|were|for) (?:that|it|they|those)\b|\b(?:do|count|make|that as|whats that|what's that)\b.*\b(?:it|that)\b|\bwhats? that\b|^(?:this|it) (?:is|was|makes)\b|\b(?:count|show|take|include) (?:me )?(?:only|just)\b|\b(?:narrow|restrict|limit|break) it\b/;
const ASKS_OF_IT =
  /\bhow (?:much|many|big)\b|\bwh?ats?(?:'s)?\b|\bwhich\b|\b(?:only|just|count(?:ed)?|percent\w*|share)\b|%/;
/** "It costs a lot to run", "how much is it to charge a car" */
const EXPLETIVE =
  /\b(?:does|do|would|will|is|did) it (?:(?:normally|usually|typically|actually) )?(?:cost|take|worth|cheaper|better|possible|ok|okay|normal|true|safe)?(?: (?:me|us))? ?(?:to|for|that|if|when)\b|\bis it (?:cheaper|better|worth|normal|ok|okay|possible|true|safe|bad|good)\b/;
/** 其中周一占多少度, 若仅计晚上应为多少, 里头数哪天用得最狠 */
const HAN_POINTS_BACK =
  /^(?:那么?|咁|则|而)?(?:其中|里[头面边]|当中|在总的?(?:里|量)?[头面]?|占(?:总|成|全|整|多|几)|即系|(?:若|如果)?(?:仅|只|单|光)[计算看统]|折?合(?:到|成)?[一1每]|(?:平)?均(?:摊)?到?每?[天日]|拉匀|逢)|^(?:系|係|是|占)(?:成个|全部|总)/;
/** "Daily average?", "peak day?" */
const SHORT_FORM =
  /^(?:and |so |the |what's the |whats the |what is the |which (?:was|is) the )*(?:(?:daily|weekly|monthly|hourly) (?:average|avg|mean)|(?:average|avg|mean) (?:per|a|each) day|(?:peak|highest|biggest|busiest|worst|max(?:imum)?|top|heaviest) (?:day|date))\s*[?.]*$/;
/** 早上使了几度, 周二和周四的部分是几度 */
const HAN_PART_ALONE =
  /^(?:那么?|咁|就|请?再?(?:单独)?看?(?:一下)?)?[^，。？?我俺咱]{2,16}(?:那阵儿?|的部分|的)?(?:共|一共)?(?:用|使|走|耗|占|是|食)?(?:了|咗|电量?|掉)*(?:是)?(?:多少|几多|几|好多)(?:度|电|字儿?)?[啊呀呢先]?[?？。]*$/;
const MOST_TOKENS_BACK = 32;

function pointsBack({ normal: { text }, tokens, slots }: Question): boolean {
  const isOfOther = slots.some(({ slot }) => OF_OTHER.has(slot));
  if (isOfOther || tokens.length > MOST_TOKENS_BACK || HABIT.test(text)) return false;
  if (SHORT_FORM.test(text) || HAN_POINTS_BACK.test(text)) return true;
  if (HAN_PART_ALONE.test(text) && slots.some(({ slot }) => slot === "filter")) return true;
  return POINTS_BACK.test(text) && ASKS_OF_IT.test(text) && !EXPLETIVE.test(text);
}
/** What names a time or a thing of its own asks of that. */
const OF_OTHER: ReadonlySet<SlotSpan["slot"]> = new Set([
  "appliance",
  "device",
  "line",
  "period",
  "period2",
  "place",
  "room",
]);

/** "And how does that compare to the month before?" */
const COMPARED =
  /^(?:and )?how (?:does|do|did) (?:it|that|this|those) (?:compare|stack up|measure up)\b|^(?:这|那|它)?(?:跟|和|与|比)(?:之?前|上)(?:1|一)?个?[天周月季年].*(?:相?比|如何|怎么样)/;

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
export function leansByForm(question: Question, previous: Frame): boolean {
  const {
    normal: { text },
    tokens,
    slots,
  } = question;
  const namesThing = slots.some(({ slot }) => slot === "appliance" || slot === "device");
  if (RUNS_SO_LONG.test(text) && previous.appliances && !namesThing && tokens.length <= 2 * MOST_TOKENS)
    return slots.some(({ slot }) => slot === "given");
  if (OTHER_ONE.test(text) && previous.given && tokens.length <= 2 * MOST_TOKENS)
    return slots.some(({ slot }) => slot === "given");
  if (previous.scope !== "own") return false;
  if (isOfFigures(previous) && previous.period && pointsBack(question)) return true;
  if (tokens.length > MOST_TOKENS) return false;
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
