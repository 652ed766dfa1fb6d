import { distance } from "fastest-levenshtein";
import type { NormalText } from "../normalize";
import { normalWords } from "../normalize";
import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";
import { isHan, tokensOf } from "../learned/tokens";

/** Shorter names, such as "On", are words of any question. */
const MIN_LENGTH = 3;
const MIN_CHINESE_LENGTH = 2;
/** One letter in this many may be wrong. */
const LETTERS_PER_TYPO = 5;

/** The account's devices that a question names, in its order; of overlapping names the longest. */
export function devicesNamed(normal: NormalText, tokens: readonly Token[], names: readonly string[]): SlotSpan[] {
  const found = names.flatMap((name) => {
    const wanted = tokensOf(normalWords(name)).map(({ text }) => text);
    const brand = brandOf(name, names);
    if (brand && !wanted.every((word) => tokens.some(({ text }) => text === word))) {
      const alone = tokens.findIndex(({ text }) => text === brand);
      if (alone >= 0)
        return [{ slot: "device" as const, value: name, words: brand, from: alone, to: alone + 1, sure: 1 }];
    }
    const plain = /^(?:the|my|our|an?)$/.test(wanted[0] ?? "") ? wanted.slice(1) : wanted;
    const at = placeOf(plain, tokens);
    if (at === null) return [];
    const [from, to] = [tokens[at]?.from ?? 0, tokens[at + plain.length - 1]?.to ?? 0];
    return [
      {
        slot: "device" as const,
        value: name,
        words: normal.originalWords(from, to),
        from: at,
        to: at + plain.length,
        sure: 1,
      },
    ];
  });
  const longestFirst = found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const kept: SlotSpan[] = [];
  for (const one of longestFirst) if (!kept.some((other) => one.from < other.to && other.from < one.to)) kept.push(one);
  return kept.toSorted((a, b) => a.from - b.from);
}

/** "Nest" of "Nest 7", where no other device is called so. */
function brandOf(name: string, names: readonly string[]): string | null {
  const brand = /^(\p{L}{4,}) \d+$/u.exec(normalWords(name))?.[1];
  if (!brand) return null;
  const others = names.filter((other) => other !== name && normalWords(other).split(" ").includes(brand));
  return others.length === 0 ? brand : null;
}

function placeOf(name: readonly string[], tokens: readonly Token[]): number | null {
  const joined = name.join(isHan(name[0] ?? "") ? "" : " ");
  if (joined.length < (isHan(joined) ? MIN_CHINESE_LENGTH : MIN_LENGTH)) return null;
  let best: number | null = null;
  let fewest = Math.floor(isHan(joined) ? 0 : joined.length / LETTERS_PER_TYPO) + 1;
  for (let at = 0; at + name.length <= tokens.length; at += 1) {
    const words = tokens.slice(at, at + name.length).map(({ text }) => text);
    const edits = words.every((word, index) => word === name[index])
      ? 0
      : distance(words.join(isHan(joined) ? "" : " "), joined);
    // "Kasa 3" is no slip of "Kasa 4".
    const isOtherNumber = name.some((part, index) => /\d/.test(part) && part !== words[index]);
    if (edits >= fewest || isOtherNumber || (edits > 0 && words[0]?.[0] !== joined[0])) continue;
    fewest = edits;
    best = at;
  }
  return best;
}
