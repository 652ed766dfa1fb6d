import { normalWords } from "../../../packages/assistant/src/frame/normalize";
import type { RememberedValue, TaggedSlot } from "../../../packages/assistant/src/frame/values";
import { plainWords } from "../../../packages/assistant/src/frame/values";
import type { LabeledMessage } from "../labeled-messages";

/** Slots whose words mean the same in every message. Amounts and clock times are left to the grammar. */
const REMEMBERED: ReadonlySet<TaggedSlot> = new Set([
  "period",
  "filter",
  "group",
  "pick",
  "unit",
  "appliance",
  "room",
  "value",
  "time",
]);
const MIN_AUTHORS = 2;
const MIN_SHARE = 0.65;

/** "Over it" has the limit of the question before it. */
const POINTS_BACK = /\b(?:it|that|this|them|those|these)$|[它那这]个?$/i;

/** The values that authors gave to the same words, where they agree. */
export function wordMemory(
  messages: readonly LabeledMessage[],
): Partial<Record<TaggedSlot, Map<string, RememberedValue>>> {
  const seen = new Map<string, Map<string, Set<number>>>();
  for (const { author, text, spans } of messages)
    for (const { slot, value, from, to } of spans) {
      // "Which day" of a span that also picks the highest says no more than the day.
      if (
        spans.some(
          (other) =>
            other.slot !== slot && other.from === from && other.to === to && (slot === "pick" || slot === "group"),
        )
      )
        continue;
      const kind = slot === "period2" ? "period" : slot;
      if (kind === "pick" && POINTS_BACK.test(text.slice(from, to))) continue;
      if (!REMEMBERED.has(kind) || hasYearOfItsOwn(value, text.slice(from, to))) continue;
      const key = `${kind}\t${plainWords(normalWords(text.slice(from, to)))}`;
      const values = seen.get(key) ?? new Map<string, Set<number>>();
      values.set(value, (values.get(value) ?? new Set()).add(author));
      seen.set(key, values);
    }
  const memory: Partial<Record<TaggedSlot, Map<string, RememberedValue>>> = {};
  for (const [key, values] of seen) {
    const [kind = "", words = ""] = key.split("\t");
    const ranked = [...values].toSorted(([, a], [, b]) => b.size - a.size);
    const [best] = ranked;
    const total = ranked.reduce((sum, [, authors]) => sum + authors.size, 0);
    if (!best || words === "" || best[1].size / total < MIN_SHARE) continue;
    const slot = kind as TaggedSlot;
    (memory[slot] ??= new Map()).set(words, { value: best[0], isCommon: best[1].size >= MIN_AUTHORS });
  }
  return memory;
}

/**
 * "This July" is `2026-07` only on the day of the guide, and "the 5th" has the code of May: what depends on today is left to
 * the grammar.
 */
function hasYearOfItsOwn(value: string, words: string): boolean {
  if (/^--(?:0\d|1[0-2])$/.test(value) && /\d(?:st|nd|rd|th|号|日)/.test(words)) return true;
  return /\d{4}/.test(value) && !/\d{4}/.test(words);
}
