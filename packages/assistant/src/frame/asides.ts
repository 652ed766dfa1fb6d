import type { Asked } from "./consistency";
import type { Question } from "./question";
import type { SlotSpan } from "./slot-span";

/* "Before we got the battery", 装光伏以前: what is named only to say when is not what is asked of. */

const ASIDE =
  /\b(?:before|until|till?) (?:we|i|they|he|she|you) (?:got|bought|had|have|installed|put in|put up|fitted|added|changed|swapped|replaced|moved)\b[^,?.!]*|(?<!没|未)(?:装|买|换|加|改)了?[^，,？?。]{1,8}?(?:之前|以前)/g;
const THINGS: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device", "room"]);
const SUBJECTS: ReadonlySet<Asked["subject"]> = new Set(["appliance", "battery", "device", "ev", "solar"]);

/** The spans without those of an aside; all of them where the message is nothing else. */
export function withoutAsides({ normal, tokens }: Question, spans: readonly SlotSpan[]): readonly SlotSpan[] {
  const asides = [...normal.text.matchAll(ASIDE)].map(({ 0: words, index }) => [index, index + words.length] as const);
  if (asides.length === 0) return spans;
  const isAside = ({ slot, from }: SlotSpan) => {
    const at = tokens[from]?.from ?? 0;
    return THINGS.has(slot) && asides.some(([first, last]) => first <= at && at < last);
  };
  return spans.filter((span) => !isAside(span));
}

/** What was named in an aside alone is no subject. */
export function subjectWithout(asked: Asked, all: readonly SlotSpan[], kept: readonly SlotSpan[]): Asked {
  const hasThing = kept.some(({ slot }) => THINGS.has(slot));
  if (all.length === kept.length || hasThing || !SUBJECTS.has(asked.subject)) return asked;
  const { subject: _subject, ...others } = asked;
  return others;
}
