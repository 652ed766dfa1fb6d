import type { StatedAmount } from "./bill-sums";
import type { MarkedText } from "./scan/forms";
import { withDigits } from "../values/numbers";

/*
 * The size of an air conditioner, which is that of its cooling: "a 2 ton AC", 12,000 BTU, 1.5匹, 大一匹. What it draws is
 * several times less, and is told by the calculators.
 */

const AC =
  "(?:a\\/?c|air[- ]?con(?:ditioners?|ditioning|s)?|split|window unit|central air|cooling|mini[- ]?split|空调|冷气)";
const NUMBER = "(?<![\\d.])\\d+(?:[.,]\\d+)*|\\b(?:one|two|three|four|five|half)";
const SIZES: readonly [RegExp, (words: string) => string | null][] = [
  [new RegExp(`(?:${NUMBER})[ -]?(?:and a half )?tons?\\b(?=.*\\b${AC}\\b)`), (words) => of(words, "tons")],
  [new RegExp(`(?<=\\b${AC}\\b.*)(?:${NUMBER})[ -]?(?:and a half )?tons?\\b`), (words) => of(words, "tons")],
  [/(?<![\d.])\d+(?:[.,]\d+)*k?[ -]?btus?\b(?: ?(?:\/|per|an) ?h(?:ou)?r?\b)?/, (words) => of(words, "btu")],
  [/(?<![\d.点])(?:\d+(?:\.\d+)?|[一二两三四五六](?:点[一二三四五六七八九])?)匹半?|[大小][一1]?匹/, piOf],
];

export function coolingSizeIn({ text }: MarkedText): StatedAmount[] {
  for (const [pattern, codeOf] of SIZES) {
    const found = pattern.exec(text);
    const value = found && codeOf(found[0]);
    if (found && value) return [{ words: found[0], index: found.index, value }];
  }
  return [];
}

function of(words: string, unit: "btu" | "tons"): string | null {
  const number = /\d+(?:\.\d+)?/.exec(
    withDigits(words.replace("half", "0.5").replace(/(\d)k(?= ?-?btu)/, "$1000")),
  )?.[0];
  if (number === undefined) return null;
  const half = / and a /.test(words) ? 0.5 : 0;
  return `${Number(number) + half}${unit}`;
}

function piOf(words: string): string {
  const number = Number(
    /\d+(?:\.\d+)?/.exec(withDigits(words.replace(/^[大小]匹/, "1匹")).replace("点", "."))?.[0] ?? 1,
  );
  return `${number + (words.endsWith("半") ? 0.5 : 0)}pi`;
}
