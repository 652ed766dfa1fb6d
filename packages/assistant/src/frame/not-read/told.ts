import { MONTH_NAME, MONTH_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";
import type { NotRead } from ".";

/*
 * Whether an answer tells what its question's words ask for, however they were read: "what did it cost" beside an amount of
 * money, 那天用了几度 beside kilowatt-hours.
 */

const A_DATE = new RegExp(`\\b(?:${MONTH_NAME}) \\d{1,2}\\b|\\d{1,2} (?:${MONTH_NAME})\\b|\\d{1,2}月\\d{1,2}日`, "i");
const A_MONTH = new RegExp(`\\b(?:${MONTH_NAME})\\b|\\d{1,2}月`, "i");

/** What words ask for, and what of it an answer shows. */
const ASKED: readonly [asks: RegExp, shows: RegExp][] = [
  [
    /\bcosts?\b|\b(?:pay|paid|spen[dt]|spending)\b|\bbill\b|\bdollars?\b|\bmoney\b|\bamount\b|多少钱|几块|电费|花了?(?:多少|几)/,
    /[$€£¥₹]|\d ?(?:kr|usd|eur|gbp)\b|\d ?元/i,
  ],
  [/\bkwhs?\b|\bhow much (?:electricity|energy|power)\b|几度|度电|用了?(?:多少|几)(?!块|钱)/, /\d ?(?:kwh|wh)\b/i],
  [/\bwhen\b|\b(?:which|what) (?:day|date)\b|哪[1一]?天|什么时候|何时|几号/, A_DATE],
  [/\b(?:which|what) month\b|哪个?月/, A_MONTH],
  [/\b(?:which|what|at what) (?:hour|time)\b|几点/, /\d ?[AP]M\b|\b(?:noon|midnight)\b|\d:\d\d/],
  [
    /\b(?:more|less|higher|lower|better|worse|up|down|crept|risen|rise|rising|change[ds]?|compare[ds]?|than|difference)\b|比|涨|升|降|变|差|多还是少|[多少高低][吗了]/,
    /\b(?:more|less|higher|lower) than\b|\b(?:about )?the same\b|\bdifference\b|\b(?:went|gone) (?:up|down)\b|比.+[多少高低]|差不多|一样|相差|上升|下降/i,
  ],
  [/\b(?:share|percent\w*|portion|fraction)\b|百分|几成|占/, /\d ?%/],
  [
    /\bhow many (?:hours|weeks|months|nights|times|mornings|evenings|weekends)\b|[几多]少?(?:[次回晚夜]|个?(?:小时|钟头))/,
    /\bnone of\b|\d of (?:the )?\d|[中里](?:有|没有)|没有一/,
  ],
  [/\bhow many days\b|几天|多少天/, /\d+ (?:of (?:the )?\d+ )?days?\b|\d ?天/],
];

const NAMED_MONTHS = new RegExp(`\\b${MONTH_NAME}\\b|(?<!\\d)\\d{1,2}月`, "gi");

/** The months that words name, 1 to 12. */
const monthsIn = (words: string): ReadonlySet<number> =>
  new Set(
    [...withDigits(words).matchAll(NAMED_MONTHS)].map(
      ([name]) => MONTH_OF_WORD.get(name.toLowerCase()) ?? Number.parseInt(name, 10),
    ),
  );

/** @param words of the question, normalized @param answer its sentences */
export function isToldIn({ kind }: Pick<NotRead, "kind">, words: string, answer: string): boolean {
  const months = monthsIn(words);
  const told = monthsIn(answer);
  if (![...months].every((month) => told.has(month))) return false;
  if (kind === "limit") return months.size > 0 && !/\d{1,2}(?:st|nd|rd|th|号|日)|[a-z] \d{1,2}\b/.test(words);
  const asked = ASKED.filter(([asks]) => asks.test(words));
  return asked.length > 0 && asked.every(([, shows]) => shows.test(answer));
}
