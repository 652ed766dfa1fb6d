import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";
import { IN_GENERAL, namesAsker, speaksInGeneral } from "./whose-figures";

/**
 * The scope by the words, where a classifier took a question of homes as such for one of the own home, or one of the
 * asker's days and hours for one in general.
 */
export function ofWhom(asked: Asked, slots: WordSlots, text: string): Asked {
  if (!FIGURES.has(asked.act)) return asked;
  const { period, comparedTo, filters, pick, group, appliances, given, place } = slots;
  const isOfBill = asked.subject !== undefined && asked.subject !== "appliance";
  const isOfDates = IS_DATED.test(period ?? "") || comparedTo !== undefined;
  if (asked.scope === "own" && !isOfBill && !isOfDates && speaksInGeneral(text)) return { ...asked, scope: "general" };
  if (asked.scope === "own" || IN_GENERAL.test(text) || !USES.test(text) || SUPPOSED.test(text)) return asked;
  const isOfTime = (period ?? filters ?? pick ?? group) !== undefined;
  const isOfThing = (appliances ?? given ?? place) !== undefined;
  const isOfUse =
    asked.metric === undefined ? asked.act === "ask" : asked.metric === "energy" || asked.metric === "power";
  const isOfOwn = isOfTime && !isOfThing && isOfUse && asked.subject === undefined && asked.act !== "explain";
  return isOfOwn && namesAsker(text) ? { ...asked, scope: "own" } : asked;
}
const USES = /\b(?:us(?:e|es|ed|ing|age)|draws?|pulls?|consum\w*|k?wh?s?|readings?|data)\b|用|耗|[度瓦]/;
/** What would be is calculated, and help is no figure. */
const SUPPOSED =
  /\b(?:if|would|could|should|can|call|human|person|contract|move|moving|wattleaf|you)\b|如果|要是|能不能|你|超约|关系|区别/;
const FIGURES: ReadonlySet<Asked["act"]> = new Set(["ask", "compare", "explain", "forecast"]);
const IS_DATED = /^(?:\d{4}|--\d\d|(?:day|week|month)[-0])/;
