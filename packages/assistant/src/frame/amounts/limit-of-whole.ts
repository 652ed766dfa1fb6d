import type { WordSlots } from "../conversation/merge";
import { isOneDay } from "../conversation/merge";
import type { Group } from "../frame";

/* "Did I go over 260 kWh in June?", 六月份用电有没有超过260度: the limit is one of the whole time that is named, and of none of its days. */

const WHETHER =
  /^(?:(?:so|and|but|hey|hi|ok)[ ,]+)*(?:did|have|has|do|does|was|were|is|are|am)\b|\b(?:did|have) (?:i|we)\b|有没有|有沒有|有无|超没超|超没有|是不是|是否|有冇|吗[?？]?$|嗎[?？]?$|没有[?？]?$/;
/** Parts of the time are counted or chosen, or an average is meant. */
const OF_PARTS =
  /\b(?:how (?:many|often)|which|what|any|ever|each|every|a|per|one|single) (?:\w+ )?(?:days?|nights?|hours?|weeks?|evenings?|mornings?|times)\b|\bdaily\b|\bhourly\b|[哪几幾多每一1单單]\S{0,2}[天日晚次]|[每一1]小时|日子|日均|平均|功率|千瓦(?!时)/;
/** What has not been is a forecast. */
const TO_COME = /\b(?:will|going to|on track|by the end)\b|会|将|预[估计测]|能否|能不能|是否能/;
const UNIT_OF: readonly [RegExp, Group][] = [
  [/^(?:(?:\d{4}|-)-\d\d|month(?:0|-\d+))$/, "month"],
  [/^week(?:0|-\d+)$/, "week"],
  [/^quarter(?:0|-\d+)$/, "quarter"],
  [/^(?:year(?:0|-\d+)|\d{4})$/, "year"],
  [/^bill(?:0|-\d+)$/, "bill"],
];

/** The unit that a period is one of. */
export const unitOfPeriod = (period: string | undefined): Group | undefined =>
  isOneDay(period) ? "day" : UNIT_OF.find(([codes]) => codes.test(period ?? ""))?.[1];

/** @param text normalized */
export function readLimitOfWhole(slots: WordSlots, text: string): void {
  const { pick, group, period, filters } = slots;
  if (!/^(?:above|below):[\d.]+(?:[kM]?Wh|[a-z]{3}|money)?$/.test(pick ?? "") || filters || slots.comparedTo) return;
  if (group !== undefined && group !== "day") return;
  const unit = unitOfPeriod(period);
  if (unit && WHETHER.test(text) && !OF_PARTS.test(text) && !TO_COME.test(text)) slots.group = unit;
}
