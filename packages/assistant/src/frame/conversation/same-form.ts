import { sharedBy } from "../amounts/shared-by";
import { asksMedian } from "../amounts/said-limits";
import type { Asked } from "../consistency";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import type { ToldReading } from "../times/around-change";
import type { WordSlots } from "./merge";
import { sameTopic } from "./same-topic";

/*
 * Follow-ups that change one part and keep the form: "just on weekends?" after a share asks a share, "what about Mondays" after a
 * comparison compares, 跟最少的那天差多少 sets the other end beside the one that was picked.
 */

/** A sum is wanted, and no share of it. */
const WANTS_SUM = /\bhow (?:much|many)\b|\bin total\b|\bkwhs?\b|\bunits?\b|[多几][少度]|几度|合计|总共|一共/;
const SHARE = /\b(?:share|percent\w*|%|proportion|fraction|part)\b|占|百分|几成|比例|%/;

const PER_DAY =
  /\b(?:that|it|this|out)\b.{0,24}\b(?:an?|per|each|every|by the) day\b|\bdaily average\b|(?:合|摊到|均到|平摊|即系|折合|平均)[^，。]{0,3}[一1每][天日]/;
const AS_SHARE =
  /\b(?:percent\w*|pct|share|fraction|proportion)\b|%|\bhow (?:big|large) an? (?:part|slice|chunk)\b|百分|[几多]成|比例|巴仙/;
const AVERAGE =
  /\b(?:average|avg|avrage|mean|usual\w*|normal\w*|typical\w*|generally)\b|\b(?:per|an?|each|every) (?:day|night|week|month|hour|morning|evening|time|one)\b|平均|均|每|一般|通常|平时/;
const withoutAggregate = ({ aggregate: _aggregate, ...asked }: Asked): Asked => asked;
const MIDDLES: ReadonlySet<Asked["aggregate"]> = new Set<Asked["aggregate"]>(["average", "median"]);

/** @param text normalized */
export function sameForm(asked: Asked, slots: WordSlots, previous: Frame, text: string): Asked {
  if (!isOfFigures(asked) || asked.scope !== "own" || previous.scope !== "own" || !isOfFigures(previous)) return asked;
  if (asksMedian(text) && asked.metric !== "power") return { ...asked, act: "ask", aggregate: "median" };
  const isOfOne = asked.act === "ask" && asked.aggregate === undefined && slots.period === undefined;
  // "What does that work out to a day?" after a sum
  if (isOfOne && previous.aggregate === undefined && PER_DAY.test(text) && slots.pick === undefined)
    return { ...asked, aggregate: "average" };
  if (isOfOne && AS_SHARE.test(text) && slots.pick === undefined) return { ...asked, aggregate: "share" };
  const namesForm = slots.pick ?? slots.group ?? slots.unit ?? slots.given?.[0] ?? slots.comparedTo;
  if (asked.act !== "ask" || namesForm !== undefined) return asked;
  // "And on Tuesdays and Thursdays?" after a sum is of their sum.
  const isOfSum = previous.aggregate === undefined && asked.aggregate === "average" && !AVERAGE.test(text);
  if (isOfSum && slots.filters !== undefined) return withoutAggregate(asked);
  // "What about weekdays only?" after a median is of the median, and 那半夜呢 after an average of the average.
  const isOfMiddle = MIDDLES.has(previous.aggregate) && asked.metric === previous.metric && !WANTS_SUM.test(text);
  if (isOfMiddle && asked.aggregate === undefined) return { ...asked, aggregate: previous.aggregate };
  const isOfShare = previous.aggregate === "share" && previous.group === undefined && asked.metric === previous.metric;
  if (isOfShare && asked.aggregate === undefined && (SHARE.test(text) || !WANTS_SUM.test(text)))
    return { ...asked, aggregate: "share" };
  const isOfPart = slots.filters !== undefined && slots.period === undefined && previous.comparedTo !== undefined;
  return isOfPart && previous.act === "compare" ? { ...asked, act: "compare" } : asked;
}

const OTHER_END =
  /(?:[跟和与同比離离]|相?比)最[少低高多贵便宜差好小大][的那]{0,2}[一1]?[个個]?(?:天|日|月|周|年|小时)?(?:相)?[差多少高低]|\b(?:than|from|vs\.?|versus|against|compared? (?:to|with)) (?:(?:the|my|our|its) )?(?:lowest|highest|least|most|smallest|biggest|best|worst|quietest|busiest|cheapest)\b/;

/** Both ends of what was picked from, and how far they are apart. @param text normalized */
export function againstOtherEnd(text: string, previous: Frame): ToldReading | undefined {
  const { period, filters, group, pick } = previous;
  if (!/^(?:highest|lowest)$/.test(pick ?? "") || group === undefined || !OTHER_END.test(text)) return undefined;
  return {
    asked: {
      act: "ask",
      ...sameTopic(previous),
      aggregate: "difference",
    },
    slots: { period, filters, group, pick: undefined },
  };
}

const SPLITS_IT =
  /\b(?:split|share|divide)[sd]?\b.{0,12}\b(?:it|that|this)\b|\b(?:it|that|this)\b.{0,12}\b(?:split|shared|divided)\b|\b(?:per|for each|each) (?:person|head|flat ?mate|room ?mate|tenant)\b|\beach of us\b|^(?:那|如果)?.{0,6}(?:平分|平摊|分摊|均摊|除以|人均|每个?人)/;

/** "If we share it among 4 of us, how much is each?": what was asked before, divided. @param text normalized */
export function splitOfEarlier(text: string, previous: Frame): ToldReading | undefined {
  const { act, scope, period } = previous;
  if (scope !== "own" || act !== "ask" || period === undefined || !SPLITS_IT.test(text)) return undefined;
  if (sharedBy(text) === undefined) return undefined;
  return { asked: { act, ...sameTopic(previous) }, slots: {} };
}

const WHICH_MONTHS = /\b(?:which|what) months?\b|[哪幾几][一些几幾]?[个個]?月/;

/** "In which months were these?" after days that were counted by a limit. @param text normalized */
export const asksMonthsOfDays = (text: string, { group, pick }: Pick<Frame, "group" | "pick">): boolean =>
  group === "day" && /^(?:above|below):/.test(pick ?? "") && WHICH_MONTHS.test(text);
