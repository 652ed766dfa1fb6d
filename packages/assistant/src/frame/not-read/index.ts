import type { Frame } from "../frame";
import { normalizeText } from "../normalize";
import type { Check, NotReadKind } from "./check";
import { CALENDAR_CHECKS } from "./calendar-checks";
import { HOUR_CHECKS } from "./hour-checks";
import { PART_CHECKS } from "./part-checks";

/*
 * What a question about the asker's own figures says and its frame does not hold: hours, dates or days that limit
 * nothing, a count, an end or a comparison that is not made. The answer says so, as it would otherwise pass for whole.
 */

export interface NotRead {
  kind: NotReadKind;
  /** As the asker wrote them. */
  words: string;
}

const CHECKS: readonly Check[] = [...HOUR_CHECKS, ...CALENDAR_CHECKS, ...PART_CHECKS];
const LEADING_MARKS = /^[,，;；、 ]+/;

interface Stretch {
  kind: NotReadKind;
  from: number;
  to: number;
}
const lengthOf = ({ from, to }: Stretch): number => to - from;

/**
 * @param words one question as it was written
 * @param today YYYY-MM-DD
 */
export function notReadIn(words: string, frame: Frame, today: string): NotRead[] {
  const normal = normalizeText(words);
  const context = { text: normal.text, today };
  const found: Stretch[] = [];
  for (const { kind, words: pattern, isHeld } of CHECKS)
    for (const match of normal.text.matchAll(pattern)) {
      const from = match.index + (LEADING_MARKS.exec(match[0])?.[0].length ?? 0);
      const to = match.index + match[0].trimEnd().length;
      if (!isHeld(frame, match, context)) found.push({ kind, from, to });
    }
  // "Compared with April" names April too.
  const isNamed = (one: Stretch) =>
    found.some(
      (other) => other !== one && other.from <= one.from && one.to <= other.to && lengthOf(other) > lengthOf(one),
    );
  return found
    .filter((one) => !isNamed(one))
    .toSorted((a, b) => a.from - b.from)
    .map(({ kind, from, to }) => ({ kind, words: normal.originalWords(from, to).trim() }));
}
