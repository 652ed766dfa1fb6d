import { hintsAtMoney, isAboutMoney } from "../amounts/money-words";
import type { Asked } from "../consistency";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";

/**
 * "And a heat pump dryer?" after a cost asks its cost, "how much lower than December?" after kilowatt-hours names no money,
 * and what is still spoken of stays the subject.
 */
export function withLabelsBefore(asked: Asked, previous: Frame | null, text: string): Asked {
  if (!previous || !isOfFigures(asked) || !isOfFigures(previous) || asked.scope !== previous.scope) return asked;
  const isLeftOpen =
    asked.metric === undefined ||
    (asked.metric === "energy" && !SAYS_ENERGY.test(text)) ||
    (asked.metric === "cost" && previous.metric === "energy" && !isAboutMoney(text) && !hintsAtMoney(text));
  // "In money?" after what was sold asks what it earned.
  const isOfSold = previous.metric === "export" && asked.metric === "cost";
  const metric = isOfSold ? "earnings" : isLeftOpen ? (previous.metric ?? asked.metric) : asked.metric;
  const subject = asked.subject ?? previous.subject;
  // "Why?" after a trend is of that trend.
  const isOfTrend = asked.act === "explain" && asked.aggregate === undefined && previous.aggregate === "trend";
  return {
    ...asked,
    ...(metric && { metric }),
    ...(subject && { subject }),
    ...(isOfTrend && { aggregate: "trend" as const }),
  };
}

/** "Which day was the worst?" after a cost asks for the cost: nothing in it is about energy. */
const SAYS_ENERGY =
  /\bus(?:e[ds]?|ing|age)\b|energy|electric|consum|\bkwhs?\b|\bunits?\b|power|buy|bought|import|用|度|电|耗|千瓦/;
