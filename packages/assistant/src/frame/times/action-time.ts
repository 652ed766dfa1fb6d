import type { Question } from "../question";
import type { SlotSpan } from "../slot-span";
import { tokensIn } from "../learned/tokens";
import { readTime, withHalfOfDay } from "../values/time";

/** When to do it, in whatever order it stands; "at 80 %" is a setting. */
const TIME =
  /\b(?:at|by|until|before|after) (?:(?:1[0-2]|\d)(?::\d\d)? ?(?:am|pm|o'clock)?(?: (?:in the|at) (?:morning|evening|night))?|noon|midnight)\b(?! ?(?:%|per|degrees|amps|°))|\bin (?:an?|one|two|three|half an|\d+) (?:hours?|hrs?|min(?:ute)?s?)\b|\b\d+ min(?:ute)?s? from now\b|\btonight\b|\bwhen(?:ever)? (?:it'?s |it is |power is |the power is |electricity is )?(?:the )?(?:cheapest|greenest)|现在|马上|立刻|今晚(?!上?\d)|(?:凌晨|早上|上午|中午|下午|傍晚|晚上|夜里)?[\d一二两三四五六七八九十]+点(?:半|钟)?(?:之前|以前|前)?|[\d一二两三四五六七八九十半]+个?(?:小时|钟头|分钟)(?:后|之后|以后)/;
/** Slots that the words of a time are as well, where nothing is to be done. */
const LIKE_TIMES: ReadonlySet<SlotSpan["slot"]> = new Set(["filter", "given", "period", "period2"]);
const SURE = 0.6;

/** The slots of something to do, with its time where no words were taken for one. */
export function withActionTime({ normal, tokens }: Question, slots: readonly SlotSpan[]): readonly SlotSpan[] {
  if (slots.some(({ slot }) => slot === "time")) return slots;
  const match = TIME.exec(normal.text);
  if (!match) return slots;
  const end = match.index + match[0].trimEnd().length;
  const value = readTime(withHalfOfDay(normal.text, match.index, end));
  if (!value) return slots;
  const { from, to } = tokensIn(tokens, match.index, end);
  const others = slots.filter((span) => span.to <= from || span.from >= to || !LIKE_TIMES.has(span.slot));
  if (others.some((span) => span.from < to && from < span.to)) return slots;
  const words = normal.originalWords(match.index, end);
  return [...others, { slot: "time" as const, value, words, from, to, sure: SURE }].toSorted((a, b) => a.from - b.from);
}
