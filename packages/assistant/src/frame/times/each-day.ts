import type { WordSlots } from "../conversation/merge";

/* "On each of the last seven days", 最近七天每天分别: the days of a named time one by one. */

const ENGLISH =
  /\b(?:on|for|in) each (?:one )?of (?:the|these|those|my|our) (?:(?:last|past|previous|latest) )?(?:\w+ )?days\b|\b(?:each|every) (?:single )?day (?:of|in|over|for|during) (?:the |this |that )?(?:last|past|previous|latest|week|month)\b/;
const CHINESE = /(?:每一?|逐)[天日](?:分别|各自?)?的?(?:用|耗|发|买|卖|电)/;
/** What is told of all days at once. */
const TOGETHER = /\b(?:average|avg|mean|typical(?:ly)?|usual(?:ly)?)\b|平均|日均|一般|通常/;

/** @param text normalized */
export function readEachDay(slots: WordSlots, text: string): void {
  const isOpen =
    slots.group === undefined &&
    slots.pick === undefined &&
    slots.comparedTo === undefined &&
    (slots.filters?.length ?? 0) === 0;
  if (!isOpen || !slots.period || TOGETHER.test(text)) return;
  if (ENGLISH.test(text) || CHINESE.test(text)) slots.group = "day";
}
