import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import type { ToldReading } from "../times/around-change";
import type { WordSlots } from "./merge";
import { sameTopic } from "./same-topic";

/*
 * "So more or less?", 差多少, 这俩月差几度 after two questions of two times: these two are held against each other. "This November,
 * more or less than that?": the time that is named against the one before.
 */

const APART =
  /^(?:and |so |ok |then )*(?:(?:what(?:'s| is| was)|how (?:much|big)(?: is| was)?) (?:the )?(?:percent(?:age)? )?(?:difference|diff|gap|change)|(?:is (?:that|it) )?more or less|(?:is|are) (?:it|that|they|we) (?:going |getting )?(?:up|down|higher|lower|rising|falling|increasing)|by how much|(?:which|what) (?:one )?(?:is|was|had) (?:the )?(?:more|higher|bigger|larger)|(?:the )?(?:percent(?:age)? )?difference)\b(?! (?:than|between|from))|^(?:那么?|所以|嗯)?(?:[这那這][俩倆两兩二][个個]?(?:月|天|周|年|段)?|两个?月|两者|两边|前后|它们|他们)?(?:之?间)?(?:一共|总共)?(?:相差|差[了咗]?|多[了咗]|少[了咗])(?:了|咗)?(?:多少|几|幾|百分之几|百分之幾)|^(?:那|所以|是不是)?(?:涨|升|降|跌|增加|减少|变多|变少|多)了?(?:吗|没有?|还是)|^(?:那|所以)?是?(?:多[了咗]?还是少[了咗]?|多定少|哪个(?:月|天|周|年)?(?:更)?[多高])/;
const PERCENT = /percent|%|百分|几成|幾成/;
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
  if (!earlier || text.length > MOST_CHARACTERS || !APART.test(text)) return undefined;
  if (![previous, earlier].every(isOfOneTime) || previous.metric !== earlier.metric) return undefined;
  if (previous.period === earlier.period) return undefined;
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
