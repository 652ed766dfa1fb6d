import type { Frame } from "../frame";
import { readGiven } from "./given-codes";
import { tokensIn } from "../learned/tokens";
import type { Question } from "../question";
import { form, formsIn, markedText } from "./scan/forms";

/*
 * "And if it was 11.9?", 要是0.62呢 after a price per kWh: a bare number takes the place of that price, in the unit that
 * brings it near.
 */

const CHANGED = form(
  `^(?:and|but|so|ok|okay|or|then|what|how|about|if|at|with|say|it|it's|that|the|price|rate|tariff|was|were|is|had|been|goes|went|rises|rose|drops|dropped|falls|fell|up|down|to|only|just|instead|,| )*{number}(?: (?:instead|then|now|a (?:kwh|unit)|per (?:kwh|unit)))*[ ?.!]*$|^(?:那么?|要是|如果|假如|若|换成?|改成?|变成?|按|以|照|咁|[涨降]到|是|系|用|单价|电价|价格|价|每度|一度电?|全部|全|都|一律|统一|的话|，|,| )*{number}(?:的话|算|计|来|呢|呀|啊|吧|又|会|要|得|是|系|怎么样|如何|点样|多少|几多|钱|，|,)*[ ?？。]*$`,
);

/** Prices are as near to each other as this, or the number is of something else. */
const MOST_TIMES = 6;

/** The question with its bare number as a price, where the one before stated a price and nothing else changes. */
export function withChangedPrice(question: Question, previous: Frame | null): Question {
  const { normal, slots, tokens } = question;
  const prices = (previous?.given ?? []).map(readGiven).filter((one) => one.kind === "price");
  const [price] = prices;
  const [found] = formsIn(markedText(normal.text), CHANGED).flatMap(({ amounts }) => amounts);
  if (!price || prices.length > 1 || !found || slots.some(({ slot }) => slot === "given")) return question;
  const distance = (perKwh: number) => Math.abs(Math.log(perKwh / price.perKwh));
  const [nearest = 0] = [found.number, found.number / 100].toSorted((a, b) => distance(a) - distance(b));
  if (distance(nearest) > Math.log(MOST_TIMES)) return question;
  const { from, to } = tokensIn(tokens, found.from, found.to);
  if (from < 0) return question;
  const changed = {
    slot: "given" as const,
    value: `${Number(nearest.toFixed(5))}/kWh`,
    words: normal.originalWords(found.from, found.to),
    from,
    to,
    sure: SURE,
  };
  const apart = slots.filter((one) => one.to <= from || to <= one.from);
  return { ...question, slots: [...apart, changed].toSorted((a, b) => a.from - b.from) };
}
const SURE = 0.8;
