import type { Asked } from "../consistency";
import type { Frame } from "../frame";
import { lengthOfEach } from "./scan/lengths";
import type { WordSlots } from "../conversation/merge";
import type { Question } from "../question";

/* "How much is that in a year?" after the base load: what never stops comes to so much in a week, month or year. */

const ASKS =
  /\b(?:how (?:much|many)|what(?:'s| is| does| would)?)\b.*\b(?:that|this|it|those)\b|\b(?:that|this|it|those)\b.*\b(?:come to|add up|amount to|make|is|cost)\b|^(?:and |so |ok )*(?:in|over|per|for) (?:a|the|one|year|month|week)\b|(?:多少|几多|几)(?:度|电|千瓦时|kwh|钱)?/;
const MOST_TOKENS = 18;

/** @param previous of the base load */
export function baseLoadOver(
  { normal: { text }, slots, tokens }: Question,
  previous: Frame,
): { asked: Asked; slots: WordSlots } | undefined {
  if (previous.metric !== "base_load" || previous.scope !== "own" || tokens.length > MOST_TOKENS) return undefined;
  const length = lengthOfEach(text);
  const namesThing = slots.some(({ slot }) => slot === "appliance" || slot === "device" || slot === "filter");
  if (!length || length === "day" || namesThing || !ASKS.test(text)) return undefined;
  const given = slots.flatMap(({ slot, value }) => (slot === "given" ? [value] : []));
  return {
    asked: { act: "ask", scope: "own", metric: "base_load" },
    slots: { group: length, ...(given.length > 0 ? { given } : {}) },
  };
}
