import { applianceMentions } from "./entities/appliance";
import type { Concept } from "./lexicon/concepts";
import type { Period } from "./entities/period";
import type { Entities, Intent, Understanding } from "./types";

const STARTS =
  /^(?:and|what about|how about|what if it's|same for|same with|also|or|then|but|ok and|okay and|so)\b|^(?:那么|那|还有|再说|换成|如果是|至于|而)/;
const ENDS = /呢[?!.。!?]*$/;
const WHY_ALONE =
  /^(?:but )?(?:why|how come|why so|why is that|why's that|why not)(?: so (?:high|low|much|little))?[?!. ]*$|^(?:那)?(?:为什么|为啥|为何|怎么会|怎么会这样|怎么会这么[高低多少])(?:呢|啊|这样)?[?!.。! ]*$/;
const MORE =
  /^(?:please )?(?:tell me more|more|go on|continue|more details?|explain|elaborate|more info|can you explain(?: that| it| this)?|could you explain(?: that| it| this)?|explain (?:that|it|this)|explain more|what does that mean|what do you mean)(?: please| about (?:it|that|this))?[?!. ]*$|^(?:继续|详细点|详细说说|多说点|再详细点|展开说说|具体点|说详细点|还有吗|什么意思|再说说|解释一下|这是什么意思)[?!.。! ]*$/;
const UNIT_ALONE =
  /^(?:and |what(?:'s| is) (?:that|it) |how much is (?:that|it) |can you (?:say|give) (?:that|it) |that )?in (?:kwh|wh|mwh|kilowatt[- ]?hours?|watt[- ]?hours?)[?!. ]*$|^(?:那)?(?:换算成|用|换成|以|是多少|合多少|合)?(?:千瓦时|度|kwh|兆瓦时|mwh|瓦时|wh)(?:呢|是多少|表示|来说)?[?!.。! ]*$/;
const PRONOUN = /\b(?:it|its|that|this|one|them|those|these)\b|它|这个|那个|这台|那台/;

/** "Is that a lot?": a figure just given is to be judged. */
const JUDGE =
  /^(?:and |so |but )?(?:is|are|was|isn't) (?:that|it|this|those|they) (?:a lot|much|too much|normal|high|low|good|bad|ok(?:ay)?|typical|average|usual|reasonable|fine)\b[^,]{0,20}$|^(?:那|这)?(?:算|是不是|算不算)?(?:很|太|偏)?(?:多|高|低|少|正常|大)(?:吗|么|不)[?!.。! ]*$|^(?:这|那)?正常吗[?!.。! ]*$|^(?:这|那)?(?:个)?(?:算|是)(?:多|高|正常|大)(?:还是.+)?(?:吗|呢)?[?!.。! ]*$/;
const NEXT_MONTH =
  /\b(?:the )?(?:month after|following month|next (?:month|one)|one after)\b|后一个月|下一?个月|之后那个月/;
const MONTH_BEFORE = /\b(?:the )?(?:month before|previous one|one before)\b|前一个月|之前那个月|再前一?个月/;

const DAY_BEFORE = /\b(?:the )?(?:day (?:before|b4)|one before)\b(?! yesterday)|前一天/;
const WEEK_BEFORE = /\b(?:the )?(?:week before|one before)\b|前一周|再前一周/;

export type FollowUpKind = "why" | "more" | "unit" | "judge" | "continues" | null;

/** Whether a question leans on the one before, by its form alone. */
export function followUpKind(normalized: string): FollowUpKind {
  if (WHY_ALONE.test(normalized)) return "why";
  if (MORE.test(normalized)) return "more";
  if (UNIT_ALONE.test(normalized)) return "unit";
  if (JUDGE.test(normalized)) return "judge";
  if (STARTS.test(normalized) || ENDS.test(normalized)) return "continues";
  return null;
}

export function speaksOfEarlier(normalized: string): boolean {
  return PRONOUN.test(normalized);
}

/** Turns that hold no subject: a follow-up looks past them. */
const SUBJECTLESS: ReadonlySet<Intent> = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "provenance",
  "language_switch",
  "out_of_scope",
  "capabilities",
]);

export function lastSubject(turns: readonly { understanding: Understanding }[]): Understanding | undefined {
  return turns.findLast(({ understanding }) => !SUBJECTLESS.has(understanding.intent))?.understanding;
}

/** What a short question with no subject of its own ("how do I join?", "what does it cost?") is taken to speak of. */
const SUBJECT_OF: Partial<Record<Intent, readonly Concept[]>> = {
  vpp_benefits: ["VPP"],
  vpp_join: ["VPP"],
  vpp_earnings: ["VPP"],
  vpp_enroll: ["VPP"],
  plans_pricing: ["PLAN"],
  trial: ["PLAN"],
  coins_balance: ["COIN"],
  coins_earn: ["COIN"],
  store_items: ["STORE", "COIN"],
  device_control: ["DEVICE"],
  upload_how: ["UPLOAD"],
  base_load: ["BASELOAD"],
  tariff_explain: ["TARIFF"],
  tariff_compare: ["TARIFF"],
  forecast: ["FUTURE", "USE"],
  anomalies: ["ODD", "USE"],
  bill_explain: ["BILL"],
  bill_compare: ["BILL", "COMPARE"],
  device_list: ["DEVICE"],
  rank: ["RANK"],
  purchases: ["BOUGHT"],
  connect_meter: ["METER", "CONNECT"],
  savings_estimate: ["SAVE"],
  usage_total: ["USE", "BILL"],
  usage_by_period: ["USE", "BILL"],
  compare_months: ["USE", "BILL"],
  average_day: ["USE", "BILL"],
  cost: ["COST", "BILL"],
  bill_summary: ["BILL"],
  peak_hour: ["PEAK"],
  peak_demand: ["DEMAND"],
  night_share: ["NIGHT"],
  privacy: ["PRIVACY"],
  api: ["API"],
};

export function subjectOf(intent: Intent): readonly Concept[] {
  return SUBJECT_OF[intent] ?? [];
}

/** What stays asked when another appliance is named. */
const APPLIANCE_INTENTS: ReadonlySet<Intent> = new Set([
  "appliance_cost",
  "appliance_breakdown",
  "schedule",
  "device_control",
  "device_list",
  "vpp_enroll",
  "vpp_earnings",
]);
/** What stays asked when another time is named. */
const TIMED_INTENTS: ReadonlySet<Intent> = new Set([
  "forecast",
  "anomalies",
  "bill_explain",
  "bill_compare",
  "vpp_earnings",
  "appliance_breakdown",
  "schedule",
]);
const BARE_WORDS = new Set(
  "and what about how if same for with also or then but so ok okay the a an my our your in on at of during by to from over this that last next previous past coming one ones it instead is was were do does did please just only too as well i we whole entire all day days week weeks weekend weekends month months year years night nights today tonight yesterday tomorrow morning evening january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter monday tuesday wednesday thursday friday saturday sunday weekday weekdays went go rate plan tariff".split(
    " ",
  ),
);
const BARE_CHINESE =
  /那么?|呢|吧|嘛|的|换成|如果|要是|改成|还有|至于|再|上个?|下个?|这个?|前个?|去年|今年|明年|昨天|今天|明天|后天|周末|工作日|晚上|夜里|白天|春天|夏天|秋天|冬天|春季|夏季|秋季|冬季|[\d一二三四五六七八九十]+[月日号年周天]份?|月份?|周|星期[一二三四五六日天]?|用|是|电价|夜间|我家|我的|家里/g;

/** "What about my dishwasher?", 那七月呢: nothing but the name of what is put in the place of the thing before. */
export function isBareSwap(corrected: string, text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) {
    let rest = text;
    for (const { words } of applianceMentions(text)) rest = rest.replaceAll(words, "");
    return !/[\p{Script=Han}a-z]/u.test(rest.replace(BARE_CHINESE, ""));
  }
  let rest = ` ${corrected} `;
  for (const { words } of applianceMentions(corrected)) rest = rest.replaceAll(new RegExp(` ${words}s? `, "g"), " ");
  const words = rest.split(" ").filter(Boolean);
  return words.every((word) => BARE_WORDS.has(word) || /^[\d.]+$/.test(word));
}

const PERIOD_INTENTS: ReadonlySet<Intent> = new Set([
  "usage_total",
  "usage_by_period",
  "compare_months",
  "cost",
  "bill_summary",
  "average_day",
  "peak_hour",
  "peak_demand",
  "base_load",
  "night_share",
  "weekday_weekend",
]);

/**
 * The intent of a question that only swaps the appliance, the time, the tariff or the setting of the one before
 * ("and for the dryer?", "what about July?", "by 6 instead"), or undefined when it swaps none.
 */
export function swappedIntent(earlier: Understanding, entities: Entities): Intent | undefined {
  const { intent } = earlier;
  const { period } = entities;
  if (entities.appliance) {
    if (entities.tariff && intent === "tariff_compare") return intent;
    if (APPLIANCE_INTENTS.has(intent)) return intent;
    return PERIOD_INTENTS.has(intent) ? "appliance_breakdown" : "appliance_advice";
  }
  if (entities.tariff && (intent === "tariff_explain" || intent === "tariff_compare")) return intent;
  if (entities.tariff && PRICED_INTENTS.has(intent)) return "tariff_compare";
  if (isAction(intent) && changesAction(entities)) return intent === "device_list" ? "device_control" : intent;
  if (!period) return undefined;
  const isAhead = period.kind === "next_days" || period.kind === "next_month";
  if (isAhead && PERIOD_INTENTS.has(intent)) return "forecast";
  if (TIMED_INTENTS.has(intent)) return intent === "forecast" && !isAhead ? pastOf(earlier, period) : intent;
  if (period.kind === "night") return "night_share";
  if (period.kind === "weekday" || period.kind === "weekend") return "weekday_weekend";
  if (!PERIOD_INTENTS.has(intent)) return undefined;
  return intent === "cost" ? "cost" : "usage_by_period";
}

const PRICED_INTENTS: ReadonlySet<Intent> = new Set([
  "cost",
  "forecast",
  "bill_explain",
  "savings_estimate",
  "bill_summary",
]);

function isAction(intent: Intent): boolean {
  return intent === "schedule" || intent === "device_control" || intent === "device_list";
}

/** True for a new time, target or setting: what is proposed changes in one point. */
export function changesAction(entities: Entities): boolean {
  const { deadline, notBefore, at, target, durationMinutes, setting, room, command } = entities;
  return [deadline, notBefore, at, target, durationMinutes, setting, room, command].some(
    (value) => value !== undefined,
  );
}

/** "And last month?" behind a forecast asks what was; "this month" is still to end. */
function pastOf({ query }: Understanding, period: Period): Intent {
  if (period.kind === "latest_month" && period.back === 0) return "forecast";
  return SPEAKS_OF_MONEY.test(query) || /\bbill|账单|电费/.test(query) ? "cost" : "usage_by_period";
}

/** "And the month after?": the month next to the one spoken of before. */
export function neighboringMonth(normalized: string, earlier: Understanding): Period | undefined {
  const { period } = earlier.entities;
  if (period?.kind === "day" && period.back !== undefined && DAY_BEFORE.test(normalized))
    return { ...period, back: period.back + 1 };
  if (period?.kind === "last_days" && WEEK_BEFORE.test(normalized)) return { ...period, back: period.back + 1 };
  if (period?.kind === "latest_month" && earlier.intent !== "forecast" && MONTH_BEFORE.test(normalized))
    return { kind: "latest_month", back: period.back + 1 };
  if (period?.kind !== "month" || earlier.intent === "forecast") return undefined;
  const step = NEXT_MONTH.test(normalized) ? 1 : MONTH_BEFORE.test(normalized) ? -1 : 0;
  if (step === 0) return undefined;
  const month = ((period.month - 1 + step + 12) % 12) + 1;
  const wraps = (step === 1 && month === 1) || (step === -1 && month === 12);
  return { kind: "month", month, ...(period.year ? { year: period.year + (wraps ? step : 0) } : {}) };
}

const SPEAKS_OF_MONEY = /\b(?:money|dollars?|bucks|euros?|pounds?|cost|costs|in cash)\b|[$€£¥]|钱|多少元|费用/;

/** "And in money?": the cost of the use spoken of before. */
export function asksMoneyOf(normalized: string, earlier: Understanding): boolean {
  return PERIOD_INTENTS.has(earlier.intent) && normalized.length <= 40 && SPEAKS_OF_MONEY.test(normalized);
}
