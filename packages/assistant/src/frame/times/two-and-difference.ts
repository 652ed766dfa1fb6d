import { MONTH_NAME, MONTH_OF_WORD } from "../values/calendar";
import { twoDigits } from "./two-digits";

/* "In October, in September and what is the difference": two times and how far they lie apart, which a comparison tells. */

const TIME = `((?:${MONTH_NAME})(?: 20\\d\\d)?|(?:last|this) (?:week|month|year)|yesterday|today)`;
const TWO = new RegExp(
  `\\b${TIME}(?:,? and|,|;|,? then) (?:(?:what about|how about|also|and) )?(?:(?:in|for|of|on|during) )?${TIME}\\b[,; ]+(?:and |then |also )*(?:(?:what(?:'s|s| is| was)|tell me|give me|show me) )?(?:the )?(?:difference|diff)\\b`,
);
const MONEY = /\b(?:cost|bill|pay|paid|spen[dt]|money)\b|[$£€]/;
const NEAR: Readonly<Record<string, string>> = {
  "last week": "week-1",
  "this week": "week0",
  "last month": "month-1",
  "this month": "month0",
  "last year": "year-1",
  "this year": "year0",
  yesterday: "day-1",
  today: "day0",
};

/** @param text normalized */
export function twoAndDifference(text: string) {
  const [, one, other] = TWO.exec(text) ?? [];
  const [period, comparedTo] = [codeOf(one), codeOf(other)];
  if (!period || !comparedTo || period === comparedTo) return undefined;
  return {
    asked: { act: "compare", scope: "own", metric: MONEY.test(text) ? "cost" : "energy", aggregate: "difference" },
    slots: { period, comparedTo },
  } as const;
}

function codeOf(words = ""): string | undefined {
  const [name = "", year = "-"] = words.split(" ");
  const month = MONTH_OF_WORD.get(name);
  return month ? `${year}-${twoDigits(month)}` : NEAR[words];
}
