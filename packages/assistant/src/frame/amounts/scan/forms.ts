import { type Amount, scanAmounts } from "./scan";
import type { AmountKind } from "./units";

/*
 * Phrases around amounts: in a marked text each amount is one character, so that a form says what stands before, between
 * and behind amounts, and nothing of how these are written: `form("{energy} at {price|money}")`.
 */

export interface MarkedText {
  text: string;
  amounts: readonly Amount[];
  /** The text with a mark in the place of each amount. */
  marked: string;
  /** Where each character of the marked text begins in the text; one more for its end. */
  offsets: readonly number[];
}

const KINDS: readonly AmountKind[] = [
  "consumption",
  "cooling",
  "current",
  "distance",
  "duration",
  "energy",
  "money",
  "number",
  "power",
  "price",
  "share",
  "span",
  "temperature",
  "voltage",
];
/** Private use, which no normalized text has. */
const FIRST_MARK = 0xe0_00;
const MOST_AMOUNTS = 64;
const markOf = (kind: AmountKind, index: number): string =>
  String.fromCodePoint(FIRST_MARK + KINDS.indexOf(kind) * MOST_AMOUNTS + (index % MOST_AMOUNTS));

let last: MarkedText | undefined;

/** @param text normalized; the last one is kept, as many rules read the same */
export function markedText(text: string): MarkedText {
  if (last?.text === text) return last;
  const amounts = scanAmounts(text).slice(0, MOST_AMOUNTS);
  let marked = "";
  const offsets: number[] = [];
  let at = 0;
  const copyTo = (end: number): void => {
    for (; at < end; at += 1) {
      marked += text.charAt(at);
      offsets.push(at);
    }
  };
  for (const [index, { kind, from, to }] of amounts.entries()) {
    copyTo(from);
    marked += markOf(kind, index);
    offsets.push(from);
    at = to;
  }
  copyTo(text.length);
  offsets.push(text.length);
  last = { text, amounts, marked, offsets };
  return last;
}

const classOf = (kinds: string): string =>
  kinds
    .split("|")
    .map((kind) => `${markOf(kind as AmountKind, 0)}-${markOf(kind as AmountKind, MOST_AMOUNTS - 1)}`)
    .join("");

/** A global pattern in which `{energy}` and `{price|money}` stand for one amount each, in the order of `FormMatch.amounts`. */
export const form = (source: string): RegExp =>
  new RegExp(
    source.replace(/\{([a-z|]+)\}/g, (_, kinds: string) => `[${classOf(kinds)}]`),
    "gu",
  );

export interface FormMatch {
  words: string;
  /** Of the words in the text. */
  index: number;
  /** Those among the words. */
  amounts: readonly Amount[];
  /** What stands behind the words. */
  rest: string;
}

/** Where a form stands in a text. */
export function formsIn({ text, amounts, marked, offsets }: MarkedText, pattern: RegExp): FormMatch[] {
  return [...marked.matchAll(pattern)].map(({ 0: found, index }) => {
    const from = offsets[index] ?? 0;
    const end = index + found.length;
    const lastOne = amounts.findLast((one) => one.from >= from && one.from === offsets[end - 1]);
    const to = lastOne ? lastOne.to : (offsets[end] ?? text.length);
    return {
      words: text.slice(from, to),
      index: from,
      amounts: amounts.filter((one) => one.from >= from && one.to <= to),
      rest: text.slice(to),
    };
  });
}
