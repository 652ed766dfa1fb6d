import type { StatedAmount } from "./bill-sums";
import type { MarkedText } from "./scan/forms";
import { codeOf } from "./scan/scan";

/*
 * The size of an air conditioner, which is that of its cooling: "a 2 ton AC", 12,000 BTU, 1.5匹, 大一匹. What it draws is
 * several times less, and is told by the calculators.
 */

const AC =
  /\b(?:a\/?c|air[- ]?con(?:ditioners?|ditioning|s)?|split|window unit|central air|cooling|mini[- ]?split)\b|空调|冷气/;
/** Of one 匹, a little more or less. */
const ABOUT_ONE = /[大小][一1]?匹/;

export function coolingSizeIn({ text, amounts }: MarkedText): StatedAmount[] {
  const about = ABOUT_ONE.exec(text);
  if (about) return [{ words: about[0], index: about.index, value: "1pi" }];
  // Tons are of other things too.
  const size = amounts.find(({ kind, unit }) => kind === "cooling" && (unit !== "tons" || AC.test(text)));
  return size ? [{ words: size.words, index: size.from, value: codeOf(size) }] : [];
}
