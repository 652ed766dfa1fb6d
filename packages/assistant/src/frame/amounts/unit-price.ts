import type { StatedAmount } from "./bill-sums";
import { type MarkedText, markedText } from "./scan/forms";
import { codeOf } from "./scan/scan";

/* "The bill says 412 units and Rs 3,296. What's that per unit?": energy and what it cost are calculated with. */

const PER_UNIT =
  /\b(?:what(?:'s|s)?|how much)(?: (?:is|was|does|do|did|that|this|it|i|we|they|am|are|pay(?:ing)?|come|work|out|to|the|price|cost|rate))* (?:per|for (?:an?|one|each)|an?|each) (?:kwh|unit|kilowatt[- ]?hour)\b|[每一1](?:度电?|千瓦时|kwh)(?:是|要|合|等于|相当于|大概|约|平均)*(?:多少|几)|(?:合|是|等于)?(?:多少|几)(?:钱|块|毛)?(?:钱)?[一1每]度/;

/** The energy and the money; none where no price is asked for, or one of both is not stated. */
export function unitPriceIn({ text, amounts }: MarkedText): StatedAmount[] {
  if (!PER_UNIT.test(text)) return [];
  // "Per kWh" and 一度 are what is asked for.
  const energy = amounts.find(({ kind, number }) => kind === "energy" && number !== 1);
  const money = amounts.find(({ kind }) => kind === "money");
  return energy && money
    ? [energy, money].map((one) => ({ words: one.words, index: one.from, value: codeOf(one) }))
    : [];
}

/** @param text normalized */
export const asksUnitPrice = (text: string): boolean => unitPriceIn(markedText(text)).length > 0;
