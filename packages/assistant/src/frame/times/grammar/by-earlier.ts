import { moved } from "../near-periods";
import { type Part, partOf, PARTS_BEFORE, PARTS_BEHIND } from "./parts";
import { longestReading } from "./rule";
import { timesIn } from "./scan";
import { codeOf, type Time } from "./time-value";
import { toldBy } from "./told-by-other";

/* Times of a follow-up that the question before tells: "than the 30 days before?", "and the first week only?" */

/** @param earlier the period of the question before; @param today YYYY-MM-DD */
export function toldByEarlier(text: string, earlier: string, today: string): string | undefined {
  const relatives = timesIn(text, today).flatMap(({ relative }) => relative ?? []);
  const [only] = relatives;
  return only && relatives.length === 1 ? toldBy(only, earlier, today) : undefined;
}

const ONLY_WEEK = /\b(?:first|second|third|fourth|1st|2nd|3rd|4th) week\b(?! of)|第[1-4一二三四]个?(?:周|星期|礼拜)/;

/** "And the first week only?" of a month, "the rest of that month" after its first days; undefined where it names no part. */
export function partOfEarlier(text: string, earlier: string | undefined, today: string): string | undefined {
  return weekOfEarlier(text, earlier, today) ?? restOfEarlier(text, earlier, today);
}

function restOfEarlier(text: string, earlier: string | undefined, today: string): string | undefined {
  const [only, ...more] = timesIn(text, today).flatMap(({ relative }) => relative ?? []);
  return only?.kind === "rest" && earlier && more.length === 0 ? toldBy(only, earlier, today) : undefined;
}

/** The week, counted from its 1st. */
function weekOfEarlier(text: string, earlier: string | undefined, today: string): string | undefined {
  const month = earlier && monthOf(earlier, today);
  const at = ONLY_WEEK.exec(text)?.index;
  if (!month || at === undefined) return undefined;
  const part = longestReading<Part>([...PARTS_BEFORE, ...PARTS_BEHIND], text, at, today);
  const time = part && partOf(part.value, month, today);
  return time && codeOf(time, today);
}

function monthOf(code: string, today: string): Time | undefined {
  const counted = /^month(0|-\d+)$/.exec(code)?.[1];
  const named = counted === undefined ? code : moved(today.slice(0, 7), Number(counted));
  const [, year, month] = /^(-|\d{4})-(\d\d)$/.exec(named) ?? [];
  return month ? { kind: "date", month: Number(month), ...(year !== "-" && { year: Number(year) }) } : undefined;
}
