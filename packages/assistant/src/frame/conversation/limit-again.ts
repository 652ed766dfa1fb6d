import { unitOfPeriod } from "../amounts/limit-of-whole";
import type { Frame } from "../frame";
import type { ToldReading } from "../times/around-change";
import type { WordSlots } from "./merge";

/* "Are we still ok for November?", 这个月超没超, after months were held against a limit: it is that limit for the time named. */

const WITHIN =
  /\bstill (?:ok(?:ay)?|fine|good|safe|alright|all right|on track|inside|in the clear)\b|\b(?:we|i|us|they) (?:ok(?:ay)?|fine|good|safe|alright|all right)\b|\b(?:within|under|below|inside)(?: (?:it|that)\b| (?:the|that|this|our|my|his|her|their) (?:\w+ )?(?:limit|cap|quota|allowance|budget|target|line|amount)|(?: (?:for|in|so far|this|last|now|yet|still)\b|[ ?.!]*$))|还行|还好|没事|还可以|还够|够不够|还在.{0,4}(?:里|内)|以内|达标|守住|控制住|没(?:有)?超(?:过|标)?[吧吗么]|冇超/;
const BEYOND =
  /\b(?:over|above|past|beyond|exceed(?:ed|ing)?|bust(?:ed)?|br(?:oke|oken|each|eached)|blown?|blew)(?: (?:it|that)\b| (?:the|that|this|our|my|his|her|their) (?:\w+ )?(?:limit|cap|quota|allowance|budget|target|line|amount)|(?: (?:for|in|so far|this|last|now|yet|again)\b|[ ?.!]*$))|超没超|超(?:过|标|出|额)?了?(?:没有?|吗|么|未|冇)|(?:是不是|有没有|有冇|会不会已经)超|爆(?:了|表)?(?:没有?|吗|么)/;
/** Parts of the time are counted or chosen, an answer is judged, and what is to come is a forecast. */
const OTHER =
  /\b(?:which|what|how|when|why|list|any|ever|will|going to|by the end|than|average|usual|normal)\b|\b(?:is|was) (?:that|this) (?:ok(?:ay)?|fine|good|alright)\b|[哪几]|多少|为什么|为啥|怎么|咋|会不会(?!已经)|能不能|比|平均|平常|一般/;
const MOST_CHARACTERS = 60;

const LIMIT = /^(?:above|below):([\d.]+(?:[kM]?Wh|[a-z]{3}|money))$/;
/** What goes on, where no time is named. */
const GOES_ON: Readonly<Partial<Record<NonNullable<Frame["group"]>, string>>> = {
  day: "day0",
  week: "week0",
  month: "month0",
  quarter: "quarter0",
  year: "year0",
};

/** Whether it asks of the limit of the question before, of whatever time. @param text normalized */
export const asksOfLimit = (text: string, { scope, pick = "" }: Frame): boolean =>
  scope === "own" &&
  LIMIT.test(pick) &&
  text.length <= MOST_CHARACTERS &&
  !OTHER.test(text) &&
  (WITHIN.test(text) || BEYOND.test(text));

/**
 * @param text normalized
 * @param named the slots that its words fill
 */
export function limitAgain(
  text: string,
  named: WordSlots,
  previous: Frame,
  earlier: Frame | null,
): ToldReading | undefined {
  const before = [previous, earlier].find((frame) => frame && asksOfLimit(text, frame));
  const { group, pick = "", metric } = before ?? {};
  const limit = LIMIT.exec(pick)?.[1];
  if (!limit || !group) return undefined;
  const { period = GOES_ON[group], appliances, devices, comparedTo, filters, given, pick: other } = named;
  const isOfOther = appliances ?? devices ?? comparedTo ?? filters ?? given ?? (/\d/.test(other ?? "") || undefined);
  if (period === undefined || isOfOther !== undefined) return undefined;
  const isWhole = unitOfPeriod(period) === group;
  return {
    asked: { act: "ask", scope: "own", ...(metric ? { metric } : {}), ...(isWhole ? {} : { aggregate: "count" }) },
    slots: { period, group, pick: `${WITHIN.test(text) ? "below" : "above"}:${limit}` },
  };
}
