import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "./around-change";
import { monthsOfQuarter } from "./quarter-months";

/* "By what percentage did Q3 exceed Q2?", 三季度比二季度多多少: a quarter held against another. */

const PAIR =
  /\b(?:q|quarter )([1-4])\b(.{1,40}?)\b(?:q|quarter )([1-4])\b|第?([1-4一二三四])季度?(.{0,6}?)[比跟和与](?:第)?([1-4一二三四])季度?/;
const HELD = /exceed|\bvs\b|versus|against|than|above|compar|differ|over|比|跟|和|与/;
const COMPARES =
  /\b(?:exceed\w*|more|less|higher|lower|than|vs|versus|compar\w*|differ\w*|against|percent\w*)\b|%|比|多|少|高|低|差/;
const HAN = "一二三四";
const MONEY = /\b(?:cost|bill|pay|paid|spen[dt]|money)\b|[$£€]|钱|电费|花/;
const APART = /percent|%|\bhow much\b|\bdiffer|百分|多少|几成|差/;

/** @param text normalized */
export function quartersCompared(text: string, { comparedTo }: WordSlots, asked: Asked): ToldReading | undefined {
  // Read as a comparison already.
  if ((asked.act === "compare" && comparedTo !== undefined) || asked.aggregate === "average") return undefined;
  const [, one, between, other, han, hanBetween, hanOther] = PAIR.exec(text) ?? [];
  const [first, second] = [numberOf(one ?? han), numberOf(other ?? hanOther)];
  if (!first || !second || first === second || asked.scope !== "own" || asked.act === "explain") return undefined;
  if (!HELD.test(between ?? hanBetween ?? "") && !COMPARES.test(text)) return undefined;
  return {
    asked: {
      act: "compare",
      scope: "own",
      metric: MONEY.test(text) ? "cost" : "energy",
      ...(APART.test(text) ? { aggregate: "difference" as const } : {}),
    },
    slots: { period: monthsOfQuarter("-", first), comparedTo: monthsOfQuarter("-", second) },
  };
}

const numberOf = (written: string | undefined): number =>
  written === undefined ? 0 : Number(written) || HAN.indexOf(written) + 1;
