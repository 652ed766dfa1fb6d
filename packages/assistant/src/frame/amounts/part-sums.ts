import type { StatedAmount } from "./bill-sums";
import { pricesAmong } from "./prices";
import { type MarkedText, markedText } from "./scan/forms";
import { codeOf } from "./scan/scan";

/* "Peak 62 cents, off-peak 31, I used 200 kWh peak and 150 off-peak": amounts of energy, each at a price of its own. */

const ASKS =
  /\b(?:how much|what)\b.{0,40}\b(?:cost|bill|pay|total|come to|owe|is (?:that|it))\b|\b(?:total|bill|cost)\b[^.!]{0,12}\?|\bhow much\b|多少钱|电费(?:是|要)?多少|一共|总共/;
/** What is saved or stored is not added up. */
const OF_OTHERS =
  /\bsav(?:e|es|ed|ing|ings)\b|\bbattery\b|\bif i\b|\bsolar\b|\bsell|\bexport|省|电池|储能|光伏|卖|上网/;

/** As many prices as amounts of energy, of which there are two or more; else none. */
export function partSumsIn({ text, amounts }: MarkedText): StatedAmount[] {
  const energies = amounts.filter(({ kind, per }) => kind === "energy" && per === null);
  const prices = pricesAmong(amounts, text);
  const isWhole = amounts.every(({ kind }) => PARTS.has(kind));
  if (!isWhole || energies.length < 2 || energies.length !== prices.length) return [];
  if (!ASKS.test(text) || OF_OTHERS.test(text)) return [];
  return [
    ...energies.map((one) => ({ words: one.words, index: one.from, value: codeOf(one) })),
    ...prices.map((one) => ({ words: one.words, index: one.from, value: codeOf({ ...one, kind: "price" }) })),
  ];
}
const PARTS: ReadonlySet<string> = new Set(["energy", "money", "price", "number", "span"]);

export const asksPartSums = (text: string): boolean => partSumsIn(markedText(text)).length > 0;
