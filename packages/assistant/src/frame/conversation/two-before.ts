import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import type { ToldReading } from "../times/around-change";
import type { WordSlots } from "./merge";
import { sameTopic } from "./same-topic";

/*
 * "So more or less?", 差多少, 这俩月差几度 after two questions of two times: these two are held against each other. "This November,
 * more or less than that?": the time that is named against the one before.
 */

/** What is asked of two times that were told, whatever the words around it. */
const APART_WORDS: readonly RegExp[] = [
  // "What's the difference as a percentage", "how big was the gap"
  /^(?:(?:what(?:'s|s)?|how (?:much|big|many)|is|was|the|in|a|any|there|it|percent(?:age)?|total|daily) )*(?:difference|diff|gap|change)\b(?! (?:than|between (?!(?:them|the two|these|those|both))|from))/,
  /^how (?:much|far|many \w+)(?: (?:is|was|are))?(?: (?:there|it))? (?:between|apart)\b(?: (?:the (?:two|2)|them|both|these|those|are they)|$)/,
  /^by how much\b|^(?:is|was) (?:that|it) more or less\b|^more or less\b|^up or down\b/,
  /^(?:which|what|whit)(?: (?:one|wan|yin|of (?:them|the two|those)|month|week|day|quarter|year))? (?:is|was|wis|were|had|used|came out|comes out)(?: the)? (?:more|most|higher|highest|bigger|biggest|larger|worse|worst|better|best|lower|lowest|less|least|smaller|dearer|cheaper)\b/,
  /^(?:is|are) (?:it|that|they|we) (?:going |getting )?(?:up|down|higher|lower|rising|falling|increasing)\b/,
  /^(?:[这那這][俩倆两兩二2][个個]?(?:月|天|周|年|段)?|两个?(?:月|天|周|年)?|2个?(?:月|天|周|年)|两者|两边|前后|它们|他们)?(?:之?间)?(?:一共|总共)?(?:相差|差[了咗]?|多[了咗]|少[了咗])(?:了|咗)?(?:多少|几|幾|百分之几|百分之幾)/,
  /^(?:是不是)?(?:涨|升|降|跌|增加|减少|变多|变少|多)了?(?:吗|没有?|还是)/,
  /^是?(?:多[了咗]?还是少[了咗]?|多定少|变[多高大]还是变?[少低小]|[涨升]了?还是[跌降]了?|哪[1一]?个(?:月|天|周|季度?|年)?(?:更|比较|用得?)?[多高少低])/,
];
const FILLER_BEFORE = /^(?:(?:and|so|ok|okay|then|right|aye|well|hm+)[ ,]+|那么?|所以|嗯|那样|这样|的话|[,，])*/;
const isApart = (text: string): boolean => {
  const words = text.replace(FILLER_BEFORE, "");
  return APART_WORDS.some((one) => one.test(words));
};

/** "Both together", 俩月搁一块儿: the two times that were told, as one. */
const TOGETHER =
  /\b(?:both|the two|the pair|them|those|these)(?: \w+)? (?:together|combined|added(?: up)?|summed)\b|\b(?:add|sum|put|take)(?:ed|ing)? (?:them|those|these|both|the two)(?: up| together| both)?\b|\b(?:in total|altogether|combined) (?:for|over) (?:both|the two)\b|^(?:and |so |ok )*(?:both|together|combined|altogether)\b|(?:[这那]?[俩两2二]个?(?:月|天|周|星期|季度?|年)|它们|两者|俩)(?:都|全)?(?:加|合|搁|放|算|凑)(?:起来|在?1?一?块儿?|在一起|到一起|一起|总)|^(?:那)?(?:加起来|合起来|加一起|搁一块儿?|合计|总共|一共)/;

const PERCENT = /percent|%|百分|几成|幾成|几趴|多少趴|个点/;
const MOST_CHARACTERS = 48;

/**
 * The comparison of the times of the last two questions; undefined where the message asks for none, or these are of different things.
 *
 * @param text normalized
 */
export function pairBefore(
  text: string,
  previous: Frame,
  earlier: Frame | null,
  today: string,
): ToldReading | undefined {
  if (!earlier || text.length > MOST_CHARACTERS || previous.metric !== earlier.metric) return undefined;
  if (isApart(text) && areBothEnds(previous, earlier)) return bothEnds(previous);
  if (![previous, earlier].every(isOfOneTime) || previous.period === earlier.period || !isApart(text)) return undefined;
  const { filters } = previous;
  const [period, comparedTo] = RISES.test(text)
    ? [earlier.period, previous.period].toSorted((a, b) => startOf(b, today) - startOf(a, today))
    : [earlier.period, previous.period];
  return {
    asked: {
      act: "compare",
      ...sameTopic(previous),
      aggregate: "difference",
    },
    slots: {
      period,
      comparedTo,
      ...(filters ? { filters } : {}),
      ...(PERCENT.test(text) ? { unit: "percent" as const } : {}),
    },
  };
}

/** "Which day do I use most?", "and the least?": the highest and the lowest of the same groups. */
const areBothEnds = (one: Frame, other: Frame): boolean =>
  one.scope === "own" &&
  one.group !== undefined &&
  one.group === other.group &&
  one.period === other.period &&
  [one.pick, other.pick].toSorted().join() === "highest,lowest";

const bothEnds = ({ period, filters, group, ...previous }: Frame): ToldReading => ({
  asked: { act: "ask", ...sameTopic(previous), aggregate: "difference" },
  slots: { period, filters, group, pick: undefined },
});

/**
 * Both times of the last two questions as one, in money where a price is stated; undefined where they do not follow each other.
 *
 * @param text normalized
 */
export function bothTogether(
  text: string,
  { given }: WordSlots,
  previous: Frame,
  earlier: Frame | null,
  today: string,
): ToldReading | undefined {
  if (!earlier || !TOGETHER.test(text) || previous.metric !== earlier.metric) return undefined;
  if (![previous, earlier].every(isOfOneTime)) return undefined;
  const spans = [previous, earlier]
    .map(({ period = "" }) => resolvePeriod(period, { nowMs: Date.parse(today), measured: null, bills: [] }))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.fromMs - b.fromMs);
  const [first, second] = spans;
  if (!first || !second || first.toMs !== second.fromMs) return undefined;
  const { filters } = previous;
  return {
    asked: { act: "ask", ...sameTopic(previous), ...(given ? { metric: "cost" as const } : {}) },
    slots: {
      period: `${isoDay(dayOf(first.fromMs))}..${isoDay(dayOf(second.toMs) - 1)}`,
      ...(filters ? { filters } : {}),
      ...(given ? { given } : {}),
    },
  };
}

/** What goes up or down does so from the earlier time to the later one. */
const RISES = /\b(?:going|getting|up|down|rising|falling|increasing|higher|lower)\b|涨|升|降|跌|增加|减少|变[多少]/;

const startOf = (period = "", today: string): number =>
  resolvePeriod(period, { nowMs: Date.parse(today), measured: null, bills: [] })?.fromMs ?? 0;

const isOfOneTime = (frame: Frame): boolean =>
  frame.scope === "own" &&
  isOfFigures(frame) &&
  frame.period !== undefined &&
  frame.comparedTo === undefined &&
  frame.pick === undefined &&
  frame.appliances === undefined;

const THAN_THAT =
  /\b(?:than|vs\.?|versus|against|compared? (?:to|with)) (?:that|this|it)\b(?! (?:time|month|week|year|day))|[比跟和](?:那|这|這)(?:个|個)?(?=[多少高低差相])/;

/** What the message names, held against the time of the question before. @param text normalized */
export function againstThat(text: string, { period, filters }: WordSlots, previous: Frame): ToldReading | undefined {
  if (period === undefined || period === previous.period || !THAN_THAT.test(text) || !isOfOneTime(previous))
    return undefined;
  return {
    asked: { act: "compare", ...sameTopic(previous) },
    slots: { period, comparedTo: previous.period, ...(filters ? { filters } : {}) },
  };
}
