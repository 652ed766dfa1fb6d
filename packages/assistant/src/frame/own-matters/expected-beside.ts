import { isAboutMoney } from "../amounts/money-words";
import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";

/* "Is my November bill going to be higher than October?", 这个月会不会比上个月高: what is to come beside what has been. */

const TO_COME =
  /\b(?:will|going to|gonna|(?:on (?:track|course)|heading|set) (?:to|for)|end up|turn out|likely to|by (?:the )?(?:month'?s end|end of (?:the )?month))\b|会不会|会[比超]|会?超过|将|预计|月底|这样下去|要[比超]/;
const BESIDE =
  /\b(?:than|compared|beat|exceed|above|below|over|under|vs\.?|versus|match|top|against)\b|比|超过|超出|高过|多过|低于|少于/;
const OF_FUTURE = /^(?:month0|month\+1|bill0|bill\+1)$/;
const MONTH = /^(?:\d{4}|-)-(\d\d)$/;
const EARLIER = /^(?:month-\d+|bill-\d+|(?:\d{4}|-)-\d\d)$/;

export function expectedBeside(
  text: string,
  marked: WordSlots,
  { metric }: Asked,
  today: string,
): ToldReading | undefined {
  const { period, comparedTo, appliances, given, pick, filters } = marked;
  if (!TO_COME.test(text) || !BESIDE.test(text) || (appliances ?? given ?? pick ?? filters) !== undefined)
    return undefined;
  const isOfNow = (code: string | undefined): boolean =>
    code !== undefined &&
    (OF_FUTURE.test(code) || MONTH.exec(code)?.[1] === today.slice("2026-".length, "2026-11".length));
  const both = [period, comparedTo].filter((code) => code !== undefined);
  const other = both.find((code) => !isOfNow(code) && EARLIER.test(code));
  const named = both.find(isOfNow);
  const nextMonth = String((Number(today.slice(5, 7)) % 12) + 1).padStart(2, "0");
  if (both.some((code) => MONTH.exec(code)?.[1] === nextMonth)) return undefined;
  // What has been is named alone: "am I on track to beat October?"
  if (!other || both.length > (named ? 2 : 1)) return undefined;
  return {
    asked: { act: "forecast", scope: "own", metric: metric === "cost" || isAboutMoney(text) ? "cost" : "energy" },
    slots: { period: named?.endsWith("+1") ? "month+1" : "month0", comparedTo: other },
  };
}
