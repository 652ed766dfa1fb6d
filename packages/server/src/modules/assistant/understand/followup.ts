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

export type FollowUpKind = "why" | "more" | "unit" | "judge" | "continues" | null;

/** Whether a question leans on the one before, by its form alone. */
export function followUpKind(normalised: string): FollowUpKind {
  if (WHY_ALONE.test(normalised)) return "why";
  if (MORE.test(normalised)) return "more";
  if (UNIT_ALONE.test(normalised)) return "unit";
  if (JUDGE.test(normalised)) return "judge";
  if (STARTS.test(normalised) || ENDS.test(normalised)) return "continues";
  return null;
}

export function speaksOfEarlier(normalised: string): boolean {
  return PRONOUN.test(normalised);
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
  plans_pricing: ["PLAN"],
  trial: ["PLAN"],
  coins_balance: ["COIN"],
  coins_earn: ["COIN"],
  store_items: ["STORE", "COIN"],
  device_control: ["DEVICE"],
  upload_how: ["UPLOAD"],
  base_load: ["BASELOAD"],
  tariff_explain: ["TARIFF"],
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
 * The intent of a question that only swaps the appliance or the period of the one before
 * ("and for the dryer?", "what about July?"), or undefined when it swaps neither.
 */
export function swappedIntent(earlier: Understanding, entities: Entities): Intent | undefined {
  if (entities.appliance) {
    return earlier.intent === "appliance_cost" || earlier.intent === "device_control"
      ? earlier.intent
      : "appliance_advice";
  }
  const { period } = entities;
  if (!period) return undefined;
  if (period.kind === "night") return "night_share";
  if (period.kind === "weekday" || period.kind === "weekend") return "weekday_weekend";
  if (!PERIOD_INTENTS.has(earlier.intent)) return undefined;
  return earlier.intent === "cost" ? "cost" : "usage_by_period";
}

/** "And the month after?": the month next to the one spoken of before. */
export function neighbouringMonth(normalised: string, earlier: Understanding): Period | undefined {
  const { period } = earlier.entities;
  if (period?.kind !== "month") return undefined;
  const step = NEXT_MONTH.test(normalised) ? 1 : MONTH_BEFORE.test(normalised) ? -1 : 0;
  if (step === 0) return undefined;
  const month = ((period.month - 1 + step + 12) % 12) + 1;
  const wraps = (step === 1 && month === 1) || (step === -1 && month === 12);
  return { kind: "month", month, ...(period.year ? { year: period.year + (wraps ? step : 0) } : {}) };
}

const SPEAKS_OF_MONEY = /\b(?:money|dollars?|bucks|euros?|pounds?|cost|costs|in cash)\b|[$€£¥]|钱|多少元|费用/;

/** "And in money?": the cost of the use spoken of before. */
export function asksMoneyOf(normalised: string, earlier: Understanding): boolean {
  return PERIOD_INTENTS.has(earlier.intent) && normalised.length <= 40 && SPEAKS_OF_MONEY.test(normalised);
}
